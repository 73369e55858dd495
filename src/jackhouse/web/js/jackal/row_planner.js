/** The row that the viewer plans: cards are laid from the hand, moved and taken back. Nobody else sees it yet. */

import { clear, el } from "../dom.js";
import { announce } from "../notifications.js";
import { face, nameOf, theNameOf } from "./cards.js";

const FLAGS = ["red", "blue"];
const WARNING = "plan-warning"; // the id of the warning

export class RowPlanner {
  /** @param {import("../table/game_interface.js").TableServices} services @param {import("./hand.js").Hand} hand */
  constructor(services, hand) {
    this.services = services;
    this.hand = hand;
    this.list = el("ol", {
      class: "plan",
      on: {
        dragover: (event) => (this.dragged !== null || hand.dragged !== null) && event.preventDefault(),
        drop: (event) => (event.preventDefault(), this.drop(event.target.closest("li"))),
      },
    });
    this.element = el("div", { class: "planner", role: "group", "aria-label": services.lexicon.say("table-plan") }, this.list);
    this.warning = el("p", { class: "plan-warning", id: WARNING, hidden: true });
    this.announcedFlag = ""; // a lost flag in this row that has been announced
    /** @type {string[]} */
    this.laid = [];
    /** @type {number | null} the place of the card that is being dragged */
    this.dragged = null;
    /** @type {{row: string, at: number, key: string} | null} which button is focused once the row is this */
    this.focusTarget = null;
  }

  /** @param {string[]} laid @returns {Element} */
  show(laid) {
    const { lexicon } = this.services;
    this.laid = laid;
    clear(this.list, laid.map((kind, at) => this.card(kind, at)));
    const hint = laid.length ? lexicon.say("table-plan-help") : lexicon.say("table-plan-empty");
    clear(this.element, this.list, el("p", { class: "plan-help", text: hint }), this.warning);
    if (laid[0] !== this.announcedFlag) this.announcedFlag = "";
    this.warn([]);
    if (this.focusTarget?.row === laid.join()) setTimeout(() => this.restoreFocus()); // once it is on the page
    return this.element;
  }

  /** Warns of flag cards whose flag the island lacks, in the row that is shown. @param {number[]} lost their places in the row, from 0 */
  warn(lost) {
    const { lexicon } = this.services;
    const flag = lost.map((at) => this.laid[at]).find(Boolean) ?? "";
    this.warning.hidden = !flag;
    this.warning.textContent = flag ? lexicon.say("table-plan-lost", { card: theNameOf(flag, lexicon) }) : "";
    [...this.list.children].forEach((card, at) => {
      card.classList.toggle("lost", lost.includes(at));
      const button = card.querySelector(".plan-card");
      if (lost.includes(at)) button?.setAttribute("aria-describedby", WARNING);
      else button?.removeAttribute("aria-describedby");
    });
    if (!flag || flag === this.announcedFlag) return;
    this.announcedFlag = flag;
    if (this.services.mySeats().length < 2) announce(this.warning.textContent ?? ""); // a row is secret at a shared screen
  }

  /** Focuses the card that was moved, or the one beside the card that was taken back. */
  restoreFocus() {
    if (!this.focusTarget) return;
    const { at, key } = this.focusTarget;
    this.focusTarget = null;
    const card = this.list.children[Math.min(at, this.laid.length - 1)];
    /** @type {HTMLElement | null | undefined} */
    const button = card?.querySelector(`[data-plan="${key}"]:enabled`) ?? card?.querySelector("button:enabled");
    (button ?? this.hand.buttons[0])?.focus({ preventScroll: true });
  }

  /** @param {string} kind @param {number} at */
  card(kind, at) {
    const { lexicon } = this.services;
    const name = nameOf(kind, lexicon);
    const label = (key) => {
      const text = lexicon.say(`table-plan-${key}`, { card: theNameOf(kind, lexicon) });
      return { "aria-label": text, title: text };
    };
    const tool = (symbol, key, to) => el("button", {
      type: "button", text: symbol, disabled: !this.fits(at, to), dataset: { plan: key, key: `plan-${at}-${key}` }, ...label(key), on: { click: () => this.move(at, to, key) },
    });
    return el("li", {
      draggable: "true", dataset: { at: String(at), laid: kind },
      on: {
        dragstart: (event) => ((this.dragged = at), event.dataTransfer.setData("text/plain", kind)),
        dragend: () => (this.dragged = null),
      },
    }, el("span", { class: "plan-number", "aria-hidden": "true", text: String(at + 1) }),
    el("span", { class: "unseen", text: lexicon.say("table-plan-card", { number: at + 1, card: name }) }),
    el("button", { class: "plan-card", type: "button", dataset: { plan: "back", key: `plan-${at}-back` }, ...label("back"), on: { click: () => this.take(at) } }, face(kind, lexicon)),
    el("span", { class: "plan-tools" }, tool("◀", "earlier", at - 1), tool("▶", "later", at + 1)));
  }

  /** Handles a drop on a card of the row, or behind the last one. @param {HTMLElement | null} card */
  drop(card) {
    const { dragged, hand } = this;
    const at = card ? Number(card.dataset.at) : this.laid.length - 1;
    if (hand.dragged !== null) hand.tap(hand.dragged);
    else if (dragged !== null && dragged !== at && this.fits(dragged, at)) this.move(dragged, at);
    this.dragged = hand.dragged = null;
  }

  /** @param {number} from @param {number} to @returns {string[]} the row with a card at another place */
  moved(from, to) {
    const row = [...this.laid];
    row.splice(to, 0, ...row.splice(from, 1));
    return row;
  }

  /** Whether a card can be moved to a place: a flag must stay first. @param {number} from @param {number} to */
  fits(from, to) {
    return to >= 0 && to < this.laid.length && !this.moved(from, to).slice(1).some((kind) => FLAGS.includes(kind));
  }

  /** @param {number} from @param {number} to */
  move(from, to, key = "back") {
    this.replaceRow(this.moved(from, to), to, key);
  }

  /** Takes a card back into the hand. @param {number} at */
  take(at) {
    this.replaceRow(this.laid.filter((_, other) => other !== at), at, "back");
  }

  /** Undoes the cards that differ and lays those of another row. @param {string[]} row @param {number} at @param {string} key */
  replaceRow(row, at, key) {
    const differing = this.laid.findIndex((kind, place) => kind !== row[place]);
    const keep = differing < 0 ? this.laid.length : differing;
    const isSent = this.services.rearrange(this.laid.length - keep, row.slice(keep).map((kind) => `lay ${kind}`));
    if (isSent) this.focusTarget = { row: row.join(), at, key };
  }
}
