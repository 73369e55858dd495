"""Taverns sell jokers (JR-6.3)."""

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.cards import BOAT, CARD_NAMES, COURTED, HORSE
from jackhouse.jackrabbits.dealing import take_from_court
from jackhouse.jackrabbits.grammar import BUY, with_card
from jackhouse.jackrabbits.journey_point import Spot, leaves_free
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

    def suits(self, state: RabbitState, spot: Spot) -> int:
        sells = spot.stage == ON_ROAD and KIND[spot.tile] == TAVERN and not spot.bought
        return TILE_SUITS[TAVERN] if sells else 0

    def targets(self, state: RabbitState, spot: Spot) -> list[Action]:
        board = state.rules.board
        if not leaves_free(board, spot, spot.tile, board.onward[spot.tile * EDGES + spot.edge]):
            return []
        return [with_card(BUY, joker) for joker in (BOAT, HORSE) if state.where[joker] == COURTED]

    def candidates(self, state: RabbitState, spot: Spot) -> list[Action]:
        return [with_card(BUY, BOAT), with_card(BUY, HORSE)] if KIND[spot.tile] == TAVERN else []

    def refuse(self, state: RabbitState, spot: Spot, action: Action) -> Reason:
        if spot.bought:
            return Reason("one-joker-a-pass", "JR-6.3")
        card = action.args[0]
        if self.suits(state, spot) and card in (BOAT, HORSE) and state.where[card] != COURTED:
            return Reason("not-in-court", "JR-6.3", {"card": CARD_NAMES[card]})
        return super().refuse(state, spot, action)

    def carry_out(self, state: RabbitState, spot: Spot, args: tuple[int, ...]) -> None:
        joker = args[0]
        take_from_court(state, state.turn, joker)
        spot.bought = True
        if joker == HORSE:
            spot.horse = True
        else:
            spot.boat = True
        if state.emitting:
            state.emit("bought-joker", {"seat": state.turn, "card": CARD_NAMES[joker]})
