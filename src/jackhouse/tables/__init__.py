"""Served tables: what their lines make of them, who sits there, and what each viewer has been shown, as it is sent.

It knows nothing of wires, disks and clocks: that is the server's. Compiled, like the engine: all answers go through it.
"""
