/**
 * What I can do now, as buttons: a list with one stop for the Tab key, numbers for quick hands; what is not possible is
 * there too, greyed, and says why.
 * @typedef {{action: string, label: string, name?: string, note?: string, rule?: string, picture?: Element}} Choice
 * @typedef {{title: string, choices: Choice[]}} Group a row of short buttons under a title, or, untitled, a list
 */

import { clear, el } from "../dom.js";
import { capital } from "./help.js";

const MANY = 4; // refusals

export class Choices {
  /**
   * @param {import("./help.js").Help} help
   * @param {{choose: (action: string) => void, preview: (action: string | null) => void}} acts
   */
  constructor(help, acts) {
    this.help = help;
    this.acts = acts;
    this.element = el("div", { class: "choices", role: "group", "aria-label": help.words.say("table-choices") });
    this.element.addEventListener("keydown", (event) => this.key(event));
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
  }

  /**
   * @param {Group[]} groups
   * @param {{action: string, label: string}[]} refused
   * @param {string[]} names
   */
  show(groups, refused, names) {
    const held = this.element.contains(document.activeElement);
    this.buttons.clear();
    clear(this.element, groups.map((group) => this.group(group)), this.greyed(refused, names));
    this.rove(this.list()[0], held);
  }

  empty() {
    this.buttons.clear();
    clear(this.element);
  }

  group({ title, choices }) {
    const buttons = choices.map((choice) => this.button(choice, Boolean(title)));
    if (!title) return buttons;
    return el("div", { class: "choice-group", role: "group", "aria-label": title },
      el("div", { class: "choice-title" }, title, this.help.mark(choices[0].rule, title)),
      el("div", { class: "choice-row" }, buttons));
  }

  button(choice, short) {
    const { action, label, rule } = choice;
    const button = el("button", {
      class: short ? "choice short" : "choice", type: "button", dataset: { action }, tabindex: "-1",
      "aria-label": choice.name ? capital(choice.name) : null,
      on: {
        click: () => this.acts.choose(action),
        pointerenter: (event) => event.pointerType === "mouse" && this.acts.preview(action),
        pointerleave: (event) => event.pointerType === "mouse" && this.acts.preview(null),
        focus: () => this.acts.preview(action),
      },
    }, choice.picture, el("span", { text: capital(label) }), choice.note ? el("small", { text: choice.note }) : null);
    this.buttons.set(action, button);
    return short ? button : el("div", { class: "choice-line" }, button, this.help.mark(rule, label));
  }

  /** What is not possible; where there is much of it, behind a heading. */
  greyed(refused, names) {
    const lines = refused.map((no) => {
      const label = capital(no.label);
      return el("div", { class: "choice-line" }, el("button", {
        class: "choice refused", type: "button", "aria-disabled": "true", tabindex: "-1", dataset: { refused: no.action },
        on: { click: () => this.help.why(no, names) },
      }, el("span", { text: label }), el("span", { class: "why", "aria-hidden": "true", text: "?" })));
    });
    if (lines.length < MANY) return lines;
    return el("details", { class: "refusals" }, el("summary", { text: this.help.words.say("table-refused", { count: lines.length }) }), lines);
  }

  /** Mark the choice that was tapped on the map. @param {string | null} action */
  mark(action) {
    for (const [of, button] of this.buttons) button.classList.toggle("picked", of === action);
    const picked = action && this.buttons.get(action);
    if (!picked) return;
    picked.scrollIntoView({ block: "nearest" });
    this.rove(picked, false);
  }

  list() {
    return [...this.element.querySelectorAll(".choice")].filter((choice) => !choice.closest("details:not([open])"));
  }

  rove(button, focus) {
    for (const other of this.list()) other.tabIndex = other === button ? 0 : -1;
    if (focus) button?.focus({ preventScroll: true });
  }

  key(event) {
    const list = this.list();
    const at = list.indexOf(document.activeElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 };
    if (!(event.key in to)) return;
    event.preventDefault();
    this.rove(list[(to[event.key] + list.length) % list.length], true);
  }

}
