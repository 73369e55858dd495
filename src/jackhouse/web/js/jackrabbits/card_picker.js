/**
 * Picks cards for a payment or a proof: the cheapest option is proposed, and tapping cards picks another. It knows only
 * the list of legal actions.
 */

import { clear, el } from "../dom.js";
import { splitAction } from "../table/actions.js";
import { capital } from "../table/help.js";
import { cheapest, face } from "./cards.js";
import { LOSSES } from "./choice_groups.js";

export class CardPicker {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {string} verb `pay`, `contest` or `prove`
   * @param {string[]} legal
   * @param {Record<string, {value: number}>} facts
   * @param {string[]} claimed my royals, which a payment costs and a contest may cost
   */
  constructor(services, verb, legal, facts, claimed) {
    this.services = services;
    this.verb = verb;
    this.facts = facts;
    this.options = legal.filter((action) => splitAction(action)[0] === verb).map((action) => splitAction(action)[1].split(","));
    this.usable = new Set(this.options.flat());
    this.claimed = LOSSES[verb] ? claimed : [];
    this.picked = [...cheapest(this.options, facts, this.claimed)];
    this.element = el("div", { class: "picker" });
    this.show();
  }

  /** Picks a card or puts it back. @param {string} card */
  toggle(card) {
    const joker = this.options.find((option) => option.length === 1 && option[0] === card && !this.facts[card]?.value);
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (joker) this.picked = [card];
    else this.picked = [...this.picked.filter((other) => this.facts[other]?.value), card];
    this.show();
  }

  /** The action with the picked cards, or null if there is none. */
  get action() {
    const sorted = [...this.picked].sort().join();
    const option = this.options.find((cards) => [...cards].sort().join() === sorted);
    return option ? `${this.verb} ${option.join(",")}` : null;
  }

  get points() {
    return this.picked.reduce((sum, card) => sum + (this.facts[card]?.value ?? 0), 0);
  }

  show() {
    const { lexicon } = this.services;
    const { action } = this;
    const short = this.options.some((cards) => this.picked.every((card) => cards.includes(card)));
    const state = action ? "table-pick-ready" : short ? "table-pick-more" : "table-pick-less";
    const lost = this.picked.filter((card) => this.claimed.includes(card));
    clear(this.element,
      lost.length ? el("p", { class: "warning", role: "alert", text: lexicon.say(LOSSES[this.verb], { cards: lexicon.cards(lost), count: lost.length }) }) : null,
      el("div", { class: "picked-cards", "aria-hidden": "true" }, this.picked.map((card) => face(card, "mini"))),
      el("p", { class: "picked-note", role: "status", hidden: this.options.length === 1 && action !== null, text: lexicon.say(state, { points: this.points, cards: this.picked.length }) }),
      el("button", {
        class: this.verb === "contest" ? "choice" : "choice primary", type: "button", "aria-label": action ? capital(this.services.spokenLexicon.action(action)) : null, dataset: action ? { action } : {}, disabled: !action,
        on: { click: () => this.services.confirm(this.action) },
      }, el("span", { text: action ? capital(lexicon.action(action)) : lexicon.say("table-pick-none") })));
  }
}
