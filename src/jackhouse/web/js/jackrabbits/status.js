/** How the turn stands: the four phases, the dice and the Price. */

import { clear, el, icon } from "../dom.js";

const PHASES = ["lottery", "journey", "acquisition", "increment"];
const PHASE_RULES = { lottery: "JR-4.1", journey: "JR-4.4", acquisition: "JR-4.6", increment: "JR-4.7" };

export class Status {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    const { words } = desk;
    this.round = el("span", { class: "round" });
    this.phases = el("ol", { class: "phases", "aria-label": words.say("table-phases") });
    this.dice = el("span", { class: "dice", role: "img" });
    this.price = el("button", { class: "price", type: "button", on: { click: () => desk.help.open("JR-4.3", "JR-5.1") } });
    this.element = el("div", { class: "status" }, this.round, this.phases, el("span", { class: "rolled" }, this.dice, this.price));
  }

  show(view) {
    const { words } = this.desk;
    this.round.textContent = words.say("art-round", { round: view.round });
    this.phase(view.phase);
    this.roll(view.dice, view.price);
  }

  phase(phase) {
    const { words, help } = this.desk;
    clear(this.phases, PHASES.map((key) => {
      const { label, text } = words.phase(key);
      return el("li", { class: key === phase ? "on" : null, "aria-current": key === phase ? "step" : null },
        el("button", { type: "button", title: text, text: label, dataset: { key: `phase-${key}` }, on: { click: () => help.open(PHASE_RULES[key]) } }));
    }));
  }

  /** @param {number[] | null} dice @param {number | null} price */
  roll(dice, price) {
    const { words } = this.desk;
    this.dice.setAttribute("aria-label", dice ? words.say("art-dice", { dice: words.dice(dice) }) : words.say("art-dice-before"));
    clear(this.dice, (dice ?? ["none", "none"]).map((value) => icon(`die-${value}`, "die")));
    this.price.hidden = price === null;
    this.price.textContent = price === null ? "" : words.say("art-price-is", { price });
  }
}
