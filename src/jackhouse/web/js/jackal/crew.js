/** All rows, once they are shown: who is at which card, how many steps it took. */

import { clear, el, icon } from "../dom.js";
import { back, face } from "./cards.js";

export class Crew {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.rows = el("ul", { class: "crew-rows", tabindex: "0", "aria-label": desk.words.say("table-rows") });
    this.element = el("section", { class: "market crew", "aria-label": desk.words.say("table-rows") });
  }

  /** @param {object} view @param {string[]} names */
  show(view, names) {
    const { words, help } = this.desk;
    const heap = (key, name, count, picture) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key }, on: { click: () => help.open("JK-7.1") },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, picture),
    el("span", { class: "heap-name", text: words.say(name) }), el("span", { class: "heap-count", text: String(count) }));
    clear(this.rows, (view.rows ?? []).map((row, seat) => (row.length ? this.row(row, seat, view, names[seat]) : null)));
    this.rows.hidden = !view.rows;
    clear(this.element, this.rows,
      heap("pile", "art-pile", view.pile_size, view.pile_size ? back("mini") : null),
      heap("discard", "art-discard", view.discard.length, null));
  }

  row(cards, seat, view, name) {
    const { words } = this.desk;
    const steps = words.say("art-steps", { steps: view.steps[seat] });
    return el("li", { class: `crew-row seat-${seat % 4} ${view.turn === seat ? "turn" : ""}`, dataset: { row: String(seat) } },
      icon(`pirate-${seat % 4}`, "tiny"), el("span", { class: "unseen", text: words.say("art-row", { who: name }) }),
      el("ol", { class: "crew-cards" }, cards.map((kind) => el("li", { dataset: { shown: kind } },
        face(kind, words, "small"), el("span", { class: "unseen", text: words.cardName(kind) })))),
      el("span", { class: "steps", text: steps }));
  }
}
