/** Number keys for choices, and for cards that can be laid or paid. Numbers above nine are typed with two digits. */

import { el } from "../dom.js";

const PAUSE = 900; // milliseconds in which a second digit may follow

export class NumberKeys {
  /** @param {() => HTMLElement[]} list returns the buttons in order */
  constructor(list) {
    this.list = list;
    this.typed = "";
    this.timer = 0;
    /** @type {HTMLElement[]} */
    this.labelled = [];
  }

  /** Writes its number on each button. */
  label() {
    this.forget();
    for (const button of this.labelled) button.querySelector("kbd")?.remove();
    this.labelled = this.list();
    this.labelled.forEach((button, at) => {
      const number = String(at + 1);
      button.querySelector("kbd")?.remove();
      button.prepend(el("kbd", { text: number, "aria-hidden": "true" }));
      if (number.length === 1) button.setAttribute("aria-keyshortcuts", number);
    });
  }

  /** Handles a digit. If a longer number can begin with it, the button is only focused until the pause is over. @param {string} digit */
  press(digit) {
    const list = this.list();
    const number = Number(this.typed + digit);
    this.forget();
    const chosen = list[number - 1];
    if (!chosen) return;
    if (number * 10 > list.length) {
      chosen.click();
      return;
    }
    this.typed = String(number);
    chosen.focus({ preventScroll: false });
    this.timer = setTimeout(() => {
      this.forget();
      if (document.activeElement === chosen) chosen.click(); // else the player has moved the focus
    }, PAUSE);
  }

  /** Forgets the digits that were typed. */
  forget() {
    this.typed = "";
    clearTimeout(this.timer);
  }
}
