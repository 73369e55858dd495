"""Building the board together, before the cards are dealt (JR-3.2)."""

from typing import Any, Final

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.construction import Construction, LaidTile
from jackhouse.jackrabbits.building.phase import (
    MOST_REOPENINGS,
    MOST_TAKEN_BACK,
    BuildingPhase,
    islands_offered,
)
from jackhouse.jackrabbits.building.pieces import HEX, PIECE_NAMES, ROTATIONS, SHAPE, SHAPES, pieces_in_play
from jackhouse.jackrabbits.dealing import deal_cards
from jackhouse.jackrabbits.default_boards import default_board
from jackhouse.jackrabbits.grammar import GRAMMAR, declare_verb
from jackhouse.jackrabbits.reachability import why_unwinnable
from jackhouse.jackrabbits.state import NOBODY, RabbitState
from jackhouse.jackrabbits.steps.turn import begin_turn
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.step import Step

FLIP: Final = declare_verb("flip", "shape", "JR-3.2")
PICK: Final = declare_verb("pick", "tile", "JR-3.2")
TURN: Final = declare_verb("turn", "n", "JR-3.2")
ISLAND: Final = declare_verb("island", "", "JR-3.2")
PLACE: Final = declare_verb("place", "spot", "JR-3.2")
TAKE_BACK: Final = declare_verb("take-back", "", "JR-3.2")
FINISH: Final = declare_verb("finish", "", "JR-3.2")

TO_FLIP: Final = [Action(GRAMMAR, FLIP, (shape,)) for shape in range(len(SHAPES))]
TO_PICK: Final = [Action(GRAMMAR, PICK, (piece,)) for piece in range(len(PIECE_NAMES))]
TO_TURN: Final = [Action(GRAMMAR, TURN, (rotation,)) for rotation in range(max(ROTATIONS))]
TO_ISLAND: Final = Action(GRAMMAR, ISLAND)
TO_TAKE_BACK: Final = Action(GRAMMAR, TAKE_BACK)
TO_FINISH: Final = Action(GRAMMAR, FINISH)

NO_PIECE: Final = -1


class Held:
    """The tile that a seat is about to lay, as its draft has it."""

    def __init__(self, piece: int, pieces: tuple[Action, ...]) -> None:
        self.piece = piece
        self.rotation = 0
        self.is_turned = False
        self.is_island = False
        for action in pieces:
            if action.verb == PICK:
                self.piece = action.args[0]
            elif action.verb == TURN:
                self.rotation, self.is_turned = action.args[0], True
            elif action.verb == ISLAND:
                self.is_island = True

    def at(self, a: int, b: int, seat: int) -> LaidTile:
        return LaidTile(self.piece, self.rotation, a, b, seat)


