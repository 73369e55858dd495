/** Help: the rule behind anything, the keys, and why something is not possible. */

import { dialog, el } from "../dom.js";

const KEYS = ["1–9", "Enter", "u", "h", "m", "l", "s", "?", "Esc", "c"];

export class Help {
  /** @param {import("../words.js").Words} words */
  constructor(words) {
    this.words = words;
    /** @type {string[]} rules that are out of play at this table */
    this.idle = [];
    this.form = ""; // of the rules' texts
  }

  /** What a game says of its rules at this table. @param {{idle: string[], form: string}} facts */
  use({ idle, form }) {
    Object.assign(this, { idle, form });
  }

  /** A small question mark that opens a rule; nothing where there is none. @param {string} rule @param {string} about */
  mark(rule, about) {
    if (!rule) return null;
    return el("button", {
      class: "why", type: "button", text: "?", tabindex: "-1",
      "aria-label": this.words.say("table-rule-of", { about }),
      on: { click: (event) => (event.stopPropagation(), this.open(rule)) },
    });
  }

  /** The rule, or rules, in the reader's language. @param {...string} rules @returns {Promise<void>} */
  async open(...rules) {
    const played = rules.filter((rule) => !this.idle.includes(rule));
    const found = await Promise.all(played.map((rule) => this.words.rule(rule, this.form)));
    const parts = found.flatMap((rule, at) =>
      rule ? [el("h3", {}, rule.title, " ", el("small", { text: played[at] })), el("p", { text: rule.text })] : []);
    this.show(this.words.say("table-rule"), el("div", { class: "rule-text" }, parts));
  }

  /** Why an action is greyed. @param {{action: string, label?: string, code: string, rule: string, params: object}} refused */
  async why(refused, names) {
    const { words } = this;
    await words.need("why");
    const reason = words.reason(refused.code, refused.rule, refused.params, names);
    const rule = refused.rule ? await words.rule(refused.rule, this.form) : null;
    const body = el("div", { class: "rule-text" },
      el("p", { class: "reason", text: reason }),
      rule && el("h3", {}, rule.title, " ", el("small", { text: refused.rule })),
      rule && el("p", { text: rule.text }));
    this.show(capital(refused.label ?? words.action(refused.action, names)), body);
  }

  /** What can be done at this table with the keyboard. */
  async keys() {
    await this.words.need("why");
    const rows = KEYS.map((key, at) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: this.words.say(`table-key-${at + 1}`) })]);
    this.show(this.words.say("table-keys"), el("dl", { class: "keys" }, rows));
  }

  /** Anything, in a dialog with a way out. */
  show(title, body, actions = [], style = "") {
    const close = el("button", { type: "button", text: this.words.say("table-close"), on: { click: () => shown.close() } });
    const shown = dialog(title, body, [...actions, close], style);
    close.focus({ preventScroll: true });
    shown.scrollTop = 0; // what it says comes before the button
    return shown;
  }
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
