"""Boards on which nobody can win: which royals can be reached from the Citadel and brought back (JR-3.5)."""

from typing import Any

import pytest

from jackhouse import text
from jackhouse.jackrabbits.board import Board, built_in_boards, load_board
from jackhouse.jackrabbits.building.construction import Construction
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.building.measures import distances
from jackhouse.jackrabbits.building.pieces import PIECE_CODES
from jackhouse.jackrabbits.components import components_of
from jackhouse.jackrabbits.reachability import hexes_there_and_back
from jackhouse.jackrabbits.setup import ruleset_of, why_unplayable
from jackhouse.jackrabbits.tiles import PLACE_CODES, PLACE_NAMES
from jackhouse.kernel import BadInput, Reason
from tests.helpers import RABBITS
from tests.jackrabbits import boards
from tests.jackrabbits.boards import CAVE, CITADEL, Document, document, hexagon, triangle

pytestmark = pytest.mark.rule("JR-3.5")

FORK = triangle("fork", -1, 1, "D", 0, 2, 4)  # south of the Citadel
TAVERN = triangle("tavern", -1, 1, "D", 0, 2)
OPEN_ISLET = hexagon("K♦", 6, 0, 0, [0, 3])  # its roads face the sea
CLOSED_ISLET = [hexagon("K♣", 6, 0, 0, [0]), triangle("cave", 6, -2, "U", 1)]  # its road meets a wall
CAVE_ISLET = [hexagon("K♠", 6, 0, 0, [0, 1]), triangle("cave", 6, -2, "U", 3)]


def found(*tiles: Document, **options: Any) -> set[str]:
    """Returns the royals' hexes of a board that one can reach and leave, in the intro game with these options."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    rules = ruleset_of(2, "intro", {"objective": "simple", **chosen}, document(*tiles))
    return {PLACE_NAMES[place] for place in hexes_there_and_back(rules)}


def test_without_a_way_a_royal_cannot_be_reached() -> None:
    assert found(CITADEL, CAVE, OPEN_ISLET) == set()
    assert found(CITADEL, CAVE, *CLOSED_ISLET) == set()


@pytest.mark.rule("JR-4.4")
def test_by_free_roads() -> None:
    assert found(*boards.crossing()["tiles"]) == {"KC"}


@pytest.mark.rule("JR-6.2")
def test_by_the_horse_or_the_boat_of_a_merchant() -> None:
    assert found(CITADEL, CAVE, FORK, *CLOSED_ISLET) == {"KC"}
    assert found(CITADEL, CAVE, FORK, *CLOSED_ISLET, landbound_horses=True) == set()
    assert found(CITADEL, CAVE, FORK, OPEN_ISLET, landbound_horses=True) == {"KD"}


@pytest.mark.rule("JR-6.4")
def test_by_a_joker_that_a_tavern_sells() -> None:
    assert found(CITADEL, CAVE, TAVERN, *CLOSED_ISLET) == {"KC"}
    assert found(CITADEL, CAVE, TAVERN, OPEN_ISLET, landbound_horses=True) == {"KD"}


@pytest.mark.rule("JR-6.5")
def test_out_of_a_cave() -> None:
    assert found(CITADEL, CAVE, *CAVE_ISLET) == {"KS"}


@pytest.mark.rule("JR-6.1")
def test_by_a_trailway() -> None:
    board = beyond_a_mountain()
    rules = ruleset_of(2, "intro", {"objective": "simple"}, board.written())
    assert PLACE_CODES["KD"] not in distances(board)
    assert [PLACE_NAMES[place] for place in hexes_there_and_back(rules)] == ["KD"]


def beyond_a_mountain() -> Board:
    """The Citadel's road over a mountain leads to the sea; the other road of the mountain leads to K♦."""
    site = Construction.of_document(boards.tiny())
    for mountain in [tile for rotation in range(3) for tile in site.spots(PIECE_CODES["mountain"], rotation)]:
        with_mountain = site.clone()
        with_mountain.lay(mountain)
        for tile in [one for rotation in range(6) for one in with_mountain.spots(PIECE_CODES["KD"], rotation)]:
            if not site.touches(tile):
                with_hex = with_mountain.clone()
                with_hex.lay(tile)
                board = Board.from_document(with_hex.document("mountain"))
                if is_over_the_other_road(board):
                    return board
    raise AssertionError("no such board")


