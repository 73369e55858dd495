"""The board model of the greedy bot: where each road ends, and how many turns lie between places.

It is computed from the atlas once for each board and set of options. Places are numbered: the hexes first, then the
Underground and off-board. A set of places, royals or suits is a bit mask.
"""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse import games

SUITS: Final = "CSHD"
DIAMONDS: Final = 3
NO_SUIT: Final = -1
_NOWHERE: Final = 60.0  # turns to a place that cannot be reached or is not on this board
_BY_TRANSFER: Final = 2.4  # turns that a transfer costs: the journey, and the cards for it
_CARDS_A_TURN: Final = 1.5  # from the Increment, and from a lottery won every other turn
_DEEPEST: Final = 64  # the largest number of missing points in the table


@mypyc_attr(acyclic=True)
class Sale:
    """A transfer for sale along a road: the suits that pay for it, and the places that it reaches."""

    def __init__(self, suits: int, by_tavern: bool, places: int) -> None:
        self.suits = suits
        self.by_tavern = by_tavern  # needs a horse in the court
        self.places = places


@mypyc_attr(acyclic=True)
class Goal:
    """The royals that are missing for a trio."""

    def __init__(self, missing: int, needs: list[int], homeward: list[float], tours: list[list[float]]) -> None:
        self.missing = missing
        self.needs = needs  # points needed, by suit
        self.suits = [suit for suit, need in enumerate(needs) if need]
        self.points = [needs[suit] for suit in self.suits]
        self.homeward = [homeward[suit] for suit in self.suits]  # turns from its nearest missing royal to the Citadel
        self.tours = tours  # turns home with all royals, by mask of suits that can be paid first, by place


