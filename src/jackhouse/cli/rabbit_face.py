"""How Jack Rabbits looks in a terminal: the map, the rabbits, the court, the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from jackhouse import games
from jackhouse.cli.palette import CARROT, badge, paint, seat_style
from jackhouse.cli.rabbit_ways import comes_to
from jackhouse.cli.sketch import HOME, Mark, sketch
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.cards import SUITS, SYMBOLS
from jackhouse.jackrabbits.realm import KEY
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_CODES, PLACE_NAMES, ROAD_KINDS
from jackhouse.kernel import Action
from jackhouse.text import Lexicon

__all__ = ["RabbitFace"]

View = Mapping[str, Any]

_JOKERS: Final = ("boat", "horse")


class RabbitFace:
    """What a seat sees of a game of Jack Rabbits."""

    rules = "JR-"
    quiet: Sequence[str] = ("stepped",)

    def __init__(self, lexicon: Lexicon, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = names

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

    def hint(self, view: View, action: Action) -> str:
        return comes_to(self.lexicon, view, str(action))

    # ---- the map -----------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """The map, and below it who is not on it."""
        board, marks = load_board(view["board"]), self._marks(view)
        mine = [place for place, mark in marks.items() if view["seat"] in mark.rabbits and place in board.cells]
        lines = sketch(board, self.lexicon, marks, width, height - 1, mine[0] if mine else CITADEL)
        apart = Text(" ")
        for place, mark in marks.items():
            if place not in board.cells:
                for seat in mark.rabbits:
                    apart.append(*badge(seat))
                apart.append(f" {self.lexicon.place(PLACE_NAMES[place], 'short')}  ")
        return [*lines, apart]

    def legend(self, view: View) -> list[Text]:
        lexicon = self.lexicon
        kinds = [f"{lexicon.say(f'map-{kind}.tiny')} {lexicon.say(f'kind-{kind}')}" for kind in ROAD_KINDS]
        return [Text(lexicon.say("map-legend", home=HOME, carrot=CARROT)), Text(" · ".join(kinds))]

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
        court = self._by_suit(view["court"]) or lexicon.say("screen-none")
        lines.append(self._labelled(lexicon.say("screen-court"), court))
        piles = f"{view['pile_size']} · {lexicon.say('screen-lot')} {len(view['lot'])}"
        if view["lot"] and roomy:
            piles += f": {self._by_suit(view['lot'], ' ')}"
        lines.append(self._labelled(lexicon.say("screen-pile"), piles))
        if view["hand"] is not None:
            hand = self._valued(view) or lexicon.say("screen-none")
            lines.append(self._labelled(lexicon.say("screen-hand"), hand))
        return lines

    def _player(self, view: View, seat: int, width: int, roomy: bool) -> list[Text]:
        """A player's rabbit, hand size and carrots; with room, the cards that one has seen there."""
        lexicon = self.lexicon
        places = [lexicon.place(_whereabouts(view, other), "short") for other in range(view["players"])]
        line = Text("▸" if seat == view["turn"] else " ")
        line.append(*badge(seat))
        line.append(f" {self.names[seat]:{_longest(self.names)}}", f"bold {seat_style(seat)}")
        count = lexicon.say("screen-cards", cards=view["hand_sizes"][seat])
        line.append_text(paint(f" {places[seat]:{_longest(places)}} {count}"))
        carrots = [card for card, owner in view["carrots"].items() if owner == seat]
        more = paint(f"{CARROT}{lexicon.cards(carrots)}") if carrots else Text("")
        seen = [card for card, holders in view["known"].items() if holders == [seat] and card not in carrots]
        if roomy and seen:
            more.append_text(paint(f"{' ' if carrots else ''}({lexicon.say('screen-seen')} {lexicon.cards(seen)})"))
        if not more:
            return [line]
        if line.cell_len + more.cell_len < width:
            return [line + Text(" ") + more]
        return [line, Text("   ") + more]

    def _labelled(self, label: str, words: str) -> Text:
        return Text(f"{label} ", "bold") + paint(words)

    def _by_suit(self, cards: Sequence[str], gap: str = "") -> str:
        """Cards under the sign of their suit, jokers by name: `♣JQK ♠JK boat`."""
        found = [f"{sign}{gap.join(ranks)}" for sign, ranks in _suits(cards) if ranks]
        return " ".join([*found, *[self.lexicon.card(card) for card in cards if card in _JOKERS]])

    def _valued(self, view: View) -> str:
        """The hand by suits, each with the points that it makes: `♣8 6 = 14 · ♠3 · boat`."""
        hand, worth = view["hand"], games.get(KEY).atlas(view)["cards"]
        found: list[str] = []
        for suit, (sign, ranks) in zip(SUITS, _suits(hand)):
            points = sum(int(worth[rank + suit]["value"]) for rank in ranks)
            plain = len(ranks) == 1 and ranks[0].isdigit()
            if ranks:
                found.append(f"{sign}{' '.join(ranks)}" if plain else f"{sign}{' '.join(ranks)} = {points}")
        return " · ".join([*found, *[self.lexicon.card(card) for card in hand if card in _JOKERS]])


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


def _longest(words: Sequence[str]) -> int:
    return max(len(word) for word in words)
