"""The `Game` of Jackal, the card game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jackhouse.jackal.cards import COUNTS, KIND_NAMES
from jackhouse.jackal.catalogue import CATALOGUE, FEWEST_PLAYERS, MOST_PLAYERS
from jackhouse.jackal.determiniser import JackalDeterminiser, RowChooser, rules_seen
from jackhouse.jackal.grammar import GRAMMAR, RULES
from jackhouse.jackal.guidance import guidance
from jackhouse.jackal.invariants import audit
from jackhouse.jackal.prospects import prospects
from jackhouse.jackal.purpose import purpose
from jackhouse.jackal.ruleset import BOUGHT, DEAL, FILL_UP, KEY, VERSION
from jackhouse.jackal.setup import PositionBuilder, check_shape, contradiction, deal, ruleset_of, start
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.game import Game

DEFAULT_PRESET: Final = "voyage"
DEFAULT_BOARD: Final = "forty"


class Jackal(Game[JackalState]):
    """Pirates plan rows of cards in secret, and race over islands for treasure."""

    key = KEY
    version = VERSION
    default_preset = DEFAULT_PRESET
    default_board = DEFAULT_BOARD
    fewest = FEWEST_PLAYERS
    most = MOST_PLAYERS
    grammar = GRAMMAR
    rules = RULES
    catalogue = CATALOGUE

    def new(
        self,
        players: object = 4,
        seed: object = 7,
        preset: object = DEFAULT_PRESET,
        options: Mapping[str, object] | None = None,
        board: object = DEFAULT_BOARD,
    ) -> JackalState:
        return deal(ruleset_of(players, preset, options, board), seed)

    def position(
        self,
        island: object = "",
        players: Any = None,
        first: Any = 0,
        hands: Any = (),
        coins: Any = (),
        pile: object = "",
        discard: object = "",
        rest: object = "pile",
        round: Any = 1,
        preset: object = DEFAULT_PRESET,
        options: Mapping[str, object] | None = None,
        board: object = DEFAULT_BOARD,
        seed: Any = 7,
        moves: Any = "",
    ) -> JackalState:
        """Returns a state with an island just turned up, or a later one: `moves="lay SW; commit; 1: lay LR"`.

        `island` is a key of the set or the text of one (it is then the first of the board). Hands left out are dealt,
        cards not named lie shuffled under `pile` (`rest="discard"`: in the discard). A contradiction to the components
        is refused. Islands lie as written, unless the options turn them.
        """
        check_shape(first, round, seed, hands, coins, moves)
        count = players if players is not None else max(len(hands), len(coins), first + 1, FEWEST_PLAYERS)
        named = island if isinstance(island, str) else str(island)[:40]
        if " " in named.strip() or "/" in named or "\n" in named:
            board, named = f"{' / '.join(named.strip().splitlines())}; {board}", ""
        if options is None or isinstance(options, Mapping):
            options = {"turned-islands": False, **(options or {})}
        rules = ruleset_of(count, preset, options, board)
        origin = {
            "position": {
                "island": named,
                "players": count,
                "first": first,
                "hands": list(hands),
                "coins": list(coins),
                "pile": pile,
                "discard": discard,
                "rest": rest,
                "round": round,
                "preset": preset,
                "options": dict(rules.options),
                "board": board,
                "seed": seed,
            }
        }
        if len(hands) > count or len(coins) > count or not 0 <= first < count:
            raise contradiction("more-than-seats", str(count))
        if rest not in ("pile", "discard"):
            raise contradiction("bad-rest-of-deck", str(rest)[:40])
        if not 1 <= round <= rules.rounds:
            raise contradiction("bad-round", str(round))
        builder = PositionBuilder(rules, seed, origin)
        builder.lay_cards([*hands, *[None] * (count - len(hands))], pile, discard, rest)
        builder.lay_islands(named, round)
        state = builder.state
        state.coins = [*coins, *[0] * (count - len(coins))]
        state.first = first
        audit(state)
        start(state)
        self.play_moves(state, moves)
        return state

    def determiniser(self, view: Mapping[str, Any], choose_row: RowChooser | None = None) -> JackalDeterminiser:
        """`choose_row` chooses the rows of rivals who have committed; by default they are random."""
        return JackalDeterminiser(view, choose_row)

    def atlas(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the deck, the prices of Tortuga, the limits, and the islands as text."""
        return {
            "deck": dict(zip(KIND_NAMES, COUNTS)),
            "tortuga": {str(coins): BOUGHT[coins] for coins in range(1, len(BOUGHT))},
            "deal": DEAL,
            "fill_up": FILL_UP,
            "islands": [{"key": island.key, "text": island.written()} for island in rules_seen(view).islands],
        }

    def prospects(self, view: Mapping[str, Any]) -> list[dict[str, Any]]:
        return prospects(view)

    def guidance(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Returns where a row can lead while it is planned, and what each direction leads to."""
        return guidance(view)

    def purpose(self, view: Mapping[str, Any], actions: Sequence[str]) -> dict[str, Any] | None:
        """Returns which treasure the actions lead to, and how soon."""
        return purpose(view, actions)
