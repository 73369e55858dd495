/**
 * Guards against presses that were meant for the question before. Presses in quick succession belong together; if
 * another question appears among them, nothing in the prompt can be pressed until they have ended. A held key is one
 * press.
 */

const GAP = 500; // milliseconds between two presses that belong together
const ANSWERING = /^([0-9]|Enter| )$/;

export class PressGuard {
  /** @param {HTMLElement} prompt it has the class `calm` while presses are ignored */
  constructor(prompt) {
    this.prompt = prompt;
    this.lastPress = -Infinity; // milliseconds
    this.lastKey = ""; // of the last press; "" for a pointer
    this.calmTimer = 0;
    this.handlePress = this.handlePress.bind(this);
    document.addEventListener("pointerdown", this.handlePress, true);
    document.addEventListener("keydown", this.handlePress, true);
  }

  /** Another question is shown now. */
  interrupt() {
    if (performance.now() - this.lastPress > GAP) return;
    this.prompt.classList.add("calm");
    clearTimeout(this.calmTimer);
    this.calmTimer = setTimeout(() => this.prompt.classList.remove("calm"), GAP);
  }

  /** @param {any} event */
  handlePress(event) {
    const key = event.type === "keydown" ? event.key : "";
    if (document.querySelector("dialog[open]") || (key && !ANSWERING.test(key))) return;
    const isCalm = this.prompt.classList.contains("calm");
    if (key && (event.repeat || (isCalm && key === this.lastKey))) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.lastPress = performance.now();
    this.lastKey = key;
    if (isCalm) this.interrupt();
  }

  close() {
    clearTimeout(this.calmTimer);
    document.removeEventListener("pointerdown", this.handlePress, true);
    document.removeEventListener("keydown", this.handlePress, true);
  }
}
