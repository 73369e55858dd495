"""What a rule can add to a game beside steps and deeds: zones, counters, blockers, bonuses and keepers.

Each test composes a small rule of its own onto the intro or the standard game.
"""

import copy
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits import setup
from jackhouse.jackrabbits.board import BRINK, EDGES, INSIDE, NO_ROAD, PORTS, Board, load_board
from jackhouse.jackrabbits.bonus import Bonus, Keeper
from jackhouse.jackrabbits.cards import (
    ACE,
    CARD_NAMES,
    CARDS,
    CLUBS,
    HEARTS,
    LOT,
    NUMBERS,
    RANK,
    SPADES,
    SUIT_BIT,
    VALUE,
    card_code,
)
from jackhouse.jackrabbits.catalogue import rules_of
from jackhouse.jackrabbits.dealing import lay_in_zone, pass_on, pass_unseen, put_away, set_aside, spend, steal
from jackhouse.jackrabbits.grammar import DISCARD, GRAMMAR, TO_PASS
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.journey_point import JourneyPoint, enters_free
from jackhouse.jackrabbits.payment_search import payments, purse, total_of, worth
from jackhouse.jackrabbits.roads import BOAT, BURROW, HORSE, TAVERNS, TRAILWAY, offered, rides
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import ON_ROAD, SET_OUT, RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import IS_HEX, KIND, PLACE_CODES, PLACE_NAMES, TAVERN
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput
from jackhouse.kernel.step import Step
from tests.conformance.play import as_bytes, observers, rich_table, step
from tests.full_state import full_state, without_record
from tests.helpers import RABBITS, hand, legal, play, position, samples, standard, told, why
from tests.jackrabbits import boards
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, set_out
from tests.jackrabbits.walker import Walker, journeys

pytestmark = pytest.mark.rule("seams")

Compose = Callable[..., None]


@pytest.fixture(name="compose")
def the_composer(monkeypatch: pytest.MonkeyPatch) -> Compose:
    """Puts rules into play in all games of a test: new ones, positions, replays, and guesses from views."""
    compose_anew = setup._composed.__wrapped__

    def compose(*rules: Rule) -> None:
        monkeypatch.setattr(setup, "rules_of", lambda *game: [*rules_of(*game), *rules])
        monkeypatch.setattr(setup, "_composed", lru_cache(compose_anew))

    return compose


def problem(state: RabbitState) -> str:
    """Returns the fault that the audit finds."""
    with pytest.raises(BadInput) as refusal:
        audit(state)
    return str(refusal.value.reason.params["problem"])


def refused_view(view: dict[str, Any]) -> str:
    """Returns the field for which a view is refused."""
    with pytest.raises(BadInput) as refusal:
        RABBITS.determiniser(view)
    assert refusal.value.reason.code == "bad-view"
    return str(refusal.value.reason.params["key"])


def codes_of(text: str) -> list[int]:
    return [card_code(name) for name in text.split()]


