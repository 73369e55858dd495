/** My hand as a fan: cards to show, lay, discard or choose for a payment. */

import { clear, el } from "../dom.js";
import { hiding, sightOf } from "../table/flights.js";
import { face } from "./cards.js";

export class Hand {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = el("ul", { class: "fan" });
    this.count = el("span", { class: "hand-count" });
    this.element = el("section", { class: "hand", "aria-label": desk.words.say("art-hand") }, this.count, this.list);
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * @param {string[] | null} cards
   * @param {Record<string, {value: number}>} facts
   * @param {string[]} exposed those that all have seen
   */
  show(cards, facts, exposed) {
    const { words } = this.desk;
    Object.assign(this, { cards, facts, exposed });
    this.element.hidden = cards === null;
    if (!cards) {
      clear(this.list);
      return;
    }
    const held = this.list.contains(document.activeElement) && document.activeElement.dataset.card;
    this.count.textContent = words.say("table-hand-count", { cards: cards.length });
    clear(this.list, cards.map((name, at) => {
      const points = facts[name]?.value ?? 0;
      const label = words.say(exposed.includes(name) ? "table-card-exposed" : "table-card", { card: words.cardName(name), points });
      const card = el("button", { class: "card", type: "button", dataset: { card: name }, "aria-label": label, tabindex: at ? "-1" : "0" }, face(name));
      card.addEventListener("click", () => this.tap(name));
      return el("li", { style: { zIndex: String(at), rotate: `${(at - (cards.length - 1) / 2) * Math.min(3, 16 / cards.length)}deg` } }, card);
    }));
    this.list.style.setProperty("--cards", String(cards.length));
    if (held) this.button(held)?.focus();
  }

  /**
   * @param {{open: (card: string) => boolean, refused: Record<string, object>, picked: string[] | null,
   *   act: (card: string) => void}} use what tapping a card does; picked: cards chosen for a payment
   */
  offer(use) {
    this.use = use;
    const cards = this.buttons;
    const choosing = use.picked !== null || cards.some((card) => use.open(card.dataset.card));
    for (const card of cards) {
      const name = card.dataset.card;
      card.classList.toggle("open", use.open(name));
      card.classList.toggle("shut", choosing && !use.open(name));
      this.mark(card, use.picked ? use.picked.includes(name) : null);
    }
  }

  mark(card, picked) {
    card.classList.toggle("picked", picked === true);
    if (picked === null) card.removeAttribute("aria-pressed");
    else card.setAttribute("aria-pressed", String(picked));
  }

  /** Lift the card that an action would use. @param {string | null} name */
  point(name) {
    for (const card of this.buttons) card.classList.toggle("pointed", card.dataset.card === name);
  }

  tap(name) {
    if (this.use?.open(name)) this.use.act(name);
    else if (this.use?.refused[name]) this.desk.why(this.use.refused[name]);
    else this.desk.askCard(name);
  }

  /** My hand as a place that cards leave and reach, before the next state tells so. @returns {import("../table/flights.js").Place} */
  place() {
    return {
      leave: (names) => {
        const points = names.map((name) => sightOf(this.button(name) ?? this.element));
        this.change(this.cards.filter((card) => !names.includes(card)));
        return points;
      },
      expect: (names) => {
        const order = Object.keys(this.facts); // of a hand, as the house sorts it
        this.change([...this.cards, ...names].sort((one, two) => order.indexOf(one) - order.indexOf(two)));
        return hiding(names.map((name) => this.button(name) ?? this.element)).expect(names);
      },
      arrive: (names) => names.forEach((name) => this.button(name)?.classList.remove("coming")),
    };
  }

  /** Cards that are shown leave the hand only to come back. @param {string[]} names */
  shown(names) {
    return hiding(names.map((name) => this.button(name)).filter(Boolean));
  }

  /** @param {string[]} cards */
  change(cards) {
    this.show(cards, this.facts, this.exposed);
  }

  get buttons() {
    return [...this.list.querySelectorAll(".card")];
  }

  button(name) {
    return this.list.querySelector(`[data-card="${name}"]`);
  }

  key(event) {
    const cards = this.buttons;
    const at = cards.indexOf(document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    cards.forEach((card) => (card.tabIndex = -1));
    const next = cards[(to + cards.length) % cards.length];
    next.tabIndex = 0;
    next.focus();
  }
}
