### A meadow: rabbits wander over the map without cards, for small children.

meadow-where = Where to?
meadow-where-help = Tap a place that glows.
meadow-stay = Stay here
meadow-enough = Enough for today
meadow-enough-sure = Shall we go home?
meadow-agree = Yes, go home
meadow-play-on = Play on
meadow-agree-help = { $who } would like to stop. Go home too, or play on?
meadow-player = { $who }’s rabbit is { $at }.
meadow-end = What a lovely day!
