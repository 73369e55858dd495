/** The status of the turn: round, phase, dice and Price. */

import { clear, el, icon } from "../dom.js";

const PHASES = ["lottery", "journey", "acquisition", "increment"];
const PHASE_RULES = { lottery: "JR-4.1", journey: "JR-4.4", acquisition: "JR-4.6", increment: "JR-4.7" };

export class TurnStatus {
  /** @param {import("../table/game_interface.js").TableServices} services */
  constructor(services) {
    this.services = services;
    const { lexicon } = services;
    this.round = el("span", { class: "round" });
    this.phases = el("ol", { class: "phases", "aria-label": lexicon.say("table-phases") });
    this.dice = el("span", { class: "dice", role: "img" });
    this.price = el("button", { class: "price", type: "button", on: { click: () => services.help.open("JR-4.3", "JR-5.1") } });
    this.passport = el("button", { class: "passport", type: "button", on: { click: () => services.help.open("JR-7.1", "JR-7.2") } });
    this.element = el("div", { class: "status" }, this.round, this.phases, el("span", { class: "rolled" }, this.passport, this.dice, this.price));
  }

  /** @param {import("../table/game_interface.js").View} view @param {Record<string, {value: number}>} cards */
  show(view, cards) {
    const { lexicon } = this.services;
    this.passport.hidden = !view.passport;
    this.element.classList.toggle("against", Boolean(view.passport) && view.price !== null); // then the passport names the price
    if (view.passport) this.showPassport(view.passport, view.counters?.["passport-value"] ?? cards[view.passport].value, view.price);
    this.round.textContent = lexicon.say("art-round", { round: view.round });
    this.phase(view.phase);
    this.roll(view.dice, view.price);
  }

  /** Holds a passport against the dice, in fewer words where there is little room. @param {string} card @param {number} value @param {number | null} price */
  showPassport(card, value, price) {
    const { lexicon } = this.services;
    const shown = lexicon.card(card);
    const missing = Math.max(0, (price ?? 0) - value);
    const [text, short] = price === null
      ? [lexicon.say("table-passport", { card: shown }), shown]
      : [lexicon.say("table-passport-against", { card: shown, price, missing }), lexicon.say("table-passport-short", { card: shown, missing })];
    this.passport.setAttribute("aria-label", text);
    this.passport.title = text;
    clear(this.passport, el("span", { class: "roomy", text }), el("span", { class: "tight", text: short }));
  }

  phase(phase) {
    const { lexicon, help } = this.services;
    clear(this.phases, PHASES.map((key) => {
      const { label, text } = lexicon.phase(key);
      return el("li", { class: key === phase ? "on" : null, "aria-current": key === phase ? "step" : null },
        el("button", { type: "button", title: text, text: label, dataset: { key: `phase-${key}` }, on: { click: () => help.open(PHASE_RULES[key]) } }));
    }));
  }

  /** @param {number[] | null} dice @param {number | null} price */
  roll(dice, price) {
    const { lexicon } = this.services;
    this.dice.setAttribute("aria-label", dice ? lexicon.say("art-dice", { dice: lexicon.dice(dice) }) : lexicon.say("art-dice-before"));
    clear(this.dice, (dice ?? ["none", "none"]).map((value) => icon(`die-${value}`, "die")));
    this.price.hidden = price === null;
    this.price.textContent = price === null ? "" : lexicon.say("art-price-is", { price });
  }
}
