/** Picks cards for a payment or a proof: the cheapest option is proposed, and tapping cards picks another. */

import { clear, el } from "../dom.js";
import { capital } from "../table/help.js";
import { cheapest, face, pointsOf } from "./cards.js";
import { LOSSES } from "./choice_groups.js";
import { bonusTexts } from "./choice_texts.js";

export class CardPicker {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {import("./card_options.js").CardOptions} options
   * @param {Record<string, {value: number}>} facts
   * @param {string[]} claimed my royals, which a payment costs and a contest may cost
   * @param {import("./cards.js").Bonus[]} bonuses
   */
  constructor(services, options, facts, claimed, bonuses) {
    this.services = services;
    this.options = options;
    this.verb = options.verb;
    this.facts = facts;
    this.bonuses = bonuses;
    this.claimed = LOSSES[this.verb] ? claimed : [];
    this.picked = [...cheapest(options.listed, facts, this.claimed, bonuses)];
    this.element = el("div", { class: "picker" });
    this.show();
  }

  /** Picks a card or puts it back. @param {string} card */
  toggle(card) {
    const joker = this.options.listed.find((option) => option.length === 1 && option[0] === card && !this.facts[card]?.value);
    if (this.options.put.includes(card)) return; // it is on the counter: an undo takes it back
    if (this.picked.includes(card)) this.picked = this.picked.filter((other) => other !== card);
    else if (joker) this.picked = [card];
    else this.picked = [...this.picked.filter((other) => this.facts[other]?.value), card];
    this.show();
  }

  /** The actions with the picked cards: one, unless one of several cards is named. */
  get actions() {
    return this.options.actionsWith(this.picked);
  }

  get points() {
    return pointsOf(this.picked, this.facts, this.bonuses);
  }

  show() {
    const { lexicon } = this.services;
    const { actions } = this;
    const open = this.options.wantsMore(this.picked) ? "table-pick-more" : "table-pick-less";
    const ready = this.options.isMoreThanNeeded(this.picked) ? "table-pick-over" : "table-pick-ready";
    const state = actions.length ? ready : open;
    const notes = [lexicon.say(state, { points: this.points, cards: this.picked.length }), ...bonusTexts(this.picked, this.facts, this.bonuses, lexicon)];
    const lost = this.picked.filter((card) => this.claimed.includes(card));
    clear(this.element,
      lost.length ? el("p", { class: "warning", role: "alert", text: lexicon.say(LOSSES[this.verb], { cards: lexicon.cards(lost), count: lost.length }) }) : null,
      el("div", { class: "picked-cards", "aria-hidden": "true" }, this.picked.map((card) => face(card, "mini"))),
      el("p", { class: "picked-note", role: "status", hidden: notes.length === 1 && this.options.listed.length === 1 && state === "table-pick-ready", text: notes.join(" ") }),
      (actions.length ? actions : [null]).map((action) => this.button(action)));
  }

  /** @param {string | null} action null: the picked cards are no answer */
  button(action) {
    const { lexicon, spokenLexicon } = this.services;
    return el("button", {
      class: this.verb === "contest" ? "choice" : "choice primary", type: "button", "aria-label": action ? capital(spokenLexicon.action(action)) : null, dataset: action ? { action } : {}, disabled: !action,
      on: { click: () => this.services.confirm(action) },
    }, el("span", { text: action ? capital(lexicon.action(action)) : lexicon.say("table-pick-none") }));
  }
}
