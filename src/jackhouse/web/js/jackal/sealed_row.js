/** My own row, from the commitment to the reveal: it can be looked at, and no longer changed. */

import { clear, el, icon } from "../dom.js";
import { face, nameOf } from "./cards.js";

export class SealedRow {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = el("ol", { class: "march-cards" });
    this.element = el("div", { class: "march sealed", role: "group", "aria-label": desk.words.say("table-plan") });
    this.row = [];
  }

  /** @param {string[]} row the kinds of its cards; none: no row is sealed */
  hold(row) {
    this.row = row;
  }

  /** @returns {Element | null} */
  show() {
    const { words } = this.desk;
    const seat = this.desk.seat();
    if (!this.row.length || seat === null) return null;
    this.element.className = `march sealed seat-${seat % 4}`;
    clear(this.list, this.row.map((kind) => el("li", { dataset: { sealed: kind } },
      face(kind, words, "middle"), el("span", { class: "unseen", text: nameOf(kind, words) }))));
    clear(this.element, icon(`pirate-${seat % 4}`, "piece"),
      el("div", { class: "sealed-cards" }, this.list, el("p", { class: "plan-help", text: words.say("table-plan-sealed") })));
    return this.element;
  }

  /** Its cards on the page. @returns {Element[]} */
  get cards() {
    return this.element.isConnected ? [...this.list.children] : [];
  }
}
