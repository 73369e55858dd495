"""The figures on the cards: the rabbits of the court, and the boat and the horse of the jokers.

The silhouette shows the rank: a king has two raised ears and a crown of battlements, a queen has hanging ears and a
dome, a jack has one raised and one folded ear. Each figure holds the Spanish emblem of its suit: a staff, a sword, a
cup or a coin. The fur takes its colour from `fill` and the robe from `color`, so that one drawing serves every suit.
"""

from typing import Final

from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag

__all__ = ["GRIP", "figure", "joker", "token"]

GRIP: Final = (-25.0, 20.0)  # the position of the paw, relative to the centre of the face
_ROBE: Final = "currentColor"


def figure(rank: str, palette: Palette) -> str:
    """Returns the bust of a `K`, `Q` or `J`, with the centre of its face at the origin."""
    draw = {"K": _king, "Q": _queen, "J": _jack}[rank]
    return group(draw(palette), stroke=palette.figure_line, stroke_width=1.1, stroke_linejoin="round", **_ROUND)


_ROUND: Final[dict[str, object]] = {"stroke_linecap": "round"}
_BARE: Final[dict[str, object]] = {"stroke": "none"}


def _both(d: str, **attributes: object) -> str:
    """Draws a shape and its mirror image."""
    return path(d, **attributes) + path(d, transform="scale(-1 1)", **attributes)


def _king(p: Palette) -> str:
    return "".join(
        (
            _both("M-3 -9C-3 -23 -7 -35 -12 -37C-17 -32 -16 -18 -9 -7Z"),
            _both("M-6 -12C-6 -22 -9 -30 -11.5 -32C-13.5 -27 -12.5 -18 -8.5 -11Z", fill=p.blush, **_BARE),
            _arm(p),
            path("M-18 34.5C-19 24 -16 16 -8 13H8C16 16 19 24 18 34.5Z", fill=_ROBE),
            path("M-10 12C-15.5 15 -16.5 21 -13 25L0 33L13 25C16.5 21 15.5 15 10 12Z", fill=p.linen),
            path("M-12.4 18V20.4M-8.4 24.4V26.4M12.4 18V20.4M8.4 24.4V26.4", fill="none", stroke_width=1.4),
            _head(),
            path(
                "M-9.4 6C-9.6 14 -4 17.5 0 19C4 17.5 9.6 14 9.4 6C6 10.6 2 11 0 8.6C-2 11 -6 10.6 -9.4 6Z", fill=p.linen
            ),
            _face(p),
            _both("M-7 -3.6Q-5 -5 -3 -4", fill="none", stroke_width=1.5),
            path("M-9.5 -7L-11 -23H-6.7V-19.5H-2.2V-23H2.2V-19.5H6.7V-23H11L9.5 -7Q0 -4.6 -9.5 -7Z", fill=p.gold),
            path("M-2.3 -6.2V-11.5A2.3 2.3 0 0 1 2.3 -11.5V-6.2Z", fill=p.figure_line, **_BARE),
            path("M-6.8 -12V-15.4M6.8 -12V-15.4", fill="none", stroke_width=1.6),
        )
    )


