/** The court, the lot and the pile; and a dialog about what is known of a player's hand. */

import { clear, el } from "../dom.js";
import { visiblePoint } from "../table/visible_places.js";
import { back, face, row } from "./cards.js";
import { laidBefore } from "./player_notes.js";

const SUITS = ["C", "S", "H", "D"];

/** @typedef {import("../table/game_interface.js").View} View */

export class OpenCards {
  /** @param {import("../table/game_interface.js").TableServices} services */
  constructor(services) {
    this.services = services;
    /** @type {View} set by the first call of `show` */
    this.view = /** @type {any} */ (null);
    this.element = el("section", { class: "market", "aria-label": services.lexicon.say("table-market") });
  }

  /** @param {import("../table/game_interface.js").View} view */
  show(view) {
    const { lexicon } = this.services;
    this.view = view;
    const heap = (key) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key, key: `heap-${key}` }, on: { click: () => this.open(key) },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, this.top(key)),
    el("span", { class: "heap-name", text: lexicon.say(`art-${key}`) }),
    el("span", { class: "heap-count", text: String(this.size(key)) }));
    const goal = lexicon.say("table-goal", { objective: lexicon.objective(view.options.objective).text });
    clear(this.element,
      el("button", { class: "goal", type: "button", dataset: { key: "goal" }, on: { click: () => this.openGoal(goal) } },
        el("strong", { text: lexicon.say("table-goal-name") }), el("span", { class: "goal-text", text: ` ${goal}` })),
      heap("court"), heap("lot"), heap("pile"));
  }

  size(key) {
    return key === "pile" ? this.view.pile_size : this.view[key].length;
  }

  /** Draws the top card of a heap. @param {string} key */
  top(key) {
    if (!this.size(key)) return null;
    return key === "pile" ? back("mini") : face(this.view[key].at(-1), "mini");
  }

  /** A heap as a place that cards leave and reach in an animation, before the next state. @param {"court" | "lot" | "pile"} key @returns {import("../table/visible_places.js").Place} */
  place(key) {
    const heap = this.element.querySelector(`[data-heap="${key}"]`);
    const here = (names) => names.map(() => visiblePoint(heap));
    return {
      leave: (names) => (this.change(key, names, []), here(names)),
      expect: here,
      arrive: (names) => this.change(key, [], names),
    };
  }

  /** @param {"court" | "lot" | "pile"} key @param {string[]} gone @param {string[]} come */
  change(key, gone, come) {
    const { view } = this;
    this.view = key === "pile"
      ? { ...view, pile_size: Math.max(0, view.pile_size - gone.length + come.length) }
      : { ...view, [key]: [...view[key].filter((card) => !gone.includes(card)), ...come] };
    const heap = this.element.querySelector(`[data-heap="${key}"]`);
    clear(heap.querySelector(".heap-picture"), this.top(key));
    heap.querySelector(".heap-count").textContent = String(this.size(key));
  }

  /** @param {string} goal */
  openGoal(goal) {
    const { lexicon, help } = this.services;
    help.show(lexicon.say("table-goal-name"), el("p", { text: goal }), [
      el("button", { type: "button", text: lexicon.say("table-its-rule"), on: { click: () => help.open("JR-4.10") } })]);
  }

  /** @param {"court" | "lot" | "pile"} key */
  open(key) {
    const { lexicon, help } = this.services;
    const rules = { court: "JR-4.6", lot: "JR-5.2", pile: "JR-4.8" };
    const body = key === "pile" ? el("p", { text: lexicon.say("table-pile-help", { cards: this.view.pile_size }) }) : this.sorted(this.view[key], key);
    help.show(lexicon.say(`art-${key}`), body, [
      el("button", { type: "button", text: lexicon.say("table-its-rule"), on: { click: () => help.open(rules[key]) } })], "broad");
  }

  /** Draws cards by suit, a row for each. @param {string[]} cards @param {string} key */
  sorted(cards, key) {
    const { lexicon } = this.services;
    if (!cards.length) return el("p", { text: lexicon.say("table-empty") });
    const rows = [...SUITS, ""].map((suit) => cards.filter((card) => (suit ? card.endsWith(suit) : !SUITS.includes(card.slice(-1)))));
    return el("div", { class: "sorted" },
      key === "court" ? el("p", { text: lexicon.say("table-court-help") }) : null,
      rows.filter((found) => found.length).map((found) => row(found, lexicon, lexicon.say(`art-${key}`))));
  }

  /** Opens a dialog about a player. @param {import("../table/game_interface.js").View} view @param {number} seat @param {string} name @param {Element[]} actions */
  player(view, seat, name, actions) {
    const { lexicon, help } = this.services;
    const royals = Object.keys(view.carrots).filter((card) => view.carrots[card] === seat);
    const known = Object.keys(view.known).filter((card) => view.known[card] === seat && !royals.includes(card));
    const part = (title, cards) => cards.length ? [el("h3", { text: title }), row(cards, lexicon, title)] : [];
    help.show(name, el("div", {},
      el("p", { text: lexicon.say("table-player-is", { at: lexicon.place(view.rabbits[seat], "at"), cards: view.hand_sizes[seat] }) }),
      part(lexicon.say("table-player-royals"), royals), part(lexicon.say("table-player-laid"), laidBefore(view, seat)), part(lexicon.say("table-player-known"), known),
      royals.length ? null : el("p", { text: lexicon.say("table-player-no-royals") })), actions, "broad");
  }
}
