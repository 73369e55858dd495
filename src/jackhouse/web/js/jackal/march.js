/** The row of the pirate whose turn it is, where all look: which card is under way, how many steps it took so far. */

import { clear, el, icon } from "../dom.js";
import { attached, face, nameOf } from "./cards.js";

export class March {
  /** @param {object} desk @param {import("./progress.js").Progress} progress */
  constructor(desk, progress) {
    this.desk = desk;
    this.progress = progress;
    this.element = el("div", { class: "march", role: "group" });
  }

  /** @param {boolean} asked the way of the next card is being chosen @returns {Element | null} */
  show(asked = false) {
    const { words, names } = this.desk;
    const { seat, rows, steps } = this.progress;
    const cards = rows[seat] ?? [];
    if (seat === null || !cards.length) return null;
    const at = this.progress.at(seat, asked);
    const over = this.progress.over(seat);
    this.element.className = `march seat-${seat % 4} ${over && over !== "reached" ? "failed" : over}`;
    this.element.setAttribute("aria-label", words.say("art-row", { who: names()[seat] }));
    const specials = (place) => attached(this.progress.attachedTo(seat, place), words);
    clear(this.element, icon(`pirate-${seat % 4}`, "piece"), specials(-1),
      el("ol", { class: "march-cards" }, cards.map((kind, place) => el("li", {
        class: place < at ? "done" : place === at ? "now" : over ? "left" : null,
        "aria-current": place === at ? "step" : null, dataset: { marching: kind },
      }, face(kind, words, "middle"), el("span", { class: "unseen", text: nameOf(kind, words) }), specials(place)))),
      el("strong", { class: "steps", text: words.say("art-steps", { steps: steps[seat] ?? 0 }) }));
    return this.element;
  }
}
