"""Moments of every kind: some occur in any game, others are searched for."""

from collections.abc import Iterator
from random import Random
from typing import Any

from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS, ROYALS, SUIT
from tests.conformance.play import PLACES, choose, pirate_table, question, random_options, rich_table, step, wander
from tests.helpers import RABBITS

QUESTIONS = (
    *("roll", "lottery", "journey", "payment", "acquisition", "giving-up", "discarding", "call"),
    *("take-off", "flight", "contest", "proof", "fighting", "trading", "building", "agreement"),
)
PIRATE_QUESTIONS = ("tortuga", "planning", "rum", "go", "friday", "weapon", "doubling")
EVERY_QUESTION = (*QUESTIONS, *PIRATE_QUESTIONS)
SEALED = ("call", "contest", "handing", "judging", "agreement", "planning", "rum")
MOSTLY_SEVERAL = (1, 2, 3, 3, 4, 4)

ROBBING = ("yield", "fight", "strike", "spades", "roll", "lottery", "pass", "stay", "hole", "leave")
"""What players do who are out for thefts, and show their cards freely."""

TOWERS, PALACES, PLAZAS = (tuple(letter + suit for suit in "CSHD") for letter in "KQJ")


def dealt(rng: Random) -> Any:
    """Anywhere in a game from the deal on."""
    state = RABBITS.new(rng.randint(1, 4), seed=rng.randrange(2**32), options=random_options(rng))
    wander(state, rng, rng.randint(0, 150), eager=0.6)
    return state


def rich(rng: Random) -> Any:
    """Hands that can pay for much."""
    state = rich_table(rng, rng.randint(1, 4), rng.randint(3, 9))
    wander(state, rng, rng.randint(0, 12), eager=0.8)
    return state


def rolling(rng: Random) -> Any:
    """Before the roll, where nobody can show a passport."""
    return rich_table(rng, rng.randint(1, 4), rng.randint(3, 9), flights=False)


def paying(rng: Random) -> Any:
    """A payment is asked; the draft is not public yet."""
    return until("payment", rich_table(rng, rng.randint(1, 4), rng.randint(5, 9)), rng, eager=0.9)


