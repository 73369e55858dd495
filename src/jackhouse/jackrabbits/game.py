"""The `Game` of Jack Rabbits."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jackhouse.jackrabbits.atlas import atlas
from jackhouse.jackrabbits.catalogue import CATALOGUE, idle_rules, rules_form
from jackhouse.jackrabbits.determiniser import RabbitDeterminiser, rules_seen
from jackhouse.jackrabbits.grammar import GRAMMAR, RULES
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.prospects import guidance, prospects
from jackhouse.jackrabbits.purpose import purpose
from jackhouse.jackrabbits.ruleset import DEFAULT_BOARD, KEY, MOST_PLAYERS, VERSION
from jackhouse.jackrabbits.setup import (
    PositionBuilder,
    check_shape,
    contradiction,
    deal,
    order_seats,
    ruleset_of,
    start,
)
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.game import Game

DEFAULT_PRESET: Final = "standard"


class JackRabbits(Game[RabbitState]):
    """Rabbits race along roads, pay for transfers with suits, buy royals, and bring three of them home."""

    key = KEY
    version = VERSION
    default_preset = DEFAULT_PRESET
    default_board = DEFAULT_BOARD
    fewest = 1
    most = MOST_PLAYERS
    grammar = GRAMMAR
    rules = RULES
    catalogue = CATALOGUE

    def idle_rules(self, options: Mapping[str, Any]) -> list[str]:
        return idle_rules(options)

    def rules_form(self, options: Mapping[str, Any]) -> str:
        return rules_form(options)

    def new(
        self,
        players: object = 4,
        seed: object = 7,
        preset: object = DEFAULT_PRESET,
        options: Mapping[str, object] | None = None,
        board: object = DEFAULT_BOARD,
    ) -> RabbitState:
        return deal(ruleset_of(players, preset, options, board), seed)

    def position(
        self,
        board: object = DEFAULT_BOARD,
        players: int | None = None,
        turn: int = 0,
        rabbits: Sequence[str] = (),
        hands: Sequence[object] = (),
        pile: object = "",
        lot: object = "",
        rest: object = "pile",
        dice: Sequence[Sequence[int]] = (),
        round: int = 1,
        preset: object = DEFAULT_PRESET,
        options: Mapping[str, object] | None = None,
        seed: int = 7,
        moves: str = "",
    ) -> RabbitState:
        """Returns a state at the start of a turn, or a later one with `moves="roll; exit 3"`.

        Hands left out are dealt, rabbits left out are on the Citadel, cards not named lie shuffled under `pile`
        (`rest="lot"`: in the lot), royals and jokers not named in the court. A contradiction to the components is
        refused.
        """
        check_shape(turn, round, seed, rabbits, hands, dice, moves)
        count = players if players is not None else max(len(rabbits), len(hands), turn + 1, 1)
        rules = ruleset_of(count, preset, options, board)
        if rules.builder is not None:  # a position lies on a finished board
            raise contradiction("board-not-built", "")
        origin = {
            "position": {
                "board": rules.board_data(),
                "players": count,
                "turn": turn,
                "rabbits": list(rabbits),
                "hands": list(hands),
                "pile": pile,
                "lot": lot,
                "rest": rest,
                "dice": [list(pair) for pair in dice],
                "round": round,
                "preset": preset,
                "options": dict(rules.options),
                "seed": seed,
            }
        }
        if len(rabbits) > count or len(hands) > count or not 0 <= turn < count:
            raise contradiction("more-than-players", str(count))
        if rest not in ("pile", "lot"):
            raise contradiction("bad-rest", str(rest)[:40])
        builder = PositionBuilder(rules, seed, origin)
        full_hands = [*hands, *[None] * (count - len(hands))]
        builder.lay_hands(full_hands)
        builder.lay_piles(pile, lot, rest, full_hands)
        builder.place_rabbits([*rabbits, *["citadel"] * (count - len(rabbits))])
        builder.lay_dice(dice)
        state = builder.state
        if not 1 <= round <= rules.round_cap:
            raise contradiction("bad-round", str(round))
        state.turn, state.first, state.round = turn, turn, round
        order_seats(state)
        audit(state)
        start(state)
        self.play_moves(state, moves)
        return state

    def determiniser(self, view: Mapping[str, Any]) -> RabbitDeterminiser:
        return RabbitDeterminiser(view)

    def atlas(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return atlas(rules_seen(view))

    def prospects(self, view: Mapping[str, Any]) -> list[dict[str, Any]]:
        return prospects(view)

    def guidance(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return guidance(view)

    def purpose(self, view: Mapping[str, Any], actions: Sequence[str]) -> dict[str, Any] | None:
        return purpose(view, actions)
