"""Why can't I? Moments of play in which something is refused; the engine itself gives each answer."""

import json
from importlib import resources
from typing import Any, NamedTuple

from jackhouse import games
from jackhouse.kernel import Reason
from jackhouse.text import Lexicon

__all__ = ["NAMES", "Refusal", "refusals"]

GAME = games.get("jack-rabbits")
NAMES = ("Ana", "Ben", "Eva")


class Refusal(NamedTuple):
    """What was tried, and the reason why not."""

    action: str
    reason: Reason

    def tried(self, lexicon: Lexicon) -> str:
        said = lexicon.action(self.action, NAMES)
        return said[:1].upper() + said[1:]

    def answer(self, lexicon: Lexicon) -> str:
        """The sentence as it is told in play, without the rule's id, which stands above it on the page."""
        rule = self.reason.rule
        return lexicon.reason(self.reason.code, rule, self.reason.params, NAMES).removesuffix(f" ({rule})")


def moment(rabbits: str, hands: str, moves: str, tries: str, seat: int = 0, **more: Any) -> list[Refusal]:
    """A position of the standard game with a Price of 7, and what the player in that seat tries in it."""
    table = {"rabbits": tuple(rabbits.split()), "hands": tuple(hands.split("|")), "moves": moves}
    return tried(GAME.position(**{"preset": "standard", "dice": ((3, 4),), **table, **more}), tries, seat)


def built(style: str, moves: str, tries: str, seat: int = 0) -> list[Refusal]:
    """A board that two players build, and what the player in that seat tries."""
    state = GAME.new(2, 3, "intro", {"building": style, "first-player": "0"})
    GAME.play_moves(state, moves)
    return tried(state, tries, seat)


