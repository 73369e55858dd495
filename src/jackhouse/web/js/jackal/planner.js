/** The row that I am planning: cards are laid from the hand, moved, taken back; nobody sees it until all have committed. */

import { clear, el } from "../dom.js";
import { face, nameOf, theNameOf } from "./cards.js";

const FLAGS = ["red", "blue"];

export class Planner {
  /** @param {object} desk @param {import("./hand.js").Hand} hand */
  constructor(desk, hand) {
    this.desk = desk;
    this.hand = hand;
    this.list = el("ol", {
      class: "plan",
      on: {
        dragover: (event) => (this.dragged !== null || hand.dragged !== null) && event.preventDefault(),
        drop: (event) => (event.preventDefault(), this.drop(event.target.closest("li"))),
      },
    });
    this.element = el("div", { class: "planner", role: "group", "aria-label": desk.words.say("table-plan") }, this.list);
    this.laid = [];
    /** @type {number | null} the card that is being dragged */
    this.dragged = null;
    /** @type {{row: string, at: number, key: string} | null} who gets the keyboard once the row is so */
    this.wanted = null;
  }

  /** @param {string[]} laid @returns {Element} */
  show(laid) {
    const { words } = this.desk;
    this.laid = laid;
    clear(this.list, laid.map((kind, at) => this.card(kind, at)));
    const hint = laid.length ? words.say("table-plan-help") : words.say("table-plan-empty");
    clear(this.element, this.list, el("p", { class: "plan-help", text: hint }));
    if (this.wanted?.row === laid.join()) setTimeout(() => this.refocus()); // once it is on the page
    return this.element;
  }

  /** The keyboard stays with the card that was moved, or beside the one that was taken back. */
  refocus() {
    const { at, key } = this.wanted ?? {};
    this.wanted = null;
    const card = this.list.children[Math.min(at, this.laid.length - 1)];
    const button = card?.querySelector(`[data-plan="${key}"]:enabled`) ?? card?.querySelector("button:enabled");
    (button ?? this.hand.buttons[0])?.focus({ preventScroll: true });
  }

  card(kind, at) {
    const { words } = this.desk;
    const name = nameOf(kind, words);
    const label = (key) => {
      const text = words.say(`table-plan-${key}`, { card: theNameOf(kind, words) });
      return { "aria-label": text, title: text };
    };
    const tool = (sign, key, to) => el("button", {
      type: "button", text: sign, disabled: !this.fits(at, to), dataset: { plan: key }, ...label(key), on: { click: () => this.move(at, to, key) },
    });
    return el("li", {
      draggable: "true", dataset: { at: String(at), laid: kind },
      on: {
        dragstart: (event) => ((this.dragged = at), event.dataTransfer.setData("text/plain", kind)),
        dragend: () => (this.dragged = null),
      },
    }, el("span", { class: "plan-number", "aria-hidden": "true", text: String(at + 1) }),
    el("span", { class: "unseen", text: words.say("table-plan-card", { number: at + 1, card: name }) }),
    el("button", { class: "plan-card", type: "button", dataset: { plan: "back" }, ...label("back"), on: { click: () => this.take(at) } }, face(kind, words)),
    el("span", { class: "plan-tools" }, tool("◀", "earlier", at - 1), tool("▶", "later", at + 1)));
  }

  /** On a card of the row, or behind them. @param {HTMLElement | null} card */
  drop(card) {
    const { dragged, hand } = this;
    const at = card ? Number(card.dataset.at) : this.laid.length - 1;
    if (hand.dragged !== null) hand.tap(hand.dragged);
    else if (dragged !== null && dragged !== at && this.fits(dragged, at)) this.move(dragged, at);
    this.dragged = hand.dragged = null;
  }

  /** @param {number} from @param {number} to @returns {string[]} the row with a card in another place */
  moved(from, to) {
    const row = [...this.laid];
    row.splice(to, 0, ...row.splice(from, 1));
    return row;
  }

  /** Is there such a place, and a flag still first? */
  fits(from, to) {
    return to >= 0 && to < this.laid.length && !this.moved(from, to).slice(1).some((kind) => FLAGS.includes(kind));
  }

  move(from, to, key = "back") {
    this.become(this.moved(from, to), to, key);
  }

  take(at) {
    this.become(this.laid.filter((_, other) => other !== at), at, "back");
  }

  /** Take back what differs, and lay it anew. @param {string[]} row */
  become(row, at, key) {
    const same = this.laid.findIndex((kind, place) => kind !== row[place]);
    const keep = same < 0 ? this.laid.length : same;
    const given = this.desk.rearrange(this.laid.length - keep, row.slice(keep).map((kind) => `lay ${kind}`));
    if (given) this.wanted = { row: row.join(), at, key };
  }
}
