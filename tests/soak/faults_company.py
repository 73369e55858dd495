"""Planted faults of the additions about hearts, prizes and surplus cards (JR-8)."""

from tests.soak.fault import Fault

OPTIONS = "jackrabbits/options"
ACCESS, BOOST = f"{OPTIONS}/special_access.py", f"{OPTIONS}/hearts_boost.py"
WINDFALL, SEIZED = f"{OPTIONS}/windfall_lottery.py", f"{OPTIONS}/seized_surplus.py"

FAULTS = [
    # JR-8.8 special-access
    Fault("JR-8.8", ACCESS, "return state.rabbits[seat] == place", "return True"),
    Fault("JR-8.8", ACCESS, "return state.rabbits[seat] == place", "return state.rabbits[seat] == place != 0"),
    Fault("JR-8.8", ACCESS, "== place", "== place and len(self.hearts(state, seat)) > 0"),
    Fault("JR-8.8", ACCESS, 'needs={"vetting": True}', "needs={}"),
    Fault("JR-8.8", f"{OPTIONS}/vetting.py", 'before="homecoming"', 'before="acquisition"'),
    # JR-8.9 hearts-boost
    Fault("JR-8.9", BOOST, "[HostRight(), OwnerRight()]", "[HostRight()]"),
    Fault("JR-8.9", BOOST, "[HostRight(), OwnerRight()]", "[OwnerRight()]"),
    Fault("JR-8.9", BOOST, "state.where[royal] == seat", "state.where[royal] != state.turn"),
    Fault("JR-8.9", "jackrabbits/options/special_access.py", 'clashes={"hearts-boost": True}', "clashes={}"),
    Fault("JR-8.9", "jackrabbits/catalogue.py", "        second.clashes[first.key] = True", "        pass"),
    # JR-8.11 windfall-lottery
    Fault("JR-8.11", WINDFALL, "return 2 if state.die_one == state.die_two else 1", "return 1"),
    Fault("JR-8.11", WINDFALL, "return 2 if state.die_one == state.die_two else 1", "return 2"),
    Fault("JR-8.11", WINDFALL, "in range(len(shown) * ", "in range(1 * "),
    Fault("JR-8.11", WINDFALL, '"each": prizes_each(state)', '"each": 1'),
    Fault("JR-8.11", WINDFALL, " and card not in laid]", "]"),
    Fault("JR-8.11", WINDFALL, "        if won:\n            look_at_limit(state)", "        pass"),
    Fault("JR-8.11", WINDFALL, "            state.draft.append(action)\n", ""),
    Fault("JR-8.11", WINDFALL, "            state.knowledge.shown(card, seat)", "            pass"),
    Fault("JR-8.11", WINDFALL, "if wins(state, card) and", "if"),
    # JR-8.13 seized-surplus
    Fault("JR-8.13", SEIZED, "len(state.hands[seat]) - state.rules.hand_limit", "1"),
    Fault("JR-8.13", SEIZED, "while left > 0:", "while len(state.hands[caught]) > state.rules.hand_limit:"),
    Fault("JR-8.13", SEIZED, "passport_of(state, caught)", "-1"),
    Fault("JR-8.13", SEIZED, "catcher, card, settled)", "catcher, card)"),
    Fault("JR-8.13", SEIZED, 'if is_open else {"card": only(catcher, caught)}', "if is_open or True else None"),
    Fault("JR-8.13", SEIZED, "secret = None if is_open else", "secret ="),
    Fault("JR-8.13", SEIZED, "card = hand[state.rng.below(len(hand))]", "card = hand[0]"),
    Fault("JR-8.13", SEIZED, "(by, seat, surplus)", "(state.turn, seat, surplus)"),
    Fault("JR-8.13", SEIZED, '                state.push(state.rules.step_code("homecoming"))\n', ""),
    Fault("JR-8.13", SEIZED, "if state.free_carrots(catcher) < 0:", "if False:"),
    Fault("JR-8.13", SEIZED, 'needs={"hand-limit": "caught"}', "needs={}"),
]
