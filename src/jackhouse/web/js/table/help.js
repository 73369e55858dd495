/** Help dialogs: rules, keys, and why an action is refused. */

import { dialog, el } from "../dom.js";

const KEYS = ["1–9", "Enter", "u", "h", "m", "l", "s", "?", "Esc", "c", "i"];

export class Help {
  /** @param {import("../text/lexicon.js").Lexicon} lexicon */
  constructor(lexicon) {
    this.lexicon = lexicon;
    /** @type {string[]} rules that do not apply at this table */
    this.idle = [];
    this.form = ""; // which form of the rules' texts is shown
  }

  /** Sets which rules apply at this table. @param {{idle: string[], form: string}} facts */
  setRules({ idle, form }) {
    Object.assign(this, { idle, form });
  }

  /** Returns a question mark that opens a rule, or null without a rule. @param {string | undefined} rule @param {string} about */
  mark(rule, about) {
    if (!rule) return null;
    return el("button", {
      class: "why", type: "button", text: "?", tabindex: "-1",
      "aria-label": this.lexicon.say("table-rule-of", { about }),
      on: { click: (event) => (event.stopPropagation(), this.open(rule)) },
    });
  }

  /** Opens rules. @param {...string} rules ids */
  open(...rules) {
    return this.openAbout(this.lexicon.say("table-rule"), ...rules);
  }

  /** Opens rules under a title of their own. @param {string} title @param {...string} rules ids */
  async openAbout(title, ...rules) {
    const applied = rules.filter((rule) => !this.idle.includes(rule));
    const found = await Promise.all(applied.map((rule) => this.lexicon.rule(rule, this.form)));
    const parts = found.flatMap((rule, at) =>
      rule ? [el("h3", {}, rule.title, " ", el("small", { text: applied[at] })), el("p", { text: rule.text })] : []);
    this.show(capital(title), el("div", { class: "rule-text" }, parts));
  }

  /** Opens the reason why an action is refused. @param {import("./game_interface.js").Refused & {label?: string}} refused @param {string[]} names */
  async why(refused, names) {
    const { lexicon } = this;
    await lexicon.need("why");
    const reason = lexicon.reason(refused.code, refused.rule, refused.params, names);
    const rule = refused.rule ? await lexicon.rule(refused.rule, this.form) : null;
    const body = el("div", { class: "rule-text" },
      el("p", { class: "reason", text: reason }),
      rule && el("h3", {}, rule.title, " ", el("small", { text: refused.rule })),
      rule && el("p", { text: rule.text }));
    this.show(capital(refused.label ?? lexicon.action(refused.action, names)), body);
  }

  /** Opens the list of keys. */
  async keys() {
    await this.lexicon.need("why");
    const rows = KEYS.map((key, at) => [el("dt", {}, el("kbd", { text: key })), el("dd", { text: this.lexicon.say(`table-key-${at + 1}`) })]);
    this.show(this.lexicon.say("table-keys"), el("dl", { class: "keys" }, rows));
  }

  /** Shows a dialog with a button that closes it. @param {string} title @param {Element} body @param {Element[]} actions @param {string} style a CSS class */
  show(title, body, actions = [], style = "") {
    const close = el("button", { type: "button", text: this.lexicon.say("table-close"), on: { click: () => shown.close() } });
    const shown = dialog(title, body, [...actions, close], style);
    close.focus({ preventScroll: true });
    shown.scrollTop = 0; // the focused button is at the foot
    return shown;
  }
}

/** Returns a text with a capital first letter. @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
