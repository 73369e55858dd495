/** Which sets of cards answer a question: the listed payments or proofs, and payments put down card by card. It knows only the legal actions. */

import { cardsOf, splitAction } from "../table/actions.js";

const withVerb = (verb, legal) => legal.filter((action) => splitAction(action)[0] === verb);
const includesAll = (cards, some) => some.every((card) => cards.includes(card));
const isSame = (cards, others) => cards.length === others.length && includesAll(cards, others);

export class CardOptions {
  /**
   * @param {string} verb `pay`, `contest` or `prove`
   * @param {string[]} legal
   * @param {Record<string, any>} [about] of the question: the cards `put` on the counter already, and those `named`, of
   *   which one is named at its value, such as `AC=11`, if several are paid
   */
  constructor(verb, legal, { put = [], named = [] } = {}) {
    this.verb = verb;
    this.actions = withVerb(verb, legal);
    /** @type {string[][]} */
    this.listed = this.actions.map(cardsOf);
    this.put = put;
    this.named = named;
    /** @type {string[]} cards that may be put on the counter */
    this.puttable = verb === "pay" ? withVerb("put", legal).flatMap(cardsOf) : [];
    this.usable = new Set([...this.listed.flat(), ...this.puttable]);
  }

  /** Whether exactly these cards are listed. @param {string[]} picked */
  isListed(picked) {
    return this.listed.some((cards) => isSame(cards, picked));
  }

  /** Whether these cards hold a listed payment and more, so that they can be put down one by one. @param {string[]} picked */
  isMoreThanNeeded(picked) {
    return !this.isListed(picked) && includesAll([...this.put, ...this.puttable], picked) && this.listed.some((cards) => includesAll(picked, cards));
  }

  /** The actions that give these cards: none, one, or one for each card that may be named. @param {string[]} picked @returns {string[]} */
  actionsWith(picked) {
    if (!this.isMoreThanNeeded(picked)) return this.actions.filter((action) => isSame(cardsOf(action), picked));
    const rivals = this.named.filter((name) => picked.includes(name.split("=")[0]));
    if (rivals.length < 2) return [`${this.verb} ${picked.join(",")}`];
    return rivals.map((name) => `${this.verb} ${picked.map((card) => (name.split("=")[0] === card ? name : card)).join(",")}`);
  }

  /**
   * The actions that put cards down one by one and pay with them, if an action is no listed one.
   * @param {string} action
   * @returns {{undos: number, actions: string[]} | null}
   */
  seriesOf(action) {
    const picked = cardsOf(action);
    if (splitAction(action)[0] !== this.verb || !this.isMoreThanNeeded(picked)) return null;
    const puts = picked.filter((card) => !this.put.includes(card)).map((card) => `put ${card}`);
    return { undos: 0, actions: [...puts, action] };
  }

  /** Whether more cards could complete a listed set. @param {string[]} picked */
  wantsMore(picked) {
    return this.listed.some((cards) => includesAll(cards, picked)) || (picked.length > 0 && includesAll(this.puttable, picked) && !this.isMoreThanNeeded(picked));
  }
}
