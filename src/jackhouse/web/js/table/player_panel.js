/** The players in the order of play: one button each, with what the game notes about them. */

import { clear, el, icon } from "../dom.js";

const PHRASE_TIME = 5000; // milliseconds that a phrase is shown

export class PlayerPanel {
  /** @param {import("../text/lexicon.js").Lexicon} lexicon @param {(seat: number) => void} open */
  constructor(lexicon, open) {
    this.lexicon = lexicon;
    this.open = open;
    /** @type {Map<number, string>} the last phrase by seat */
    this.phrases = new Map();
    this.element = el("ul", { class: "players", "aria-label": lexicon.say("table-players") });
  }

  /**
   * @param {import("./game_interface.js").State} state
   * @param {{seat: number | null, names: string[], presence: boolean[], notes: (seat: number) => (Element | null)[],
   *   pieceSymbol: (seat: number) => string}} facts
   */
  show(state, facts) {
    const { view, table } = state;
    const order = view.order ?? table.seats.map((_, seat) => seat);
    clear(this.element, order.map((seat) => {
      const held = table.seats[seat];
      const asked = view.awaited.includes(seat);
      const away = held.kind === "person" && !held.lent && facts.presence[seat] === false;
      const tags = [
        seat === facts.seat && "you", held.kind === "bot" && "bot", held.lent && "lent", away && "away",
      ].filter(Boolean);
      return el("li", {},
        el("button", {
          class: ["player", `seat-${seat % 8}`, view.turn === seat && "turn", asked && "asked", away && "away"].filter(Boolean).join(" "),
          type: "button", dataset: { seat: String(seat), key: `seat-${seat}` }, on: { click: () => this.open(seat) },
        },
        icon(facts.pieceSymbol(seat), "piece"),
        el("span", { class: "player-name" }, el("span", { class: "called", text: facts.names[seat] }),
          tags.map((tag) => el("small", { class: `tag tag-${tag}`, text: this.lexicon.say(`table-tag-${tag}`) }))),
        el("span", { class: "player-notes" }, facts.notes(seat)),
        asked && !view.over && el("span", { class: "asked-mark", text: this.lexicon.say("table-asked") })), this.bubble(seat));
    }));
  }

  /** Shows a phrase that a player sent. @param {number} seat @param {string} text */
  speak(seat, text) {
    this.phrases.set(seat, text);
    this.itemOf(seat)?.append(this.bubble(seat));
    setTimeout(() => {
      if (this.phrases.get(seat) !== text) return;
      this.phrases.delete(seat);
      this.itemOf(seat)?.querySelector(".bubble")?.remove();
    }, PHRASE_TIME);
  }

  itemOf(seat) {
    return this.element.querySelector(`[data-seat="${seat}"]`)?.closest("li");
  }

  bubble(seat) {
    const text = this.phrases.get(seat);
    return text ? el("span", { class: "bubble", "aria-hidden": "true", text }) : null;
  }
}
