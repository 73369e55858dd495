/** Action cards as pictures; their names come from the house. */

import { el } from "../dom.js";

const ARROWS = new Set(["NE", "SE", "SW", "NW", "LR", "UD", "X", "+"]); // the picture says it all
const WORDS = { "+": "orthogonal", X: "diagonal" }; // kinds whose name cannot be part of an id

/** A card face up, with its name on it. @param {string} kind @param {import("../words.js").Words} words */
export function face(kind, words, style = "face") {
  const name = words.say(`art-action-${WORDS[kind] ?? kind}`);
  return el("span", { class: `action-card ${style} ${ARROWS.has(kind) ? "arrow" : ""}`, "aria-hidden": "true" },
    picture(kind), el("span", { class: "action-name", text: name }));
}

/** A card in words. @param {string} kind @param {import("../words.js").Words} words */
export const nameOf = (kind, words) => (kind === "horse" ? words.say("table-card-horse") : words.cardName(kind)); // no joker here

/** With its article: "the red flag". @param {string} kind @param {import("../words.js").Words} words */
export const theNameOf = (kind, words) => (kind === "horse" ? words.say("table-card-horse.the") : words.cardName(kind, "the"));

/** The picture alone. @param {string} kind */
export function picture(kind, style = "") {
  return el("svg", { class: style, viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: `#action-${WORDS[kind] ?? kind}` }));
}

export const back = (style = "") => picture("back", style);

/** Cards in a row that can be read, not taken. @param {string[]} kinds */
export function row(kinds, words, label) {
  return el("ul", { class: "card-row", "aria-label": label }, kinds.map((kind) =>
    el("li", { dataset: { shown: kind } }, face(kind, words), el("span", { class: "unseen", text: nameOf(kind, words) }))));
}

/** Specials at the card or row that they are attached to. @param {string[]} kinds @param {import("../words.js").Words} words */
export function attached(kinds, words) {
  if (!kinds.length) return null;
  return el("ul", { class: "attached" }, kinds.map((kind) => el("li", { dataset: { attached: kind } },
    face(kind, words, "tag-on"), el("span", { class: "unseen", text: words.say("table-attached", { card: nameOf(kind, words) }) }))));
}
