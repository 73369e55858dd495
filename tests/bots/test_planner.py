"""The planner of the greedy bot of Jack Rabbits."""

from random import Random

from jackhouse.bots.greedy.jackrabbits.board_model import BoardModel, board_model
from jackhouse.bots.greedy.jackrabbits.planner import Plan, Planner, turns_left
from tests.helpers import RABBITS

ROYAL_IN_ANOTHER_HAND = 8.0  # turns
WIDTH = 12


def model_of_the_sample() -> BoardModel:
    return board_model(RABBITS.new(2, 1).view(0))


def any_moment(model: BoardModel, rng: Random) -> tuple[int, int, list[int], int]:
    """Returns royals held, royals in the court, points by suit, and a place."""
    royals = list(model.royals.values())
    rng.shuffle(royals)
    held, elsewhere = rng.randint(0, 2), rng.randint(0, 5)
    court = sum(royals[held + elsewhere :])
    return sum(royals[:held]), court, [rng.randint(0, 25) for _ in range(4)], rng.randrange(len(model.places))


def test_a_plan_has_the_goals_with_the_fewest_turns_in_order() -> None:
    model, rng = model_of_the_sample(), Random(1)
    for _ in range(60):
        held, court, totals, place = any_moment(model, rng)
        plan = Plan(model, held, court, totals, place)
        paid = plan.paid_suits(totals)
        rated = []
        for number, whole in enumerate(model.goals(held)):
            taken = whole.missing & ~court
            goal = model.goal(whole.missing & court)
            turns = turns_left(goal.tours[paid][place], plan.wait_for(goal, totals))
            rated.append((turns + ROYAL_IN_ANOTHER_HAND * taken.bit_count(), number, goal.missing))
        rated.sort()
        assert [target.goal.missing for target in plan.targets] == [missing for _, _, missing in rated[:WIDTH]]
        assert plan.turns == rated[0][0] == plan.turns_from(place, plan.outlooks(totals))


def test_a_plan_is_kept_until_something_that_it_depends_on_changes() -> None:
    model, planner = model_of_the_sample(), Planner()
    held, court, totals, place = any_moment(model, Random(2))
    first = planner.plan(model, held, court, totals, place)
    assert planner.plan(model, held, court, totals[:], place) is first
    richer = [totals[0] + 1, *totals[1:]]
    others = [
        (held, court, richer, place),
        (held, court, totals, (place + 1) % len(model.places)),
        (held, court & ~(court & -court), totals, place),
        (held | court & -court, court & ~(court & -court), totals, place),
    ]
    for inputs in others:
        assert planner.plan(model, *inputs) is not first
        first = planner.plan(model, held, court, totals, place)
