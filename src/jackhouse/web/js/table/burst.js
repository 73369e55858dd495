/**
 * Presses in quick succession belong together. When another question appears among them, those that follow were meant
 * for the last one: nothing in the prompt can be pressed until they have ended. A held key is one press.
 */

const GAP = 500; // milliseconds between two presses that belong together
const ANSWERING = /^([1-9]|Enter| )$/;

export class Burst {
  /** @param {HTMLElement} prompt where the answers are; it has the class `calm` while they are not taken */
  constructor(prompt) {
    this.prompt = prompt;
    this.at = -Infinity; // the last press
    this.key = ""; // its key; a pointer has none
    this.hear = this.hear.bind(this);
    document.addEventListener("pointerdown", this.hear, true);
    document.addEventListener("keydown", this.hear, true);
  }

  /** Another question stands there now. */
  interrupt() {
    if (performance.now() - this.at > GAP) return;
    this.prompt.classList.add("calm");
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.prompt.classList.remove("calm"), GAP);
  }

  hear(event) {
    const key = event.type === "keydown" ? event.key : "";
    if (document.querySelector("dialog[open]") || (key && !ANSWERING.test(key))) return;
    const isCalm = this.prompt.classList.contains("calm");
    if (key && (event.repeat || (isCalm && key === this.key))) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.at = performance.now();
    this.key = key;
    if (isCalm) this.interrupt();
  }

  close() {
    clearTimeout(this.ending);
    document.removeEventListener("pointerdown", this.hear, true);
    document.removeEventListener("keydown", this.hear, true);
  }
}
