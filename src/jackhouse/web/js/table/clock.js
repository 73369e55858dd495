/** A countdown of the time that is left for an answer, at a table with a timer. */

import { el } from "../dom.js";

/** Returns a time such as 1:05. @param {number} seconds */
export const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export class Clock {
  /** @param {import("../text/lexicon.js").Lexicon} lexicon */
  constructor(lexicon) {
    this.lexicon = lexicon;
    this.element = el("p", { class: "clock", hidden: true });
    /** @type {number | null} when the time ends, in milliseconds */
    this.until = null;
    this.ticking = setInterval(() => this.show(), 1000);
  }

  /** @param {number | null} seconds null: no countdown */
  set(seconds) {
    this.until = seconds === null ? null : Date.now() + seconds * 1000;
    this.show();
  }

  show() {
    this.element.hidden = !this.until;
    if (!this.until) return;
    const left = Math.max(0, Math.round((this.until - Date.now()) / 1000));
    this.element.textContent = this.lexicon.say("table-clock", { time: minutes(left) });
    this.element.classList.toggle("short", left <= 10);
  }

  close() {
    clearInterval(this.ticking);
  }
}
