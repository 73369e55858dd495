/** Actions as text, such as `pay 7S,4H`: a verb, and what follows it. */

/** Returns the cards of an action, without the values at which they are named: AC and 5S for `pay AC=11,5S`. @param {string} action */
export const cardsOf = (action) => splitAction(action)[1].split(",").map((card) => card.split("=")[0]);

/** Splits an action into its verb and the rest. @param {string} action @returns {[string, string]} */
export function splitAction(action) {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}