def _queen(p: Palette) -> str:
    upper = (
        _both("M-3 -12C-13 -18 -19 -9 -18.6 4C-18.4 14 -16.5 21 -13.5 21.5C-9.5 20 -8 10 -7.5 -4Z"),
        _both("M-12.5 -4C-16.6 -2 -16.8 4 -16.2 9.5C-15.8 13.5 -14.8 17 -13.6 17.4C-11.6 14 -11.4 5 -12.5 -4Z",
              fill=p.blush, **_BARE),
        _head(),
        _cheeks(p),
        _both("M-7.4 -1.4C-6.4 1.2 -3.6 1.2 -2.6 -1.2", fill="none", stroke_width=1.3),
        _both("M-7.2 -0.4L-8.9 0.6M-6.2 0.7L-7.2 2.2M-4.6 0.9L-4.8 2.4", fill="none", stroke_width=0.8),
        path(
            "M-9.5 -8.5C-12 -13 -10.5 -17.5 -7.6 -20C-5.3 -18 -4.6 -16 -4.4 -14.4C-4.8 -20 -2.4 -23.5 0 -27"
            "C2.4 -23.5 4.8 -20 4.4 -14.4C4.6 -16 5.3 -18 7.6 -20C10.5 -17.5 12 -13 9.5 -8.5Q0 -5.6 -9.5 -8.5Z",
            fill=p.gold,
        ),
        path("M-2 -7V-12.4Q-2 -14 0 -15.6Q2 -14 2 -12.4V-7Z", fill=p.figure_line, **_BARE),
        path("M-6.4 -11.4V-14M6.4 -11.4V-14", fill="none", stroke_width=1.6),
        tag("circle", cx=0, cy=-28.5, r=1.7, fill=p.blush),
        "".join(tag("circle", cx=x, cy=-21.3, r=1.4, fill=p.blush) for x in (-7.6, 7.6)),
    )  # fmt: skip
    return "".join(
        (
            _arm(p),
            path("M-16.5 34.5C-17 25 -13 16 -6 11H6C13 16 17 25 16.5 34.5Z", fill=_ROBE),
            path("M-8 11C-8 18 -4 21.4 0 21.4C4 21.4 8 18 8 11Z"),
            "".join(
                tag("circle", cx=x, cy=y, r=1.4, fill=p.linen, stroke_width=0.7)
                for x, y in ((-6.4, 13), (-3.6, 15.8), (0, 17), (3.6, 15.8), (6.4, 13))
            ),
            group(*upper, transform="translate(0 -4)"),
        )
    )


def _jack(p: Palette) -> str:
    return "".join(
        (
            path("M-3 -10C-2 -23 -4 -33 -8 -38C-13 -33 -13 -20 -9 -8Z"),
            path("M-5.4 -13C-4.8 -22 -6 -29 -8 -33C-10.2 -28 -10 -19 -8 -12Z", fill=p.blush, **_BARE),
            path(
                "M3 -10C3 -19 5 -27 10.5 -29C16 -29.5 19 -22 18.4 -13C14.6 -12.6 12.6 -16 12 -20C10 -18 9.4 -13 9 -8Z"
            ),
            path("M12 -20C13.6 -22 14.4 -25 12.6 -28.4", fill="none"),
            _arm(p),
            path("M-16 34.5C-16.5 25 -12 18 -6 14H6C12 18 16.5 25 16 34.5Z", fill=_ROBE),
            _head(),
            _both("M-7 12.5L-11 20.5L0 18.5Z", fill=p.linen),
            path("M-2 17.3H2L1.4 21H-1.4Z", fill=p.gold),
            _face(p),
            path("M-12.5 -5C-15 -13 -9 -18.5 0 -18C9 -18 15 -13.5 12.5 -5C8 -9.4 -8 -9.4 -12.5 -5Z", fill=_ROBE),
            path("M-12.7 -5C-8.4 -8.8 8.4 -8.8 12.7 -5L12 -2.8C8 -6 -8 -6 -12 -2.8Z", fill=p.gold),
            path("M-8 -8C-12.5 -10 -16.5 -15 -16.6 -22C-11.6 -20.6 -6.8 -16 -6.5 -8.6Z", fill=p.linen),
            path("M-8 -9C-9.6 -13 -11.6 -16 -14 -18.6", fill="none", stroke_width=0.8),
        )
    )


def _arm(p: Palette) -> str:
    """Draws the sleeve and its cuff. The paw is drawn above the held object."""
    return path("M-9.5 13C-15.5 14 -19.5 15.5 -22.5 17L-22 24C-17 26 -12 27 -8.5 28Z", fill=_ROBE) + path(
        "M-23.6 16.6L-20.6 15.8L-19.8 24.6L-22.8 24.4Z", fill=p.linen
    )


def _head() -> str:
    return path("M0 -13C8 -13 11 -6 11.6 1C12.4 9 7 14 0 14C-7 14 -12.4 9 -11.6 1C-11 -6 -8 -13 0 -13Z")


