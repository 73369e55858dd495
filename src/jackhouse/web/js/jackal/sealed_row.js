/** The viewer's own row between commitment and reveal: it can be seen but not changed. */

import { clear, el, icon } from "../dom.js";
import { face, nameOf } from "./cards.js";

export class SealedRow {
  /** @param {import("../table/game_interface.js").TableServices} services */
  constructor(services) {
    this.services = services;
    this.list = el("ol", { class: "march-cards" });
    this.element = el("div", { class: "march sealed", role: "group", "aria-label": services.lexicon.say("table-plan") });
    /** @type {string[]} */
    this.row = [];
  }

  /** @param {string[]} row kinds; empty: no row is sealed */
  set(row) {
    this.row = row;
  }

  /** @returns {Element | null} */
  show() {
    const { lexicon } = this.services;
    const seat = this.services.seat();
    if (!this.row.length || seat === null) return null;
    this.element.className = `march sealed seat-${seat % 4}`;
    clear(this.list, this.row.map((kind) => el("li", { dataset: { sealed: kind } },
      face(kind, lexicon, "middle"), el("span", { class: "unseen", text: nameOf(kind, lexicon) }))));
    clear(this.element, icon(`pirate-${seat % 4}`, "piece"),
      el("div", { class: "sealed-cards" }, this.list, el("p", { class: "plan-help", text: lexicon.say("table-plan-sealed") })));
    return this.element;
  }

  /** The cards on the page. @returns {Element[]} */
  get cards() {
    return this.element.isConnected ? [...this.list.children] : [];
  }
}
