/**
 * The legal actions as buttons: a list with one tab stop and arrow keys. Refused actions are there too, greyed, and say
 * why they are refused.
 * @typedef {import("./game_interface.js").Choice} Choice
 * @typedef {import("./game_interface.js").ChoiceGroup} ChoiceGroup
 * @typedef {import("./game_interface.js").Refused & {label: string, note?: string}} RefusedChoice
 */

import { clear, el } from "../dom.js";
import { capital } from "./help.js";

const MANY = 4; // refused actions that are put behind a heading

export class Choices {
  /**
   * @param {import("./help.js").Help} help
   * @param {{choose: (action: string) => void, preview: (action: string | null) => void, unfold: () => void}} handlers
   *   `unfold` is called when a group is opened or closed
   */
  constructor(help, handlers) {
    this.help = help;
    this.handlers = handlers;
    this.element = el("div", { class: "choices", role: "group", "aria-label": help.lexicon.say("table-choices") });
    this.element.addEventListener("keydown", (event) => this.key(event));
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    this.isUnfolded = false; // a group that the player has opened stays open for the next question
  }

  /**
   * @param {ChoiceGroup[]} groups
   * @param {RefusedChoice[]} refused
   * @param {string[]} names
   */
  show(groups, refused, names) {
    const hadFocus = this.element.contains(document.activeElement);
    this.buttons.clear();
    clear(this.element, groups.map((group) => this.group(group)), this.greyed(refused, names));
    this.rove(this.list()[0], hadFocus);
  }

  empty() {
    this.buttons.clear();
    clear(this.element);
  }

  /** @param {ChoiceGroup} group */
  group({ title, choices, folded }) {
    if (folded) {
      const toggled = (event) => {
        this.isUnfolded = event.target.open;
        this.handlers.unfold();
      };
      return el("details", { class: "folded", open: this.isUnfolded, on: { toggle: toggled } },
        el("summary", { text: title }), choices.map((choice) => this.button(choice, false)));
    }
    const buttons = choices.map((choice) => this.button(choice, Boolean(title)));
    if (!title) return buttons;
    return el("div", { class: "choice-group", role: "group", "aria-label": title },
      el("div", { class: "choice-title" }, title, this.help.mark(choices[0].rule, title)),
      el("div", { class: "choice-row" }, buttons));
  }

  /** @param {Choice} choice @param {boolean} short */
  button(choice, short) {
    const { action, label, rule } = choice;
    const button = el("button", {
      class: short ? "choice short" : "choice", type: "button", dataset: { action }, tabindex: "-1",
      "aria-label": choice.name ? capital(choice.name) : null,
      on: {
        click: () => this.handlers.choose(action),
        pointerenter: (event) => event.pointerType === "mouse" && this.handlers.preview(action),
        pointerleave: (event) => event.pointerType === "mouse" && this.handlers.preview(null),
        focus: () => this.handlers.preview(action),
      },
    }, choice.picture, el("span", { text: capital(label) }), choice.note ? el("small", { text: choice.note }) : null);
    this.buttons.set(action, button);
    return short ? button : el("div", { class: "choice-line" }, button, this.help.mark(rule, label));
  }

  /** Draws the refused actions; behind a heading if there are many. @param {RefusedChoice[]} refused @param {string[]} names */
  greyed(refused, names) {
    const lines = refused.map((no) => {
      const label = capital(no.label);
      return el("div", { class: "choice-line" }, el("button", {
        class: "choice refused", type: "button", "aria-disabled": "true", tabindex: "-1", dataset: { refused: no.action },
        on: { click: () => this.help.why(no, names) },
      }, el("span", { text: label }), no.note ? el("small", { text: no.note }) : null, el("span", { class: "why", "aria-hidden": "true", text: "?" })));
    });
    if (lines.length < MANY) return lines;
    return el("details", { class: "refusals" }, el("summary", { text: this.help.lexicon.say("table-refused", { count: lines.length }) }), lines);
  }

  /** The buttons that a number key presses: those that can be seen. @returns {HTMLElement[]} */
  numbered() {
    return [...this.buttons.values()].filter((button) => !button.closest("details:not([open])"));
  }

  /** Marks the choice that was tapped on the map. @param {string | null} action */
  mark(action) {
    for (const [of, button] of this.buttons) button.classList.toggle("picked", of === action);
    const picked = action && this.buttons.get(action);
    if (!picked) return;
    picked.closest("details")?.setAttribute("open", "");
    picked.scrollIntoView({ block: "nearest" });
    this.rove(picked, false);
  }

  /** Returns the buttons that can be reached. @returns {HTMLElement[]} */
  list() {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.element.querySelectorAll(".choice");
    return [...buttons].filter((choice) => !choice.closest("details:not([open])"));
  }

  /** Moves the tab stop to a button. @param {HTMLElement | undefined} button @param {boolean} focus whether the focus moves too */
  rove(button, focus) {
    for (const other of this.list()) other.tabIndex = other === button ? 0 : -1;
    if (focus) button?.focus({ preventScroll: true });
  }

  /** Focuses the choice of an action, if there is one that can be reached. @param {string} action */
  focus(action) {
    const button = this.buttons.get(action);
    if (button && this.list().includes(button)) this.rove(button, true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const list = this.list();
    const at = list.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 };
    if (!(event.key in to)) return;
    event.preventDefault();
    this.rove(list[(to[event.key] + list.length) % list.length], true);
  }
}
