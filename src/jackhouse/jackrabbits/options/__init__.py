"""Options of Jack Rabbits, one a file: each a `Rule` that the catalogue switches on."""
