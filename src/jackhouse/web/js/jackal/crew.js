/** All rows, once they are shown: who is at which card, how many steps it took. */

import { clear, el, icon } from "../dom.js";
import { attached, back, face, nameOf } from "./cards.js";

export class Crew {
  /** @param {object} desk @param {import("./progress.js").Progress} progress */
  constructor(desk, progress) {
    this.desk = desk;
    this.progress = progress;
    this.rows = el("ul", { class: "crew-rows", tabindex: "0", "aria-label": desk.words.say("table-rows") });
    this.element = el("section", { class: "market crew", "aria-label": desk.words.say("table-rows") });
  }

  /** @param {object} view */
  show(view) {
    const { words, help } = this.desk;
    const heap = (key, name, count, picture) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key, key: `heap-${key}` }, on: { click: () => help.open("JK-7.1") },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, picture),
    el("span", { class: "heap-name", text: words.say(name) }), el("span", { class: "heap-count", text: String(count) }));
    this.follow();
    clear(this.element, this.rows,
      heap("pile", "art-draw-deck", view.pile_size, view.pile_size ? back("mini") : null),
      heap("discard", "art-discard", view.discard.length, null));
  }

  /** The rows, as far as they have come. */
  follow() {
    const { rows } = this.progress;
    clear(this.rows, rows.map((row, seat) => (row?.length ? this.row(row, seat) : null)));
    this.rows.hidden = !rows.some((row) => row?.length);
  }

  row(cards, seat) {
    const { words } = this.desk;
    const { progress } = this;
    const name = this.desk.names()[seat];
    const specials = (at) => attached(progress.attachedTo(seat, at), words);
    const steps = words.say("art-steps", { steps: progress.steps[seat] ?? 0 });
    return el("li", { class: `crew-row seat-${seat % 4} ${progress.seat === seat ? "turn" : ""}`, dataset: { row: String(seat) } },
      icon(`pirate-${seat % 4}`, "tiny"), el("span", { class: "unseen", text: words.say("art-row", { who: name }) }), specials(-1),
      el("ol", { class: "crew-cards" }, cards.map((kind, at) => el("li", { class: at <= progress.at(seat) ? "done" : null, dataset: { shown: kind } },
        face(kind, words, "small"), el("span", { class: "unseen", text: nameOf(kind, words) }), specials(at)))),
      el("span", { class: "steps", text: steps }));
  }
}
