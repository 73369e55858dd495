/** What lies open on the table: the court, the lot and the pile; and what is known of a hand. */

import { clear, el } from "../dom.js";
import { sightOf } from "../table/flights.js";
import { back, face, row } from "./cards.js";

const SUITS = ["C", "S", "H", "D"];

export class Market {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.element = el("section", { class: "market", "aria-label": desk.words.say("table-market") });
  }

  /** @param {object} view */
  show(view) {
    const { words } = this.desk;
    this.view = view;
    const heap = (key) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key, key: `heap-${key}` }, on: { click: () => this.open(key) },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, this.top(key)),
    el("span", { class: "heap-name", text: words.say(`art-${key}`) }),
    el("span", { class: "heap-count", text: String(this.size(key)) }));
    const goal = words.say("table-goal", { objective: words.objective(view.options.objective).text });
    clear(this.element,
      el("button", { class: "goal", type: "button", dataset: { key: "goal" }, on: { click: () => this.openGoal(goal) } },
        el("strong", { text: words.say("table-goal-name") }), el("span", { class: "goal-text", text: ` ${goal}` })),
      heap("court"), heap("lot"), heap("pile"));
  }

  size(key) {
    return key === "pile" ? this.view.pile_size : this.view[key].length;
  }

  /** What lies on top of a heap. */
  top(key) {
    if (!this.size(key)) return null;
    return key === "pile" ? back("mini") : face(this.view[key].at(-1), "mini");
  }

  /** A heap as a place that cards leave and reach, before the next state tells so. @returns {import("../table/flights.js").Place} */
  place(key) {
    const heap = this.element.querySelector(`[data-heap="${key}"]`);
    const here = (names) => names.map(() => sightOf(heap));
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
    const { words, help } = this.desk;
    help.show(words.say("table-goal-name"), el("p", { text: goal }), [
      el("button", { type: "button", text: words.say("table-its-rule"), on: { click: () => help.open("JR-4.10") } })]);
  }

  /** @param {"court" | "lot" | "pile"} key */
  open(key) {
    const { words, help } = this.desk;
    const rules = { court: "JR-4.6", lot: "JR-5.2", pile: "JR-4.8" };
    const body = key === "pile" ? el("p", { text: words.say("table-pile-help", { cards: this.view.pile_size }) }) : this.sorted(this.view[key], key);
    help.show(words.say(`art-${key}`), body, [
      el("button", { type: "button", text: words.say("table-its-rule"), on: { click: () => help.open(rules[key]) } })], "broad");
  }

  /** Cards by suit, a row each. */
  sorted(cards, key) {
    const { words } = this.desk;
    if (!cards.length) return el("p", { text: words.say("table-empty") });
    const rows = [...SUITS, ""].map((suit) => cards.filter((card) => (suit ? card.endsWith(suit) : !SUITS.includes(card.at(-1)))));
    return el("div", { class: "sorted" },
      key === "court" ? el("p", { text: words.say("table-court-help") }) : null,
      rows.filter((found) => found.length).map((found) => row(found, words, words.say(`art-${key}`))));
  }

  /** What may be known of a player. @param {object} view @param {number} seat @param {string} name @param {Element[]} actions */
  player(view, seat, name, actions) {
    const { words, help } = this.desk;
    const royals = Object.keys(view.carrots).filter((card) => view.carrots[card] === seat);
    const known = Object.keys(view.known).filter((card) => view.known[card] === seat && !royals.includes(card));
    const part = (title, cards) => cards.length ? [el("h3", { text: title }), row(cards, words, title)] : [];
    help.show(name, el("div", {},
      el("p", { text: words.say("table-player-is", { at: words.place(view.rabbits[seat], "at"), cards: view.hand_sizes[seat] }) }),
      part(words.say("table-player-royals"), royals), part(words.say("table-player-known"), known),
      royals.length ? null : el("p", { text: words.say("table-player-no-royals") })), actions, "broad");
  }
}
