/** The log of events in words, newest last. */

import { el } from "../dom.js";
import { lineIcon } from "../icons.js";

const MOST = 400; // lines on the page

export class EventLog {
  /** @param {import("./help.js").Help} help @param {(event: import("./game_interface.js").GameEvent) => string} ruleOfEvent @param {() => void} close */
  constructor(help, ruleOfEvent, close) {
    this.help = help;
    this.ruleOfEvent = ruleOfEvent;
    /** @type {number | null} */
    this.scrolling = null;
    const { lexicon } = help;
    this.list = el("ol", { class: "log-lines", tabindex: "0", "aria-labelledby": "log-title" });
    this.closeButton = el("button", { class: "tool log-close", type: "button", "aria-label": lexicon.say("table-close"), on: { click: close } }, lineIcon("close"));
    this.element = el("section", { class: "log", "aria-labelledby": "log-title" },
      el("div", { class: "log-head" }, el("h2", { id: "log-title", text: lexicon.say("table-log") }), this.closeButton),
      this.list);
    this.element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.scrollToEnd()).observe(this.list); // the players above grow and shrink after the last line was added
  }

  /** @param {import("./game_interface.js").GameEvent} event @param {string} text @param {string} spoken the text for screen readers */
  add(event, text, spoken) {
    const seat = event.params.seat;
    const turn = event.code === "turn-began";
    this.list.append(el("li", { class: turn ? "turn" : null, dataset: { event: event.code } },
      seat === undefined ? null : el("span", { class: `dot seat-${seat % 8}`, "aria-hidden": "true" }),
      spoken === text ? el("span", { text })
        : el("span", {}, el("span", { text, "aria-hidden": "true" }), el("span", { class: "unseen", text: spoken })),
      this.help.mark(this.ruleOfEvent(event), spoken)));
    while (this.list.childElementCount > MOST) this.list.firstElementChild?.remove();
    this.scrolling ??= requestAnimationFrame(() => {
      this.scrolling = null;
      this.scrollToEnd();
    });
  }

  scrollToEnd() {
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Scrolls to the last line and focuses the log. */
  reveal() {
    this.scrollToEnd();
    this.list.focus({ preventScroll: true });
  }

  /** Moves the focus from rule to rule with the arrow keys. @param {KeyboardEvent} event */
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
