/** Keys for the whole table. Fields, dialogs and lists of choices handle their own keys. */

/**
 * @param {Record<string, (event: KeyboardEvent) => void>} handlers by key
 * @param {(digit: string) => void} choose
 * @returns {() => void} removes the listener
 */
export function listenToKeys(handlers, choose) {
  /** @param {any} event */
  const listener = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, textarea, select")) return;
    if (event.key === "Enter" && event.target.closest?.("button, a")) return;
    if (/^\d$/.test(event.key)) {
      event.preventDefault();
      choose(event.key);
    } else if (handlers[event.key]) {
      event.preventDefault();
      handlers[event.key](event);
    }
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}
