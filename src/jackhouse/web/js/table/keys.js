/** Keys for the whole table; what a field, a dialog or a list of choices needs is left to it. */

/**
 * @param {Record<string, (event: KeyboardEvent) => void>} acts by key
 * @param {(digit: string) => void} choose
 * @returns {() => void} takes them away
 */
export function listenKeys(acts, choose) {
  const heard = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, textarea, select")) return;
    if (event.key === "Enter" && event.target.closest?.("button, a")) return;
    if (/^\d$/.test(event.key)) {
      event.preventDefault();
      choose(event.key);
    } else if (acts[event.key]) {
      event.preventDefault();
      acts[event.key](event);
    }
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}
