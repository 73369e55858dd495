/** Pictures and names of action cards. */

import { el } from "../dom.js";

const ARROWS = new Set(["NE", "SE", "SW", "NW", "LR", "UD", "X", "+"]); // cards whose name is not shown
const SYMBOL_NAMES = { "+": "orthogonal", X: "diagonal" }; // kinds whose name cannot be part of an id

/** Draws a card face up, with its name on it. @param {string} kind @param {import("../text/lexicon.js").Lexicon} lexicon */
export function face(kind, lexicon, style = "face") {
  const name = lexicon.say(`art-action-${SYMBOL_NAMES[kind] ?? kind}`);
  return el("span", { class: `action-card ${style} ${ARROWS.has(kind) ? "arrow" : ""}`, "aria-hidden": "true" },
    picture(kind), el("span", { class: "action-name", text: name }));
}

/** Returns the name of a card. @param {string} kind @param {import("../text/lexicon.js").Lexicon} lexicon */
export const nameOf = (kind, lexicon) => (kind === "horse" ? lexicon.say("table-card-horse") : lexicon.cardName(kind)); // no joker here

/** Returns the name with its article: "the red flag". @param {string} kind @param {import("../text/lexicon.js").Lexicon} lexicon */
export const theNameOf = (kind, lexicon) => (kind === "horse" ? lexicon.say("table-card-horse.the") : lexicon.cardName(kind, "the"));

/** Draws the picture alone. @param {string} kind */
export function picture(kind, style = "") {
  return el("svg", { class: style, viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: `#action-${SYMBOL_NAMES[kind] ?? kind}` }));
}

export const back = (style = "") => picture("back", style);

/** Draws a row of cards that cannot be chosen. @param {string[]} kinds @param {import("../text/lexicon.js").Lexicon} lexicon @param {string} label */
export function row(kinds, lexicon, label) {
  return el("ul", { class: "card-row", "aria-label": label }, kinds.map((kind) =>
    el("li", { dataset: { shown: kind } }, face(kind, lexicon), el("span", { class: "unseen", text: nameOf(kind, lexicon) }))));
}

/** Draws the specials that are attached to a card or row. @param {string[]} kinds @param {import("../text/lexicon.js").Lexicon} lexicon */
export function attached(kinds, lexicon) {
  if (!kinds.length) return null;
  return el("ul", { class: "attached" }, kinds.map((kind) => el("li", { dataset: { attached: kind } },
    face(kind, lexicon, "tag-on"), el("span", { class: "unseen", text: lexicon.say("table-attached", { card: nameOf(kind, lexicon) }) }))));
}