def _face(p: Palette) -> str:
    """Draws open eyes and the rest of the face."""
    return _both("M-6.3 0A1.5 1.9 0 1 0 -3.3 0A1.5 1.9 0 1 0 -6.3 0Z", fill=p.figure_line, **_BARE) + _cheeks(p)


def _cheeks(p: Palette) -> str:
    """Draws cheeks, nose, mouth and whiskers."""
    return "".join(
        (
            _both("M-9.6 4.4A2.2 1.6 0 1 0 -5.2 4.4A2.2 1.6 0 1 0 -9.6 4.4Z", fill=p.blush, opacity="0.55", **_BARE),
            path("M-2 3.8C-1 3.2 1 3.2 2 3.8L0 6Z", fill=p.blush, stroke_width=0.8),
            path("M0 6V7.6C-1 9.2 -2.8 9.2 -3.8 8.2M0 7.6C1 9.2 2.8 9.2 3.8 8.2", fill="none", stroke_width=0.9),
            _both("M-6.5 6.6L-14 5.4M-6.5 8L-13.4 9.4", fill="none", stroke_width=0.6),
        )
    )


# ---- the objects that royals hold -----------------------------------------------------------------------------------


def token(suit: str, palette: Palette) -> str:
    """Returns the object that the royals of a suit hold, about 36 high, with the paw at the origin."""
    paw = path("M-4.4 0.2A4.5 3.8 0 0 1 4.8 0.2A4.5 3.8 0 0 1 -4.4 0.2Z")
    toes = path("M-1.8 -3.2V-1.4M0.8 -3.4V-1.6", fill="none", stroke_width=0.8)
    drawn = group(_TOKENS[suit](palette), transform="translate(-0.5 0)") + paw + toes
    return group(drawn, stroke=palette.figure_line, stroke_width=1.1, stroke_linejoin="round", **_ROUND)


def _staff(p: Palette) -> str:
    return path("M-1.9 13.4L-2.3 4L-1.7 -14.5Q0 -16 1.7 -14.5L2.3 4L1.9 13.4Q0 14.2 -1.9 13.4Z", fill=p.gold) + path(
        "M1.8 -4C4 -9 7 -9 8 -8C7 -4 4 -3 1.8 -2ZM-2 -8C-4 -13 -7 -13 -8 -12C-7 -8 -4 -7 -1.8 -6Z", fill=p.clubs
    )


def _sword(p: Palette) -> str:
    return "".join(
        (
            path("M-2.6 -3V-20L0 -25L2.6 -20V-3Z", fill=p.linen),
            path("M0 -5V-19", fill="none", stroke_width=0.7),
            path("M-6.5 -4.6Q0 -2.6 6.5 -4.6V-1.8Q0 0 -6.5 -1.8Z", fill=p.gold),
            path("M-1.4 -1.4V7H1.4V-1.4Z", fill=p.spades),
            tag("circle", cx=0, cy=8.6, r=2.2, fill=p.gold),
        )
    )


def _cup(p: Palette) -> str:
    return "".join(
        (
            path("M-1.4 -4V8H1.4V-4Z", fill=p.gold),
            path("M-5 10.6C-4.6 8 -2 7.4 0 7.4C2 7.4 4.6 8 5 10.6Z", fill=p.gold),
            path("M-7.4 -17H7.4C7.4 -9 4.6 -4 0 -3.6C-4.6 -4 -7.4 -9 -7.4 -17Z", fill=p.gold),
            tag("ellipse", cx=0, cy=-17, rx=7.4, ry=2.2, fill=p.hearts),
        )
    )


def _coin(p: Palette) -> str:
    return "".join(
        (
            tag("circle", cx=0, cy=-8, r=8.4, fill=p.gold),
            tag("circle", cx=0, cy=-8, r=6.2, fill="none", stroke_width=0.7),
            path("M0 -12.4L3.4 -8L0 -3.6L-3.4 -8Z", fill=p.diamonds, stroke_width=0.7),
        )
    )


_TOKENS: Final = {"C": _staff, "S": _sword, "H": _cup, "D": _coin}


# ---- jokers ---------------------------------------------------------------------------------------------------------


