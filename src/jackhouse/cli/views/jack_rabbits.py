"""Jack Rabbits in a terminal: the map, the rabbits, the court, the hand."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from jackhouse import games
from jackhouse.cli.terminal.palette import CARROT, DIM, colour_text, seat_badge, seat_style
from jackhouse.cli.terminal.text_layout import flow
from jackhouse.cli.views.jack_rabbits_building import BuildingChoices, building_status, is_building
from jackhouse.cli.views.jack_rabbits_hints import cards_of, cost_hint, is_affordable, points, result_hint
from jackhouse.cli.views.jack_rabbits_ways import destinations
from jackhouse.cli.views.map_drawing import HOME, Mark, draw_map
from jackhouse.cli.views.renderer import Destination, View
from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.cards import SUITS, SYMBOLS
from jackhouse.jackrabbits.ruleset import CARROTS, KEY
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_CODES, PLACE_NAMES
from jackhouse.kernel import Action
from jackhouse.text import Lexicon

__all__ = ["JackRabbitsRenderer"]

_JOKERS: Final = ("boat", "horse")
_INDENT: Final = 3
_STEPS: Final = ("on", "take", "exit", "hole", "stay", "underground")
# the verbs by which a royal is lost, or may be, and the texts that warn of it
_LOSSES: Final = {
    "pay": "table-pay-royal", "discard": "table-pay-royal",
    "spades": "table-spades-royal", "contest": "table-contest-royal", "hand": "table-hand-royal",
}  # fmt: skip


class JackRabbitsRenderer:
    """Renders a game of Jack Rabbits."""

    rule_prefix = "JR-"

    def __init__(self, lexicon: Lexicon, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = names
        self._values: dict[str, int] = {}
        self._take_off: set[str] = set()  # the hexes where flights start
        self._building: BuildingChoices | None = None  # of the last view

    def greeting(self, view: View) -> list[str]:
        if is_meadow(view):
            return [self.lexicon.say("screen-welcome"), self.lexicon.say("screen-meadow")]
        objective = self.lexicon.objective(view["options"]["objective"])
        goal = self.lexicon.say("screen-goal", objective=objective.label, help=objective.text)
        return [self.lexicon.say("screen-welcome"), goal]

    def outcome(self, view: View) -> str:
        if is_meadow(view):
            return self.lexicon.say("screen-meadow-over")
        if view["winner"] is None:
            return self.lexicon.say("screen-no-winner")
        return self.lexicon.say("screen-winner", player=self.names[view["winner"]])

    def is_reported(self, event: View, previous: View | None) -> bool:
        """Leaves out steps of a journey, rests, flipped tiles, the end, and a second report of the same arrival."""
        code, reported = event["code"], _destination(previous)
        if code == "arrived" or (code == "travelled" and len(event["params"]["path"]) == 1):
            return reported != _destination(event)
        return code not in ("stepped", "rested", "ended", "flipped")

    def question(self, view: View) -> View:
        """Adds the place to a journey, the visitor to a contest; a take-off is asked where flights start."""
        question, turn = view["question"], view["turn"]
        place = _place_of(view, turn)
        if question["code"] == "journey":
            return {**question, "place": place}
        if question["code"] == "contest":
            return {**question, "visitor": turn, "to": place}
        if question["code"] == "take-off" and (view["passport"] is not None or not self._may_take_off(view, place)):
            return {**question, "code": "roll"}
        return dict(question)

    def heading(self, view: View) -> list[Text]:
        lexicon, turn = self.lexicon, view["turn"]
        pieces = [Text(lexicon.game(KEY).label)]
        if not is_meadow(view):
            pieces.append(Text(lexicon.objective(view["options"]["objective"]).label))
        if not is_building(view):
            pieces.append(Text(lexicon.say("screen-round", round=view["round"])))
        if len(view["awaited"]) < 2:
            pieces.append(Text(self.names[turn], f"bold {seat_style(turn)}"))
        pieces.append(Text(lexicon.phase(view["phase"]).label, "bold"))
        if view["dice"] is not None:
            dice = "+".join(str(die) for die in view["dice"])
            pieces.append(Text(lexicon.say("screen-price", dice=dice, price=view["price"]), "bold"))
        return pieces

    def is_forced(self, action: Action) -> bool:
        """Whether the action is a step of a journey that costs nothing."""
        return str(action).partition(" ")[0] in _STEPS

    def warning(self, view: View, action: Action) -> str:
        """Warns before the loss of a royal, a discard, and an acquisition with all carrots in use."""
        verb, _, rest = str(action).partition(" ")
        royals = [card for card, owner in view["carrots"].items() if owner == view["seat"]]
        lost = [card for card in cards_of(rest) if card in royals]
        if lost and verb in _LOSSES:
            return self.lexicon.say(_LOSSES[verb], cards=self.lexicon.cards(lost), count=len(lost))
        if verb == "discard":
            return self.lexicon.say("table-discard-sure", card=self.lexicon.card(rest))
        if verb == "acquire" and len(royals) >= CARROTS:
            return self.lexicon.say("table-acquire-full", cards=self.lexicon.cards(royals))
        return ""

    def destinations(self, view: View) -> Sequence[Destination]:
        if view["question"] is None or view["question"]["code"] != "journey":
            return []
        return list(destinations(self.lexicon, view))

    def action(self, view: View, action: Action, form: str = "") -> str:
        """Returns a choice in words; a card of the windfall lottery is only shown, and the prizes are drawn later."""
        question = view["question"]
        verb, _, card = str(action).partition(" ")
        if question is not None and question["code"] == "windfall" and verb in ("lottery", "draw"):
            laid = question["laid"]
            if verb == "draw":
                return self.lexicon.say("table-windfall-draw", cards=self.lexicon.cards(laid))
            return self.lexicon.say("table-windfall-card", card=self.lexicon.card(card), shown=len(laid))
        return self.lexicon.action(str(action), self.names, form)

    def hints(self, view: View, action: Action) -> Sequence[str]:
        if is_building(view):
            return [self._building_choices(view).hint(self.lexicon, str(action))] * 3
        values = self._card_values(view)
        result = result_hint(self.lexicon, view, str(action), values)
        cost = cost_hint(self.lexicon, view, str(action), values)
        if not is_affordable(view, str(action), values):
            return [result + cost] * 3
        return [result + cost, f"{result} ({view['price']})", result]

    def _card_values(self, view: View) -> dict[str, int]:
        """Returns the value of each card in this game."""
        self._read_atlas(view)
        return self._values

    def _may_take_off(self, view: View, place: str) -> bool:
        self._read_atlas(view)
        return place in self._take_off

    def _read_atlas(self, view: View) -> None:
        """Reads what is printed on the cards and the map of this game, once."""
        if self._values:
            return
        atlas = games.get(KEY).atlas(view)
        self._values = {card: int(facts["value"]) for card, facts in atlas["cards"].items()}
        self._take_off = {place for place, facts in atlas["hexes"].items() if facts["take_off"]}

    # ---- the map -----------------------------------------------------------------------------------------------------

    def picture(self, view: View, width: int, height: int) -> list[Text]:
        """Draws the map; the last line names the rabbits that are not on it, or else explains the initials."""
        if is_building(view):
            return self._map_so_far(view, width, height)
        board, marks = load_board(view["board"]), self._marks(view)
        mine = [place for place, mark in marks.items() if view["seat"] in mark.rabbits and place in board.cells]
        drawn = draw_map(board, self.lexicon, marks, width, height - 1, mine[0] if mine else CITADEL)
        below = Text("")
        for place, mark in marks.items():
            if place not in board.cells:
                for seat in mark.rabbits:
                    below.append(*seat_badge(seat))
                below.append(f" {self.lexicon.place(PLACE_NAMES[place], 'short')}  ")
        if not below and drawn.tiny:
            below = Text(self.lexicon.say("map-initials"), DIM)
        return [*drawn.lines, below]

    def _map_so_far(self, view: View, width: int, height: int) -> list[Text]:
        """Draws the map that is being built, with the numbers of the choices where the tile may lie."""
        labels = self._building_choices(view).labels()
        drawn = draw_map(Board.unfinished(view["board"]), self.lexicon, {}, width, height - 1, labels=labels)
        return [*drawn.lines, Text(self.lexicon.say("map-initials"), DIM) if drawn.tiny else Text("")]

    def _building_choices(self, view: View) -> BuildingChoices:
        if self._building is None or self._building.view is not view:
            self._building = BuildingChoices(view)
        return self._building

    def legend(self, view: View) -> list[Text]:
        signs = self.lexicon.say("map-signs", home=HOME, carrot=CARROT)
        return [Text(signs), colour_text(self.lexicon.say("map-sold"))]

    def _marks(self, view: View) -> dict[int, Mark]:
        """Returns, by place, the rabbits there, as far as this seat knows, and the owner of the carrot."""
        rabbits: dict[int, list[int]] = {}
        for seat in range(view["players"]):
            rabbits.setdefault(PLACE_CODES[_place_of(view, seat)], []).append(seat)
        carrots = {PLACE_CODES[royal]: owner for royal, owner in view["carrots"].items()}
        return {place: Mark(rabbits.get(place, ()), carrots.get(place)) for place in {**rabbits, **carrots}}

    # ---- players and cards -------------------------------------------------------------------------------------------

    def status(self, view: View, width: int, detailed: bool) -> list[Text]:
        lexicon = self.lexicon
        if is_building(view):
            return building_status(lexicon, view, self._player_names(view), width)
        lines = [line for seat in view["order"] for line in self._player(view, seat, width, detailed)]
        if is_meadow(view):
            return lines
        lines += self._labelled(lexicon.say("screen-court"), self._by_suit(view["court"]), width)
        piles = [f"{view['pile_size']} · {lexicon.say('screen-lot')} {len(view['lot'])}"]
        if view["lot"] and detailed:
            lot = sorted(view["lot"], key=lambda card: -self._card_values(view)[card])
            piles = [piles[0] + ":", *self._by_suit(lot, " ")]
        lines += self._labelled(lexicon.say("screen-pile"), piles, width)
        if view["hand"] is not None:
            lines += self._labelled(lexicon.say("screen-hand"), self._valued(view), width)
        return lines

    def _player(self, view: View, seat: int, width: int, detailed: bool) -> list[Text]:
        """Returns a player's rabbit, hand size and carrots; with details, the known cards in the hand."""
        lexicon = self.lexicon
        names = self._player_names(view)
        line = Text("▸" if seat == view["turn"] else " ")
        line.append(*seat_badge(seat))
        line.append(f" {names[seat]:{max(len(name) for name in names)}} ", f"bold {seat_style(seat)}")
        place = lexicon.place(_place_of(view, seat), "short")
        cards = "" if is_meadow(view) else f" · {lexicon.say('screen-cards', cards=view['hand_sizes'][seat])}"
        line.append_text(colour_text(f"{place}{cards}"))
        carrots = [card for card, owner in view["carrots"].items() if owner == seat]
        seen = [card for card, holder in view["known"].items() if holder == seat and card not in carrots]
        pieces = [line]
        if carrots:
            pieces.append(Text(CARROT, seat_style(seat)) + colour_text(lexicon.cards(carrots)))
        laid = [card for zone in view.get("zones", {}).values() for card in zone[seat] if card]
        if laid:
            pieces.append(colour_text(f"({lexicon.say('screen-laid', cards=lexicon.cards(laid))})"))
        if seen and detailed:
            pieces.append(colour_text(f"({lexicon.say('screen-seen', cards=lexicon.cards(seen))})"))
        return flow(pieces, width, _INDENT)

    def _player_names(self, view: View) -> list[str]:
        return [self.lexicon.say("screen-me") if at == view["seat"] else name for at, name in enumerate(self.names)]

    def _labelled(self, label: str, pieces: Sequence[str], width: int) -> list[Text]:
        coloured = [colour_text(piece) for piece in pieces] or [Text(self.lexicon.say("screen-none"))]
        return flow([Text(label, "bold"), *coloured], width, _INDENT)

    def _by_suit(self, cards: Sequence[str], gap: str = "") -> list[str]:
        """Groups cards by suit, jokers by name: `♣JQK ♠JK boat`."""
        found = [f"{sign}{gap.join(ranks)}" for sign, ranks in _suits(cards) if ranks]
        return [*found, *[self.lexicon.card(card) for card in cards if card in _JOKERS]]

    def _valued(self, view: View) -> list[str]:
        """Returns the hand by suits, each with the sum of its values: `♣8 6=14 ♠3 boat`."""
        hand, values = view["hand"], self._card_values(view)
        found: list[str] = []
        for suit, (sign, ranks) in zip(SUITS, _suits(hand)):
            total = points(view, [rank + suit for rank in ranks], values)
            plain = len(ranks) == 1 and ranks[0].isdigit()
            if ranks:
                found.append(f"{sign}{' '.join(ranks)}" if plain else f"{sign}{' '.join(ranks)}={total}")
        found += [self.lexicon.card(card) for card in hand if card in _JOKERS]
        return [f"{piece} ·" for piece in found[:-1]] + found[-1:]


def is_meadow(view: View) -> bool:
    """Whether the game has no cards."""
    return bool(view["options"].get("meadow"))


def _destination(event: View | None) -> str:
    """Returns the place to which an event moves a rabbit; "" if it names none."""
    params = event["params"] if event is not None else {}
    if "path" in params:
        return str(params["path"][-1]).split(":")[0]
    ridden = str(params.get("action", "")).removeprefix("ride ")
    return str(params.get("to") or params.get("place") or ridden)


def _suits(cards: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Returns the ranks of the cards by the symbol of their suit, without jokers."""
    return [
        (sign, [card[:-1] for card in cards if card[-1] == suit and card not in _JOKERS])
        for suit, sign in zip(SUITS, SYMBOLS)
    ]


def _place_of(view: View, seat: int) -> str:
    """Returns the place of a rabbit, also during its journey."""
    under_way = view["journey"] is not None and seat == view["turn"]
    return str(view["journey"]["at"] if under_way else view["rabbits"][seat])
