/** Who sits at the table, and how they stand. */

import { clear, el, icon } from "../dom.js";

const SPOKEN = 5000; // milliseconds

export class Players {
  /** @param {import("../words.js").Words} words @param {(seat: number) => void} open */
  constructor(words, open) {
    this.words = words;
    this.open = open;
    /** @type {Map<number, string>} what each has just said */
    this.spoken = new Map();
    this.element = el("ul", { class: "players", "aria-label": words.say("table-players") });
  }

  /**
   * @param {import("./book.js").State} state
   * @param {{seat: number | null, names: string[], here: boolean[], notes: (seat: number) => (string | Element)[],
   *   piece: (seat: number) => string}} facts
   */
  show(state, facts) {
    const { view, table } = state;
    clear(this.element, table.seats.map((held, seat) => {
      const asked = view.awaited.includes(seat);
      const away = held.kind === "person" && !held.lent && facts.here[seat] === false;
      const tags = [
        seat === facts.seat && "you", held.kind === "bot" && "bot", held.lent && "lent", away && "away",
      ].filter(Boolean);
      return el("li", {},
        el("button", {
          class: ["player", `seat-${seat % 8}`, view.turn === seat && "turn", asked && "asked", away && "away"].filter(Boolean).join(" "),
          type: "button", dataset: { seat: String(seat), key: `seat-${seat}` }, on: { click: () => this.open(seat) },
        },
        icon(facts.piece(seat), "piece"),
        el("span", { class: "player-name" }, el("span", { class: "called", text: facts.names[seat] }),
          tags.map((tag) => el("small", { class: `tag tag-${tag}`, text: this.words.say(`table-tag-${tag}`) }))),
        el("span", { class: "player-notes" }, facts.notes(seat)),
        asked && !view.over && el("span", { class: "asked-mark", text: this.words.say("table-asked") })), this.bubble(seat));
    }));
  }

  /** @param {number} seat @param {string} text */
  speak(seat, text) {
    this.spoken.set(seat, text);
    this.element.children[seat]?.append(this.bubble(seat));
    setTimeout(() => {
      if (this.spoken.get(seat) !== text) return;
      this.spoken.delete(seat);
      this.element.children[seat]?.querySelector(".bubble")?.remove();
    }, SPOKEN);
  }

  bubble(seat) {
    const text = this.spoken.get(seat);
    return text ? el("span", { class: "bubble", "aria-hidden": "true", text }) : null;
  }
}
