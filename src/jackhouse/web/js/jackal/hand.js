/** The viewer's hand: a tap lays a card at the end of the row, or says why it cannot be laid. */

import { clear, el } from "../dom.js";
import { elementPlaces, visiblePoint } from "../table/visible_places.js";
import { face, nameOf } from "./cards.js";

export class Hand {
  /** @param {import("../table/game_interface.js").TableServices} services @param {(kind: string) => void} openRules */
  constructor(services, openRules) {
    this.services = services;
    this.openRules = openRules;
    this.list = el("ul", { class: "fan actions-fan" });
    this.count = el("span", { class: "hand-count" });
    this.element = el("section", { class: "hand", "aria-label": services.lexicon.say("art-hand") }, this.count, this.list);
    this.list.addEventListener("keydown", (event) => this.key(event));
    /** @type {string[]} kinds that are not laid yet */
    this.cards = [];
    /** @type {string[]} */
    this.legal = [];
    /** @type {import("../table/game_interface.js").Refused[]} */
    this.refused = [];
    /** @type {string | null} the card that is being dragged to the row */
    this.dragged = null;
  }

  /** @param {string[] | null} cards kinds, not laid yet */
  show(cards) {
    const { lexicon } = this.services;
    this.cards = cards ?? [];
    this.element.hidden = cards === null;
    const focused = this.buttons.findIndex((card) => card === document.activeElement);
    this.count.textContent = cards ? lexicon.say("table-hand-count", { cards: cards.length }) : "";
    clear(this.list, (cards ?? []).map((kind, at) => el("li", { style: { zIndex: String(at) } }, el("button", {
      class: "card", type: "button", dataset: { card: kind }, "aria-label": nameOf(kind, lexicon), tabindex: at ? "-1" : "0",
      draggable: "true", on: { click: () => this.tap(kind), ...this.dragging(kind) },
    }, face(kind, lexicon)))));
    this.list.style.setProperty("--cards", String(cards?.length ?? 0));
    if (focused >= 0) (this.buttons[focused] ?? this.buttons.at(-1))?.focus({ preventScroll: true });
  }

  /** The hand as a place that cards leave and reach in an animation, before the next state. @returns {import("../table/visible_places.js").Place} */
  place() {
    /** @type {HTMLElement[]} */
    let added = [];
    return {
      leave: (kinds) => {
        const points = kinds.map((kind, at) => visiblePoint(this.ofKind(kind)[at] ?? this.ofKind(kind)[0] ?? this.element));
        this.show(without(this.cards, kinds));
        return points;
      },
      expect: (kinds) => {
        this.show([...this.cards, ...kinds]);
        added = this.buttons.slice(-kinds.length);
        return elementPlaces(added).expect();
      },
      arrive: () => elementPlaces(added).arrive(),
    };
  }

  /** Returns the cards of a kind. @param {string} kind */
  ofKind(kind) {
    return this.buttons.filter((card) => card.dataset.card === kind);
  }

  /** Returns listeners for dragging a card to the row. @param {string} kind */
  dragging(kind) {
    return {
      dragstart: (event) => ((this.dragged = kind), event.dataTransfer.setData("text/plain", kind)),
      dragend: () => (this.dragged = null),
    };
  }

  /** @returns {HTMLElement[]} */
  get buttons() {
    return [...this.list.querySelectorAll(".card")];
  }

  /** @param {string[]} legal @param {import("../table/game_interface.js").Refused[]} refused */
  offer(legal, refused) {
    this.legal = legal;
    this.refused = refused;
    const open = (kind) => legal.includes(`lay ${kind}`);
    const isChoosing = legal.length > 0;
    for (const card of this.buttons) {
      card.classList.toggle("open", open(card.dataset.card));
      card.classList.toggle("shut", isChoosing && !open(card.dataset.card));
    }
  }

  /** Lifts the card that an action would use. @param {string | null} kind */
  point(kind) {
    const first = kind && this.buttons.find((card) => card.dataset.card === kind);
    for (const card of this.buttons) card.classList.toggle("pointed", card === first);
  }

  /** @param {string} kind */
  tap(kind) {
    const action = `lay ${kind}`;
    const refused = this.refused.find((no) => no.action === action);
    if (this.legal.includes(action)) this.services.choose(action);
    else if (refused) this.services.explainRefusal(refused);
    else this.openRules(kind);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { buttons } = this;
    const at = buttons.findIndex((card) => card === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    for (const card of buttons) card.tabIndex = -1;
    const next = buttons[(to + buttons.length) % buttons.length];
    next.tabIndex = 0;
    next.focus();
  }
}

/** Returns the cards of a hand without some of them. @param {string[]} hand @param {string[]} gone */
export function without(hand, gone) {
  const cards = [...hand];
  for (const kind of gone) if (cards.includes(kind)) cards.splice(cards.indexOf(kind), 1);
  return cards;
}
