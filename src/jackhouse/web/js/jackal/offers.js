/** What I can do now, as buttons and as spaces to tap. The house says what is legal; here it is only put in words. */

const COLUMNS = "abcdefgh";
const FEATURES = { "^": "difficult", "!": "bandit", 1: "coins-1", 2: "coins-2", 3: "coins-3" };
const STEPS = { N: [-1, 0], NE: [-1, 1], E: [0, 1], SE: [1, 1], S: [1, 0], SW: [1, -1], W: [0, -1], NW: [-1, -1] };

/** A verb, and what follows it. @param {string} action */
export function split(action) {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}

/** `c2` is the third of the second row. @param {string} space @returns {number[]} row and column, from 0 */
export const cellOf = (space) => [Number(space.slice(1)) - 1, COLUMNS.indexOf(space[0])];

const nameOf = (row, column) => `${COLUMNS[column]}${row + 1}`;

/** Does this answer change nothing? @param {string} action */
export const isQuiet = (action) => action === "pass";

/** Actions as a list of buttons, each with its rule; a way with what lies there. */
export function groupsOf(legal, words, names, rules, view) {
  const spaces = new Map(targetsOf(legal, view).map(({ action, space }) => [action, space]));
  const note = (action) => (spaces.has(action) ? noteOf(spaces.get(action), view.island.text, words) : "");
  return [{
    title: "",
    choices: legal.map((action) => ({
      action, label: words.action(action, names), note: note(action), rule: rules[split(action)[0]] ?? "",
    })),
  }];
}

/** What lies on a space, where it is not empty. */
function noteOf(space, island, words) {
  const feature = FEATURES[markOf(space, island)];
  return feature ? words.say(`art-feature-${feature}`) : "";
}

/** The mark of a space, as an island is written. @param {string} space @param {string} island */
export function markOf(space, island) {
  const [row, column] = cellOf(space);
  return island.split(" / ")[row].split(" ")[column];
}

/**
 * The spaces that actions lead to.
 * @param {string[]} legal
 * @param {object} view
 * @returns {{space: string, action: string}[]}
 */
export function targetsOf(legal, view) {
  const at = view?.turn === null ? null : view?.pirates[view.turn];
  if (!at) return [];
  const [row, column] = cellOf(at);
  return legal.filter((action) => split(action)[0] === "go").map((action) => {
    const way = split(action)[1];
    const step = STEPS[way];
    return { action, space: step ? nameOf(row + step[0], column + step[1]) : way };
  });
}
