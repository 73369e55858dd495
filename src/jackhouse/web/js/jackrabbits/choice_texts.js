/** Texts beside choices and questions: prices, what is missing, what would be lost. They follow the view and the game's guidance. */

import { cardsOf, splitAction } from "../table/actions.js";
import { LOSSES } from "./choice_groups.js";
import { transferText } from "./journey_ways.js";
import { royalsOf } from "./player_notes.js";
import { cardsSpent } from "./royal_claim.js";

/**
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {import("../text/lexicon.js").Lexicon} Lexicon
 * @typedef {{card: string, price: number, suits: string[], cards: string[]}} Sale a card of the lot, as the game's `guidance` describes it
 */

/**
 * Returns the price of a card of the lot or of a step and the cheapest cards for it: "10 ♦ (10♦)", "free"; "" for others.
 * @param {string} action
 * @param {Sale[]} sales
 * @param {Record<string, import("./journey_ways.js").Cost | null>} steps
 * @param {Lexicon} lexicon
 */
export function priceText(action, sales, steps, lexicon) {
  const [verb, card] = splitAction(action);
  const sale = verb === "trade" ? sales.find((one) => one.card === card) : steps[action];
  if (sale === null) return verb === "stay" ? "" : lexicon.say("table-go-free-step");
  return sale ? transferText(sale, lexicon) : "";
}

/** Returns what is chosen in the windfall lottery in words; "" for other actions. @param {string} action @param {View} view @param {Lexicon} lexicon */
export function windfallText(action, view, lexicon) {
  const [verb, card] = splitAction(action);
  if (view.question?.code !== "windfall") return "";
  const { laid } = view.question;
  if (verb === "draw") return lexicon.say("table-windfall-draw", { cards: lexicon.cards(laid) });
  return verb === "lottery" ? lexicon.say("table-windfall-card", { card: lexicon.card(card), shown: laid.length }) : "";
}

/**
 * Says where points beyond those of the cards come from: an ace that counts eleven, or the ace before its owner.
 * @param {string[]} picked
 * @param {Record<string, {value: number}>} facts
 * @param {import("./cards.js").Bonus[]} bonuses
 * @param {Lexicon} lexicon
 */
export function bonusTexts(picked, facts, bonuses, lexicon) {
  const used = bonuses.filter(({ cards }) => cards.some((card) => picked.includes(card)));
  return used.map(({ points, cards }) => cards.every((card) => card.startsWith("A"))
    ? lexicon.say("table-pick-ace", { value: (facts[cards[0]]?.value ?? 0) + points })
    : lexicon.say("table-pick-capital", { points }));
}

/** Says how much is missing for a refused action: "9 of 10"; "" if that is not the reason. @param {Pick<import("../table/game_interface.js").Refused, "code" | "params">} refused @param {Lexicon} lexicon */
export function shortfallText({ code, params }, lexicon) {
  return code === "price-unmet" ? lexicon.say("table-short", { best: params.best, price: params.price }) : "";
}

/**
 * Warns of an action that costs a royal or cannot be undone; "" for others.
 * @param {string} action
 * @param {View} view
 * @param {import("./royal_claim.js").Claim | null} claim
 * @param {{carrots: number}} limits
 * @param {Lexicon} lexicon
 */
export function warningText(action, view, claim, limits, lexicon) {
  const [verb, rest] = splitAction(action);
  const royals = royalsOf(view, view.seat);
  const lost = [...cardsOf(action), ...cardsSpent(action, claim)].filter((card) => royals.includes(card));
  if (lost.length && LOSSES[verb]) return lexicon.say(LOSSES[verb], { cards: lexicon.cards(lost), count: lost.length });
  if (verb === "discard") return lexicon.say("table-discard-sure", { card: lexicon.card(rest) });
  return verb === "acquire" && royals.length >= limits.carrots ? lexicon.say("table-acquire-full", { cards: lexicon.cards(royals) }) : "";
}

/**
 * Returns a question in words. Without a passport to show, the question before a take-off is worded as a roll.
 * @param {View} view
 * @param {string[]} legal
 * @param {string[]} names
 * @param {Lexicon} lexicon
 * @returns {{label: string, text: string}}
 */
export function questionText(view, legal, names, lexicon) {
  const code = legal.join() === "roll" ? "roll" : (view.question?.code ?? "");
  const place = view.journey?.at ?? view.rabbits[view.turn ?? 0];
  const more = { journey: { place }, contest: { visitor: view.turn, to: place } }[code];
  const question = lexicon.question(code, { ...view.question, ...more }, names);
  const laid = code === "fighting" ? view.question?.laid.filter((card) => card in view.carrots) : [];
  if (laid.length) return { ...question, text: `${question.text} ${lexicon.say(LOSSES.spades, { cards: lexicon.cards(laid), count: laid.length })}` };
  if (legal.length === 1 && legal[0] === "off-board") return { ...question, text: lexicon.say("table-brink") };
  return question;
}