def changed(view: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    """Returns a copy of a view with another value at the end of a path."""
    other = copy.deepcopy(view)
    holder = other
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = to
    return other


# -- zones apart from the hand -----------------------------------------------------------------------------------------


class Shelves(Rule):
    """Two zones before each seat. Nothing uses them."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_zone("shelf")
        rules.add_zone("rack")


def lay_out(state: RabbitState, seat: int, name: str, zone: int = 0) -> None:
    """Moves a card from a hand to a zone."""
    card = card_code(name)
    state.hands[seat].remove(card)
    state.knowledge.left_hand(card, seat)
    lay_in_zone(state, state.rules.zones[zone], seat, card)


def shelved() -> RabbitState:
    s = position(players=3, hands=("9C 5C", "8H 7H 3H", "KD 2S"))
    lay_out(s, 0, "5C")
    lay_out(s, 1, "3H", zone=1)
    lay_out(s, 1, "8H", zone=1)
    lay_out(s, 2, "KD")
    return s


SHELVED = {"shelf": [["5C"], [], ["KD"]], "rack": [[], ["3H", "8H"], []]}


def test_all_see_the_cards_of_a_zone_and_they_are_in_no_other_place(compose: Compose):
    compose(Shelves(True))
    s = shelved()
    audit(s)
    for seat in observers(s):
        view = s.view(seat)
        assert view["zones"] == SHELVED
        assert view["hand_sizes"] == [1, 1, 1]
        hidden = [card for batch in view["unseen"] for card in batch["cards"]]
        elsewhere = {*hidden, *view["known"], *view["lot"], *view["court"], *view["carrots"]}
        assert not elsewhere & {"5C", "3H", "8H", "KD"}
    assert [hand(s, seat) for seat in range(3)] == ["9C", "7H", "2S"]


def test_a_game_without_zones_and_counters_shows_none():
    view = position().view(0)
    assert "zones" not in view
    assert "counters" not in view


def test_a_clone_has_zones_of_its_own(compose: Compose):
    compose(Shelves(True))
    s = shelved()
    before, other = without_record(s), s.clone()
    assert without_record(other) == before
    lay_out(other, 0, "9C")
    assert without_record(s) == before
    assert other.view(None)["zones"]["shelf"][0] == ["5C", "9C"]


def test_a_guess_has_the_cards_of_a_zone_where_they_are(compose: Compose):
    compose(Shelves(True))
    s = shelved()
    for seat in observers(s):
        view = s.view(seat)
        for guess in samples(view, 20):
            audit(guess)
            assert guess.zones == s.zones
            assert as_bytes(guess.view(seat)) == as_bytes(view)


@pytest.mark.parametrize("where", ["the hand", "the lot", "the pile", "the same zone", "another zone"])
def test_a_card_that_is_in_a_zone_and_in_another_place_is_a_fault(compose: Compose, where: str):
    compose(Shelves(True))
    s = shelved()
    place = {"the hand": s.hands[0], "the lot": s.lot, "the pile": s.pile, "another zone": s.zones[4]}
    place.get(where, s.zones[0]).append(card_code("5C"))
    assert problem(s) == "card-count"


def test_a_card_in_the_zone_of_a_wrong_seat_and_one_that_is_lost_are_faults(compose: Compose):
    compose(Shelves(True))
    s = shelved()
    s.zones[1].append(s.zones[0].pop())
    assert problem(s) == "card-place"
    s.zones[1].pop()
    assert problem(s) == "card-count"
    s.zones[1].append(99)
    assert problem(s) == "unknown-card"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("zones",), None),
        (("zones",), []),
        (("zones",), {}),
        (("zones",), {"shelf": [["5C"], [], ["KD"]]}),
        (("zones", "shelf"), []),
        (("zones", "shelf"), [["5C"], [], ["KD"], []]),
        (("zones", "shelf"), 3),
        (("zones", "shelf", 0), ["5C", "5C"]),
        (("zones", "shelf", 0), ["5C", "9C"]),
        (("zones", "shelf", 0), []),
        (("zones", "shelf", 0), ["5X"]),
        (("zones", "shelf", 0), "5C"),
        (("zones", "shelf", 1), ["5C"]),
        (("zones", "rack", 1), ["8H"]),
        (("zones", "rack", 1, 0), 7),
    ],
)
def test_a_view_with_a_wrong_zone_is_refused(compose: Compose, path: tuple[Any, ...], value: Any):
    compose(Shelves(True))
    view = shelved().view(0)
    RABBITS.determiniser(view)
    refused_view(changed(view, *path, to=value))


# -- zones that are part of the hand -----------------------------------------------------------------------------------


class Showcase(Rule):
    """A zone before each seat whose cards lie open and are still in the hand."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_zone("showcase", held=True)


def lay_open(state: RabbitState, seat: int, *names: str) -> None:
    for name in names:
        state.knowledge.shown(card_code(name), seat)
        state.zone(state.rules.zones[0], seat).append(card_code(name))


def showing() -> RabbitState:
    s = standard(players=3, hands=("9S 5H 4H", "8H 7C 3H", "2S 2C"), seed=3)
    lay_open(s, 0, "5H", "4H")
    lay_open(s, 1, "8H")
    return s


def test_cards_of_a_held_zone_lie_open_and_belong_to_the_hand(compose: Compose):
    compose(Showcase(True))
    s = showing()
    audit(s)
    assert hand(s) == "9S 5H 4H"
    for seat in observers(s):
        view = s.view(seat)
        assert view["zones"] == {"showcase": [["5H", "4H"], ["8H"], []]}
        assert view["hand_sizes"] == [3, 3, 2]
        assert {card for card in ("5H", "4H", "8H") if card in view["known"]} == {
            card for owner, card in ((0, "5H"), (0, "4H"), (1, "8H")) if owner != seat
        }
        for guess in samples(view, 20):
            audit(guess)
            assert as_bytes(guess.view(seat)) == as_bytes(view)


@pytest.mark.parametrize(
    "leave",
    [
        lambda state, card: put_away(state, 0, card),
        lambda state, card: spend(state, 0, [card]),
        lambda state, card: set_aside(state, 0, card),
        lambda state, card: pass_on(state, 0, 2, card),
    ],
    ids=["put away", "spent", "set aside", "passed on"],
)
def test_a_card_that_leaves_the_hand_leaves_its_zone(compose: Compose, leave: Callable[[RabbitState, int], None]):
    compose(Showcase(True))
    s = showing()
    leave(s, card_code("9S"))
    assert s.view(None)["zones"]["showcase"] == [["5H", "4H"], ["8H"], []]
    leave(s, card_code("5H"))
    assert s.view(None)["zones"]["showcase"] == [["4H"], ["8H"], []]
    assert "5H" not in hand(s)
    audit(s)


def test_a_theft_from_a_held_zone_is_seen_by_all_and_one_beside_it_by_two(compose: Compose):
    compose(Showcase(True))
    met = set()
    for seed in range(40):
        s = showing()
        s.rng = s.rng.of_seed(seed)
        s.emitting, s.events = True, []
        stolen = CARD_NAMES[steal(s, 1, 0)]
        audit(s)
        met.add(stolen)
        shown = stolen in ("5H", "4H")
        (event,) = s.events
        for seat in observers(s):
            heard, view = event.to(seat), s.view(seat)
            assert heard is not None
            assert (heard["params"] == {"seat": 1, "victim": 0, "card": stolen}) == (shown or seat in (0, 1))
            # What still lies open is in its hand, and so is what was seen to go.
            assert view["zones"]["showcase"][0] == [card for card in ("5H", "4H") if card != stolen]
            for card in ("5H", "4H"):
                holder = 1 if card == stolen else 0
                assert view["known"].get(card, seat) == holder or card in view["hand"]
            for guess in samples(view, 10):
                audit(guess)
                assert as_bytes(guess.view(seat)) == as_bytes(view)
    assert met == {"9S", "5H", "4H"}


def test_a_card_of_a_held_zone_that_is_not_in_the_hand_or_twice_in_the_zone_is_a_fault(compose: Compose):
    compose(Showcase(True))
    s = showing()
    s.zones[0].append(card_code("5H"))
    assert problem(s) == "card-place"
    s.zones[0].pop()
    s.zones[2].append(card_code("4H"))
    assert problem(s) == "card-place"


@pytest.mark.parametrize(
    "cards", [["5H"], ["5H", "4H", "9S"], ["5H", "4H", "4H"], ["5H", "4H", "7C"], ["5H", "4H", "x"]]
)
def test_a_view_with_a_wrong_held_zone_is_refused_or_is_another_view(compose: Compose, cards: list[str]):
    """Which cards of a hand lie open is nowhere else in a view; a card elsewhere, or twice, contradicts it."""
    compose(Showcase(True))
    view = changed(showing().view(0), "zones", "showcase", 0, to=cards)
    if cards in (["5H"], ["5H", "4H", "9S"]):
        assert as_bytes(RABBITS.determinise(view, 1).view(0)) == as_bytes(view)
    else:
        refused_view(view)


# -- zones of cards that lie face down ---------------------------------------------------------------------------------


def owner_and_next(state: RabbitState, owner: int) -> list[int]:
    return [owner, (owner + 1) % state.players]


class Cache(Rule):
    """A zone of cards of the hand that its owner and the next seat see."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_hidden_zone("cache", owner_and_next)


def hiding() -> RabbitState:
    """Seat 0 has hidden two cards, which seat 1 sees; seat 2 knows that one of the three is 5H."""
    s = standard(players=3, hands=("9S 5H 4H", "8H 7C 3H", "2S 2C"), seed=3)
    for name in ("5H", "4H"):
        s.knowledge.shown_to(card_code(name), 0, 1)
        s.zones[0].append(card_code(name))
    s.knowledge.shown_to(card_code("5H"), 0, 2)
    return s


def test_cards_that_lie_face_down_are_seen_by_some(compose: Compose):
    compose(Cache(True))
    s = hiding()
    audit(s)
    assert [s.view(seat)["zones"]["cache"] for seat in (0, 1)] == [[["5H", "4H"], [], []]] * 2
    assert [s.view(seat)["zones"]["cache"] for seat in (2, None)] == [[[None, None], [], []]] * 2
    assert [s.view(seat)["known"] for seat in (1, 2, None)] == [{"5H": 0, "4H": 0}, {"5H": 0}, {}]
    assert s.view(0)["exposed"] == []


def test_samples_hide_any_cards_of_the_hand_where_the_viewer_sees_none(compose: Compose):
    compose(Cache(True))
    s = hiding()
    for seat in observers(s):
        view, met, places = s.view(seat), set(), set()
        for guess in samples(view, 60):
            audit(guess)
            assert as_bytes(guess.view(seat)) == as_bytes(view)
            assert set(guess.zones[0]) <= set(guess.hands[0])
            met.add(frozenset(guess.zones[0]))
            places.add(frozenset(guess.hands[0].index(card) for card in guess.zones[0]))
        assert len(met) == 1 if seat in (0, 1) else len(met) > 9
        assert seat in (0, 1) or len(places) == 3  # any two of three cards
        if seat == 2:  # the card that it knows may be hidden or not
            assert {card_code("5H") in hidden for hidden in met} == {True, False}


def test_a_hidden_card_is_no_open_one_when_it_is_passed(compose: Compose):
    compose(Cache(True))
    s = hiding()
    s.emitting, s.events = True, []
    assert not pass_unseen(s, 0, 1, card_code("4H"))
    assert s.view(None)["zones"]["cache"] == [[None], [], []]
    assert s.view(2)["known"] == {}  # 5H may have gone
    audit(s)


def test_a_card_that_all_know_to_stay_is_still_known_after_an_unseen_pass(compose: Compose):
    compose(Cache(True))
    s = hiding()
    s.knowledge.shown(card_code("5H"), 0)
    pass_unseen(s, 0, 1, card_code("4H"), [card_code("5H")])
    assert s.view(None)["known"] == {"5H": 0}
    assert s.view(0)["exposed"] == ["5H"]


@pytest.mark.parametrize(
    "cards", [[None], [None, "4H"], [None] * 4, ["5H", "4H"], [], "xx", [None, None, None], [None, 3], None]
)
def test_a_view_with_wrong_hidden_cards_is_refused_or_is_another_view(compose: Compose, cards: Any):
    """How many cards lie face down is nowhere else in a view."""
    compose(Cache(True))
    view = changed(hiding().view(2), "zones", "cache", 0, to=cards)
    if cards and isinstance(cards, list) and set(cards) == {None} and len(cards) <= 3:
        assert as_bytes(RABBITS.determinise(view, 1).view(2)) == as_bytes(view)
    elif cards != []:
        refused_view(view)


def test_an_open_zone_holds_no_unseen_card(compose: Compose):
    compose(Showcase(True))
    assert refused_view(changed(showing().view(0), "zones", "showcase", 2, to=[None]))


# -- plans -------------------------------------------------------------------------------------------------------------


TO_PICK = [Action(GRAMMAR, DISCARD, (card,)) for card in range(CARDS)]


class Picking(Step[RabbitState]):
    """All lay two cards of their hands face down, card by card, then commit."""

    name = "roll"
    plans = True

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.plan_all(frame.step, list(range(state.players)))

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        laid = [piece.args[0] for piece in state.window.drafted(seat)]
        return [TO_PASS] if len(laid) == 2 else [TO_PICK[card] for card in state.hands[seat] if card not in laid]

    def commits(self, action: Action) -> bool:
        return action == TO_PASS


class Plans(Rule):
    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(Picking())


def planning() -> RabbitState:
    """Seat 0 has committed two cards, seat 1 has laid one, seat 2 nothing."""
    return position(
        players=3, hands=("9S 5H 4H", "8H 7C 3H", "2S 2C"), moves="discard 9S; 0: discard 4H; 0: pass; 1: discard 7C"
    )


def test_samples_of_a_plan_have_a_hidden_plan_of_everybody_who_has_committed(compose: Compose):
    compose(Plans(True))
    s = planning()
    for seat in observers(s):
        view = s.view(seat)
        assert view["awaited"] == [1, 2]
        met, places = set(), set()
        for guess in samples(view, 40):
            audit(guess)
            assert as_bytes(guess.view(seat)) == as_bytes(view)
            plan = guess.window.drafted(0)
            assert (len(plan), guess.awaited) == (2, [1, 2])
            assert {piece.args[0] for piece in plan} <= set(guess.hands[0])
            assert [str(piece) for piece in guess.window.drafted(1)] == (["discard 7C"] if seat == 1 else [])
            met.add(frozenset(piece.args[0] for piece in plan))
            places.add(frozenset(guess.hands[0].index(piece.args[0]) for piece in plan))
        assert len(met) == 1 if seat == 0 else len(met) > 9
        assert len(places) == (1 if seat == 0 else 3)  # any two of three cards


@pytest.mark.parametrize(
    ("seat", "key", "to"),
    [
        (2, "awaited", []),
        (2, "awaited", [0]),
        (2, "awaited", 3),
        (2, "awaited", None),
        (0, "draft", ["discard 9S", "pass"]),
        (0, "draft", ["discard 9S", "discard 8H", "pass"]),
        (1, "draft", ["pass"]),
    ],
)
def test_a_view_with_a_wrong_plan_is_refused(compose: Compose, seat: int, key: str, to: Any):
    compose(Plans(True))
    refused_view(changed(planning().view(seat), key, to=to))


def test_a_plan_that_the_hand_cannot_have_made_is_refused(compose: Compose):
    """Seat 2 has two cards; a sample in which it has one has no plan of two."""
    compose(Plans(True))
    s = position(players=3, hands=("9S 5H 4H", "8H 7C 3H", "2S"))
    refused_view(changed(s.view(0), "awaited", to=[0, 1]))


# -- counters ----------------------------------------------------------------------------------------------------------


class Clocks(Rule):
    """Two counters: one starts anew in every turn."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_counter("powers", most=3, start=2, each_turn=True)
        rules.add_counter("tides", most=20)


def test_counters_are_public_and_one_of_each_turn_starts_anew(compose: Compose):
    compose(Clocks(True))
    s = position(hands=("2C", "3C"))
    assert all(s.view(seat)["counters"] == {"powers": 2, "tides": 0} for seat in observers(s))
    other = s.clone()
    s.counters[0], s.counters[1] = 1, 5
    assert other.counters == [2, 0]
    play(s, "roll", "pass")
    assert all(s.view(seat)["counters"] == {"powers": 1, "tides": 5} for seat in observers(s))
    for seat in observers(s):
        assert all(guess.counters == [1, 5] for guess in samples(s.view(seat), 3))
    while s.turn == 0:
        play(s, legal(s)[-1])
    assert s.counters == [2, 5]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("counters",), None),
        (("counters",), [2, 0]),
        (("counters",), {"powers": 2}),
        *[(("counters", "powers"), value) for value in (-1, 4, True, "2", 2.0, None, [2])],
        *[(("counters", "tides"), value) for value in (-1, 21)],
    ],
)
def test_a_view_with_a_wrong_counter_is_refused(compose: Compose, path: tuple[Any, ...], value: Any):
    compose(Clocks(True))
    assert refused_view(changed(position().view(0), *path, to=value)) in ("counters", "view")


