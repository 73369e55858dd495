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

/** @typedef {{points: number, cards: string[]}} Bonus points for a set that holds one of these cards */

const JOKER_POINTS = 7; // of a joker when payments are compared: the average price of one

/**
 * Returns the points of cards: their values, and the bonuses of a view that they bring, each once.
 * @param {string[]} cards
 * @param {Record<string, {value: number}>} facts
 * @param {Bonus[]} bonuses
 */
export function pointsOf(cards, facts, bonuses = []) {
  const values = cards.reduce((sum, card) => sum + (facts[card]?.value ?? 0), 0);
  return bonuses.reduce((sum, bonus) => sum + (bonus.cards.some((card) => cards.includes(card)) ? bonus.points : 0), values);
}

/**
 * Returns the cheapest option: the fewest royals of mine, then the fewest points, then the fewest cards.
 * @param {string[][]} options
 * @param {Record<string, {value: number}>} facts
 * @param {string[]} claimed my royals
 * @param {Bonus[]} bonuses
 */
export function cheapest(options, facts, claimed = [], bonuses = []) {
  const royals = (cards) => cards.filter((card) => claimed.includes(card)).length;
  const points = (cards) => pointsOf(cards, facts, bonuses) || JOKER_POINTS;
  return [...options].sort((one, two) => royals(one) - royals(two) || points(one) - points(two) || one.length - two.length)[0];
}
