/** The row that I am planning: cards are laid from the hand, moved, taken back; nobody sees it until all have committed. */

import { clear, el } from "../dom.js";
import { face } from "./cards.js";

export class Planner {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = el("ol", { class: "plan" });
    this.element = el("div", { class: "planner", role: "group", "aria-label": desk.words.say("table-plan") }, this.list);
    this.laid = [];
    /** @type {number | null} the card that is being dragged */
    this.dragged = null;
  }

  /** @param {string[]} laid @returns {Element} */
  show(laid) {
    const { words } = this.desk;
    const held = this.list.contains(document.activeElement) ? Number(document.activeElement.closest("li").dataset.at) : -1;
    this.laid = laid;
    clear(this.list, laid.map((kind, at) => this.card(kind, at)));
    const hint = laid.length ? words.say("table-plan-help") : words.say("table-plan-empty");
    clear(this.element, this.list, el("p", { class: "plan-help", text: hint }));
    if (held >= 0) this.list.children[Math.min(held, laid.length - 1)]?.querySelector("button")?.focus({ preventScroll: true });
    return this.element;
  }

  card(kind, at) {
    const { words } = this.desk;
    const name = words.cardName(kind);
    const tool = (sign, key, act, possible = true) => el("button", {
      type: "button", text: sign, disabled: !possible, dataset: { plan: key }, "aria-label": words.say(`table-plan-${key}`, { card: name }),
      title: words.say(`table-plan-${key}`, { card: name }), on: { click: act },
    });
    return el("li", {
      draggable: "true", dataset: { at: String(at), laid: kind },
      on: {
        dragstart: (event) => ((this.dragged = at), event.dataTransfer.setData("text/plain", kind)),
        dragover: (event) => this.dragged !== null && event.preventDefault(),
        drop: (event) => (event.preventDefault(), this.drop(at)),
        dragend: () => (this.dragged = null),
      },
    }, el("span", { class: "plan-number", "aria-hidden": "true", text: String(at + 1) }),
    el("span", { class: "unseen", text: words.say("table-plan-card", { number: at + 1, card: name }) }), face(kind, words),
    el("span", { class: "plan-tools" },
      tool("◀", "earlier", () => this.move(at, at - 1), at > 0),
      tool("✕", "back", () => this.take(at)),
      tool("▶", "later", () => this.move(at, at + 1), at < this.laid.length - 1)));
  }

  drop(at) {
    if (this.dragged !== null && this.dragged !== at) this.move(this.dragged, at);
    this.dragged = null;
  }

  move(from, to) {
    const row = [...this.laid];
    row.splice(to, 0, ...row.splice(from, 1));
    this.become(row);
  }

  take(at) {
    this.become(this.laid.filter((_, other) => other !== at));
  }

  /** Take back what differs, and lay it anew. @param {string[]} row */
  become(row) {
    const same = this.laid.findIndex((kind, at) => kind !== row[at]);
    const keep = same < 0 ? this.laid.length : same;
    this.desk.rearrange(this.laid.length - keep, row.slice(keep).map((kind) => `lay ${kind}`));
  }
}