def test_a_counter_may_have_any_value_within_its_bounds(compose: Compose):
    compose(Clocks(True))
    view = position().view(0)
    for powers, tides in ((0, 0), (3, 20)):
        other = changed(view, "counters", to={"powers": powers, "tides": tides})
        assert RABBITS.determinise(other, 1).counters == [powers, tides]


# -- blockers ----------------------------------------------------------------------------------------------------------


class Roadblock(Rule):
    """Pieces on these tiles, which nobody may enter."""

    def contribute(self, rules: RabbitRules) -> None:
        for number, tile in enumerate(self.value):
            rules.add_blocker(f"piece{number}").start = PLACE_CODES[tile]


def finds_end(board: Board, port: int, visited: Sequence[int], barred: Sequence[int]) -> bool:
    """Whether a free end follows the entry by this port, found by walking every road (JR-4.5)."""
    if board.is_end[port]:
        return True
    for out in board.ports_out[port]:
        beyond = board.leads[out]
        if beyond >= 0 and beyond not in (port, *visited) and beyond // EDGES not in barred:
            if finds_end(board, beyond, [*visited, port], barred):
                return True
    return False


def some_barred(board: Board, dice: Random) -> list[str]:
    """Returns one or two tiles of the board, mostly road tiles."""
    roads = [PLACE_NAMES[tile] for tile in board.tiles if not IS_HEX[tile]]
    tiles = [PLACE_NAMES[tile] for tile in board.tiles]
    return list({dice.choice(roads), dice.choice([*roads, *tiles])})