def joker(name: str, palette: Palette) -> str:
    """Returns the picture of a joker, 53 wide and 65 high, centred at the origin."""
    draw = {"boat": _boat, "horse": _horse}[name]
    return group(
        draw(palette),
        stroke=palette.figure_line,
        stroke_width=1.1,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


_WAVES: Final = "M-26.5 24q3.3 -3.4 6.6 0" + "t6.6 0" * 6 + "t6.8 0"
_HULL: Final = "M-18.6 11.4C-12 13.2 17 13.2 24 11C22.8 19.6 19 26 13 27H-6C-12.6 26 -17.2 19.6 -18.6 11.4Z"
_SAIL_RABBIT: Final = (
    "M10.6 0C9.2 -4.6 9.4 -8.6 10.8 -10C12.2 -8.6 12.8 -5.2 12.6 -2.2C13.6 -5 15.2 -7.6 16.6 -8"
    "C17 -5.6 16 -2.2 14.8 -0.2C16 1.8 15.2 4.8 12.6 4.8C10 4.8 9.2 2 10.6 0Z"
)


def _boat(p: Palette) -> str:
    return "".join(
        (
            path("M5 -29L13 -26.4L5 -23.4Z", fill=p.hearts),
            path("M5 -29V12", fill="none", stroke=p.ink, stroke_width=1.8),
            path("M7.6 -22C15.6 -15 20.6 -5 21.6 7.6H7.6Z", fill=p.linen),
            path("M2.4 -19C-6 -13 -13.6 -3 -15.6 7.6H2.4Z", fill=p.gold),
            path(_SAIL_RABBIT, fill=p.figure_line, stroke="none"),
            path(_HULL, fill=p.ink),
            path("M-16.4 16.6C-8 18.4 12 18.4 21.2 16.4", fill="none", stroke=p.card, stroke_width=1.2),
            path(f"{_WAVES}V29Q26.5 32.5 23 32.5H-23Q-26.5 32.5 -26.5 29Z", fill=p.sea_line, stroke="none"),
            path(_WAVES, fill="none"),
        )
    )


_MANE: Final = (
    "M-3 -22C6 -27 13 -23 14 -18C19 -17 21 -12 20 -7C23.6 -4 24 2 22 6C24.6 10 24 16 22 19C23 24 22 28 20.6 32H8L0 -8Z"
)
_NECK: Final = (
    "M-9.5 32C-8 24 -4 18 -3.6 11.6C-7 14 -9.6 13.6 -12.4 16.4C-15.6 19.8 -20.4 19 -21.4 14.6"
    "C-22.2 10.4 -18.8 7 -17 3.4C-14 -3 -12.6 -9 -8.4 -14L-8 -24.5C-4.4 -22.4 -2 -19.4 -1.2 -16.2"
    "C9.6 -13.4 17.4 0 17.6 14C17.8 21 17.4 27 16.8 32Z"
)
_FORELOCK: Final = "M-8.4 -14C-6 -19 -1 -21 4 -19C0 -17 -2.4 -13 -2.6 -8C-5.4 -8.4 -7.6 -10.6 -8.4 -14Z"
_BRIDLE: Final = "M-16 1.2C-13.4 4.6 -10.6 8 -9.6 15M-11.6 -9.6C-6 -5 -2.6 1 -3.6 11.6M-10.8 8.8C-4 12 6 18 17 18"


def _horse(p: Palette) -> str:
    return "".join(
        (
            path(_MANE, fill=p.gold),
            path(_NECK, fill=p.hearts),
            path("M-6.2 -21C-4.6 -19.6 -3.4 -17.8 -3 -15.8", fill="none"),
            path(_FORELOCK, fill=p.gold),
            path(_BRIDLE, fill="none", stroke=p.linen, stroke_width=1.6),
            tag("circle", cx=-10.8, cy=8.8, r=1.8, fill=p.gold),
            tag("ellipse", cx=-8.4, cy=-3.6, rx=1.5, ry=1.9, fill=p.figure_line, stroke="none"),
            path("M-18.6 11.4L-17.6 10.6M-20 16.2C-18 16.4 -16.4 15.6 -15.4 14.4", fill="none"),
        )
    )
