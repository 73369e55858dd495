"""The points that the hand lacks to reach the hexes beyond a journey (JR-6)."""

from jackhouse.jackrabbits.grammar import BUY
from jackhouse.jackrabbits.journey_point import JourneyPoint
from jackhouse.jackrabbits.journey_search import JourneySearch
from jackhouse.jackrabbits.roads import transfer_of
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.journey import Journey
from jackhouse.jackrabbits.steps.payment import suit_names
from jackhouse.jackrabbits.tiles import IS_HEX, PLACE_NAMES
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action

__all__ = ["shortfalls"]


def shortfalls(search: JourneySearch) -> list[dict[str, object]]:
    """Returns the hexes that the search did not find, each with the transfer that lacks the fewest points to get there.

    Only transfers that the free roads pass are looked at. `to` is the hex, `price` and `suits` are those of the
    transfer, `best` is what the hand can pay.
    """
    missing = search.missing
    least: dict[int, tuple[int, int, int, int]] = {}  # points lacking, price, suits, best
    ends: dict[tuple[int, ...], set[int]] = {}
    step = search.start.rules.steps[search.journey]
    if not missing or not isinstance(step, Journey):
        return []
    for way in search.walked:
        point = step.point(way.state)
        for action in step.candidates(way.state, search.seat):
            transfer = transfer_of(action.verb)
            if transfer is None or transfer.verb == BUY or not _lacks_points(step, way.state, search.seat, action):
                continue
            suits = transfer.suits(way.state, point)
            best = point.worth(suits)
            lack = (point.price - best, point.price, suits, best)
            for place in _reached(search, step, way.state, transfer, action, ends):
                if place in missing and (place not in least or lack < least[place]):
                    least[place] = lack
    return [
        {"to": PLACE_NAMES[place], "price": price, "suits": suit_names(suits), "best": best}
        for place, (_, price, suits, best) in sorted(least.items())
    ]


def _lacks_points(step: Journey, state: RabbitState, seat: int, action: Action) -> bool:
    """Whether this action is refused only since the hand cannot pay for it."""
    reason = None if action in state.legal_now(seat) else step.refuse(state, seat, action)
    return reason is not None and reason.code == "price-unmet"


def _reached(
    search: JourneySearch,
    step: Journey,
    state: RabbitState,
    transfer: Transfer,
    action: Action,
    ends: dict[tuple[int, ...], set[int]],
) -> set[int]:
    """Returns the places where a journey can end for free after a transfer from here, were it paid for."""
    point = step.point(state)
    point.memory = step.memory_after_transfer(state, point)
    transfer.carry_out(state, point, action.args)
    if IS_HEX[point.tile] and point.stage == ON_ROAD:
        return {point.tile}
    key = (point.stage, point.tile, point.edge)
    if key not in ends:
        ends[key] = _free_ends(search, state, point)
    return ends[key]


def _free_ends(search: JourneySearch, state: RabbitState, point: JourneyPoint) -> set[int]:
    """Returns the places where the free roads from a point end."""
    there = state.clone()
    there.replace(point.stage, point.as_args())
    reached: set[int] = set()
    seen: set[tuple[int, ...]] = set()
    ahead = [there]
    while ahead:
        at = ahead.pop()
        if not search.is_under_way(at):
            reached.add(at.rabbits[search.seat])
            continue
        frame = at.frames[-1]
        key = (frame.stage, *frame.args[:3])
        if key in seen:
            continue
        seen.add(key)
        for action in at.legal_now(search.seat):
            if transfer_of(action.verb) is None:
                ahead.append(search.after(at, action))
    return reached