def test_free_ends_past_blockers_are_those_found_by_walking():
    found = {False: 0, True: 0}
    for number, document in enumerate(boards.jumbled_boards(40)):
        board, dice = load_board(document), Random(number)
        entries = [port for port in range(PORTS) if board.present[port // EDGES] and board.onward[port] != NO_ROAD]
        for _ in range(12):
            barred = [PLACE_CODES[name] for name in some_barred(board, dice)]
            visited = dice.sample(entries, dice.choice((0, 0, 1, 4)))
            for port in entries:
                if port // EDGES not in barred and port not in visited:
                    expected = finds_end(board, port, visited, barred)
                    assert board.free_end(port, [*visited, port], barred) == expected
                    found[expected] += 1
    assert min(found.values()) > 1000


def test_the_free_journeys_round_blockers_are_those_found_by_plain_search(compose: Compose):
    for number, document in enumerate([boards.sample_document(), *boards.jumbled_boards(25)]):
        barred = some_barred(load_board(document), Random(number))
        compose(Roadblock(barred))
        walker = Walker(document, barred)
        for place in [name for name, kind in walker.kinds.items() if kind == "hex"]:
            expected = walker.ways(place) or {((), "off-board")}
            assert journeys(set_out(place, price=12, board=document)) == expected, (document, place, barred)


def may_enter(board: Board, port: int, barred: Sequence[int]) -> bool:
    return port // EDGES not in barred and finds_end(board, port, [], barred)


def may_leave(board: Board, tile: int, edge: int, barred: Sequence[int]) -> bool:
    lead = board.leads[tile * EDGES + edge]
    return lead == BRINK or (lead >= 0 and may_enter(board, lead, barred))


def test_transfers_go_everywhere_but_past_blockers(compose: Compose):
    """All transfers at every port of random boards, against a plain walk from each of their targets."""
    fewer = dict.fromkeys(("sail", "hole", "ride", "hike", "buy"), 0)
    for number, document in enumerate([boards.sample_document(), *boards.jumbled_boards(25)]):
        board = load_board(document)
        tiles = some_barred(board, Random(number))
        barred = [PLACE_CODES[tile] for tile in tiles]
        compose(Roadblock(tiles))
        s = set_out("citadel", board=document)
        for tile in board.tiles:
            point = JourneyPoint(s, ON_ROAD, tile, 0, False, [])
            ports = [port for port in board.open_ports if board.water_of[port] in board.waters_at[tile]]
            sails = [port for port in ports if port // EDGES != tile]
            found = [action.args[0] * EDGES + action.args[1] for action in BOAT.targets(s, point)]
            assert found == [port for port in sails if may_enter(board, port, barred)]
            fewer["sail"] += len([port for port in sails if board.free[port]]) - len(found)

            holes = [cave for cave in s.rules.caves if cave != tile]
            found = [action.args[0] for action in BURROW.targets(s, point)]
            assert found == [cave for cave in holes if may_enter(board, cave * EDGES + INSIDE, barred)]
            fewer["hole"] += len([cave for cave in holes if board.free[cave * EDGES + INSIDE]]) - len(found)

            found = [action.args[0] for action in HORSE.targets(s, point)]
            assert found == [place for place in board.hexes if place != tile and place not in barred]
            fewer["ride"] += len(board.hexes) - len(found) - IS_HEX[tile]

            for edge in [edge for edge in range(EDGES) if board.onward[tile * EDGES + edge] != NO_ROAD]:
                point = JourneyPoint(s, ON_ROAD, tile, edge, False, [])
                hikes = board.other_road[tile * EDGES + edge]
                found = [action.args[0] for action in TRAILWAY.targets(s, point)]
                assert found == [out for out in hikes if may_leave(board, tile, out, barred)]
                fewer["hike"] += len(hikes) - len(found)
                if KIND[tile] == TAVERN:
                    onward = board.onward[tile * EDGES + edge]
                    assert bool(TAVERNS.targets(s, point)) == may_leave(board, tile, onward, barred)
                    fewer["buy"] += not TAVERNS.targets(s, point)
    assert min(fewer.values()) > 20, fewer


def promised(state: RabbitState, port: int, visited: list[int], barred: list[int]) -> bool:
    """Whether a transfer that the hand can pay lies on a road from this port, found by walking."""
    found: list[Action] = []
    rides(state, JourneyPoint(state, ON_ROAD, port // EDGES, port % EDGES, False, []), found)
    if found:
        return True
    board = state.rules.board
    for out in board.ports_out[port]:
        beyond = board.leads[out]
        if beyond >= 0 and beyond not in (port, *visited) and beyond // EDGES not in barred:
            if promised(state, beyond, [*visited, port], barred):
                return True
    return False


def test_a_road_is_offered_for_what_lies_before_a_blocker_not_behind_it(compose: Compose):
    found = {False: 0, True: 0}
    for number, document in enumerate(boards.jumbled_boards(20)):
        board = load_board(document)
        tiles = some_barred(board, Random(number))
        barred = [PLACE_CODES[tile] for tile in tiles]
        compose(Roadblock(tiles))
        without, paying = set_out(board=document), set_out(hand="10H", board=document)
        for lead in {port for port in board.leads if port >= 0}:
            free = may_enter(board, lead, barred)
            assert offered(without, JourneyPoint(without, SET_OUT, 0, 0, False, []), lead) == free
            if not free:
                expected = lead // EDGES not in barred and promised(paying, lead, [], barred)
                assert offered(paying, JourneyPoint(paying, SET_OUT, 0, 0, False, []), lead) == expected
                found[expected] += 1
    assert min(found.values()) > 5, found


def test_a_transfer_behind_a_blocker_is_no_reason_to_go_there(compose: Compose):
    """Exit 3 passes tavern1 and woods1 to a wall: hearts pay for a joker, which needs a free end, or for a hike."""
    document = lands.long_blind_road()
    assert "3" in offers(set_out(hand="10H", board=document), "exit")
    for tile in ("tavern1", "woods1"):
        compose(Roadblock([tile]))
        assert "3" not in offers(set_out(hand="10H", board=document), "exit")


def test_nobody_enters_a_barred_tile_nor_is_stranded(compose: Compose):
    hands = ["horse", "boat", "10C 9C", "10S 9S boat", "10H 9H", "10D 9D horse", "10C 8D 9H 7S 6S 5D"]
    paid = 0
    for number, document in enumerate(boards.jumbled_boards(25)):
        dice = Random(number)
        board = load_board(document)
        barred = some_barred(board, dice)
        compose(Roadblock(barred))
        for cards in hands:
            start = dice.choice([*[PLACE_NAMES[place] for place in board.hexes], "underground"])
            s = set_out(start, cards, dice.randint(3, 10), board=document)
            while s.phase == "journey":
                lines = legal(s)
                assert lines, (document, cards)
                line = dice.choice([line for line in lines if line != "stay"] or lines)
                events = play(s, line)
                paid += line.startswith("pay")
                entered = [port.partition(":")[0] for way in told(events, "travelled") for port in way["path"]]
                arrived = [way["to"] for way in told(events, "arrived") if line != "stay"]
                assert not {*entered, *arrived} & set(barred), (document, barred, line)
                point = s.view(0)["journey"]
                assert point is None or point["at"] == start or point["at"] not in barred
    assert paid > 100


def test_a_rabbit_leaves_a_barred_hex_and_does_not_come_back(compose: Compose):
    compose(Roadblock(["JS"]))
    s = set_out("JS", "horse")
    assert offers(s, "exit") == ["0", "1", "2", "4"]
    assert "JS" not in offers(s, "ride")


def test_a_blocker_beside_the_map_bars_nothing(compose: Compose):
    class Beside(Rule):
        def contribute(self, rules: RabbitRules) -> None:
            rules.add_blocker("guard")

    usual = legal(set_out("JS", "horse boat"))
    compose(Beside(True))
    s = set_out("JS", "horse boat")
    assert s.counters == [-1]
    assert s.barred_tiles() == []
    assert legal(s) == usual
    assert RABBITS.determinise(s.view(0), 1).counters == [-1]
    s.counters[0] = PLACE_CODES["QH"]
    point = JourneyPoint(s, ON_ROAD, PLACE_CODES["JS"], 0, False, [])
    assert point.barred == [PLACE_CODES["QH"]]
    assert not enters_free(s.rules.board, point, PLACE_CODES["QH"] * EDGES)
    assert refused_view(changed(s.view(0), "counters", "guard", to=-2)) == "counters"
    assert RABBITS.determinise(s.view(0), 1).barred_tiles() == point.barred


# -- bonuses and values ------------------------------------------------------------------------------------------------


class Pairs(Bonus):
    """Two points for each pair of cards of one rank."""

    def points(self, state: RabbitState, seat: int, cards: Sequence[int]) -> int:
        ranks = [RANK[card] for card in cards]
        return 2 * sum(ranks.count(rank) // 2 for rank in set(ranks))


class OneAceIsEleven(Bonus):
    """One ace of a payment counts 11."""

    def points(self, state: RabbitState, seat: int, cards: Sequence[int]) -> int:
        return 10 if any(RANK[card] == ACE for card in cards) else 0


class Bonuses(Rule):
    """These bonuses."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.bonuses.extend(self.value)


class HighAces(Rule):
    """An ace is worth 14, a two 1: the values do not go down in the order of a hand."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.value = [{ACE: 14, 2: 1}.get(RANK[card], VALUE[card]) for card in range(len(VALUE))]


def irreducible(state: RabbitState, cards: list[int], price: int, points: Callable[[Sequence[int]], int]) -> set[Any]:
    """Returns all sets of cards that meet the price and do not without any one of them."""
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if points(chosen) >= price and all(points([c for c in chosen if c != left]) < price for left in chosen):
                found.add(chosen)
    return found


@pytest.mark.parametrize(
    "rules",
    [
        [HighAces(True)],
        [Bonuses([Pairs()])],
        [Bonuses([OneAceIsEleven()])],
        [Bonuses([Pairs(), OneAceIsEleven()]), HighAces(True)],
    ],
    ids=["values", "pairs", "ace", "all"],
)
def test_payments_are_those_found_by_brute_force(compose: Compose, rules: list[Rule]):
    compose(*rules)
    bonuses = [bonus for rule in rules if isinstance(rule, Bonuses) for bonus in rule.value]
    aces = any(isinstance(rule, HighAces) for rule in rules)
    some = 0
    for number in range(120):
        dice = Random(number)
        cards = dice.sample([CARD_NAMES[card] for card in NUMBERS], dice.randint(1, 10))
        if dice.random() < 0.3:
            cards.append(dice.choice(("KS", "QH", "boat")))
        s, suits, price = position(hands=(" ".join(cards), "")), dice.choice((1, 3, 7, 15)), dice.randint(2, 24)
        owned = purse(s, 0, suits)

        def points(chosen: Sequence[int], state: RabbitState = s) -> int:
            values = [({ACE: 14, 2: 1} if aces else {}).get(RANK[card], VALUE[card]) for card in chosen]
            return sum(values) + sum(bonus.points(state, 0, chosen) for bonus in bonuses)

        expected = irreducible(s, owned, price, points)
        found = payments(s, 0, owned, price, (), 10**6)
        assert len(found) == len(set(found))
        assert set(found) == expected  # each in the order of the hand
        assert worth(s, 0, suits) == points(owned) == total_of(s, 0, owned)
        assert (worth(s, 0, suits) >= price) == bool(expected)
        some += len(expected) > 1
        put = tuple(dice.sample(owned, min(len(owned), dice.choice((1, 1, 2)))))
        assert set(payments(s, 0, owned, price, put, 10**6)) == {way for way in expected if set(put) <= set(way)}
        assert len(payments(s, 0, owned, price, (), 3)) == min(3, len(expected))
    assert some > 40


def test_a_bonus_counts_in_a_payment_that_is_asked_and_in_its_refusals(compose: Compose):
    compose(Bonuses([Pairs()]))
    s = set_out(hand="4S 4D", price=12, board=lands.blind_fork())
    assert "3" not in offers(s, "exit")  # the fork takes spades and diamonds: 4 + 4 + 2
    s = set_out(hand="5S 5D 3D", price=12, board=lands.blind_fork(), moves="exit 3")
    play(s, f"ride {offers(s, 'ride')[0]}")
    assert legal(s) == ["pay 5S,5D", "put 5S", "put 5D", "put 3D"]  # 5 + 5 + 2
    assert why(s, "pay 5S,3D").params == {"price": 12, "best": 8}
    assert why(s, "pay 5S,5D,3D").code == "superfluous-card"
    play(s, "put 3D", "put 5D")
    assert legal(s) == ["put 5S"]
    play(s, "put 5S")
    assert legal(s) == ["pay 5S,5D,3D"]


def test_a_bonus_counts_once_in_the_total_of_a_fight(compose: Compose):
    compose(Bonuses([OneAceIsEleven()]))
    s = standard(rabbits=("JD", "JD"), hands=("AS 5S 3S", "10S 6S 2H"), dice=((6, 6),), moves="roll; stay; fight 1")
    events = play(s, "spades AS", "strike")
    assert told(events, "struck")[0]["total"] == 11
    play(s, "spades 10S", "spades 6S")
    assert told(play(s, "strike"), "struck")[0]["total"] == 16
    play(s, "spades 5S")
    assert "strike" not in legal(s)  # 11 + 5 is no more than 16
    play(s, "spades 3S")
    assert told(play(s, "strike"), "struck")[0]["total"] == 19


def visit(visitor: str, challenger: str) -> RabbitState:
    """Seat 0 rides to a palace, where seat 1 may contest it."""
    return standard(
        rabbits=("JD", "KD"),
        hands=(f"{visitor} horse", challenger),
        dice=((1, 1),),
        moves="roll; pass; ride QC; pay horse",
    )


def test_a_bonus_counts_in_a_contest_and_in_a_proof(compose: Compose):
    compose(Bonuses([OneAceIsEleven()]))
    assert legal(visit("8H", "AH 5H"), 1) == ["contest AH", "pass"]
    s = visit("AH 4H", "8H")
    play(s, "1: contest 8H")
    assert legal(s, 0) == ["prove AH", "leave"]


def test_guidance_pays_with_bonuses(compose: Compose):
    compose(Bonuses([OneAceIsEleven()]))
    s = position(rabbits=("KC", "citadel"), hands=("9C AC", "2H"), dice=((3, 4),), moves="roll; pass; stay")
    claim = RABBITS.guidance(s.view(0))["claim"]
    assert (claim["cards"], claim["best"], claim["actions"]) == (["AC"], 20, ["acquire", "pay AC"])
    s = set_out("JS", "9H AH", price=11)
    ways = [way for way in RABBITS.prospects(s.view(0)) if way["cards"]]
    assert ways
    for way in ways:
        assert way["cards"][0] == "AH"  # perhaps for a joker, which pays next
        assert "9H" not in way["cards"]
        after = s.clone()
        play(after, *way["actions"])  # each is legal


# -- keepers -----------------------------------------------------------------------------------------------------------


class FirstOf(Keeper):
    """The first card of a suit that a seat spends stays before it."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def keep(self, state: RabbitState, seat: int, cards: list[int]) -> list[int]:
        (zone,) = [zone for zone in state.rules.zones if zone.key == "kept"]
        kept = [card for card in cards if SUIT_BIT[card] == self.suit][: 1 - len(state.zone(zone, seat))]
        for card in kept:
            lay_in_zone(state, zone, seat, card)
        return [card for card in cards if card not in kept]


class Kept(Rule):
    """A zone, and this keeper."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_zone("kept")
        rules.keepers.append(self.value)


def test_a_keeper_keeps_a_card_that_is_paid_from_the_lot(compose: Compose):
    compose(Kept(FirstOf(CLUBS)))
    s = position(rabbits=("KC", "citadel"), hands=("7C 3C 2C", "2H"), dice=((6, 6),), moves="roll; pass; stay; acquire")
    play(s, "pay 7C,3C")
    assert s.view(None)["zones"] == {"kept": [["7C"], []]}
    assert s.view(None)["lot"] == ["3C"]
    audit(s)
    spend(s, 0, codes_of("2C"))
    assert s.view(None)["lot"] == ["3C", "2C"]
    audit(s)


def test_a_card_that_is_discarded_is_not_kept(compose: Compose):
    compose(Kept(FirstOf(CLUBS)))
    s = position(hands=("7C 3C", "2H"))
    put_away(s, 0, card_code("7C"))
    assert s.view(None)["zones"] == {"kept": [[], []]}
    assert s.where[card_code("7C")] == LOT
    audit(s)


def test_a_keeper_keeps_a_spade_of_each_side_when_a_fight_is_over(compose: Compose):
    compose(Kept(FirstOf(SPADES)))
    s = standard(rabbits=("JD", "JD"), hands=("5S 4S 9H", "6S 2H"), dice=((6, 6),), moves="roll; stay; fight 1")
    play(s, "spades 5S", "strike", "spades 6S", "strike", "spades 4S", "strike")
    assert s.view(None)["zones"] == {"kept": [[], []]}
    audit(s)
    play(s, "yield")
    assert s.view(None)["zones"] == {"kept": [["5S"], ["6S"]]}
    assert s.view(None)["lot"] == ["4S"]
    audit(s)


def test_a_keeper_keeps_a_card_of_a_refuted_contest(compose: Compose):
    compose(Kept(FirstOf(HEARTS)))
    s = visit("9H 9C", "4H 3H 2S")
    play(s, "1: contest 4H,3H", "0: prove 9H")
    assert s.view(None)["zones"] == {"kept": [[], ["4H"]]}
    assert s.view(None)["lot"] == ["3H"]
    assert "9H" in hand(s)
    audit(s)


# -- steps at the end of a turn ----------------------------------------------------------------------------------------


class Curfew(Step[RabbitState]):
    """Keeps the hands at the end of each turn."""

    name = "curfew"

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.pop()
        self.seen.append((state.turn, len(state.hands[state.turn])))


class LateHours(Rule):
    """Adds the step to the end of the turn order."""

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(self.value)
        rules.add_to_turn(self.value.name)


@pytest.mark.parametrize("limit", ["enforced", "caught"])
def test_a_step_added_to_the_turn_order_comes_after_the_hand_limit(compose: Compose, limit: str):
    curfew = Curfew()
    compose(LateHours(curfew))
    nine = "9C 9S 9D 8C 8S 8D 7C 7S 7D"
    s = position(rabbits=("JD", "JD"), hands=(nine, ""), options={"hand-limit": limit}, dice=((1, 1),) * 2)
    play(s, "roll", "pass", "stay", "rest")
    assert curfew.seen == []
    play(s, *{"enforced": ["discard 9C"], "caught": ["call 0", "discard 9C"]}[limit])
    assert (curfew.seen, s.turn) == ([(0, 9)], 1)


# -- all at once -------------------------------------------------------------------------------------------------------


def test_whole_games_with_every_seam_keep_what_never_changes(compose: Compose):
    """Nothing is lost, guesses agree with their views, and a record gives the same game again."""
    compose(Kept(FirstOf(CLUBS)), Clocks(True), Roadblock(["fork1", "cave2"]), Bonuses([Pairs()]), HighAces(True))
    laid = 0
    for number in range(12):
        rng = Random(number)
        state = RABBITS.new(rng.randint(1, 4), seed=number, options={"round-cap": 6})
        if number % 3 == 0:
            state = rich_table(rng, 3, 6)
        for ply in range(400):
            if state.over:
                break
            audit(state)
            assert all(state.legal(seat) for seat in state.awaited)
            if ply % 9 == 0:
                for seat in observers(state):
                    view = state.view(seat)
                    guess = RABBITS.determinise(view, number)
                    audit(guess)
                    assert as_bytes(guess.view(seat)) == as_bytes(view)
                    assert seat is None or guess.legal(seat) == state.legal(seat)
                RABBITS.prospects(state.view(state.awaited[0]))
            step(state, rng)
        laid += sum(len(cards) for cards in state.zones)
        assert full_state(RABBITS.replay(state.record)) == full_state(state)
    assert laid > 10
