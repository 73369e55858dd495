/** The island as a table for screen readers: what is on each space, and which pirates are there. */

import { clear, el } from "../dom.js";

const COLUMNS = "abcdefgh";
const FEATURES = {
  o: "space", W: "white-flag", R: "red-flag", B: "blue-flag", "^": "difficult", "!": "bandit", 1: "coins-1", 2: "coins-2", 3: "coins-3",
};

/** @type {(space: string) => string[]} */
const noWords = () => [];

export class AccessibleGrid {
  /** @param {import("../text/lexicon.js").Lexicon} lexicon */
  constructor(lexicon) {
    this.lexicon = lexicon;
    this.element = el("div", { class: "unseen island-grid" });
  }

  /** @param {import("../table/game_interface.js").View} view @param {string[]} names @param {(space: string) => string[]} [wordsOf] what else is said of a space */
  show(view, names, wordsOf = noWords) {
    const { lexicon } = this;
    const rows = view.island.text.split(" / ").map((row) => row.split(" "));
    const cell = (mark, space) => {
      const there = names.filter((_, seat) => view.pirates[seat] === space && !view.away[seat]);
      return el("td", { dataset: { cell: space }, text: [this.feature(mark), ...wordsOf(space), ...there].join(", ") });
    };
    clear(this.element, el("table", {},
      el("caption", { text: view.island.key ? lexicon.island(view.island.key) : lexicon.say("table-island") }),
      el("thead", {}, el("tr", {}, el("td", {}), rows[0].map((_, column) => el("th", { scope: "col", text: COLUMNS[column] })))),
      el("tbody", {}, rows.map((row, number) => el("tr", {}, el("th", { scope: "row", text: String(number + 1) }),
        row.map((mark, column) => cell(mark, `${COLUMNS[column]}${number + 1}`)))))),
    el("ul", {}, names.map((who, seat) => this.apart(view, seat, who)).filter(Boolean).map((text) => el("li", { text }))));
  }

  /** Returns the name of a mark of the island. @param {string} mark */
  feature(mark) {
    return FEATURES[mark] ? this.lexicon.say(`art-feature-${FEATURES[mark]}`) : this.lexicon.say("table-water");
  }

  /** Says where a pirate is who is not on the island. @param {import("../table/game_interface.js").View} view @param {number} seat @param {string} who */
  apart(view, seat, who) {
    const { lexicon } = this;
    if (view.away[seat]) return lexicon.say("table-in-tortuga", { who });
    return view.pirates[seat] === null ? lexicon.say("art-pirate-aboard", { who }) : "";
  }
}
