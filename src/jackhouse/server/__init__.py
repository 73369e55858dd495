"""Tables shared between screens: the only authority over served games. A move counts once it is stored."""