class BoardModel:
    """The map and the rules of a game as tables for quick lookup."""

    def __init__(self, atlas: Mapping[str, Any]) -> None:
        self._roads: dict[str, Any] = atlas["roads"]
        self._hexes: dict[str, Any] = atlas["hexes"]
        royals: set[str] = {royal for trio in atlas["trios"] for royal in trio}
        absent = sorted(royals - set(self._hexes))  # their hexes are not on this board
        self.places: list[str] = [*self._hexes, "underground", "off-board", *absent]
        self.place: dict[str, int] = {name: code for code, name in enumerate(self.places)}
        self.home = self.place["citadel"]
        self.underground = self.place["underground"]
        self.off_board = self.place["off-board"]
        self.caves: list[str] = atlas["caves"]

        cards: dict[str, Any] = atlas["cards"]
        self.value: dict[str, int] = {card: entry["value"] for card, entry in cards.items()}
        self.cost: dict[str, int] = {card: entry["cost"] for card, entry in cards.items()}  # in the lot
        self.suit: dict[str, int] = {card: SUITS.find(entry["suit"]) for card, entry in cards.items() if entry["suit"]}
        self.royals: dict[str, int] = {royal: 1 << self.place[royal] for royal in sorted(royals)}  # each as a bit mask
        self.number_suit: dict[str, int] = {card: suit for card, suit in self.suit.items() if card not in royals}
        self.claim_cost: int = atlas["claim_cost"]
        self.standing: int = atlas["standing"]
        self.trios: list[int] = [self._mask(trio) for trio in atlas["trios"]]
        self.waits: list[float] = waiting_times()

        self.landings: list[int] = [place for place, entry in enumerate(self._hexes.values()) if entry["lands"]]
        self.take_off: list[int] = [_suits_of(entry["take_off"]) for entry in self._hexes.values()]
        self.takes: list[int] = [_suits_of(entry["takes"]) for entry in self._hexes.values()]
        self.contested: int = self._contested_by("anybody")  # the hexes where any other seat may contest a visit
        self.hosted: int = self._contested_by("host")  # where only a rabbit that rests there may
        self.owned: int = self._contested_by("owner")  # only whose carrot it is
        self.opened: int = self._contested_by("opener")  # only who rests there with hearts laid out
        self.plaza_suit: list[int] = [NO_SUIT] * len(self.places)  # by place: the suit for sale at its plaza
        for place in self._hexes_of("plaza"):
            self.plaza_suit[place] = self.suit[self.places[place]]

        self._suits_sold: dict[str, int] = {port: _suits_of(road["suits"]) for port, road in self._roads.items()}
        self.ends: dict[str, int] = {}  # by port: the places where its free roads end
        for port in self._roads:
            self.ends[port] = self._ends(port)
        self.sales: dict[str, list[Sale]] = {port: self._sales(port) for port in self._roads}
        self.walks: list[int] = self._walks()  # by place: where a turn on foot can end
        self.distance: list[list[float]] = self._distances()
        self._goals: dict[int, Goal] = {}
        self._open_goals: dict[int, list[Goal]] = {}

    def _hexes_of(self, kind: str) -> list[int]:
        """Returns the hexes of a kind."""
        return [self.place[name] for name, entry in self._hexes.items() if entry["kind"] == kind]

    def _contested_by(self, holder: str) -> int:
        """Returns the hexes where such a seat may contest a visit."""
        return self._mask([name for name, entry in self._hexes.items() if holder in entry["contested_by"]])

    # -- roads ---------------------------------------------------------------------------------------------------------

    def leads(self, at: str, edge: str, verb: str) -> str:
        """Returns where the road over this edge leads, from a hex (`exit`) or a port (`take`, `on`, `hike`)."""
        if verb == "exit":
            return str(self._hexes[at]["exits"][edge])
        ways: dict[str, str] = self._roads[at]["hikes" if verb == "hike" else "ways"]
        return ways[edge] if edge else next(iter(ways.values()))

    def reached(self, lead: str) -> int:
        """Returns the places where a road with this lead ends."""
        if lead in self.ends:
            return self.ends[lead]
        name = lead.partition(":")[0]
        return 1 << self.place[name] if name in self.place else 0

    def sold(self, lead: str) -> list[Sale]:
        """Returns the transfers for sale along a road."""
        return self.sales.get(lead, [])

    def rides(self, port: str) -> int:
        """Returns the hexes that a horse can reach from a road tile."""
        return self._mask(self._roads[port]["rides"])

    def suits_sold(self, port: str) -> int:
        """Returns the suits that pay for the transfer of a road tile; none on a hex, where a journey may go on too."""
        return self._suits_sold.get(port, 0)

    def merchant(self, port: str) -> bool:
        """Whether a merchant sells horses and boats here."""
        return bool(self._roads[port]["kind"] == "fork")

    def _mask(self, names: list[str]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self.place[name]
        return mask

    def _along(self, port: str) -> list[str]:
        """Returns this port and all ports that follow it by free roads."""
        ahead = [port]
        for entry in ahead:  # the loop appends to the list
            for lead in self._roads[entry]["ways"].values():
                if lead in self._roads and lead not in ahead:
                    ahead.append(lead)
        return ahead

    def _ends(self, port: str) -> int:
        """Returns the places where the free roads from this port end."""
        mask = 0
        for entry in self._along(port):
            for lead in self._roads[entry]["ways"].values():
                name = lead.partition(":")[0]
                if name in self.place:
                    mask |= 1 << self.place[name]
        return mask

    def _sales(self, port: str) -> list[Sale]:
        """Returns the transfers for sale along the free roads from this port."""
        found: dict[tuple[int, bool], int] = {}  # by suits, and whether it is by tavern: the places
        for entry in self._along(port):
            road = self._roads[entry]
            sale = (self.suits_sold(entry), bool(road["kind"] == "tavern"))
            if road["kind"] == "fork":
                taken = self._mask(road["rides"])
                for landing in road["sails"]:
                    taken |= self.reached(landing)
            elif road["kind"] == "tavern":
                taken = self._mask(road["rides"])
            elif road["kind"] == "cave":
                others = [f"{cave}:6" for cave in self.caves if not entry.startswith(f"{cave}:")]
                taken = 0 if entry.endswith(":6") else union([self.reached(out) for out in others])
            else:
                taken = union([self.reached(lead) for lead in road["hikes"].values()])
            found[sale] = found.get(sale, 0) | taken
        return [Sale(suits, by_tavern, taken) for (suits, by_tavern), taken in found.items() if taken]

    def _walks(self) -> list[int]:
        """Returns by place the places where a turn on foot can end."""
        walks = [union([self.reached(lead) for lead in entry["exits"].values()]) for entry in self._hexes.values()]
        walks += [union([self.reached(f"{cave}:6") for cave in self.caves]), 1 << self.underground]
        return walks + [0] * (len(self.places) - len(walks))

    def _transfers(self) -> list[int]:
        """Returns by place the places that a transfer can reach."""
        leads = [list(entry["exits"].values()) for entry in self._hexes.values()]
        leads.append([f"{cave}:6" for cave in self.caves])
        taken = [union([sale.places for lead in ways for sale in self.sold(lead)]) for ways in leads]
        return taken + [0] * (len(self.places) - len(taken))

    def _distances(self) -> list[list[float]]:
        """Returns the turns between any two places, on foot and by transfers, which cost cards and therefore time."""
        transfers = self._transfers()
        steps = [
            [(beyond, _BY_TRANSFER) for beyond in bits(taken)] + [(beyond, 1.0) for beyond in bits(walked)]
            for walked, taken in zip(self.walks, transfers)
        ]
        return [self._turns_from(start, steps) for start in range(len(self.places))]

    def _turns_from(self, start: int, steps: list[list[tuple[int, float]]]) -> list[float]:
        turns = [_NOWHERE] * len(self.places)
        turns[start] = 0
        changed = [start]
        for place in changed:  # the loop appends to the list
            for beyond, cost in steps[place]:
                if turns[place] + cost < turns[beyond]:
                    turns[beyond] = turns[place] + cost
                    changed.append(beyond)
        return turns

    # -- goals ---------------------------------------------------------------------------------------------------------

    def goals(self, held: int) -> list[Goal]:
        """Returns the goals that are open with these royals, without those that contain a smaller goal."""
        if held not in self._open_goals:
            masks = list(dict.fromkeys([trio & ~held for trio in self.trios]))
            least = [mask for mask in masks if not any(other & mask == other != mask for other in masks)]
            self._open_goals[held] = [self.goal(missing) for missing in least]
        return self._open_goals[held]

    def trio_of(self, held: int, missing: int) -> int:
        """Returns the trio that this goal completes."""
        for trio in self.trios:
            if trio & ~held == missing:
                return trio
        return missing

    def goal(self, missing: int) -> Goal:
        """Returns the goal of these missing royals, computed once."""
        if missing not in self._goals:
            self._goals[missing] = self._new_goal(missing)
        return self._goals[missing]

    def _new_goal(self, missing: int) -> Goal:
        hexes = bits(missing)
        needs, needed = [0] * len(SUITS), 0
        homeward = [_NOWHERE] * len(SUITS)
        for place in hexes:
            suit = self.suit[self.places[place]]
            needs[suit] += self.claim_cost
            needed |= 1 << suit
            homeward[suit] = min(homeward[suit], self.distance[place][self.home])
        masks = range(1 << len(SUITS))
        tours = {paid: self._tours(hexes, paid) for paid in masks if paid & needed == paid}
        return Goal(missing, needs, homeward, [tours[paid & needed] for paid in masks])

    def _tours(self, hexes: list[int], paid: int) -> list[float]:
        """Returns by place the shortest tour of these hexes and home, starting with the suits that can be paid."""
        later = [place for place in hexes if not paid >> self.suit[self.places[place]] & 1]
        orders = [
            order
            for order in permutations(hexes)
            if not later or all(place in later for place in order[len(hexes) - len(later) :])
        ]
        return [min([self._walk(start, order) for order in orders]) for start in range(len(self.places))]

    def _walk(self, start: int, order: tuple[int, ...]) -> float:
        """Returns the turns from a place through these hexes to the Citadel."""
        turns, at = 0.0, start
        for place in order:
            turns += self.distance[at][place]
            at = place
        return turns + self.distance[at][self.home]


def bits(mask: int) -> list[int]:
    """Returns the members of a bit mask in ascending order."""
    return [code for code in range(mask.bit_length()) if mask >> code & 1]


def _suits_of(letters: str) -> int:
    return union([1 << SUITS.index(letter) for letter in letters])


def union(masks: list[int]) -> int:
    """Returns the union of bit masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def waiting_times() -> list[float]:
    """Returns by missing points of a suit the expected turns until enough cards of it are drawn."""
    chance = _CARDS_A_TURN / 40
    waits = [0.0]
    for lack in range(1, _DEEPEST):
        later = sum(chance * waits[lack - value] for value in range(1, 11) if value < lack)
        waits.append((1 + later) / (10 * chance))
    return waits


_MOST_MODELS: Final = 8
_models: Final[list[tuple[object, object, BoardModel]]] = []


def board_model(view: Mapping[str, Any]) -> BoardModel:
    """Returns the model of a view's board and options. The most recent models are cached."""
    options, board = view["options"], view["board"]
    for known_options, known_board, model in _models:
        if known_options == options and (known_board is board or known_board == board):
            return model
    model = BoardModel(games.get(view["game"]).atlas(view))
    _models.insert(0, (options, board, model))
    del _models[_MOST_MODELS:]
    return model
