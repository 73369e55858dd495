/** Cards as pictures, and what they count: both from the house. */

import { el } from "../dom.js";

/** A card face up. @param {string} name @param {string} [style] */
export function face(name, style = "face") {
  return el("svg", { class: style, viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: `#card-${name}` }));
}

export const back = (style = "face") => face("back", style);

/**
 * Cards in a row that can be read, not taken.
 * @param {string[]} cards
 * @param {import("../words.js").Words} words
 * @param {string} label
 */
export function row(cards, words, label) {
  return el("ul", { class: "card-row", "aria-label": label }, cards.map((name) =>
    el("li", { dataset: { shown: name } }, face(name), el("span", { class: "unseen", text: words.cardName(name) }))));
}

const JOKER = 7; // points that a joker is taken for when payments are compared: as much as the price of one, on average

/**
 * What hurts least: nothing that I have claimed, if that can be; then the fewest points, then the fewest cards.
 * @param {string[][]} options
 * @param {Record<string, {value: number}>} facts
 * @param {string[]} claimed my royals
 */
export function cheapest(options, facts, claimed = []) {
  const royals = (cards) => cards.filter((card) => claimed.includes(card)).length;
  const points = (cards) => cards.reduce((sum, card) => sum + (facts[card]?.value || JOKER), 0);
  return [...options].sort((one, two) => royals(one) - royals(two) || points(one) - points(two) || one.length - two.length)[0];
}
