/** Pictures of cards, and the cheapest payment. */

import { el } from "../dom.js";

/** Draws a card face up. @param {string} name @param {string} [style] */
export function face(name, style = "face") {
  return el("svg", { class: style, viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: `#card-${name}` }));
}

export const back = (style = "face") => face("back", style);

/**
 * Draws a row of cards that cannot be chosen.
 * @param {string[]} cards
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @param {string} label
 */
export function row(cards, lexicon, label) {
  return el("ul", { class: "card-row", "aria-label": label }, cards.map((name) =>
    el("li", { dataset: { shown: name } }, face(name), el("span", { class: "unseen", text: lexicon.cardName(name) }))));
}

const JOKER_POINTS = 7; // of a joker when payments are compared: the average price of one

/**
 * Returns the cheapest option: the fewest royals of mine, then the fewest points, then the fewest cards.
 * @param {string[][]} options
 * @param {Record<string, {value: number}>} facts
 * @param {string[]} claimed my royals
 */
export function cheapest(options, facts, claimed = []) {
  const royals = (cards) => cards.filter((card) => claimed.includes(card)).length;
  const points = (cards) => cards.reduce((sum, card) => sum + (facts[card]?.value || JOKER_POINTS), 0);
  return [...options].sort((one, two) => royals(one) - royals(two) || points(one) - points(two) || one.length - two.length)[0];
}
