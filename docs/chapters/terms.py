"""The words of the game in both languages, each with a rule that uses it."""

__all__ = ["IN_THE_RULEBOOK", "TERMS"]

#    English          Spanish                  rule
TERMS = (
    ("acquisition",   "adquisición",           "JR-4.6"),
    ("carrot",        "zanahoria",             "JR-4.6"),
    ("cave",          "cueva",                 "JR-2.4"),
    ("Citadel",       "ciudadela",             "JR-1.3"),
    ("clubs",         "tréboles",              "JR-1.1"),
    ("contest",       "juzgar",                "JR-7.6"),
    ("court",         "corte",                 "JR-1.2"),
    ("dead end",      "callejón sin salida",   "JR-2.6"),
    ("diamonds",      "diamantes",             "JR-1.1"),
    ("fork",          "cruce",                 "JR-2.4"),
    ("hearts",        "corazones",             "JR-1.1"),
    ("hex",           "hexágono",              "JR-4.4"),
    ("increment",     "incremento",            "JR-4.7"),
    ("joker",         "comodín",               "JR-6.4"),
    ("journey",       "travesía",              "JR-4.4"),
    ("landmass",      "masa de tierra",        "JR-2.6"),
    ("lot",           "descarte",              "JR-1.2"),
    ("lottery",       "lotería",               "JR-4.2"),
    ("merchant",      "comerciante",           "JR-6.2"),
    ("objective",     "fin del juego",         "JR-3.5"),
    ("off-board",     "destierro",             "JR-6.6"),
    ("open road",     "camino abierto",        "JR-6.6"),
    ("palace",        "palacio",               "JR-1.5"),
    ("passport",      "pasaporte",             "JR-7.1"),
    ("pile",          "pila",                  "JR-1.2"),
    ("plaza",         "plaza",                 "JR-1.5"),
    ("Price",         "precio",                "JR-4.3"),
    ("rabbit hole",   "madriguera",            "JR-6.5"),
    ("road tile",     "pieza de camino",       "JR-2.5"),
    ("royal",         "carta real",            "JR-4.6"),
    ("spades",        "picas",                 "JR-1.1"),
    ("standard game", "juego estándar",        ""),  # the label of a preset, not a word of a rule
    ("tavern",        "taberna",               "JR-6.3"),
    ("tower",         "torre",                 "JR-1.5"),
    ("trailway",      "pasadizo",              "JR-6.1"),
    ("transfer",      "traslado",              "JR-6.1"),
    ("Underground",   "subsuelo",              "JR-6.5"),
)  # fmt: skip

IN_THE_RULEBOOK = {"lot": "lote", "standard game": "juego completivo"}
"""The Spanish rulebook's own word for a term, where ours is another one."""