def tried(state: Any, tries: str, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for line in tries.split("; "):
        reason = state.why(seat, GAME.parse(line))
        if reason is None:
            raise ValueError(f"{line} is legal")
        found.append(Refusal(line, reason))
    return found


def walled() -> Any:
    """The sample board with the tavern south of J♦ turned, so that its side without a road faces the plaza."""
    board = json.loads(resources.files("jackhouse.jackrabbits").joinpath("boards/sample.json").read_text("utf-8"))
    tavern = next(tile for tile in board["tiles"] if tile.get("cells") == [[2, -2, "D"]])
    tavern["roads"] = [[2, 4]]
    return board


def refusals() -> list[Refusal]:
    """Every reason that a player may hear, once for each rule that it cites."""
    nine, change = "2C 3C 4C 5C 6C 7C 8C 9C 10C", "6C 6S 5C 5S 5H 4C 4S 3C 3S 3H AC"
    caught, double_six = {"hand-limit": "caught"}, ((6, 6),)
    windfall, capital = {"windfall-lottery": True}, {"capital-aces": True}
    palaces, laid = {"provisional-palaces": True}, "roll; pass; stay; rest; palace 6H; roll; pass; ride KC; pay horse"
    trailing = {"trailing-carrots": True}
    lost = "roll; stay; fight 1; spades 5S; strike; yield"
    tied = "roll; stay; fight 1; spades 5S; strike; spades 3S; spades 2S"
    three_below = "underground off-board underground"
    brought = "1: roll; 1: pass; 1: underground; 2: roll; 2: pass; 2: stay; 2: rest; 0: roll; 0: pass; 0: stay"
    personal, offered = {"personal-trades": True}, "roll; stay; offer 1; give 7S; want 9D"
    given = f"{offered}; propose; accept"
    laid_down = f"{given}; 0: hand 7S; 0: exchange; 1: hand 9D; 1: exchange"
    thrice = "; ".join(["roll; stay", *["offer 1; give 7S; want 9D; propose; 1: decline"] * 3])
    resold = "roll; stay; trade 4D; pay 4S; trade 5D; pay 4D,AH"
    twelve = "; ".join([f"flip hex; place {number},{-2 * number}" for number in range(1, 13)])
    race = "0: pick KH; 1: pick QC; 1: place 1,-2"
    crowded = "0: pick fork; 0: place 1,-1; 0: pick fork; 0: place -1,1; 0: pick tavern; 0: place -1,-1; 0: pick cave"
    meadow: dict[str, Any] = {"preset": "meadow", "board": "sample"}
    #       rabbits         hands            moves                                what is tried
    return [
        *moment("KS JD",       "5C|",           "",                                  "stay"),
        *moment("KS JD",       "5C|",           "",                                  "roll", seat=1),
        *moment("citadel JD",  "KC QS JH|",     "",                                  "roll"),
        *moment("KS JD",       "3H|",           "roll",                              "draw", options=windfall),
        *moment("KS JD",       "3H|",           "roll; lottery 3H",                  "lottery 3H", options=windfall),
        *moment("KS JD",       "5C 3H|",        "roll",                  "lottery 5C; lottery 4D; lottery 3H=5"),
        *moment("KD JD",       "10S 10D|",      "roll; pass",                        "exit 1; off-board"),
        *moment("JD KC",       "5C|",           "roll; pass",                        "exit 3", board=walled()),
        *moment("KS JD",       "7S|",           "roll; exit 2",                      "stay; take 5"),
        *moment("KS JD",       "9S 10D|",       "roll; stay",                        "acquire"),
        *moment("KD KD",       "5S|KD",         "roll; stay",                        "acquire"),
        *moment("KD JC",       "KH QC JC 10D|", "roll; stay; acquire; pay 10D",      "rest"),
        *moment("JD KC",       f"{nine}|",      "roll; stay; rest",                  "pass"),
        *moment("KS JD",       f"{nine}|",      "passport 9C; roll; lottery 3C",     "discard 9C"),
        *moment("JD KC JH",    f"{nine}|AC|AS", "roll; stay; rest",  "call 1; call 2; call 7", 1, options=caught),
        *moment("citadel JD",  "5C 4S 2H 9D|",  "roll; exit 2; hike 4",   "pay 5C; pay 5C,4S,2H; pay 9D; pay 9C; on"),
        *moment("citadel JD",  "5C 4S 2H 9D|",  "roll; exit 2; hike 4; put 4S",      "pay 5C,2H"),
        *moment("citadel JD",  f"{change}|",    "roll; exit 2; hike 4",              "pay 6C,6S", dice=double_six),
        *moment("citadel JD",  f"{change}|",    "roll; exit 2; hike 4; put 6C",      "put 6C", dice=double_six),
        *moment("citadel JD",  "AC AS|",        "roll; exit 2; hike 4",  "pay AC,AS", dice=double_six, options=capital),
        *moment("KD KD",       "5S KH QC JC|QD", lost,                               "rest"),
        *moment("KD JD",       "10S 10D|",      "roll; pass",                        "hike 1"),
        *moment("citadel JD",  "4C 2S horse|",  "roll; exit 2",                      "hike 1; hike 2"),
        *moment("KD JD",       "10S 10D|",      "roll; pass",                        "ride QH"),
        *moment("KH JD",       "4S 2D|",        "roll; exit 0",                      "ride QC; sail fork1:1"),
        *moment("KS JD",       "7S|",           "roll; exit 2",                      "sail QD:0"),
        *moment("KS JD",       "7S|",           "roll; exit 2",                      "buy horse"),
        *moment("QD JD",       "4H 2D boat|",   "roll; exit 4",                      "buy horse"),
        *moment("QD JD",       "7H|horse",      "roll; exit 4",                      "buy horse"),
        *moment("QD JD",       "7H 7D|",        "roll; exit 4; buy boat; pay 7H",    "buy horse"),
        *moment("KD JD",       "10S 10D|",      "roll; pass",                        "hole cave2"),
        *moment("KD JD",       "4C 2D|",        "roll; exit 0",                      "hole cave2; hole cave1"),
        *moment("off-board JD", "horse|",       "roll; pass",                        "stay"),
        *moment("JD KC",       "9C|",           "",                                  "passport 9C"),
        *moment("KS JD",       "9C 3S|",        "",                                  "passport 3S"),
        *moment("KS JD",       "9C 8C|",        "passport 9C",                       "passport 8C"),
        *moment("KS JD",       "9C|",           "passport 9C; roll; pass",           "fly QH; fall; stay"),
        *moment("KS JD",       "2C 3S|",        "passport 2C; roll; pass",           "fly KC"),
        *moment("JC JC KS",    "5S||",          "roll; stay",                        "fight 2"),
        *moment("JC JC",       "9H|",           "roll; stay",                        "fight 1"),
        *moment(three_below,   "5S|9H|",        brought,                             "fight 1", turn=1),
        *moment("KD KD KD",    "5S 4S|2H 3H|",  lost,                                "fight 2"),
        *moment("JC JC",       "7S 9H|9D",      "roll; stay; fight 1",               "strike; yield; spades 9H"),
        *moment("JC JC",       "5S|3S 2S AS",   tied,                                "strike", 1),
        *moment("citadel KC",  "horse 3H|9H",   "roll; ride QC; pay horse; 1: contest 9H", "prove 3H"),
        *moment("KS JD",       "5H|",           "roll; pass; stay; rest",            "palace 5H", options=palaces),
        *moment("KC JD",       "6H 5H|horse",   laid,                                "contest 5H", options=palaces),
        *moment("QD JD",       "JS horse|",     "roll; ride JS; pay horse",          "exit 0", options=trailing),
        *moment("JC JC KS",    "7S|9D|5D",      "roll; stay",                        "offer 2", options=personal),
        *moment("JC JC",       "7S|9D",         thrice,                              "offer 1", options=personal),
        *moment("JC JC",       "7S|9D",         "roll; stay; offer 1",  "propose; give KC", options=personal),
        *moment("JC JC",       "7S|9D",         given,                               "hand 5C", options=personal),
        *moment("JC JC",       "7S|9D",         laid_down,                           "denounce", options=personal),
        *moment("KD KC",       "9D|",           "roll; stay",                        "trade 4C", lot="4C"),
        *moment("JC KD",       "3D|",           "roll; stay",                        "trade 4C; trade 8S", lot="4C 8S"),
        *moment("JD KC",       "4S 4H AH|",     resold,                              "trade 4D", lot="5D 4D 3D"),
        *moment("citadel KC",  "|",             "exit 2",                            "ride KD", **meadow),
        *moment("citadel KC",  "|",             "exit 2",                            "enough", **meadow),
        #     style     moves                             what is tried
        *built("strict", "",                              "place 1,-2; take-back"),
        *built("strict", "flip hex",                      "flip hex"),
        *built("strict", twelve,                          "flip hex"),
        *built("free",   "0: pick KH",                    "place 0,0; place 3,0; place 9,9; place 97,97"),
        *built("free",   "0: pick KH; 0: island",         "place 1,-2"),
        *built("free",   "0: pick KH; 0: turn 1",         "turn 2"),
        *built("free",   "0: pick woods",                 "turn 3; island; place 9,9"),
        *built("free",   "",                              "pick KC"),
        *built("free",   race,                            "place 1,-2"),
        *built("free",   crowded,                         "turn 0"),
    ]  # fmt: skip
