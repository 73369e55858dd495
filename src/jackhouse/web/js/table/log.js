/** The log: what happened, in words, newest last. */

import { el } from "../dom.js";
import { toolSign } from "./signs.js";

const MOST = 400; // lines on the page

export class Log {
  /** @param {import("./help.js").Help} help @param {(event: object) => string} ruleOf @param {() => void} close */
  constructor(help, ruleOf, close) {
    this.help = help;
    this.ruleOf = ruleOf;
    const { words } = help;
    this.list = el("ol", { class: "log-lines", tabindex: "0", "aria-labelledby": "log-title" });
    this.element = el("section", { class: "log", "aria-labelledby": "log-title" },
      el("div", { class: "log-head" }, el("h2", { id: "log-title", text: words.say("table-log") }),
        el("button", { class: "tool log-close", type: "button", "aria-label": words.say("table-close"), on: { click: close } }, toolSign("close"))),
      this.list);
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {object} event @param {string} text @param {string} spoken the same for a screen reader */
  add(event, text, spoken) {
    const seat = event.params.seat;
    const turn = event.code === "turn-began";
    this.list.append(el("li", { class: turn ? "turn" : null, dataset: { event: event.code } },
      seat === undefined ? null : el("span", { class: `dot seat-${seat % 8}`, "aria-hidden": "true" }),
      spoken === text ? el("span", { text })
        : el("span", {}, el("span", { text, "aria-hidden": "true" }), el("span", { class: "unseen", text: spoken })),
      this.help.mark(this.ruleOf(event), spoken)));
    while (this.list.childElementCount > MOST) this.list.firstElementChild.remove();
    this.scrolling ??= requestAnimationFrame(() => {
      this.scrolling = null;
      this.list.scrollTop = this.list.scrollHeight;
    });
  }

  /** What came last, and the keyboard here. */
  reveal() {
    this.list.scrollTop = this.list.scrollHeight;
    this.list.focus({ preventScroll: true });
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
