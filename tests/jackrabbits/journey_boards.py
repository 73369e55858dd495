"""Small boards for journeys: dead ends, loops, lakes. Cells as in `boards.py`, the Citadel at (0, 0)."""

from tests.jackrabbits.boards import CAVE, CITADEL, Document, document, hexagon, rhombus, triangle


def blind_woods() -> Document:
    """Exit 3 runs into woods1, whose road (0, 4) ends at a wall; of its other road 1 ends at a wall, 3 at the sea."""
    return document(
        CITADEL,
        CAVE,
        rhombus("woods", [[-1, 1, "D"], [-1, 1, "U"]], [0, 4], [1, 3]),
        triangle("cave", -2, 1, "U", 3),
        triangle("cave", 0, 1, "D", 2),
    )


def blind_tavern() -> Document:
    """Exit 3 passes tavern1 and ends at the wall of a cave."""
    return document(CITADEL, CAVE, triangle("tavern", -1, 1, "D", 0, 2), triangle("cave", -1, 1, "U", 3))


def blind_fork() -> Document:
    """Exit 3 comes to fork1, whose other two ways end at walls."""
    return document(
        CITADEL,
        CAVE,
        triangle("fork", -1, 1, "D", 0, 2, 4),
        triangle("cave", -1, 1, "U", 3),
        triangle("cave", -2, 1, "U", 3),
    )


def side_road() -> Document:
    """Exit 3 comes to fork1: 4 leads to K♣, 2 past tavern1 into a wall."""
    return document(
        CITADEL,
        CAVE,
        triangle("fork", -1, 1, "D", 0, 2, 4),
        hexagon("K♣", -2, 2, 1, [1]),
        triangle("tavern", -1, 1, "U", 1, 5),
        triangle("cave", 0, 1, "D", 2),
    )


def long_blind_road() -> Document:
    """Exit 3 passes tavern1 and ends beyond woods1 at a wall; the other road of woods1 is open at both ends (0, 2)."""
    return document(
        CITADEL,
        CAVE,
        triangle("tavern", -1, 1, "D", 0, 2),
        rhombus("woods", [[-1, 1, "U"], [0, 1, "D"]], [3, 5], [0, 2]),
        triangle("cave", -1, 2, "D", 2),
    )


def snare() -> Document:
    """From K♣ over woods1 (hike 3) into a ring of taverns: fork1 leads on to the Citadel, fork2 only back to a wall."""
    return document(
        CITADEL,
        triangle("fork", 0, -2, "U", 1, 3, 5),
        triangle("tavern", 0, -2, "D", 0, 2),
        triangle("tavern", 0, -3, "U", 1, 3),
        triangle("fork", 1, -3, "D", 0, 2, 4),
        triangle("tavern", 1, -3, "U", 3, 5),
        triangle("tavern", 1, -2, "D", 0, 4),
        rhombus("woods", [[1, -4, "D"], [1, -4, "U"]], [0, 4], [1, 3]),
        triangle("cave", 2, -4, "D", 0),
        hexagon("K♣", 0, -3, 1, [1]),
    )


def tavern_snare() -> Document:
    """The same with a river between fork1 (5) and fork2 (4); on the other side of the ring tavern1, then tavern2."""
    river = rhombus("river", [[0, -3, "U"], [0, -2, "D"]], [1, 2], [4, 5])
    taverns = [triangle("tavern", 1, -3, "U", 3, 5), triangle("tavern", 1, -2, "D", 0, 4)]
    others = [tile for tile in snare()["tiles"] if tile["tile"] != "tavern"]
    return document(*others, river, *taverns)


def walled_tower() -> Document:
    """K♣ on an island of its own, its one road against the wall of a tavern; the sea at its other edges."""
    return document(CITADEL, CAVE, hexagon("K♣", 5, 5, 3, [3]), triangle("tavern", 4, 6, "D", 2, 4))


def landlocked_tower() -> Document:
    """The same, with tiles all round the tower: no water, and nothing to walk on."""
    return document(
        CITADEL,
        CAVE,
        hexagon("K♣", 5, 5, 3, [3]),
        triangle("tavern", 4, 6, "D", 2, 4),
        triangle("tavern", 5, 3, "U", 1, 5),
        triangle("tavern", 6, 4, "D", 0, 2),
        triangle("tavern", 5, 5, "U", 1, 3),
        triangle("fork", 3, 5, "U", 1, 3, 5),
        triangle("fork", 4, 4, "D", 0, 2, 4),
    )


def lonely_fork() -> Document:
    """fork1 at exit 3 lies at the sea with two ways (2, 4), and no other tile has an open road; K♣ lies at exit 5."""
    return document(
        CITADEL,
        CAVE,
        triangle("cave", 1, -1, "D", 4),
        triangle("cave", 0, 0, "U", 5),
        triangle("cave", -2, 0, "U", 1),
        triangle("fork", -1, 1, "D", 0, 2, 4),
        hexagon("K♣", -1, -1, 2, [2]),
    )


def two_waters() -> Document:
    """fork1 at exit 3 lies between a lake (2) and the sea (4), so do K♦ and K♠: KD:4 and KS:0 lead to the lake."""
    return document(
        CITADEL,
        CAVE,
        triangle("fork", -1, 1, "D", 0, 2, 4),
        hexagon("K♦", 1, 1, 1, [1, 4]),
        hexagon("K♠", -1, 3, 0, [0, 1]),
    )


def lakeside() -> Document:
    """The same with a cave between fork1 and the sea: only the lake is left to it."""
    return document(*two_waters()["tiles"], triangle("cave", -2, 1, "U", 1))


def blind_cove() -> Document:
    """fork1 at exit 3 by the sea; tavern1 leads from the sea (0) to the wall of cave2, whose road (1) is open; cave3 is
    blind: its road (3) ends at the wall of cave4."""
    return document(
        CITADEL,
        CAVE,
        triangle("fork", -1, 1, "D", 0, 2, 4),
        triangle("tavern", 1, -1, "D", 0, 2),
        triangle("cave", 1, -1, "U", 1),
        triangle("cave", 6, 6, "U", 3),
        triangle("cave", 6, 7, "D", 2),
    )
