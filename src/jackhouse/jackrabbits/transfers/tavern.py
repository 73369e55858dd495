"""Taverns sell jokers (JR-6.3)."""

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.cards import BOAT, CARD_NAMES, COURTED, HORSE
from jackhouse.jackrabbits.dealing import take_from_court
from jackhouse.jackrabbits.grammar import BUY, with_card
from jackhouse.jackrabbits.journey_point import JourneyPoint, leaves_free
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import KIND, TAVERN, TILE_SUITS
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason


class Tavern(Transfer):
    """`buy horse`: one joker from the court in passing, then go on (JR-6.3)."""

    verb = BUY
    rule = "JR-6.3"

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        sells = point.stage == ON_ROAD and KIND[point.tile] == TAVERN and not point.bought
        return TILE_SUITS[TAVERN] if sells else 0

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        board = state.rules.board
        if not leaves_free(board, point, point.tile, board.onward[point.tile * EDGES + point.edge]):
            return []
        return [with_card(BUY, joker) for joker in (BOAT, HORSE) if state.where[joker] == COURTED]

    def candidates(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        return [with_card(BUY, BOAT), with_card(BUY, HORSE)] if KIND[point.tile] == TAVERN else []

    def refuse(self, state: RabbitState, point: JourneyPoint, action: Action) -> Reason:
        if point.bought:
            return Reason("one-joker-a-pass", "JR-6.3")
        card = action.args[0]
        if self.suits(state, point) and card in (BOAT, HORSE) and state.where[card] != COURTED:
            return Reason("not-in-court", "JR-6.3", {"card": CARD_NAMES[card]})
        return super().refuse(state, point, action)

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        joker = args[0]
        take_from_court(state, state.turn, joker)
        point.bought = True
        if joker == HORSE:
            point.horse = True
        else:
            point.boat = True
        if state.emitting:
            state.emit("bought-joker", {"seat": state.turn, "card": CARD_NAMES[joker]})