class Building(Step[RabbitState]):
    """`turn 2`, `island` and `place 1,-3` lay a tile that has been chosen; styles say how it is chosen, and by whom.

    The window is shared: what turns a tile is the seat's own draft, what lays it is carried out at once.
    """

    name = "building"
    shares = True
    style: str = ""

    def begin(self, state: RabbitState) -> None:
        """Deals the tiles and pushes the frame of building."""
        phase = BuildingPhase(self.style, state.players, Construction.begun())
        state.building = phase
        state.phase = "building"
        if state.emitting:
            state.emit("building-began", {"style": self.style, "first": state.first})
        self.deal_tiles(state, phase, pieces_in_play(state.rules.components))
        state.push(state.rules.step_code(self.name))

    def deal_tiles(self, state: RabbitState, phase: BuildingPhase, pieces: list[int]) -> None:
        """Gives each seat its share of the tiles."""

    def seats_to_ask(self, state: RabbitState, phase: BuildingPhase) -> list[int]:
        """Returns the seats that build now, while there are tiles to lay."""
        return []

    def seat_to_lay_for(self, state: RabbitState, phase: BuildingPhase) -> int:
        """Returns the seat whose tile is laid for it now, or NOBODY."""
        return NOBODY

    def tile_choices(self, phase: BuildingPhase, seat: int) -> list[Action]:
        """Returns how the seat may choose a tile, while it holds none."""
        return []

    def laid(self, state: RabbitState, phase: BuildingPhase) -> None:
        """Goes on after a tile has been laid."""

    # ---- the window --------------------------------------------------------------------------------------------

    def resume(self, state: RabbitState, frame: Frame) -> None:
        phase = phase_of(state)
        if phase.is_done():
            self.complete(state, phase)
        else:
            self.go_on(state)

    def go_on(self, state: RabbitState) -> None:
        """Lays tiles for those who wish it, then asks those who build now; they keep the drafts that they have."""
        phase = phase_of(state)
        seat = self.seat_to_lay_for(state, phase)
        while seat != NOBODY:
            self.lay_for(state, seat)
            phase = phase_of(state)
            seat = self.seat_to_lay_for(state, phase)
        if phase.is_done():
            state.close_window()
        else:
            state.share_all(state.rules.step_code(self.name), self.seats_to_ask(state, phase))

    def held(self, state: RabbitState, seat: int) -> Held:
        """Returns the tile that the seat is about to lay."""
        return Held(NO_PIECE, state.window.drafted(seat))

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        phase, held = phase_of(state), self.held(state, seat)
        if held.piece == NO_PIECE:
            return [*self.tile_choices(phase, seat), TO_FINISH]
        site = phase.site
        islands = islands_offered(site, held.piece, held.rotation) if SHAPE[held.piece] == HEX else []
        spots = islands if held.is_island and islands else site.spots(held.piece, held.rotation)
        found: list[Action] = []
        if not held.is_turned or not spots:  # others may have taken all spots for a tile turned so
            found.extend([TO_TURN[turn] for turn in range(ROTATIONS[held.piece]) if site.has_spot(held.piece, turn)])
        if islands and not held.is_island:
            found.append(TO_ISLAND)
        found.extend([Action(GRAMMAR, PLACE, (tile.a, tile.b)) for tile in spots])
        return found

    def commits(self, action: Action) -> bool:
        return action.verb not in (PICK, TURN, ISLAND)

    def may_have_drafted(self, state: RabbitState, seat: int, action: Action) -> bool:
        """Checks the form alone: others may have taken every spot for the tile since it was turned so."""
        if state.building is None:  # a view that contradicts itself
            return False
        held, verb = self.held(state, seat), action.verb
        if verb == PICK:
            return held.piece == NO_PIECE and action in self.tile_choices(state.building, seat)
        if held.piece == NO_PIECE:
            return False
        if verb == TURN:
            return action.args[0] < ROTATIONS[held.piece]
        return verb == ISLAND and SHAPE[held.piece] == HEX and not held.is_island

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        phase = change(state)
        if action.verb == PLACE:
            held = self.held(state, seat)
            self.lay(state, phase, held.at(action.args[0], action.args[1], seat))
            self.laid(state, phase)
        elif action.verb == FLIP:
            self.flip(state, phase, seat, action.args[0])
        elif action.verb == TAKE_BACK:
            self.take_back(state, phase, seat)
        else:
            phase.finishing[seat] = True
            if state.emitting:
                state.emit("finishing", {"seat": seat})
        self.go_on(state)

    def flip(self, state: RabbitState, phase: BuildingPhase, seat: int, shape: int) -> None:
        piece = phase.flip(seat, shape, state.rng)
        if state.emitting:
            state.emit("flipped", {"seat": seat, "tile": PIECE_NAMES[piece]})

    def lay(self, state: RabbitState, phase: BuildingPhase, tile: LaidTile) -> None:
        """Lays a tile for all to see."""
        phase.lay(tile)
        state.turn_decisions = 0
        if state.emitting:
            at, name = [tile.a, tile.b], PIECE_NAMES[tile.piece]
            state.emit("placed", {"seat": tile.by, "tile": name, "at": at, "rotation": tile.rotation})

    def take_back(self, state: RabbitState, phase: BuildingPhase, seat: int) -> None:
        """Lifts the tile that the seat has laid last."""
        tile = phase.last_of(seat)
        if tile is not None:
            phase.give_back(tile)
            phase.hands[seat].sort()
            phase.taken_back[seat] += 1
            if state.emitting:
                state.emit("taken-back", {"seat": seat, "tile": PIECE_NAMES[tile.piece]})

    def lay_for(self, state: RabbitState, seat: int) -> None:
        """Lays a tile for a seat that has its tiles laid; of a face-down stack, any tile is flipped first."""
        phase = change(state)
        if not phase.hands[seat]:
            stack = phase.stacks[seat]
            number = state.rng.below(sum(stack))
            shape = 0
            while number >= stack[shape]:
                number -= stack[shape]
                shape += 1
            self.flip(state, phase, seat, shape)
        self.lay(state, phase, phase.placement_for(seat, phase.hands[seat][0]))
        self.laid(state, phase)

    # ---- the end -----------------------------------------------------------------------------------------------

    def complete(self, state: RabbitState, phase: BuildingPhase) -> None:
        """Hands the board to the game: its rules on this board, then the deal of JR-3.4. Reopens one that is none."""
        document = phase.document()
        try:
            built = state.rules.on_board(load_board(document))
        except BadInput as bad:  # it has every tile in play, so all that may be wrong is that no cave is free
            if bad.reason.params.get("problem") != "no-free-cave":
                raise
            self.reopen(state, "no-free-cave")
            return
        if built.trios and why_unwinnable(built) is not None:
            self.reopen(state, "unwinnable")
            return
        if state.emitting:
            state.emit("built", {"board": document, "advice": phase.advice()})
        state.building = None
        state.ruleset = state.rules = built
        state.pop()
        deal_cards(state)
        state.turn = state.first
        state.push(built.step_code("turn"))
        begin_turn(state)

    def reopen(self, state: RabbitState, problem: str) -> None:
        """Gives tiles back to those who have laid them; after that happened too often, the game lays them anew.

        If the board that it has laid cannot be played either, it lays all tiles as on the usual board, where somebody
        can win with every objective.
        """
        phase = change(state)
        is_hopeless = phase.reopened > MOST_REOPENINGS
        given = phase.all_laid() if is_hopeless else phase.tiles_to_give_back(problem)
        for tile in given:
            phase.give_back(tile)
        phase.problem = problem
        phase.reopened += 1
        if phase.reopened > MOST_REOPENINGS:
            phase.finishing = [True] * state.players
        if state.emitting:
            state.emit("reopened", {"problem": problem, "tiles": [PIECE_NAMES[tile.piece] for tile in given]})
        if is_hopeless:
            usual: Any = default_board(state.rules.components).document
            for tile in phase.tiles_as_on(Construction.of_document(usual)):
                self.lay(state, phase, tile)

    # ---- refusals ----------------------------------------------------------------------------------------------

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        phase, held, verb = phase_of(state), self.held(state, seat), action.verb
        if verb in (FLIP, PICK, TAKE_BACK, FINISH) and held.piece != NO_PIECE:
            return Reason("lay-it-first", "JR-3.2", {"tile": PIECE_NAMES[held.piece]})
        if verb == FLIP:
            return Reason("no-such-shape-left", "JR-3.2", {"shape": SHAPES[action.args[0]]})
        if verb == PICK:
            return Reason("no-such-tile-left", "JR-3.2", {"tile": PIECE_NAMES[action.args[0]]})
        if verb in (TURN, ISLAND, PLACE) and held.piece == NO_PIECE:
            return Reason("choose-a-tile", "JR-3.2")
        if verb == TURN:
            return self.refuse_turn(held, action.args[0])
        if verb == ISLAND:
            return Reason("only-hexes-begin-islands", "JR-3.2")
        if verb == PLACE:
            return self.refuse_place(phase, seat, held, action)
        if verb == TAKE_BACK:
            return Reason("nothing-to-take-back", "JR-3.2", {"most": MOST_TAKEN_BACK})
        return None

    def refuse_turn(self, held: Held, rotation: int) -> Reason:
        if held.is_turned:
            return Reason("turned-already", "JR-3.2")
        return Reason("fits-nowhere" if rotation < ROTATIONS[held.piece] else "no-such-turn", "JR-3.2")

    def refuse_place(self, phase: BuildingPhase, seat: int, held: Held, action: Action) -> Reason:
        """Returns why the tile may not lie there. A spot that another has taken meanwhile is told from one's own."""
        site = phase.site
        tile = held.at(action.args[0], action.args[1], seat)
        problem = site.problem(tile)
        if problem == "overlap":
            below = [site.owner[cell] for cell in tile.cells if cell in site.owner]
            taken = [other for other in below if other.by not in (seat, -1)]
            if taken and len(taken) == len(below):
                return Reason("spot-taken", "JR-3.2", {"seat": taken[0].by, "tile": PIECE_NAMES[taken[0].piece]})
            return Reason("overlap", "JR-3.2", {"tile": PIECE_NAMES[below[0].piece]})
        if problem == "too-far-out":
            return Reason("too-far-out", "JR-3.2")
        if problem == "no-shared-edge":
            return Reason("no-shared-edge", "JR-3.2", {"tile": PIECE_NAMES[tile.piece]})
        if problem == "island-too-far" or held.is_island != site.touches(tile):
            return Reason("island-too-far", "JR-3.2")
        return Reason("joins-the-map" if held.is_island else "is-an-island", "JR-3.2")

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        phase, held = phase_of(state), self.held(state, seat)
        return {
            "style": self.style,
            "tile": None if held.piece == NO_PIECE else PIECE_NAMES[held.piece],
            "rotation": held.rotation,
            "turned": held.is_turned,
            "island": held.is_island,
            "left": phase.left(seat),
        }


def phase_of(state: RabbitState) -> BuildingPhase:
    phase = state.building
    assert phase is not None
    return phase


def change(state: RabbitState) -> BuildingPhase:
    """Returns a new phase for the state, which may be changed."""
    phase = phase_of(state).copy()
    state.building = phase
    return phase
