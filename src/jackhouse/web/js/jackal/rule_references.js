/** The rules behind events, spaces and cards. The rule behind an action comes from the server. */

const EVENTS = {
  "island-shown": "JK-1.2", sailed: "JK-7.2", "visited-tortuga": "JK-7.2", "island-lost": "JK-7.2", committed: "JK-4.3",
  revealed: "JK-1.2", "gave-rum": "JK-3.9", landed: "JK-2.1", moved: "JK-5.2", trudged: "JK-5.2", guided: "JK-3.7",
  "beat-bandit": "JK-3.8", doubled: "JK-3.6", reached: "JK-5.3", "row-ended": "JK-5.4", "paid-out": "JK-6.1",
  drew: "JK-7.1", "deck-remade": "JK-7.1", "deck-empty": "JK-7.1", ended: "JK-7.3",
};
const SPACES = {
  W: ["JK-2.1"], R: ["JK-3.5"], B: ["JK-3.5"], "^": ["JK-5.2", "JK-3.7"], "!": ["JK-3.8"], o: ["JK-5.2"],
  1: ["JK-6.1"], 2: ["JK-6.1"], 3: ["JK-6.1"],
};

export const RULES_OF_CARD = {
  horse: ["JK-3.3"], red: ["JK-3.5"], blue: ["JK-3.5"], double: ["JK-3.6"], friday: ["JK-3.7"], weapon: ["JK-3.8"], rum: ["JK-3.9"],
};

/** @param {{code: string}} event */
export const ruleOfEvent = (event) => EVENTS[event.code] ?? "";

/** @param {string} mark of a space in the text of an island */
export const rulesOfSpace = (mark) => SPACES[mark] ?? ["JK-2.1"];
