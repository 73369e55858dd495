// Helpers for the unit tests of the page's modules. They run in node, without a server or a browser.

import { readdirSync, readFileSync } from "node:fs";
import { Lexicon } from "../../src/jackhouse/web/js/text/lexicon.js";

const TEXTS = new URL("../../src/jackhouse/text/", import.meta.url);

const NOT_FOR_PAGES = ["store.ftl", "screen.ftl"];
const RULES = ["rules.ftl", "jackal_rules.ftl"];

/** Returns a lexicon with all texts that the page can load in a language, read from the files. @param {string} lang */
export function lexiconOf(lang) {
  const lexicon = new Lexicon(lang);
  const folder = new URL(`${lang}/`, TEXTS);
  const read = (file) => readFileSync(new URL(file, folder), "utf-8");
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".ftl") && !NOT_FOR_PAGES.includes(file)) lexicon.addSource(read(file));
  }
  lexicon.parts.set("rules", Promise.resolve(RULES.map(read).join("\n")));
  return lexicon;
}

/**
 * A board of four tiles in a line: the hex KD, a straight road, the fork1 and the hex QS; fork1 has a third edge over the
 * water. Edge 1 leads right, edge 4 leads left, edge 2 of fork1 leads off the board.
 */
export const ANCHORS = {
  viewBox: [0, 0, 400, 100],
  places: {
    KD: { centre: [50, 50], outline: [], rabbits: [[40, 40], [60, 40]], carrot: [50, 30], exits: { 1: [100, 50] } },
    river1: { centre: [150, 50], outline: [], rabbits: [], carrot: null, exits: { 4: [100, 50], 1: [200, 50] } },
    fork1: { centre: [250, 50], outline: [], rabbits: [], carrot: null, exits: { 4: [200, 50], 1: [300, 50], 2: [250, 100] } },
    QS: { centre: [350, 50], outline: [], rabbits: [[350, 50]], carrot: [350, 30], exits: { 4: [300, 50] } },
    underground: { centre: [10, 90], outline: [], rabbits: [[10, 90]], carrot: null, exits: {} },
    "off-board": { centre: [390, 90], outline: [], rabbits: [[390, 90]], carrot: null, exits: {} },
  },
  exits: { KD: { 1: "M50 50L100 50" }, QS: { 4: "M350 50L300 50" } },
  roads: {
    "river1:4": { 1: "M100 50L200 50" },
    "river1:1": { 4: "M200 50L100 50" },
    "fork1:4": { 1: "M200 50L300 50", 2: "M200 50L250 100" },
    "fork1:1": { 4: "M300 50L200 50" },
  },
  halts: { "fork1:4": [230, 50], "fork1:6": [255, 60] },
  brinks: { "fork1:2": "M250 100L250 120" },
};
