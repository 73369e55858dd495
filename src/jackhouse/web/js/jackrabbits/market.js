/** What lies open on the table: the court, the lot and the pile; and what is known of a hand. */

import { clear, el } from "../dom.js";
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
    const heap = (key, cards, picture) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key }, on: { click: () => this.open(key) },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, picture),
    el("span", { class: "heap-name", text: words.say(`art-${key}`) }),
    el("span", { class: "heap-count", text: String(cards) }));
    const goal = words.say("table-goal", { objective: words.objective(view.options.objective).text });
    clear(this.element,
      el("button", { class: "goal", type: "button", on: { click: () => this.openGoal(goal) } },
        el("strong", { text: words.say("table-goal-name") }), el("span", { class: "goal-text", text: ` ${goal}` })),
      heap("court", view.court.length, view.court.length ? face(view.court.at(-1), "mini") : null),
      heap("lot", view.lot.length, view.lot.length ? face(view.lot.at(-1), "mini") : null),
      heap("pile", view.pile_size, view.pile_size ? back("mini") : null));
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
