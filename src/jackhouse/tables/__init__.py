"""Served tables: the entries of their log, the state that follows from them, and what each viewer is sent.

No sockets, files or clocks: those belong to the server. Compiled with the engine, since every answer goes through here.
"""
