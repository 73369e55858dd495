"""Options of Jack Rabbits, one in each module: each is a `Rule` that the catalogue switches on."""
