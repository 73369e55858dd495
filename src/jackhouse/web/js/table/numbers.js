/** Number keys: every choice has a number, and so have cards that can be laid or paid. Above nine, two digits are typed. */

import { el } from "../dom.js";

const PAUSE = 900; // milliseconds in which a second digit may follow

export class Numbers {
  /** @param {() => HTMLElement[]} list what can be chosen, in order */
  constructor(list) {
    this.list = list;
    this.typed = "";
  }

  /** Write its number on everything that can be chosen. */
  label() {
    this.forget();
    this.list().forEach((button, at) => {
      const number = String(at + 1);
      button.querySelector("kbd")?.remove();
      button.prepend(el("kbd", { text: number, "aria-hidden": "true" }));
      if (number.length === 1) button.setAttribute("aria-keyshortcuts", number);
    });
  }

  /** A digit was typed. If a longer number may begin with it, the choice has the keyboard until the pause is over. */
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
      if (document.activeElement === chosen) chosen.click(); // else the player has gone elsewhere
    }, PAUSE);
  }

  /** What was typed so far counts no more. */
  forget() {
    this.typed = "";
    clearTimeout(this.timer);
  }
}
