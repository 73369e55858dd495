/** All rows once they are revealed, with the cards that are carried out and the steps; and the piles of cards. */

import { clear, el, icon } from "../dom.js";
import { attached, back, face, nameOf } from "./cards.js";

export class RevealedRows {
  /** @param {import("../table/game_interface.js").TableServices} services @param {import("./row_progress.js").RowProgress} progress */
  constructor(services, progress) {
    this.services = services;
    this.progress = progress;
    this.rows = el("ul", { class: "crew-rows", tabindex: "0", "aria-label": services.lexicon.say("table-rows") });
    this.element = el("section", { class: "market crew", "aria-label": services.lexicon.say("table-rows") });
  }

  /** @param {import("../table/game_interface.js").View} view */
  show(view) {
    const { lexicon, help } = this.services;
    const heap = (key, name, count, picture) => el("button", {
      class: `heap heap-${key}`, type: "button", dataset: { heap: key, key: `heap-${key}` }, on: { click: () => help.open("JK-7.1") },
    }, el("span", { class: "heap-picture", "aria-hidden": "true" }, picture),
    el("span", { class: "heap-name", text: lexicon.say(name) }), el("span", { class: "heap-count", text: String(count) }));
    this.update();
    clear(this.element, this.rows,
      heap("pile", "art-draw-deck", view.pile_size, view.pile_size ? back("mini") : null),
      heap("discard", "art-discard", view.discard.length, null));
  }

  /** Draws the rows with their progress. */
  update() {
    const { rows } = this.progress;
    clear(this.rows, rows.map((row, seat) => (row?.length ? this.row(row, seat) : null)));
    this.rows.hidden = !rows.some((row) => row?.length);
  }

  /** @param {string[]} cards @param {number} seat */
  row(cards, seat) {
    const { lexicon } = this.services;
    const { progress } = this;
    const name = this.services.names()[seat];
    const specials = (at) => attached(progress.attachedTo(seat, at), lexicon);
    const steps = lexicon.say("art-steps", { steps: progress.steps[seat] ?? 0 });
    return el("li", { class: `crew-row seat-${seat % 4} ${progress.seat === seat ? "turn" : ""}`, dataset: { row: String(seat) } },
      icon(`pirate-${seat % 4}`, "tiny"), el("span", { class: "unseen", text: lexicon.say("art-row", { who: name }) }), specials(-1),
      el("ol", { class: "crew-cards" }, cards.map((kind, at) => el("li", { class: at <= progress.at(seat) ? "done" : null, dataset: { shown: kind } },
        face(kind, lexicon, "small"), el("span", { class: "unseen", text: nameOf(kind, lexicon) }), specials(at)))),
      el("span", { class: "steps", text: steps }));
  }
}
