/** My hand: a tap lays a card at the end of the row; what cannot be laid says why. */

import { clear, el } from "../dom.js";
import { hiding, sightOf } from "../table/flights.js";
import { face, nameOf } from "./cards.js";

export class Hand {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = el("ul", { class: "fan actions-fan" });
    this.count = el("span", { class: "hand-count" });
    this.element = el("section", { class: "hand", "aria-label": desk.words.say("art-hand") }, this.count, this.list);
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.legal = [];
    this.refused = [];
    /** @type {string | null} the card that is being dragged to the row */
    this.dragged = null;
  }

  /** @param {string[] | null} cards kinds, not laid yet */
  show(cards) {
    const { words } = this.desk;
    this.cards = cards ?? [];
    this.element.hidden = cards === null;
    const held = this.list.contains(document.activeElement) ? this.buttons.indexOf(document.activeElement) : -1;
    this.count.textContent = cards ? words.say("table-hand-count", { cards: cards.length }) : "";
    clear(this.list, (cards ?? []).map((kind, at) => el("li", { style: { zIndex: String(at) } }, el("button", {
      class: "card", type: "button", dataset: { card: kind }, "aria-label": nameOf(kind, words), tabindex: at ? "-1" : "0",
      draggable: "true", on: { click: () => this.tap(kind), ...this.dragging(kind) },
    }, face(kind, words)))));
    this.list.style.setProperty("--cards", String(cards?.length ?? 0));
    if (held >= 0) (this.buttons[held] ?? this.buttons.at(-1))?.focus({ preventScroll: true });
  }

  /** My hand as a place that cards leave and reach, before the next state tells so. @returns {import("../table/flights.js").Place} */
  place() {
    let came = [];
    return {
      leave: (kinds) => {
        const points = kinds.map((kind, at) => sightOf(this.held(kind)[at] ?? this.held(kind)[0] ?? this.element));
        this.show(without(this.cards, kinds));
        return points;
      },
      expect: (kinds) => {
        this.show([...this.cards, ...kinds]);
        came = this.buttons.slice(-kinds.length);
        return hiding(came).expect();
      },
      arrive: () => hiding(came).arrive(),
    };
  }

  /** The cards of a kind. @param {string} kind */
  held(kind) {
    return this.buttons.filter((card) => card.dataset.card === kind);
  }

  /** A card can be dragged to the row, too. @param {string} kind */
  dragging(kind) {
    return {
      dragstart: (event) => ((this.dragged = kind), event.dataTransfer.setData("text/plain", kind)),
      dragend: () => (this.dragged = null),
    };
  }

  get buttons() {
    return [...this.list.querySelectorAll(".card")];
  }

  /** @param {string[]} legal @param {{action: string}[]} refused */
  offer(legal, refused) {
    this.legal = legal;
    this.refused = refused;
    const open = (kind) => legal.includes(`lay ${kind}`);
    const choosing = legal.length > 0;
    for (const card of this.buttons) {
      card.classList.toggle("open", open(card.dataset.card));
      card.classList.toggle("shut", choosing && !open(card.dataset.card));
    }
  }

  /** Lift the card that an action would use. @param {string | null} kind */
  point(kind) {
    const first = kind && this.buttons.find((card) => card.dataset.card === kind);
    for (const card of this.buttons) card.classList.toggle("pointed", card === first);
  }

  tap(kind) {
    const action = `lay ${kind}`;
    const refused = this.refused.find((no) => no.action === action);
    if (this.legal.includes(action)) this.desk.choose(action);
    else if (refused) this.desk.why(refused);
    else this.desk.askCard(kind);
  }

  key(event) {
    const { buttons } = this;
    const at = buttons.indexOf(document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    for (const card of buttons) card.tabIndex = -1;
    const next = buttons[(to + buttons.length) % buttons.length];
    next.tabIndex = 0;
    next.focus();
  }
}

/** The cards that are left of a hand. @param {string[]} hand @param {string[]} gone */
export function without(hand, gone) {
  const cards = [...hand];
  for (const kind of gone) if (cards.includes(kind)) cards.splice(cards.indexOf(kind), 1);
  return cards;
}
