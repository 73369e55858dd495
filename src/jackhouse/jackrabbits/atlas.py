"""The atlas: the map and the limits of a game as plain data, for bots, which see only views.

A *port* is written `fork1:0`: the tile and the edge by which a rabbit enters it (6: up out of a cave's mouth).
A road leads to a port, `off-board`, `underground` or a `dead-end`.
"""

from typing import Any

from jackhouse.jackrabbits.board import BRINK, EDGES, ENDS_MOUTH, INSIDE, NO_ROAD, PORTS, Board
from jackhouse.jackrabbits.cards import CARD_NAMES, IS_COURT, JOKERS, ORDER, SUIT, SUITS
from jackhouse.jackrabbits.ruleset import CARROTS, CLAIM_COST, RabbitRules
from jackhouse.jackrabbits.steps.proof import PROOF_POINTS
from jackhouse.jackrabbits.tiles import IS_HEX, KIND, KIND_NAMES, PLACE_NAMES, TILE_SUITS

__all__ = ["atlas"]


def atlas(rules: RabbitRules) -> dict[str, Any]:
    """Returns hexes with their exits, roads by port, what each tile sells and where it goes, cards, trios and limits.

    The cards come in the order of a hand.
    """
    board, cards = rules.board, sorted(rules.components.cards, key=ORDER.__getitem__)
    return {
        "hexes": {PLACE_NAMES[place]: _hex(rules, place) for place in board.hexes},
        "roads": {
            _port(port): _road(rules, port)
            for port in range(PORTS)
            if board.onward[port] != NO_ROAD and board.present[port // EDGES] and not IS_HEX[port // EDGES]
        },
        "caves": [PLACE_NAMES[cave] for cave in rules.caves],
        "cards": {CARD_NAMES[card]: _card(rules, card) for card in cards},
        "trios": [[CARD_NAMES[royal] for royal in trio] for trio in sorted(rules.trios)],
        "claim_cost": CLAIM_COST,
        "standing": PROOF_POINTS,
        "carrots": CARROTS,
        "hand_limit": rules.hand_limit,
    }


def _card(rules: RabbitRules, card: int) -> dict[str, Any]:
    """Returns the suit of a card, its value, its cost in the lot, and its place once it is spent (JR-5.2)."""
    suit = SUITS[SUIT[card]] if card >= JOKERS else ""
    spent = "court" if IS_COURT[card] else "lot"
    return {"suit": suit, "value": rules.value[card], "cost": rules.cost[card], "spent": spent}


def _hex(rules: RabbitRules, place: int) -> dict[str, Any]:
    """Returns a hex: roads, rides, suits for sale, those that pay there, flights, and who may contest a visit."""
    board = rules.board
    return {
        "kind": KIND_NAMES[KIND[place]],
        "exits": {str(edge): _lead(board, place * EDGES + edge) for edge in board.exits[place]},
        "sails": _sails(board, place),
        "rides": [PLACE_NAMES[other] for other in rules.rides[place] if other != place],
        "sells": _suits(rules.sells[place]),
        "takes": _suits(rules.takes[place]),
        "take_off": _suits(rules.take_off_suits[place]),
        "lands": place in rules.landings,
        "contested_by": [right.holder for right in rules.rights_at[place]] if "contest" in rules.turn_names else [],
    }


def _road(rules: RabbitRules, port: int) -> dict[str, Any]:
    """Returns a road tile as seen by a rabbit that entered by this port."""
    board, place = rules.board, port // EDGES
    kind = KIND[place]
    onward = {str(out % EDGES): _lead(board, out) for out in board.ports_out[port]}
    if board.onward[port] == ENDS_MOUTH:
        onward = {str(INSIDE): "underground"}
    return {
        "kind": KIND_NAMES[kind],
        "suits": _suits(TILE_SUITS[kind]),
        "ways": onward,
        "hikes": {str(edge): _lead(board, place * EDGES + edge) for edge in board.other_road[port]},
        "sails": _sails(board, place),
        "rides": [PLACE_NAMES[other] for other in rules.rides[place]],
    }


def _suits(mask: int) -> str:
    return "".join([suit for code, suit in enumerate(SUITS) if mask >> code & 1])


def _sails(board: Board, place: int) -> list[str]:
    """Returns the open roads by which a boat from this tile can land (JR-6.2)."""
    waters = board.waters_at[place]
    return [_port(port) for port in board.open_ports if board.water_of[port] in waters and port // EDGES != place]


def _lead(board: Board, out: int) -> str:
    if board.leads[out] >= 0:
        return _port(board.leads[out])
    return "off-board" if board.leads[out] == BRINK else "dead-end"


def _port(port: int) -> str:
    return f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}"
