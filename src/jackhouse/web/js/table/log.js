/** The log: what happened, in words, newest last. */

import { el } from "../dom.js";

const MOST = 400; // lines on the page

export class Log {
  /** @param {import("./help.js").Help} help @param {(event: object) => string} ruleOf */
  constructor(help, ruleOf) {
    this.help = help;
    this.ruleOf = ruleOf;
    this.list = el("ol", { class: "log-lines" });
    this.element = el("section", { class: "log", "aria-label": help.words.say("table-log"), tabindex: "0" }, this.list);
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {object} event @param {string} text */
  add(event, text) {
    const seat = event.params.seat;
    const turn = event.code === "turn-began";
    this.list.append(el("li", { class: turn ? "turn" : null, dataset: { event: event.code } },
      seat === undefined ? null : el("span", { class: `dot seat-${seat % 8}`, "aria-hidden": "true" }),
      el("span", { text }), this.help.mark(this.ruleOf(event), text)));
    while (this.list.childElementCount > MOST) this.list.firstElementChild.remove();
    this.scrolling ??= requestAnimationFrame(() => {
      this.scrolling = null;
      this.element.scrollTop = this.element.scrollHeight;
    });
  }

  /** What came last, and the keyboard here. */
  reveal() {
    this.element.scrollTop = this.element.scrollHeight;
    this.element.focus({ preventScroll: true });
  }

  /** Up and down, from rule to rule. */
  key(event) {
    const marks = [...this.list.querySelectorAll(".why")];
    const at = marks.indexOf(document.activeElement);
    const to = { ArrowUp: at < 0 ? marks.length - 1 : at - 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined || !marks[to]) return;
    event.preventDefault();
    marks[to].focus();
  }

  clear() {
    this.list.replaceChildren();
  }
}
