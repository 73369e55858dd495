"""The documents, and the scripts that write some of them."""