def is_over_the_other_road(board: Board) -> bool:
    """Whether one road of the mountain ends on the Citadel, and the other one on K♦."""
    ends = [
        {PLACE_NAMES[lead // 8] for edge in road if (lead := board.leads[8 * tile + edge]) >= 0}
        for tile, road in roads(board)
    ]
    return ends in ([{"citadel"}, {"KD"}], [{"KD"}, {"citadel"}])


def roads(board: Board) -> list[tuple[int, list[int]]]:
    tile = PLACE_CODES["mountain1"]
    edge = next(edge for edge in range(6) if board.onward[8 * tile + edge] >= 0)
    return [(tile, [edge, board.onward[8 * tile + edge]]), (tile, board.other_road[8 * tile + edge])]


@pytest.mark.rule("JR-7.1")
@pytest.mark.rule("JR-8.6")
def test_by_a_flight() -> None:
    cave, tower = triangle("cave", -1, -1, "D", 2), hexagon("K♦", 1, -2, 0, [0, 3])  # both beside the Citadel
    assert found(CITADEL, cave, tower, *CLOSED_ISLET) == {"KD"}
    assert found(CITADEL, cave, tower, *CLOSED_ISLET, flights=True) == {"KD", "KC"}
    palace = [hexagon("Q♣", 6, 0, 0, [0, 1, 2]), triangle("cave", 6, -2, "U", 1)]
    walls = [triangle("tavern", 7, -1, "D", 0, 2), triangle("tavern", 6, 0, "U", 1, 3)]
    assert found(CITADEL, cave, tower, *palace, *walls, flights=True) == {"KD"}
    assert found(CITADEL, cave, tower, *palace, *walls, flights=True, special_flights=True) == {"KD", "QC"}


def test_a_royal_that_cannot_be_brought_back_does_not_count() -> None:
    assert found(CITADEL, *CAVE_ISLET) == set()


# ---- a game is refused -----------------------------------------------------------------------------------------------


def refusal(objective: str, *tiles: Document) -> Reason:
    with pytest.raises(BadInput) as refused:
        RABBITS.new(2, 1, "intro", {"objective": objective}, document(*tiles, name="atoll"))
    return refused.value.reason


THREE_TOWERS = [
    hexagon(f"K{suit}", 6 * number, 0, 0, exits)
    for number, (suit, exits) in enumerate((("♦", [0, 3]), ("♠", [0, 1]), ("♥", [0, 2])), 1)
]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "On the board “atoll” nobody can win with the objective “monarchic”: too few of its royals can be reached "
            "from the Citadel and brought back. It allows: diverse, simple, triple-court. (JR-3.5)",
        ),
        (
            "es",
            "En el tablero «atoll» nadie puede ganar con el fin del juego «monarchic»: hay demasiado pocas cartas "
            "reales a las que se llega desde la ciudadela y con las que se vuelve. Permite: diverse, simple, "
            "triple-court. (JR-3.5)",
        ),
    ],
)
def test_the_reason_names_the_objectives_that_the_board_allows_and_never_the_one_refused(
    language: str, sentence: str
) -> None:
    reason = refusal("monarchic", CITADEL, CAVE, FORK, *THREE_TOWERS)
    assert (reason.code, reason.rule) == ("board-unwinnable", "JR-3.5")
    assert text.load(language).reason(reason.code, reason.rule, reason.params) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "On the board “atoll” nobody can win, with any objective: fewer than three royals can be reached from the "
            "Citadel and brought back.",
        ),
        ("es", "En el tablero «atoll» nadie puede ganar, con ningún fin del juego: "),
    ],
)
def test_if_it_allows_none_the_reason_says_so(language: str, sentence: str) -> None:
    reason = refusal("simple", CITADEL, CAVE, *THREE_TOWERS)
    assert reason.params == {"board": "atoll", "objective": "simple"}
    assert text.load(language).reason(reason.code, reason.rule, reason.params).startswith(sentence)


def test_boards_of_ours_and_random_ones_can_be_won() -> None:
    for name in built_in_boards():
        assert why_unplayable(load_board(name)) is None
    for seed in range(2):
        assert why_unplayable(load_board(generate(components_of((1, 2)), seed))) is None
    assert why_unplayable(load_board(boards.tiny())) is not None


def test_only_a_new_game_needs_such_a_board() -> None:
    assert RABBITS.position(board=boards.tiny()).view(0)["phase"] == "lottery"
    assert RABBITS.new(2, 1, "meadow", board=boards.tiny()).view(0)["phase"] == "journey"
