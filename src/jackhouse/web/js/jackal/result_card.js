/** A card over the map with the result of the last island. Nothing waits for it: the game goes on below. */

import { byId, clear, el, icon } from "../dom.js";
import { announce } from "../notifications.js";

/** @typedef {import("./island_results.js").IslandResult} IslandResult */

export class ResultCard {
  /** @param {import("../table/game_interface.js").TableServices} services @param {() => void} close called when the viewer closes the card */
  constructor(services, close) {
    this.services = services;
    this.close = close;
    this.element = el("section", {
      class: "island-result", "aria-labelledby": "island-result-title", hidden: true,
      on: { keydown: (event) => event.key === "Escape" && (event.stopPropagation(), close()) },
    });
    /** @type {IslandResult | null} */
    this.shown = null;
  }

  /** @param {IslandResult | null} result null: the card is closed */
  show(result) {
    if (result === this.shown) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.shown = result;
    this.element.hidden = !result;
    if (result) this.fill(result);
    else clear(this.element);
    if (hadFocus) byId("question").focus({ preventScroll: true });
  }

  /** @param {IslandResult} result */
  fill(result) {
    const { lexicon } = this.services;
    const title = this.title(result);
    clear(this.element,
      el("div", { class: "result-head" }, el("h2", { id: "island-result-title", text: title }),
        el("button", { class: "choice primary", type: "button", dataset: { key: "result-close" }, text: lexicon.say("table-continue"), on: { click: this.close } })),
      el("table", {}, this.lines(result)));
    if (this.services.mySeats().length < 2) announce(this.words(result, title)); // not at a shared screen, like all announcements
  }

  /** Returns the result as a table with a caption, for the end of the game. @param {IslandResult} result */
  summary(result) {
    return el("div", { class: "story island-summary" }, el("table", {}, el("caption", { text: this.title(result) }), this.lines(result)));
  }

  /** @param {IslandResult} result */
  title({ island }) {
    const { lexicon } = this.services;
    return island === null ? lexicon.say("table-result-plain") : lexicon.say("table-result", { island: lexicon.island(island) });
  }

  /** @param {IslandResult} result */
  lines(result) {
    const heading = (name) => el("th", { scope: "col", text: this.services.lexicon.say(name) });
    return [
      el("thead", {}, el("tr", {}, ["table-result-pirate", "table-result-order", "table-result-steps", "table-result-coins"].map(heading))),
      el("tbody", {}, result.pirates.map((pirate) => this.line(pirate)), result.away.map((seat) => this.absent(seat))),
    ];
  }

  /** @param {import("./island_results.js").PirateResult} pirate */
  line({ seat, place, steps, coins, end }) {
    const { lexicon } = this.services;
    return el("tr", { class: `seat-${seat % 4}`, dataset: { result: String(seat) } }, this.name(seat),
      el("td", { class: "result-order" }, place === null
        ? el("small", { text: end ? lexicon.say(`cause-${end}`) : "–" }) : lexicon.say("table-result-place", { place })),
      el("td", { text: String(steps) }),
      el("td", { class: "result-coins" }, el("span", {}, icon("coin", "tiny"), `+${coins}`)));
  }

  /** @param {number} seat of a player in Tortuga */
  absent(seat) {
    return el("tr", { class: `seat-${seat % 4}`, dataset: { result: String(seat) } }, this.name(seat),
      el("td", { colspan: "3" }, el("small", { text: this.services.lexicon.say("art-away") })));
  }

  /** @param {number} seat */
  name(seat) {
    return el("th", { scope: "row" }, el("span", {}, icon(`pirate-${seat % 4}`, "tiny"), this.services.names()[seat]));
  }

  /** Returns the whole result in one sentence for each pirate. @param {IslandResult} result @param {string} title */
  words({ pirates }, title) {
    const { lexicon } = this.services;
    const names = this.services.names();
    return [`${title}.`, ...pirates.map(({ seat, place, steps, coins }) => lexicon.say("table-result-spoken", {
      who: names[seat], place: place ?? 0, steps: lexicon.say("art-steps", { steps }), coins: lexicon.say("art-coins", { coins }),
    }))].join(" ");
  }
}
