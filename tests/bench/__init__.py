"""`make bench`, the server: answers and news at a steady pace, saturation, and memory of open tables."""
