"""Jackal in a terminal: the island, the pirates, their rows and coins, the hand."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from jackhouse import games
from jackhouse.cli.terminal.palette import DIM, colour_text, seat_badge, seat_style
from jackhouse.cli.terminal.text_layout import flow
from jackhouse.cli.views.renderer import Destination, View
from jackhouse.jackal.cards import HORSE, KIND_NAMES
from jackhouse.jackal.ruleset import KEY
from jackhouse.kernel import Action
from jackhouse.text import Lexicon

__all__ = ["JackalRenderer"]

_INDENT: Final = 3
_WATER: Final = "~"
_SIGNS: Final = {"o": "·", ".": _WATER, "1": "$1", "2": "$2", "3": "$3"}
# colour is never the only sign: flags also have letters
_STYLES: Final = {
    ".": "blue", "o": "", "W": "bold reverse", "R": "bold white on red", "B": "bold white on blue",
    "^": "green", "!": "bold red", "1": "bold yellow", "2": "bold yellow", "3": "bold bright_yellow",
}  # fmt: skip
_COLUMNS: Final = "abcde"
_ARROWS: Final = frozenset(KIND_NAMES[:HORSE])
_LARGE: Final = (7, 3)  # columns and lines of a cell
_MIDDLE: Final = (6, 2)
_SMALL: Final = (5, 1)
_REACHING: Final = ("row-reaches", "reaches", "reaches-first", "late")
_UNREPORTED: Final = ("passed", "ended", "turn-began", "landed")


class JackalRenderer:
    """Renders a game of Jackal."""

    rule_prefix = "JK-"

    def __init__(self, lexicon: Lexicon, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = names

    def greeting(self, view: View) -> list[str]:
        goal = self.lexicon.say("screen-goal-jackal", islands=view["rounds"])
        return [self.lexicon.say("screen-welcome-jackal"), goal]

    def outcome(self, view: View) -> str:
        best = view["ranking"][0]
        return self.lexicon.say("screen-winners", count=len(best), players=", ".join(self.names[seat] for seat in best))

    def is_reported(self, event: View, previous: View | None) -> bool:
        return event["code"] not in _UNREPORTED

    def question(self, view: View) -> View:
        return dict(view["question"])

    def heading(self, view: View) -> list[Text]:
        lexicon, turn = self.lexicon, view["turn"]
        pieces = [
            Text(lexicon.game(KEY).label),
            Text(lexicon.say("screen-island", round=view["round"], rounds=view["rounds"])),
            Text(lexicon.phase(view["phase"]).label),
        ]
        if turn is not None:
            pieces.append(Text(self.names[turn], f"bold {seat_style(turn)}"))
        return [*pieces, Text(lexicon.island(view["island"]["key"]), "bold")]

    def is_forced(self, action: Action) -> bool:
        return False  # the engine itself plays the only move of a row

    def warning(self, view: View, action: Action) -> str:
        return ""

    def destinations(self, view: View) -> Sequence[Destination]:
        return []

    def action(self, view: View, action: Action, form: str = "") -> str:
        return self.lexicon.action(str(action), self.names, form)

    def hints(self, view: View, action: Action) -> Sequence[str]:
        """Names an arrow in words, the space to which a move leads, and the treasure within reach."""
        verb, _, rest = str(action).partition(" ")
        reach = self._reach(view, str(action))
        if verb == "lay" and rest in _ARROWS:
            name = f" ({self.lexicon.card_name(rest)})"
            return [name + reach, reach, ""]
        if verb == "go" and rest.isupper():
            leads = f" → {self.lexicon.cell(_neighbour(view['pirates'][view['seat']], rest))}"
            return [leads + reach, leads, leads]
        return [reach, reach, ""]

    def _reach(self, view: View, action: str) -> str:
        """Says which treasure an action leads to, and how soon; "" if to none."""
        found = games.get(KEY).purpose(view, [action])
        if found is None or found["code"] not in _REACHING:
            return ""
        return f": {self.lexicon.purpose(found['code'].removeprefix('row-'), found['params'], self.names)}"

    # ---- the island --------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """Draws the island with its pirates, as large as possible; columns have letters and rows numbers."""
        grid = [row.split() for row in view["island"]["text"].split(" / ")]
        sizes = [size for size in (_LARGE, _MIDDLE, _SMALL) if _fits(grid, size, width, height)]
        wide, tall = sizes[0] if sizes else (3, 1)
        lines = [
            Text("   " + "".join(f"{letter:^{wide}}" for letter in self.lexicon.cell(_COLUMNS[: len(grid[0])])), DIM)
        ]
        for number, row in enumerate(grid, 1):
            for part in range(tall):
                middle = part == tall // 2
                line = Text(f"{number:>2} " if middle else "   ", DIM)
                for at, mark in enumerate(row):
                    line.append_text(self._cell(view, mark, f"{_COLUMNS[at]}{number}", wide, middle))
                lines.append(line)
        return lines[:height]

    def _cell(self, view: View, mark: str, cell: str, wide: int, middle: bool) -> Text:
        if not middle:
            return Text((_WATER * wide) if mark == "." else " " * wide, _STYLES["."] if mark == "." else "")
        inside = Text()
        inside.append(_SIGNS.get(mark, mark), _STYLES[mark])
        for seat, at in enumerate(view["pirates"]):
            if at == cell:
                inside.append(*seat_badge(seat))
        edge = _WATER if mark == "." else " "
        left = max(0, (wide - inside.cell_len) // 2)
        right = max(0, wide - inside.cell_len - left)
        style = _STYLES["."] if mark == "." else ""
        return Text(edge * left, style) + inside + Text(edge * right, style)

    def legend(self, view: View) -> list[Text]:
        return [Text(self.lexicon.say("screen-island-signs", flags="W R B"))]

    # ---- players and cards -------------------------------------------------------------------------------------------

    def status(self, view: View, width: int, detailed: bool) -> list[Text]:
        lexicon = self.lexicon
        lines = [line for seat in range(view["players"]) for line in self._player(view, seat, width)]
        piles = f"{view['pile_size']} · {lexicon.say('screen-discard')} {len(view['discard'])}"
        lines += self._labelled(lexicon.say("screen-deck"), [piles], width)
        laid = [line.removeprefix("lay ") for line in view["draft"] if line.startswith("lay ")]
        if laid:
            lines += self._labelled(lexicon.say("screen-row"), [lexicon.card(card) for card in laid], width)
        if view["hand"] is not None:
            left = list(view["hand"])
            for card in laid:
                left.remove(card)
            cards = [lexicon.card(card) for card in left]
            lines += self._labelled(
                lexicon.say("screen-hand"), [f"{card} ·" for card in cards[:-1]] + cards[-1:], width
            )
        return lines

    def _player(self, view: View, seat: int, width: int) -> list[Text]:
        """Returns a player's coins, hand size and state, and the row once it is revealed."""
        lexicon = self.lexicon
        names = [lexicon.say("screen-me") if at == view["seat"] else name for at, name in enumerate(self.names)]
        line = Text("▸" if seat == view["turn"] else "*" if seat == view["first"] else " ")
        line.append(*seat_badge(seat))
        line.append(f" {names[seat]:{max(len(name) for name in names)}} ", f"bold {seat_style(seat)}")
        facts = [
            lexicon.say("screen-coins", coins=view["coins"][seat]),
            lexicon.say("screen-cards", cards=view["hand_sizes"][seat]),
        ]
        if view["away"][seat]:
            facts.append(lexicon.say("screen-in-tortuga"))
        elif view["phase"] == "planning" and seat not in view["awaited"] and view["hand_sizes"][seat]:
            facts.append(lexicon.say("screen-committed"))
        elif view["steps"][seat]:
            facts.append(lexicon.say("screen-steps", steps=view["steps"][seat]))
        line.append(" · ".join(facts))
        row = view["rows"][seat] if view["rows"] is not None else []
        pieces = [line, *[Text(lexicon.card(card)) for card in row]]
        return flow(pieces, width, _INDENT)

    def _labelled(self, label: str, pieces: Sequence[str], width: int) -> list[Text]:
        coloured = [colour_text(piece) for piece in pieces] or [Text(self.lexicon.say("screen-none"))]
        return flow([Text(label, "bold"), *coloured], width, _INDENT)


def _fits(grid: list[list[str]], size: tuple[int, int], width: int, height: int) -> bool:
    return 3 + len(grid[0]) * size[0] <= width and 1 + len(grid) * size[1] <= height


def _neighbour(cell: str, direction: str) -> str:
    """Returns the next cell in a compass direction."""
    column, row = _COLUMNS.index(cell[0]), int(cell[1:])
    row += ("S" in direction) - ("N" in direction)
    column += ("E" in direction) - ("W" in direction)
    return f"{_COLUMNS[column]}{row}"
