/**
 * The viewer's hand as a fan: cards to show, lay, discard or choose for a payment.
 * @typedef {object} HandUse what tapping a card does
 * @property {(card: string) => boolean} open whether a card can be used
 * @property {Record<string, import("../table/game_interface.js").Refused>} refused why other cards cannot
 * @property {string[] | null} picked the cards that are chosen for a payment
 * @property {(card: string) => void} act
 */

import { clear, el } from "../dom.js";
import { cardsOf, splitAction } from "../table/actions.js";
import { elementPlaces, visiblePoint } from "../table/visible_places.js";
import { face } from "./cards.js";
import { BY_CARD, isOneTap } from "./choice_groups.js";

export class Hand {
  /** @param {import("../table/game_interface.js").TableServices} services @param {(card: string) => void} openRules */
  constructor(services, openRules) {
    this.services = services;
    this.openRules = openRules;
    /** @type {string[]} */
    this.cards = [];
    /** @type {Record<string, {value: number}>} */
    this.facts = {};
    /** @type {string[]} */
    this.exposed = [];
    /** @type {HandUse | null} */
    this.use = null;
    this.list = el("ul", { class: "fan" });
    this.count = el("span", { class: "hand-count" });
    this.element = el("section", { class: "hand", "aria-label": services.lexicon.say("art-hand") }, this.count, this.list);
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  /**
   * @param {string[] | null} cards
   * @param {Record<string, {value: number}>} facts
   * @param {string[]} exposed those that everybody has seen
   */
  show(cards, facts, exposed) {
    const { lexicon } = this.services;
    this.cards = cards ?? [];
    this.facts = facts;
    this.exposed = exposed;
    this.element.hidden = cards === null;
    if (!cards) {
      clear(this.list);
      return;
    }
    const focused = this.buttons.find((card) => card === document.activeElement)?.dataset.card;
    this.count.textContent = lexicon.say("table-hand-count", { cards: cards.length });
    clear(this.list, cards.map((name, at) => {
      const points = facts[name]?.value ?? 0;
      const label = lexicon.say(exposed.includes(name) ? "table-card-exposed" : "table-card", { card: lexicon.cardName(name), points });
      const card = el("button", { class: "card", type: "button", dataset: { card: name }, "aria-label": label, tabindex: at ? "-1" : "0" }, face(name));
      card.addEventListener("click", () => this.tap(name));
      return el("li", { style: { zIndex: String(at), rotate: `${(at - (cards.length - 1) / 2) * Math.min(3, 16 / cards.length)}deg` } }, card);
    }));
    this.list.style.setProperty("--cards", String(cards.length));
    if (focused) this.button(focused)?.focus();
  }

  /**
   * Offers the legal actions whose card is tapped in the hand, or the cards of a payment.
   * @param {string[]} legal
   * @param {import("../table/game_interface.js").Refused[]} refused
   * @param {import("./card_picker.js").CardPicker | null} picker
   * @param {string[] | null} [chosen] cards that are chosen already, one by one
   */
  offerActions(legal, refused, picker, chosen = null) {
    const byCard = (action) => BY_CARD.includes(splitAction(action)[0]);
    const open = (card) => legal.filter((action) => byCard(action) && cardsOf(action)[0] === card);
    /** @type {HandUse} */
    const use = {
      open: (card) => (picker ? picker.options.usable.has(card) : open(card).length > 0),
      refused: Object.fromEntries(refused.filter(({ action }) => byCard(action)).map((no) => [cardsOf(no.action)[0], no])),
      picked: picker?.picked ?? chosen,
      act: (card) => {
        const [action] = open(card);
        if (!picker) return isOneTap(action) ? this.services.choose(action) : this.services.pick(open(card));
        picker.toggle(card);
        use.picked = picker.picked;
        return this.offer(use);
      },
    };
    this.offer(use);
  }

  /** @param {HandUse} use */
  offer(use) {
    this.use = use;
    const cards = this.buttons;
    const isChoosing = use.picked !== null || cards.some((card) => use.open(card.dataset.card ?? ""));
    for (const card of cards) {
      const name = card.dataset.card ?? "";
      card.classList.toggle("open", use.open(name));
      card.classList.toggle("shut", isChoosing && !use.open(name) && !use.picked?.includes(name));
      this.mark(card, use.picked ? use.picked.includes(name) : null);
    }
  }

  /** @param {HTMLElement} card @param {boolean | null} picked null: cards are not picked now */
  mark(card, picked) {
    card.classList.toggle("picked", picked === true);
    if (picked === null) card.removeAttribute("aria-pressed");
    else card.setAttribute("aria-pressed", String(picked));
  }

  /** Lifts the card that an action would use. @param {string | null} name */
  point(name) {
    for (const card of this.buttons) card.classList.toggle("pointed", card.dataset.card === name);
  }

  /** @param {string} name */
  tap(name) {
    if (this.use?.open(name)) this.use.act(name);
    else if (this.use?.refused[name]) this.services.explainRefusal(this.use.refused[name]);
    else this.openRules(name);
  }

  /** The hand as a place that cards leave and reach in an animation, before the next state. @returns {import("../table/visible_places.js").Place} */
  place() {
    return {
      leave: (names) => {
        const points = names.map((name) => visiblePoint(this.button(name) ?? this.element));
        this.change(this.cards.filter((card) => !names.includes(card)));
        return points;
      },
      expect: (names) => {
        const order = Object.keys(this.facts); // the order of a hand
        this.change([...this.cards, ...names].sort((one, two) => order.indexOf(one) - order.indexOf(two)));
        return elementPlaces(names.map((name) => this.button(name) ?? this.element)).expect();
      },
      arrive: (names) => names.forEach((name) => this.button(name)?.classList.remove("coming")),
    };
  }

  /** The place of cards that are shown to everybody and come back. @param {string[]} names */
  shown(names) {
    return elementPlaces(names.flatMap((name) => this.button(name) ?? []));
  }

  /** @param {string[]} cards */
  change(cards) {
    this.show(cards, this.facts, this.exposed);
  }

  /** @returns {HTMLElement[]} */
  get buttons() {
    return [...this.list.querySelectorAll(".card")];
  }

  /** @param {string} name @returns {HTMLElement | null} */
  button(name) {
    return this.list.querySelector(`[data-card="${name}"]`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const cards = this.buttons;
    const at = cards.findIndex((card) => card === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    cards.forEach((card) => (card.tabIndex = -1));
    const next = cards[(to + cards.length) % cards.length];
    next.tabIndex = 0;
    next.focus();
  }
}
