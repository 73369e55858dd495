"""`make soak`: planted faults, each of which the tests must catch, then long property runs."""
