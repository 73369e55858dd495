/** The row of the pirate whose turn it is: the card that is carried out, and the steps so far. */

import { clear, el, icon } from "../dom.js";
import { attached, face, nameOf } from "./cards.js";

export class ActiveRow {
  /** @param {import("../table/game_interface.js").TableServices} services @param {import("./row_progress.js").RowProgress} progress */
  constructor(services, progress) {
    this.services = services;
    this.progress = progress;
    this.element = el("div", { class: "march", role: "group" });
  }

  /** @param {boolean} isAsked whether the direction of the next card is being chosen @returns {Element | null} */
  show(isAsked = false) {
    const { lexicon, names } = this.services;
    const { seat, rows, steps } = this.progress;
    if (seat === null || !rows[seat]?.length) return null;
    const cards = rows[seat];
    const at = this.progress.at(seat, isAsked);
    const over = this.progress.endOf(seat);
    this.element.className = `march seat-${seat % 4} ${over && over !== "reached" ? "failed" : over}`;
    this.element.setAttribute("aria-label", lexicon.say("art-row", { who: names()[seat] }));
    const specials = (place) => attached(this.progress.attachedTo(seat, place), lexicon);
    clear(this.element, icon(`pirate-${seat % 4}`, "piece"), el("span", { class: "march-name", text: names()[seat] }), specials(-1),
      el("ol", { class: "march-cards" }, cards.map((kind, place) => el("li", {
        class: place < at ? "done" : place === at ? "now" : over ? "left" : null,
        "aria-current": place === at ? "step" : null, dataset: { marching: kind },
      }, face(kind, lexicon, "middle"), el("span", { class: "unseen", text: nameOf(kind, lexicon) }), specials(place)))),
      el("strong", { class: "steps", text: lexicon.say("art-steps", { steps: steps[seat] ?? 0 }) }));
    return this.element;
  }
}
