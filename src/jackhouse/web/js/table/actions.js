/** Actions as text, such as `pay 7S,4H`: a verb, and what follows it. */

/** Splits an action into its verb and the rest. @param {string} action @returns {[string, string]} */
export function splitAction(action) {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}
