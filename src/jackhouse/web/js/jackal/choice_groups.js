/** Legal actions as buttons, and the spaces of the island that they lead to. */

import { splitAction } from "../table/actions.js";

/**
 * @typedef {{cell: string, feature: string, taken_by: number[], place: number | null, coins: number | null}} Direction as
 *   the game's `guidance` describes it
 */

const COLUMNS = "abcdefgh";
const FEATURES = { "^": "difficult", "!": "bandit", 1: "coins-1", 2: "coins-2", 3: "coins-3" };
const STEPS = { N: [-1, 0], NE: [-1, 1], E: [0, 1], SE: [1, 1], S: [1, 0], SW: [1, -1], W: [0, -1], NW: [-1, -1] };

/** Returns row and column of a space, from 0: `c2` is [1, 2]. @param {string} space @returns {[number, number]} */
export const cellOf = (space) => [Number(space.slice(1)) - 1, COLUMNS.indexOf(space[0])];

/** @param {number} row @param {number} column */
const spaceAt = (row, column) => `${COLUMNS[column]}${row + 1}`;

/** Whether an only legal action may be sent without asking. @param {string} action */
export const mayAutoAnswer = (action) => action === "pass";

/**
 * Returns a list of buttons, each with its rule, and with what lies on its space; rum as one row of short buttons.
 * @param {string[]} legal
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @param {string[]} names
 * @param {Record<string, string>} rules by verb
 * @param {import("../table/game_interface.js").View} view
 * @param {Record<string, Direction>} [directions] what the game says about each direction, once that is loaded
 * @returns {import("../table/game_interface.js").ChoiceGroup[]}
 */
export function groupsOf(legal, lexicon, names, rules, view, directions = {}) {
  const spaces = new Map(targetsOf(legal, view).map(({ action, space }) => [action, space]));
  const note = (action) => {
    const space = spaces.get(action);
    return space ? [noteOf(space, view.island.text, lexicon), arrivalOf(directions[action], lexicon)].filter(Boolean).join("; ") : "";
  };
  if (legal.some((action) => splitAction(action)[0] === "rum")) return [rumGroup(legal, lexicon, names, rules, view.turn ?? 0)];
  return [{
    title: "",
    choices: legal.map((action) => ({
      action, label: lexicon.action(action, names), note: note(action), rule: rules[splitAction(action)[0]] ?? "",
    })),
  }];
}

/** Returns how much rum can be given, in one row with the pass, so that all answers are in sight. @param {string[]} legal @param {import("../text/lexicon.js").Lexicon} lexicon @param {string[]} names @param {Record<string, string>} rules @param {number} victim @returns {import("../table/game_interface.js").ChoiceGroup} */
function rumGroup(legal, lexicon, names, rules, victim) {
  return {
    title: lexicon.say("table-verb-rum", { victim: names[victim] }),
    choices: legal.map((action) => ({
      action, label: splitAction(action)[1] || lexicon.action(action, names), name: lexicon.action(action, names), rule: rules.rum ?? "",
    })),
  };
}

/** Names what lies on a space; "" if it is empty. @param {string} space @param {string} island @param {import("../text/lexicon.js").Lexicon} lexicon */
function noteOf(space, island, lexicon) {
  const feature = FEATURES[markOf(space, island)];
  return feature ? lexicon.say(`art-feature-${feature}`) : "";
}

/** Says what a treasure pays to one who is not the only one there: "second here: 0 coins". @param {Direction | undefined} direction @param {import("../text/lexicon.js").Lexicon} lexicon */
function arrivalOf(direction, lexicon) {
  if (!direction?.taken_by.length) return "";
  return lexicon.say("table-arrival", { place: direction.place ?? 1, coins: lexicon.say("art-coins", { coins: direction.coins ?? 0 }) });
}

/** Returns the mark of a space in the text of an island. @param {string} space @param {string} island */
export function markOf(space, island) {
  const [row, column] = cellOf(space);
  return island.split(" / ")[row].split(" ")[column];
}

/** Whether a space is difficult terrain. @param {string} space @param {string} island */
export const isDifficult = (space, island) => FEATURES[markOf(space, island)] === "difficult";

/**
 * Returns the spaces that actions lead to.
 * @param {string[]} legal
 * @param {import("../table/game_interface.js").View | null} view
 * @returns {{space: string, action: string}[]}
 */
export function targetsOf(legal, view) {
  const at = view && view.turn !== null ? view.pirates[view.turn] : null;
  if (!at) return [];
  const [row, column] = cellOf(at);
  return legal.filter((action) => splitAction(action)[0] === "go").map((action) => {
    const way = splitAction(action)[1];
    const step = STEPS[way];
    return { action, space: step ? spaceAt(row + step[0], column + step[1]) : way };
  });
}
