"""Fights with spades (JR-7.3, JR-7.4, JR-7.5): the deed that begins one, and the step that goes blow by blow."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, IS_ROYAL, SPADES, SUIT_BIT
from jackhouse.jackrabbits.dealing import NO_CARD, clear_aside, exile, set_aside, steal
from jackhouse.jackrabbits.grammar import FIGHT, GRAMMAR, LAY_SPADE, STRIKE, TO_STRIKE, TO_YIELD, YIELD, with_card
from jackhouse.jackrabbits.payment_search import total_of
from jackhouse.jackrabbits.ruleset import MOST_PLAYERS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed, end_acquisition
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

TO_FIGHT: Final = [Action(GRAMMAR, FIGHT, (seat,)) for seat in range(MOST_PLAYERS)]

ATTACK: Final = 0
DEFENCE: Final = 1


class Fight(Deed):
    """`fight 1`: attack one rabbit of those at your place, once a turn, with a spade at least."""

    verb = FIGHT

    def possible(self, state: RabbitState) -> bool:
        return not state.fought and len(rivals(state)) > 0

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        if state.fought or not armed(state, seat):
            return []
        return [TO_FIGHT[rival] for rival in rivals(state)]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_FIGHT[rival] for rival in rivals(state)]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.args[0] in state.sheltered and action.args[0] in neighbours(state):
            return Reason("sheltered", "JR-7.3", {"seat": action.args[0]})
        if action.args[0] not in rivals(state):
            return Reason("no-rival-here", "JR-7.3", {"seat": action.args[0]})
        if state.fought:
            return Reason("one-fight-a-turn", "JR-7.3")
        return Reason("no-spades", "JR-7.3")

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        state.push(state.rules.step_code("fighting"), 0, (seat, action.args[0], 0, 0))


def rivals(state: RabbitState) -> list[int]:
    """Returns the other rabbits where the active one rests that it may attack."""
    place = state.rabbits[state.turn]
    if not state.rules.fights_at[place]:
        return []
    found, sheltered = neighbours(state), state.sheltered
    return [seat for seat in found if seat not in sheltered] if sheltered else found


def neighbours(state: RabbitState) -> list[int]:
    """Returns the other rabbits where the active one rests."""
    place = state.rabbits[state.turn]
    return [seat for seat in range(state.players) if seat != state.turn and state.rabbits[seat] == place]


def armed(state: RabbitState, seat: int) -> bool:
    for card in state.hands[seat]:
        if SUIT_BIT[card] == SPADES:
            return True
    return False


class Fighting(Step[RabbitState]):
    """The stage of the frame is the side to strike; it holds (attacker, defender, their totals, *spades laid)."""

    name = "fighting"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, frame.args[frame.stage])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        frame = state.frames[-1]
        laid = frame.args[4:]
        found = [
            with_card(LAY_SPADE, card) for card in state.hands[seat] if SUIT_BIT[card] == SPADES and card not in laid
        ]
        if laid and reach(state, frame) > beaten(frame):
            found.append(TO_STRIKE)
        if beaten(frame):
            found.append(TO_YIELD)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        frame = state.frames[-1]
        if action.verb == LAY_SPADE:
            state.draft.append(action)
            state.replace(frame.stage, (*frame.args, action.args[0]))
            return
        state.draft = []
        if action.verb == YIELD:
            self.finish(state, seat, frame)
        else:
            self.strike(state, seat, frame)

    def strike(self, state: RabbitState, seat: int, frame: Frame) -> None:
        """Shows the spades laid and sets them aside; the other side must exceed the total."""
        attacker, defender, attack, defence = frame.args[:4]
        if not beaten(frame):
            state.fought = True
            if state.emitting:
                state.emit("attacked", {"seat": attacker, "rival": defender})
        total = reach(state, frame)
        for card in frame.args[4:]:
            set_aside(state, seat, card)
        if state.emitting:
            cards = [CARD_NAMES[card] for card in frame.args[4:]]
            state.emit("struck", {"seat": seat, "cards": cards, "total": total})
        if frame.stage == ATTACK:
            state.replace(DEFENCE, (attacker, defender, total, defence))
        else:
            state.replace(ATTACK, (attacker, defender, attack, total))

    def finish(self, state: RabbitState, loser: int, frame: Frame) -> None:
        """Sends the side that yields off-board; a winning attacker takes a random card (JR-7.4)."""
        attacker, defender = frame.args[0], frame.args[1]
        winner = defender if loser == attacker else attacker
        state.pop()
        clear_aside(state)
        if state.emitting:
            state.emit("fight-won", {"seat": winner, "rival": loser})
        exile(state, loser, "fight")
        if winner != attacker:
            return
        card = steal(state, winner, loser)
        if card == NO_CARD:
            return
        ends = IS_ROYAL[card]
        if ends:  # the thief gets its claim, and the phase ends (JR-7.5)
            end_acquisition(state)
        # Last on the stack is first: a fourth royal is given up, the win is checked, then the limit (JR-4.9, JR-4.10).
        look_at_limit(state)
        if ends:
            state.push(state.rules.step_code("homecoming"))
            if state.free_carrots(winner) < 0:
                ask_to_give_up(state, winner)

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        frame = state.frames[-1]
        if action.verb == STRIKE:
            best = reach(state, frame)
            return Reason("must-go-higher", "JR-7.3", {"total": best, "beaten": beaten(frame)})
        if action.verb == YIELD:
            return Reason("must-strike-first", "JR-7.3")
        if action.verb == LAY_SPADE:
            return Reason("no-such-spade", "JR-7.3", {"card": CARD_NAMES[action.args[0]]})
        return None

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_STRIKE]

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        frame = state.frames[-1]
        laid = [CARD_NAMES[card] for card in frame.args[4:]]
        return {
            "rival": frame.args[1 - frame.stage],
            "total": reach(state, frame),
            "beaten": beaten(frame),
            "laid": laid,
        }


def reach(state: RabbitState, frame: Frame) -> int:
    """Returns the total of the side to strike: its spades played in this fight, and those laid so far."""
    seat = frame.args[frame.stage]
    return total_of(state, seat, [*[card for owner, card in state.aside if owner == seat], *frame.args[4:]])


def beaten(frame: Frame) -> int:
    """Returns the other side's total, which must be exceeded; 0 before the first blow."""
    return frame.args[3 - frame.stage]