def hoarding(rng: Random) -> Any:
    """A payment with so many cards and so high a price that they are put down one by one."""
    players = rng.randint(1, 3)
    turn = rng.randrange(players)
    numbers = rng.sample([CARD_NAMES[card] for card in NUMBERS], len(NUMBERS))
    hands = [" ".join(numbers.pop() for _ in range(24 if seat == turn else 6)) for seat in range(players)]
    dice = [(6, rng.randint(5, 6)) for _ in range(9)]
    limit = {"hand-limit": "caught"}
    state = RABBITS.position(players=players, turn=turn, hands=hands, dice=dice, options=random_options(rng, **limit))
    for _ in range(40):
        if state.over or counts_out(state):
            break
        step(state, rng, eager=0.8)
    if counts_out(state) and rng.random() < 0.5:
        seat = state.awaited[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def counts_out(state: Any) -> bool:
    """Whether a payment is built card by card."""
    if question(state) != "payment":
        return False
    return str(state.legal(state.awaited[0])[0]).startswith("put") or len(state.frames[-1].args) > 3


def crowned(rng: Random) -> Any:
    """Three royals in hand, and the fourth just bought."""
    players, turn = rng.randint(2, 4), rng.randrange(2)
    goal = rng.choice(ROYALS)
    old = rng.sample([royal for royal in ROYALS if SUIT[royal] != SUIT[goal]], 3)
    numbers = [card for card in NUMBERS if SUIT[card] != SUIT[goal]]
    rng.shuffle(numbers)
    hands = [[numbers.pop() for _ in range(rng.randint(3, 6))] for _ in range(players)]
    hands[turn] += old + rng.sample([card for card in NUMBERS if SUIT[card] == SUIT[goal]], 5)
    state = RABBITS.position(
        players=players,
        turn=turn,
        rabbits=[CARD_NAMES[goal]] * players,
        hands=[" ".join(CARD_NAMES[card] for card in hand) for hand in hands],
        moves="roll; stay",
        options=random_options(rng),
        seed=rng.randrange(2**32),
    )
    state.play(turn, RABBITS.parse("acquire"))
    while question(state) == "payment":
        seat = state.awaited[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def crowded(rng: Random) -> Any:
    """More cards than a hand may hold, at the end of a turn."""
    limit: dict[str, Any] = {"hand-limit": rng.choice(["enforced", "enforced", "caught"])}
    return until("discarding", rich_table(rng, rng.randint(2, 3), 11, **limit), rng, eager=0.1)


def caught(rng: Random) -> Any:
    """A seat may be caught with too many cards; some have answered, some have not."""
    limit: dict[str, Any] = {"hand-limit": "caught"}
    return some_answer(until("call", rich_table(rng, rng.randint(2, 4), rng.choice((6, 9)), **limit), rng, 0.1), rng)


def seizing(rng: Random) -> Any:
    """A seat may be caught with too many cards and lose them to whoever catches it, or has just been."""
    fixed: dict[str, Any] = {"hand-limit": "caught", "seized-surplus": True}
    state = until("call", rich_table(rng, rng.randint(2, 4), rng.choice((8, 11)), **fixed), rng, 0.1)
    while question(state) == "call" and rng.random() < 0.6:
        prefer(state, rng, "call")
    return state


def until(kind: str, state: Any, rng: Random, eager: float) -> Any:
    for _ in range(60):
        if state.over or question(state) == kind:
            break
        step(state, rng, eager)
    return state


def some_answer(state: Any, rng: Random) -> Any:
    """Some seats answer a sealed window, but not all."""
    if question(state) in SEALED:
        for seat in rng.sample(state.awaited, rng.randint(0, len(state.awaited) - 1)):
            state.play(seat, choose(state, seat, rng))
    return state


# ---- the standard game -----------------------------------------------------------------------------------------------


def taking_off(rng: Random) -> Any:
    """On a tower before the roll, often with a passport shown."""
    state = rich_table(rng, rng.choice(MOSTLY_SEVERAL), rng.randint(4, 7), TOWERS, flights=True)
    if not state.over and rng.random() < 0.7:
        prefer(state, rng, "passport")
    return state


def flying(rng: Random) -> Any:
    """With a passport, after the roll."""
    state = rich_table(rng, rng.choice(MOSTLY_SEVERAL), rng.randint(4, 8), TOWERS, flights=True)
    for verb in ("passport", "roll", "pass"):
        if not state.over:
            prefer(state, rng, verb)
    return state


def visiting(rng: Random, players: int = 0, cards: int = 6) -> Any:
    """A rabbit has ridden to a palace; some have answered the contest, some have not."""
    players, starts = players or rng.choice((2, 3, 4, 4)), ("KC", "JH", "JS", "QD", "underground")
    state = rich_table(rng, players, cards, starts, ["horse"], vetting=True)
    palace = rng.choice(PALACES)
    for verb in ("roll", "pass", f"ride {palace}", "pay horse"):
        if not state.over and question(state) != "contest":
            prefer(state, rng, verb)
    return some_answer(state, rng)


def vying(rng: Random) -> Any:
    """The first challenger has contested a visitor, and others could too."""
    state = visiting(rng, rng.choice((3, 4, 4)), 8)
    if question(state) != "contest":
        return state
    for seat in [who for who in state.window.seats if state.undoable(who)]:
        state.undo(seat)
    able = [seat for seat in state.awaited if len(state.legal(seat)) > 1]
    if able and able[0] != state.awaited[-1]:
        state.play(able[0], rng.choice(state.legal(able[0])[:-1]))
    return state


def proving(rng: Random) -> Any:
    """The visitor has been contested."""
    state = visiting(rng, cards=8)
    while question(state) == "contest":
        prefer(state, rng, "contest")
    return state


def fighting(rng: Random) -> Any:
    """A fight, at either side's blow; some spades may be laid already."""
    state = rich_table(rng, rng.randint(2, 4), rng.randint(6, 9), (rng.choice(PLACES[:13]),), fights=True)
    for verb in ("roll", "pass", "stay", "fight"):
        if not state.over:
            prefer(state, rng, verb)
    for _ in range(rng.randint(0, 5)):
        if question(state) == "fighting":
            prefer(state, rng, rng.choice(("spades", "strike")))
    return state


def winning_more(rng: Random) -> Any:
    """The lottery in which every matching card wins; some may be chosen already."""
    options: dict[str, Any] = {"windfall-lottery": True}
    table = rich_table(rng, rng.choice(MOSTLY_SEVERAL), rng.randint(5, 9), **options)
    state = until("windfall", table, rng, eager=0.5)
    if not state.over and rng.random() < 0.5:
        prefer(state, rng, "lottery")
    return state


def acting_early(rng: Random) -> Any:
    """Fights and trades are possible before the journey."""
    place = rng.choice(PLACES[1:13])
    options: dict[str, Any] = {"early-deeds": True, "fights": True, "trades": True}
    table = rich_table(rng, rng.choice((2, 3, 4)), rng.randint(5, 9), (place,), **options)
    return until("early-deeds", table, rng, eager=0.5)


def trading(rng: Random) -> Any:
    """Cards lie on the counter of a plaza."""
    state = rich_table(rng, rng.choice(MOSTLY_SEVERAL), rng.randint(4, 8), PLAZAS, spent=(8, 15), trades=True)
    for verb in ("roll", "pass", "stay", *["trade"] * rng.randint(1, 3)):
        if not state.over:
            prefer(state, rng, verb)
    return state


def dealing(rng: Random) -> Any:
    """Rabbits at one place trade cards of their hands: anywhere between the offer and the judgement."""
    fixed: dict[str, Any] = {"personal-trades": True, "flights": False, "round-cap": 20}
    state = rich_table(rng, rng.choice((2, 3, 3, 4)), rng.randint(3, 7), [rng.choice(PLACES[:13])], **fixed)
    verbs = ["accept", "exchange", "hand", "offer", "denounce", "keep", "pass", "roll", "stay", "leave", "hole"]
    for _ in range(rng.randint(4, 30)):
        if state.over or (question(state) == "answering" and rng.random() < 0.3):
            break
        claims = rng.sample(["give", "want", "propose", "propose"], 3)
        prefer(state, rng, *claims, *verbs)
    return state


def robbed(rng: Random) -> Any:
    """Three or four rabbits have met, and some have been robbed, unseen by the others."""
    place = rng.choice(PLACES[:13])
    options: dict[str, Any] = {"fights": True, "round-cap": 15}
    state = rich_table(rng, rng.choice((3, 4, 4)), rng.randint(3, 6), (place,), **options)
    thefts, wanted = 0, rng.choice((1, 1, 2, 3))
    for _ in range(80):
        if state.over or thefts >= wanted:
            break
        events = prefer(state, rng, *ROBBING)
        thefts += sum(event.code == "stole" and event.secrets is not None for event in events)
    wander(state, rng, rng.randint(0, 6), eager=0.3)
    return state


# ---- building, and the meadow ----------------------------------------------------------------------------------------


def constructing(rng: Random) -> Any:
    """Anywhere while the board is built; some have turned a tile and not laid it yet."""
    players = rng.choice(MOSTLY_SEVERAL)
    options = {"building": rng.choice(("strict", "free", "free")), "tight-suits": rng.random() < 0.3, "round-cap": 4}
    state = RABBITS.new(players, seed=rng.randrange(2**32), options=options)
    if options["building"] == "free" and players > 1 and rng.random() < 0.4:
        overtake(state, rng)
    for _ in range(rng.choice((0, 3, 10, 40, 80))):
        if question(state) != "building":
            break
        build_on(state, rng)
    return state


def overtake(state: Any, rng: Random) -> None:
    """Somebody turns a triangle, and the others take all the spots that it has so: the draft is legal no more."""
    seat, *others = rng.sample(state.awaited, len(state.awaited))
    turn = f"turn {rng.randrange(6)}"
    play_lines(state, seat, pick_triangle(state, seat, rng), turn)
    for other in others * 3:
        spots = [str(action) for action in state.legal(seat) if str(action).startswith("place")]
        if spots:
            play_lines(state, other, pick_triangle(state, other, rng), turn, rng.choice(spots))


def pick_triangle(state: Any, seat: int, rng: Random) -> str:
    triangles = ("pick fork", "pick tavern", "pick cave")
    return rng.choice([str(action) for action in state.legal(seat) if str(action) in triangles])


def play_lines(state: Any, seat: int, *lines: str) -> None:
    for line in lines:
        state.play(seat, RABBITS.parse(line))


def build_on(state: Any, rng: Random) -> list[Any]:
    """Plays a random action of building, hardly ever the one that ends it."""
    seat = rng.choice(state.awaited)
    legal = [action for action in state.legal(seat) if str(action) != "finish" or rng.random() < 0.02]
    return list(state.play(seat, rng.choice(legal)))


def strolling(rng: Random) -> Any:
    """On the meadow; often somebody has proposed to end the game."""
    options: dict[str, Any] = {"round-cap": 12}
    state = RABBITS.new(rng.choice(MOSTLY_SEVERAL), rng.randrange(2**32), "meadow", options, "sample")
    for _ in range(rng.randint(0, 25)):
        if state.over or question(state) == "agreement":
            break
        step(state, rng)
    if not state.over and rng.random() < 0.6:
        prefer(state, rng, "enough")
    return some_answer(state, rng)


def prefer(state: Any, rng: Random, *verbs: str) -> list[Any]:
    """Plays the first of these verbs that is legal, else a random action."""
    seat = rng.choice(state.awaited)
    events: list[Any] = state.play(seat, preferred(state, seat, rng, *verbs))
    return events


def preferred(state: Any, seat: int, rng: Random, *verbs: str) -> Any:
    legal = state.legal(seat)
    wanted = [[action for action in legal if str(action).startswith(verb)] for verb in verbs]
    return rng.choice(next(filter(None, wanted), legal))


INTRO = (dealt, rich, rolling, paying, hoarding, crowned, crowded, caught)
STANDARD = (taking_off, flying, visiting, vying, proving, fighting, trading, robbed)
BUILDING = (constructing, strolling)
MAKERS = (*INTRO, *STANDARD, *BUILDING)


# ---- Jackal ----------------------------------------------------------------------------------------------------------


def landing(rng: Random) -> Any:
    """Anywhere in a game of Jackal."""
    state = pirate_table(rng)
    wander(state, rng, rng.randint(0, 80), eager=0.6)
    return state


def planning(rng: Random) -> Any:
    """Some have begun to lay a row, some have committed one."""
    state = pirate_table(rng)
    while question(state) == "tortuga":
        prefer(state, rng, "sail")
    for _ in range(rng.randint(0, 16)):
        if question(state) == "planning" and len(state.awaited) > 1:
            step(state, rng, eager=rng.choice((0.1, 0.9)), undo=0.15)
    return state


def at_sea(rng: Random) -> Any:
    """A seat has coins, and may stay in Tortuga."""
    return sought("tortuga", rng)


def giving_rum(rng: Random) -> Any:
    """Several may play rum; some have answered, some have not."""
    return some_answer(sought("rum", rng, several=True), rng)


def choosing_a_way(rng: Random) -> Any:
    return sought("go", rng)


def in_difficulty(rng: Random) -> Any:
    return sought("friday", rng)


def before_a_bandit(rng: Random) -> Any:
    return sought("weapon", rng)


def doubling(rng: Random) -> Any:
    return sought("doubling", rng)


def sought(kind: str, rng: Random, several: bool = False) -> Any:
    """Returns a game of Jackal in which this question is asked."""
    for _ in range(20):
        state = until(kind, pirate_table(rng), rng, eager=0.7)
        if question(state) == kind and (not several or len(state.awaited) > 1):
            break
    return state


PIRATES = (landing, planning, at_sea, giving_rum, choosing_a_way, in_difficulty, before_a_bandit, doubling)
EVERY_MAKER = (*MAKERS, *PIRATES)


def moments_of_both(rabbits: int, pirates: int) -> Iterator[tuple[Random, Any]]:
    """Yields so many moments of each game, all kinds in turn, each with a generator to play on with."""
    for makers, count in ((MAKERS, rabbits), (PIRATES, pirates)):
        for number in range(count):
            rng = Random(number)
            yield rng, makers[number % len(makers)](rng)
