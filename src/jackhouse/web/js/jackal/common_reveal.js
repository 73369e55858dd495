/** All rows at the moment when they turn face up together. */

import { clear, el, icon } from "../dom.js";
import { face, nameOf } from "./cards.js";

export class CommonReveal {
  /** @param {import("../table/game_interface.js").TableServices} services @param {import("./row_progress.js").RowProgress} progress */
  constructor(services, progress) {
    this.services = services;
    this.progress = progress;
    this.element = el("ul", { class: "reveal", "aria-label": services.lexicon.say("table-rows") });
  }

  /** @returns {Element} */
  show() {
    const { lexicon, names } = this.services;
    clear(this.element, this.progress.rows.map((row, seat) => (row?.length ? el("li", {
      class: `reveal-row seat-${seat % 4}`, dataset: { row: String(seat) },
    }, icon(`pirate-${seat % 4}`, "piece"), el("span", { class: "reveal-name", text: names()[seat] }),
    el("ol", { class: "march-cards" }, row.map((kind) => el("li", { dataset: { shown: kind } },
      face(kind, lexicon, "middle"), el("span", { class: "unseen", text: nameOf(kind, lexicon) }))))) : null)));
    return this.element;
  }

  /** @param {number} seat @returns {Element | null} the row of a seat, while it is on the page */
  rowOf(seat) {
    return this.element.isConnected ? this.element.querySelector(`[data-row="${seat}"]`) : null;
  }
}
