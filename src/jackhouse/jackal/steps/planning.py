"""Planning: all lay their rows at the same time, face down (JK-4.1 to JK-4.3)."""

from jackhouse.jackal.cards import CARD_NAMES, IS_FLAG, IS_SPECIAL, KIND, KIND_NAMES, KINDS
from jackhouse.jackal.dealing import pick, show
from jackhouse.jackal.grammar import COMMIT, LAY, TO_COMMIT, TO_LAY
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Planning(Step[JackalState]):
    """`lay SW` until `commit`, which is final; nobody learns a row or its length before all have committed."""

    name = "planning"
    plans = True

    def resume(self, state: JackalState, frame: Frame) -> None:
        sailors = [seat for seat in state.in_order() if not state.away[seat] and state.hands[seat]]
        if frame.stage == 1 or not sailors:
            if state.emitting and not sailors and all(state.away):
                state.emit("island-lost", {"island": state.isle().key})
            state.pop()
            return
        state.phase = "planning"
        state.plan_all(frame.step, sailors)

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        row = laid_by(state, seat)
        kinds = kinds_to_lay(state.hands[seat], row, only_specials(state, seat))
        found = [TO_LAY[kind] for kind in kinds]
        if row:
            found.append(TO_COMMIT)
        return found

    def commits(self, action: Action) -> bool:
        return action.verb == COMMIT

    def committed(self, state: JackalState, seat: int) -> None:
        if state.emitting:
            state.emit("committed", {"seat": seat})

    def resolve(self, state: JackalState, window: Window) -> None:
        """All have committed: every row is shown at once (JK-1.2)."""
        state.replace(1)
        state.phase = "resolving"
        state.rows = state.rows[:]
        for seat in window.seats:
            row: list[int] = []
            for laid in window.drafted(seat):
                card = pick(state, seat, laid.args[0])
                show(state, seat, card)
                row.append(card)
            state.rows[seat] = row
            if state.emitting:
                names = [CARD_NAMES[card] for card in row]
                state.emit("revealed", {"seat": seat, "cards": names, "numbers": row[:]})

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        row = laid_by(state, seat)
        if action.verb == LAY:
            return why_not_lay(state, seat, action.args[0], row)
        if action.verb == COMMIT:
            return Reason("empty-row", "JK-4.1")
        return None

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        kinds = [kind for kind in range(KINDS) if state.kind_in_hand(seat, kind) >= 0]
        return [*[TO_LAY[kind] for kind in kinds], TO_COMMIT]

    def about(self, state: JackalState, seat: int) -> dict[str, object]:
        return {"laid": [KIND_NAMES[kind] for kind in laid_by(state, seat)]}


def laid_by(state: JackalState, seat: int) -> list[int]:
    """Returns the kinds that a seat has laid so far, in order."""
    return [laid.args[0] for laid in state.window.drafted(seat)]


def kinds_to_lay(hand: list[int], row: list[int], specials: bool) -> list[int]:
    """Returns the kinds of a hand that may be laid after this row."""
    found: list[int] = []
    kind, held = -1, 0
    for at in range(len(hand)):  # a run of cards of one kind
        held = held + 1 if KIND[hand[at]] == kind else 1
        kind = KIND[hand[at]]
        last = at + 1 == len(hand) or KIND[hand[at + 1]] != kind
        if last and held > row.count(kind) and fits(kind, row, specials):
            found.append(kind)
    return found


def only_specials(state: JackalState, seat: int) -> bool:
    """Whether the hand has no arrow, horse or flag."""
    for card in state.hands[seat]:
        if not IS_SPECIAL[KIND[card]]:
            return False
    return True


def fits(kind: int, row: list[int], specials: bool) -> bool:
    """Whether a kind may follow a row: flags only first, specials only alone in a hand of specials (JK-4.2)."""
    if IS_SPECIAL[kind]:
        return specials and not row
    return not (IS_FLAG[kind] and row)


def why_not_lay(state: JackalState, seat: int, kind: int, row: list[int]) -> Reason | None:
    """Returns the first reason against laying this kind next."""
    if state.count_of(seat, kind) <= row.count(kind):
        return Reason("not-in-hand", "JK-4.1", {"card": KIND_NAMES[kind]})
    if not IS_SPECIAL[kind]:
        return Reason("flag-first", "JK-4.2", {"card": KIND_NAMES[kind]})
    if only_specials(state, seat):
        return Reason("one-special", "JK-4.2")
    return Reason("specials-stay", "JK-3.4", {"card": KIND_NAMES[kind]})
