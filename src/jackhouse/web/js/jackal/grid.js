/** The island as a table for screen readers: rows and columns as words name them, what lies on each space, who is there. */

import { clear, el } from "../dom.js";

const COLUMNS = "abcdefgh";
const FEATURES = {
  o: "space", W: "white-flag", R: "red-flag", B: "blue-flag", "^": "difficult", "!": "bandit", 1: "coins-1", 2: "coins-2", 3: "coins-3",
};

export class Grid {
  /** @param {import("../words.js").Words} words */
  constructor(words) {
    this.words = words;
    this.element = el("div", { class: "unseen island-grid" });
  }

  /** @param {object} view @param {string[]} names */
  show(view, names) {
    const { words } = this;
    const rows = view.island.text.split(" / ").map((row) => row.split(" "));
    const cell = (mark, space) => {
      const there = names.filter((_, seat) => view.pirates[seat] === space && !view.away[seat]);
      return el("td", { dataset: { cell: space }, text: [this.feature(mark), ...there].join(", ") });
    };
    clear(this.element, el("table", {},
      el("caption", { text: view.island.key ? words.island(view.island.key) : words.say("table-island") }),
      el("thead", {}, el("tr", {}, el("td", {}), rows[0].map((_, column) => el("th", { scope: "col", text: COLUMNS[column] })))),
      el("tbody", {}, rows.map((row, number) => el("tr", {}, el("th", { scope: "row", text: String(number + 1) }),
        row.map((mark, column) => cell(mark, `${COLUMNS[column]}${number + 1}`)))))),
    el("ul", {}, names.map((who, seat) => this.apart(view, seat, who)).filter(Boolean).map((text) => el("li", { text }))));
  }

  /** What a mark of the island means. @param {string} mark */
  feature(mark) {
    return FEATURES[mark] ? this.words.say(`art-feature-${FEATURES[mark]}`) : this.words.say("table-water");
  }

  /** A pirate who is not on the island. */
  apart(view, seat, who) {
    const { words } = this;
    if (view.away[seat]) return words.say("table-in-tortuga", { who });
    return view.pirates[seat] === null ? words.say("art-pirate-aboard", { who }) : "";
  }
}
