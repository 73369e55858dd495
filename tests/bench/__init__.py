"""`make bench`, the served part: the server beside the bare parts that it is made of."""
