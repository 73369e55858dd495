"""How Jack Rabbits looks in a terminal: the map, the rabbits, the court, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from jackhouse import games
from jackhouse.cli.palette import CARROT, DIM, badge, paint, seat_style
from jackhouse.cli.rabbit_ways import comes_to, costs, is_sold
from jackhouse.cli.sketch import HOME, Mark, sketch
from jackhouse.cli.typeset import flowed
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.cards import SUITS, SYMBOLS
from jackhouse.jackrabbits.ruleset import CARROTS, KEY
from jackhouse.jackrabbits.tiles import CITADEL, KIND, PLACE_CODES, PLACE_NAMES, TOWER
from jackhouse.kernel import Action
from jackhouse.text import Lexicon

__all__ = ["RabbitFace"]

View = Mapping[str, Any]

_JOKERS: Final = ("boat", "horse")
_INDENT: Final = 3
_STEPS: Final = ("on", "take", "exit", "hole", "stay", "underground")
#   what a royal is lost by, or may be, and the words that say so
_LOSSES: Final = {
    "pay": "table-pay-royal", "discard": "table-pay-royal",
    "spades": "table-spades-royal", "contest": "table-contest-royal",
}  # fmt: skip


class RabbitFace:
    """What a seat sees of a game of Jack Rabbits."""

    rules = "JR-"

    def __init__(self, lexicon: Lexicon, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = names
        self.worth: dict[str, int] = {}

    def greeting(self, view: View) -> list[str]:
        objective = self.lexicon.objective(view["options"]["objective"])
        goal = self.lexicon.say("screen-goal", objective=objective.label, help=objective.text)
        return [self.lexicon.say("screen-welcome"), goal]

    def outcome(self, view: View) -> str:
        if view["winner"] is None:
            return self.lexicon.say("screen-no-winner")
        return self.lexicon.say("screen-winner", player=self.names[view["winner"]])

    def worth_telling(self, heard: View, before: View | None) -> bool:
        """Steps under way and rests are not, nor an end that the last page tells, nor a way to where one is already."""
        code, told = heard["code"], _destination(before)
        if code == "arrived" or (code == "travelled" and len(heard["params"]["path"]) == 1):
            return told != _destination(heard)
        return code not in ("stepped", "rested", "ended")

    def asked(self, view: View) -> View:
        """A journey is asked from where the rabbit is, a contest about whom; a take-off only on a tower."""
        question, turn = view["question"], view["turn"]
        place = _whereabouts(view, turn)
        if question["code"] == "journey":
            return {**question, "place": place}
        if question["code"] == "contest":
            return {**question, "visitor": turn, "to": place}
        if question["code"] == "take-off" and (KIND[PLACE_CODES[place]] != TOWER or view["passport"] is not None):
            return {**question, "code": "roll"}
        return dict(question)

    def heading(self, view: View) -> list[Text]:
        lexicon, turn = self.lexicon, view["turn"]
        pieces = [
            Text(lexicon.game(KEY).label),
            Text(lexicon.objective(view["options"]["objective"]).label),
            Text(lexicon.say("screen-round", round=view["round"])),
            Text(self.names[turn], f"bold {seat_style(turn)}"),
            Text(lexicon.phase(view["phase"]).label, "bold"),
        ]
        if view["dice"] is not None:
            dice = "+".join(str(die) for die in view["dice"])
            pieces.append(Text(lexicon.say("screen-price", dice=dice, price=view["price"]), "bold"))
        return pieces

    def is_forced(self, action: Action) -> bool:
        """A step of a journey without a choice, and without a loss."""
        return str(action).partition(" ")[0] in _STEPS

    def caution(self, view: View, action: Action) -> str:
        """A royal that is lost, or may be; a discard."""
        verb, _, rest = str(action).partition(" ")
        royals = [card for card, owner in view["carrots"].items() if owner == view["seat"]]
        lost = [card for card in rest.split(",") if card in royals]
        if lost and verb in _LOSSES:
            return self.lexicon.say(_LOSSES[verb], cards=self.lexicon.cards(lost), count=len(lost))
        if verb == "discard":
            return self.lexicon.say("table-discard-sure", card=self.lexicon.card(rest))
        if verb == "acquire" and len(royals) >= CARROTS:
            return self.lexicon.say("table-acquire-full", cards=self.lexicon.cards(royals))
        return ""

    def hints(self, view: View, action: Action) -> Sequence[str]:
        about = self.lexicon, view, str(action), self._worth(view)
        leads, spent = comes_to(*about), costs(*about)
        if not is_sold(*about[1:]):
            return [leads + spent] * 3
        return [leads + spent, f"{leads} ({view['price']})", leads]

    def _worth(self, view: View) -> dict[str, int]:
        """What each card counts at this table, worked out once."""
        if not self.worth:
            cards = games.get(KEY).atlas(view)["cards"]
            self.worth = {card: int(facts["value"]) for card, facts in cards.items()}
        return self.worth

    # ---- the map -----------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """The map; below it who is not on it, or else what its initials stand for."""
        board, marks = load_board(view["board"]), self._marks(view)
        mine = [place for place, mark in marks.items() if view["seat"] in mark.rabbits and place in board.cells]
        drawn = sketch(board, self.lexicon, marks, width, height - 1, mine[0] if mine else CITADEL)
        below = Text("")
        for place, mark in marks.items():
            if place not in board.cells:
                for seat in mark.rabbits:
                    below.append(*badge(seat))
                below.append(f" {self.lexicon.place(PLACE_NAMES[place], 'short')}  ")
        if not below and drawn.tiny:
            below = Text(self.lexicon.say("map-initials"), DIM)
        return [*drawn.lines, below]

    def legend(self, view: View) -> list[Text]:
        signs = self.lexicon.say("map-signs", home=HOME, carrot=CARROT)
        return [Text(signs), paint(self.lexicon.say("map-sold"))]

    def _marks(self, view: View) -> dict[int, Mark]:
        """By place, who is there, as far as this seat knows, and whose carrot is."""
        rabbits: dict[int, list[int]] = {}
        for seat in range(view["players"]):
            rabbits.setdefault(PLACE_CODES[_whereabouts(view, seat)], []).append(seat)
        carrots = {PLACE_CODES[royal]: owner for royal, owner in view["carrots"].items()}
        return {place: Mark(rabbits.get(place, ()), carrots.get(place)) for place in {**rabbits, **carrots}}

    # ---- players and cards -------------------------------------------------------------------------------------------

    def status(self, view: View, width: int, roomy: bool) -> list[Text]:
        lexicon = self.lexicon
        lines = [line for seat in range(view["players"]) for line in self._player(view, seat, width, roomy)]
        lines += self._labelled(lexicon.say("screen-court"), self._by_suit(view["court"]), width)
        piles = [f"{view['pile_size']} · {lexicon.say('screen-lot')} {len(view['lot'])}"]
        if view["lot"] and roomy:
            lot = sorted(view["lot"], key=lambda card: -self._worth(view)[card])
            piles = [piles[0] + ":", *self._by_suit(lot, " ")]
        lines += self._labelled(lexicon.say("screen-pile"), piles, width)
        if view["hand"] is not None:
            lines += self._labelled(lexicon.say("screen-hand"), self._valued(view), width)
        return lines

    def _player(self, view: View, seat: int, width: int, roomy: bool) -> list[Text]:
        """A player's rabbit, hand size and carrots; with room, the cards that one has seen there."""
        lexicon = self.lexicon
        names = [lexicon.say("screen-me") if at == view["seat"] else name for at, name in enumerate(self.names)]
        line = Text("▸" if seat == view["turn"] else " ")
        line.append(*badge(seat))
        line.append(f" {names[seat]:{max(len(name) for name in names)}} ", f"bold {seat_style(seat)}")
        place = lexicon.place(_whereabouts(view, seat), "short")
        line.append_text(paint(f"{place} · {lexicon.say('screen-cards', cards=view['hand_sizes'][seat])}"))
        carrots = [card for card, owner in view["carrots"].items() if owner == seat]
        seen = [card for card, holders in view["known"].items() if holders == [seat] and card not in carrots]
        pieces = [line]
        if carrots:
            pieces.append(Text(CARROT, seat_style(seat)) + paint(lexicon.cards(carrots)))
        if seen and roomy:
            pieces.append(paint(f"({lexicon.say('screen-seen', cards=lexicon.cards(seen))})"))
        return flowed(pieces, width, _INDENT)

    def _labelled(self, label: str, pieces: Sequence[str], width: int) -> list[Text]:
        painted = [paint(piece) for piece in pieces] or [Text(self.lexicon.say("screen-none"))]
        return flowed([Text(label, "bold"), *painted], width, _INDENT)

    def _by_suit(self, cards: Sequence[str], gap: str = "") -> list[str]:
        """Cards under the sign of their suit, jokers by name: `♣JQK ♠JK boat`."""
        found = [f"{sign}{gap.join(ranks)}" for sign, ranks in _suits(cards) if ranks]
        return [*found, *[self.lexicon.card(card) for card in cards if card in _JOKERS]]

    def _valued(self, view: View) -> list[str]:
        """The hand by suits, each with the points that it makes: `♣8 6=14 ♠3 boat`."""
        hand, worth = view["hand"], self._worth(view)
        found: list[str] = []
        for suit, (sign, ranks) in zip(SUITS, _suits(hand)):
            points = sum(worth[rank + suit] for rank in ranks)
            plain = len(ranks) == 1 and ranks[0].isdigit()
            if ranks:
                found.append(f"{sign}{' '.join(ranks)}" if plain else f"{sign}{' '.join(ranks)}={points}")
        found += [self.lexicon.card(card) for card in hand if card in _JOKERS]
        return [f"{piece} ·" for piece in found[:-1]] + found[-1:]


def _destination(heard: View | None) -> str:
    """Where an event brings a rabbit, if it says so."""
    params = heard["params"] if heard is not None else {}
    if "path" in params:
        return str(params["path"][-1]).split(":")[0]
    ridden = str(params.get("action", "")).removeprefix("ride ")
    return str(params.get("to") or params.get("place") or ridden)


def _suits(cards: Sequence[str]) -> list[tuple[str, list[str]]]:
    """The ranks of these cards by the sign of their suit, without jokers."""
    return [
        (sign, [card[:-1] for card in cards if card[-1] == suit and card not in _JOKERS])
        for suit, sign in zip(SUITS, SYMBOLS)
    ]


def _whereabouts(view: View, seat: int) -> str:
    """Where a rabbit is, on its way too."""
    under_way = view["journey"] is not None and seat == view["turn"]
    return str(view["journey"]["at"] if under_way else view["rabbits"][seat])
