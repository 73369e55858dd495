"""Where a journey can go: every destination, its ways, and what each costs, from the view alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse import games
from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.journey_search import JourneySearch
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, legal, position

STEPS = ("exit", "take", "on", "underground", "off-board")
TRANSFERS = ("hike", "ride", "sail", "hole")
VALUES = {card: facts["value"] for card, facts in RABBITS.atlas(RABBITS.new(2).view(0))["cards"].items()}


def asked_about_journeys(games_played: int, players: int = 3) -> list[Any]:
    """States of random games in which a journey is asked, some of them in its middle."""
    found: list[Any] = []
    for seed in range(games_played):
        rng, state = Random(seed), RABBITS.new(players, seed=seed)
        for _ in range(150):
            if state.over:
                break
            seat = state.awaited[0]
            if state.view(seat)["question"]["code"] == "journey":
                found.append(state.clone())
            state.play(seat, rng.choice(state.legal(seat)))
    assert len(found) > 20 * games_played
    return found


def ways_of(state: Any) -> list[dict[str, Any]]:
    return RABBITS.prospects(state.view(state.awaited[0]))


@pytest.mark.rule("JR-4.4")
def test_every_way_can_be_played_and_ends_where_it_says() -> None:
    bought = paid = 0
    for state in asked_about_journeys(2):
        seat = state.awaited[0]
        for way in ways_of(state):
            played = state.clone()
            hand = played.view(seat)["hand"]
            for action in way["actions"]:
                assert action in map(str, played.legal(seat)), way
                played.play(seat, RABBITS.parse(action))
            view = played.view(seat)
            place = view["journey"]["at"] if way["buys"] else view["rabbits"][seat]
            assert place == way["to"], way
            assert not {card for card in way["cards"] if card in hand} & {*view["hand"]}
            assert way["wins"] == (view["winner"] == seat)
            bought += way["buys"] is not None
            paid += bool(way["cards"])
    assert bought > 3
    assert paid > 100


@pytest.mark.rule("JR-4.5")
def test_every_place_that_a_free_road_reaches_is_found() -> None:
    for state in asked_about_journeys(2):
        seat = state.awaited[0]
        free = {way["to"] for way in ways_of(state) if not way["transfers"]}
        assert free == _reached_free(state, seat)


def _reached_free(state: Any, seat: int) -> set[str]:
    """All ends of a journey without transfers, by playing every step."""
    found: set[str] = set()
    for action in state.legal(seat):
        verb = str(action).split(" ")[0]
        if verb not in STEPS and not (verb == "hole" and state.view(seat)["rabbits"][seat] == "underground"):
            continue
        after = state.clone()
        after.play(seat, action)
        view = after.view(seat)
        found |= _reached_free(after, seat) if _is_under_way(after, seat) else {view["rabbits"][seat]}
    return found


@pytest.mark.rule("JR-6.2")
def test_the_first_way_is_the_cheapest_of_all() -> None:
    """Held to all journeys with one transfer, with every payment, from the journeys of random games."""
    compared = 0
    for state in asked_about_journeys(2):
        hand = state.view(state.awaited[0])["hand"]
        if "horse" in hand or "boat" in hand or {card[0] for card in hand} & {*"KQJ"}:
            continue  # royals and jokers have a rank of their own
        compared += sum(_compare_with_all(state, 1).values())
    assert compared > 200


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("most", [2, 3])
def test_several_transfers_in_one_journey_are_found_and_the_cheapest_come_first(most: int) -> None:
    """Small hands at a low Price, held to all journeys with so many transfers, with every payment.

    Clubs and hearts pay for trailways, caves and taverns, but not for the horses that reach every hex.
    """
    rng, compared = Random(most), Counter[int]()
    places = ["citadel", *[place for place in load_board("sample").roads() if place[0] in "KQJ"]]
    for trial in range(16):
        suits = "CH" if trial % 4 else "CSHD"
        hand = rng.sample([f"{rank}{suit}" for rank in range(2, 8) for suit in suits], most + rng.randrange(2))
        dice = rng.choice([(1, 1), (1, 2), (2, 2)] if trial % 4 else [(1, 4), (3, 4)])
        setup: dict[str, Any] = {"rabbits": (rng.choice(places), "KD"), "hands": (" ".join(hand), "10D")}
        compared += _compare_with_all(position(**setup, dice=(dice,), moves="roll; pass"), most)
    assert compared[most] > 3, compared


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize(
    ("place", "hand", "dice", "to"),
    [
        ("JS", "6S 7C 3C", (1, 2), "QH"),  # the cheapest cards for the first transfer would be needed later
        ("KD", "2C 7S 8C", (1, 1), "KH"),
        ("KD", "4S 3C 2H 5C", (2, 2), "KC"),
    ],
)
def test_a_payment_keeps_the_suit_that_a_later_transfer_needs(
    place: str, hand: str, dice: tuple[int, int], to: str
) -> None:
    state = position(rabbits=(place, "KD"), hands=(hand, "10D"), dice=(dice,), moves="roll; pass")
    assert len(next(way for way in ways_of(state) if way["to"] == to)["transfers"]) == 3
    assert _compare_with_all(state, 3)[3] > 0


@pytest.mark.rule("JR-6.3")
def test_a_journey_may_take_four_transfers() -> None:
    state = position(rabbits=("QH", "KD"), hands=("6H 7C 6C", "10D"), dice=((3, 3),), moves="roll; pass")
    way = next(way for way in ways_of(state) if way["to"] == "KS")
    assert [transfer["cards"] for transfer in way["transfers"]] == [["6C"], ["7C"], ["6H"], ["horse"]]


@pytest.mark.rule("JR-6.2")
def test_guidance_tells_what_a_hex_out_of_reach_would_cost() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("4D", "2D"), dice=((2, 4),), moves="roll; pass")
    guidance = RABBITS.guidance(state.view(0))
    assert guidance["complete"]
    short = {entry.pop("to"): entry for entry in guidance["shortfalls"]}
    assert short["KH"] == {"price": 6, "suits": ["S", "D"], "best": 4}
    assert not {*short} & {way["to"] for way in guidance["ways"]}
    assert RABBITS.guidance(state.view(1)) == {}


def test_a_shortfall_is_a_price_that_the_hand_cannot_pay() -> None:
    checked = 0
    for state in asked_about_journeys(1)[:25]:
        seat = state.awaited[0]
        for short in RABBITS.guidance(state.view(seat))["shortfalls"]:
            assert short["best"] < short["price"] == state.price
            checked += 1
    assert checked > 20


def test_a_search_that_is_cut_says_so() -> None:
    state = position(rabbits=("JS", "KD"), hands=("6S 7C 3C", "2D"), dice=((1, 2),), moves="roll; pass")
    assert RABBITS.guidance(state.view(0))["complete"]
    for most_moves, complete in ((3000, True), (20, False)):
        search = JourneySearch(state.clone(), 0, most_moves)
        search.ways()
        assert search.is_complete is complete


@pytest.mark.rule("JR-6.1")
def test_guidance_has_the_cost_of_every_single_step() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("9C 7D", "2D"), dice=((2, 4),), moves="roll; pass; exit 4")
    steps = RABBITS.guidance(state.view(0))["steps"]
    assert [*steps] == legal(state, 0)
    assert steps["on"] is None
    hikes = [cost for step, cost in steps.items() if step.startswith("hike")]
    assert hikes == [{"price": 6, "suits": ["C", "S", "H"], "cards": ["9C"]}] * len(hikes)
    assert hikes


@pytest.mark.rule("JR-3.3")
def test_the_meadow_has_no_prices() -> None:
    state = RABBITS.new(2, seed=3, preset="meadow", options={"building": "off"})
    guidance = RABBITS.guidance(state.view(state.awaited[0]))
    assert guidance["shortfalls"] == []
    assert set(guidance["steps"].values()) == {None}


def _compare_with_all(state: Any, most: int) -> Counter[int]:
    """Returns how many destinations need so many transfers, after comparing each with the cheapest of all journeys."""
    seat = state.awaited[0]
    best: dict[str, tuple[int, int]] = {}
    _play_all(state, seat, (0, 0), most, best, {})
    first: dict[str, dict[str, Any]] = {}
    for way in ways_of(state):
        if not way["buys"]:
            first.setdefault(way["to"], way)
    compared = Counter[int]()
    for place, least in best.items():
        found = (first[place]["value"], len(first[place]["transfers"]))
        assert found <= least, place
        if found[1] <= most:
            assert found == least, place
        compared[least[1]] += 1
    return compared


def _play_all(
    state: Any, seat: int, cost: tuple[int, int], most: int, best: dict[str, tuple[int, int]], seen: dict[Any, int]
) -> None:
    """Plays every journey with so many transfers, never overpaid; `cost`: its points and transfers."""
    frames = [frame.as_list() for frame in state.frames]
    point = str((frames, state.view(seat)["hand"], cost[1]))
    if seen.get(point, 999) <= cost[0]:
        return
    seen[point] = cost[0]
    for action in state.legal(seat):
        verb, _, rest = str(action).partition(" ")
        if verb in ("stay", "put") or (verb in (*TRANSFERS, "buy") and cost[1] == most and not _is_up(state, seat)):
            continue
        after = state.clone()
        after.apply(seat, action)
        now = (cost[0] + sum(VALUES[card] for card in rest.split(",")), cost[1] + 1) if verb == "pay" else cost
        if _is_under_way(after, seat):
            _play_all(after, seat, now, most, best, seen)
        else:
            place = after.view(seat)["rabbits"][seat]
            best[place] = min(best.get(place, (999, 9)), now)


def _is_up(state: Any, seat: int) -> bool:
    """Whether the rabbit comes up from Underground for free."""
    return bool(state.view(seat)["journey"] is None and state.view(seat)["rabbits"][seat] == "underground")


def _is_under_way(state: Any, seat: int) -> bool:
    question = state.view(seat)["question"]
    return not state.over and state.turn == seat and (question or {}).get("code") in ("journey", "payment")


@pytest.mark.rule("JR-4.4")
def test_a_free_road_is_a_way_without_cards() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("9C 7D 4D 3H", "2D"), dice=((2, 4),), moves="roll; pass")
    ways = {way["to"]: way for way in reversed(ways_of(state))}
    assert ways["JD"]["actions"][-1] == "on"
    assert (ways["JD"]["cards"], ways["JD"]["transfers"]) == ([], [])
    assert ways["JD"]["legs"] == [["river1:3", "woods3:5", "tavern3:4", "JD:3"]]


@pytest.mark.rule("JR-6.2")
def test_a_ride_names_its_price_its_suits_and_the_cheapest_cards() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("9C 7D 4D 3H", "2D"), dice=((2, 4),), moves="roll; pass")
    ride, hike = [way for way in ways_of(state) if way["to"] == "KH"]
    assert ride["transfers"] == [{"action": "ride KH", "price": 6, "suits": ["S", "D"], "cards": ["7D"]}]
    assert (hike["cards"], hike["value"]) == (["9C"], 9)


@pytest.mark.rule("JR-6.3")
def test_a_joker_can_be_bought_on_the_way() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("7D", "2D"), dice=((2, 4),), moves="roll; pass")
    sales = [(way["to"], way["buys"]) for way in ways_of(state) if way["buys"]]
    assert sales == [("tavern3", "boat"), ("tavern3", "horse")]


@pytest.mark.rule("JR-6.4")
def test_a_joker_of_the_hand_is_spent_only_where_no_cards_pay() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("7D horse", "2D"), dice=((2, 4),), moves="roll; pass")
    ways = [way for way in ways_of(state) if way["to"] == "QC"]
    assert [way["cards"] for way in ways] == [["7D"], ["horse"]]


@pytest.mark.rule("JR-4.6")
def test_a_destination_tells_what_the_hand_can_pay_for_its_royal() -> None:
    state = position(rabbits=("citadel", "KD"), hands=("9C 7D 4D 3H", "2D"), dice=((2, 4),), moves="roll; pass")
    claims = {way["to"]: way["claim"] for way in reversed(ways_of(state))}
    assert claims["JD"] == {"card": "JD", "cost": 10, "best": 11, "cards": ["7D", "4D"]}
    assert claims["QC"] == {"card": "QC", "cost": 10, "best": 9, "cards": []}
    assert claims["KD"]["best"] == 4  # the seven has paid for the ride
    assert claims["citadel"] is None


@pytest.mark.rule("JR-4.10")
def test_the_way_home_with_three_royals_wins() -> None:
    state = position(rabbits=("JD", "KD"), hands=("KS QH JC", "2D"), dice=((3, 6),), moves="roll; pass")
    home = [way for way in ways_of(state) if way["to"] == "citadel"]
    assert home[0]["wins"]
    assert home[0]["transfers"] == []


@pytest.mark.rule("JR-4.6")
def test_guidance_of_the_acquisition_is_the_claim() -> None:
    state = position(rabbits=("JD", "KD"), hands=("7D 4D 2D", "2S"), dice=((3, 6),), moves="roll; pass; stay")
    claim: dict[str, Any] = {"card": "JD", "cost": 10, "best": 13, "cards": ["7D", "4D"]}
    claim |= {"actions": ["acquire", "pay 7D,4D"], "payments": 1}
    assert RABBITS.guidance(state.view(0)) == {"claim": claim, "sales": []}
    assert RABBITS.guidance(state.view(1)) == {}
    assert RABBITS.guidance(state.view(None)) == {}


@pytest.mark.rule("JR-4.6")
@pytest.mark.parametrize(
    ("hand", "actions", "payments"),
    [
        ("10D 7D 4D", ["acquire", "pay 10D"], 2),
        ("9D 9C", [], 0),  # too little
        ("KD 9D 2D", ["acquire", "pay 9D,2D"], 2),  # no royal, if numbers do
        ("10D 9D 8D 7D 6D 5D 4D 3D 2D AD", ["acquire", "pay 10D"], 29),
    ],
)
def test_the_claim_tells_how_it_is_acquired_at_once(hand: str, actions: list[str], payments: int) -> None:
    state = position(rabbits=("JD", "KD"), hands=(hand, "2S"), dice=((3, 6),), moves="roll; pass; stay")
    claim = RABBITS.guidance(state.view(0))["claim"]
    assert (claim["actions"], claim["payments"]) == (actions, payments)
    for action in actions:
        assert action in legal(state, 0)
        state.play(0, RABBITS.parse(action))


@pytest.mark.rule("JR-7.8")
def test_guidance_tells_what_each_card_of_the_lot_costs() -> None:
    table: dict[str, Any] = {"rabbits": ("JC", "KD"), "hands": ("9D 4D 3D", "2S"), "lot": "6C 3C 10C 8S"}
    state = position(**table, dice=((1, 6),), moves="roll; pass; stay", preset="standard")
    sales = RABBITS.guidance(state.view(0))["sales"]
    assert {sale["card"]: (sale["price"], sale["suits"], sale["cards"]) for sale in sales} == {
        "6C": (6, ["D"], ["4D", "3D"]),
        "3C": (3, ["D"], ["3D"]),
        "10C": (10, ["D"], ["9D", "3D"]),
    }
    state.play(0, RABBITS.parse("trade 3C"))
    more = RABBITS.guidance(state.view(0))["sales"]
    assert {sale["card"]: (sale["price"], sale["cards"]) for sale in more} == {
        "6C": (9, ["9D"]),
        "10C": (13, ["9D", "4D"]),
    }
    assert RABBITS.guidance(state.view(1)) == {}


def test_nothing_is_said_about_other_questions() -> None:
    state = RABBITS.new(2, seed=3)
    assert RABBITS.prospects(state.view(state.awaited[0])) == []


def test_a_view_that_is_none_is_refused() -> None:
    for bad in ({}, {"question": 3}, {"question": {"code": "journey"}}):
        with pytest.raises(BadInput) as refused:
            RABBITS.prospects(bad)
        assert refused.value.reason.code == "bad-view"


def test_every_game_gives_guidance_for_every_question_of_its_games() -> None:
    """Plain data, whatever is asked, that does not change the view."""
    for game in games.all_games():
        rng, state = Random(1), game.new(2, seed=1)
        for _ in range(80):
            if state.over:
                break
            seat = state.awaited[0]
            view = state.view(seat)
            assert isinstance(game.guidance(view), dict)
            assert view == state.view(seat)
            state.play(seat, rng.choice(state.legal(seat)))


def test_a_long_search_ends() -> None:
    """The richest hand there can be, at the middle of the sample board."""
    hand = " ".join(f"{rank}{suit}" for rank in (10, 9, 8, 7, 6, 5, 4) for suit in "CSHD")
    state = position(rabbits=("citadel", "KD"), hands=(hand, "2D"), dice=((1, 1),), moves="roll; pass")
    places = {way["to"] for way in ways_of(state)}
    assert places >= {*load_board("sample").roads()} - {"citadel"}
