"""The pictures: well-formed, named in both languages, of our own colours, and silent about secrets."""
