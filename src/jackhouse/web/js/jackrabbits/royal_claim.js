/**
 * The royal of the hex where a rabbit is, acquired and paid for in one click. The choice `acquire` stands for the
 * cheapest payment too, `acquire other` for other cards, which are picked next. The game says what can be paid.
 *
 * @typedef {object} Claim a royal that is for sale, as the game's `guidance` describes it
 * @property {string} card
 * @property {number} cost
 * @property {number} best the points that the hand can pay
 * @property {string[]} cards of the cheapest payment; none if the hand cannot pay
 * @property {string[]} [actions] that acquire it by this payment, while that is asked
 * @property {number} [payments] how many there are
 *
 * @typedef {import("../text/lexicon.js").Lexicon} Lexicon
 * @typedef {import("../table/game_interface.js").ChoiceGroup} ChoiceGroup
 */

const ACQUIRE = "acquire";
const OTHER = "acquire other";

/** Whether the claim can be acquired in one click. @param {Claim | null} claim @returns {claim is Claim & {actions: string[], payments: number}} */
const isOneClick = (claim) => Boolean(claim?.actions?.length);

/** Returns the actions that a choice stands for; null if it stands for itself. @param {string} choice @param {Claim | null} claim */
export function purchaseOf(choice, claim) {
  if (!isOneClick(claim)) return null;
  if (choice === OTHER) return { undos: 0, actions: [ACQUIRE] };
  return choice === ACQUIRE ? { undos: 0, actions: claim.actions } : null;
}

/** Returns the choice that stands for what a bot would do, or null. @param {string[]} actions @param {Claim | null} claim */
export function choiceOfPurchase(actions, claim) {
  if (actions[0] !== ACQUIRE || !isOneClick(claim)) return null;
  return actions[1] === claim.actions[1] ? ACQUIRE : OTHER;
}

/** Returns the cards that a choice spends at once. @param {string} choice @param {Claim | null} claim @returns {string[]} */
export const cardsSpent = (choice, claim) => (choice === ACQUIRE && isOneClick(claim) ? claim.cards : []);

/** Returns a choice in words: "acquire J♦: 10 ♦ (10♦)". @param {string} choice @param {string} card the royal @param {Claim | null} claim @param {Lexicon} lexicon */
export function purchaseText(choice, card, claim, lexicon) {
  const royal = lexicon.card(card);
  if (choice === OTHER) return lexicon.say("table-acquire-other", { card: royal });
  if (!isOneClick(claim)) return lexicon.say("table-acquire", { card: royal });
  const cost = lexicon.say("table-way-cost", { price: claim.cost, suits: lexicon.suitMarks([card.slice(1)]), cards: lexicon.cards(claim.cards) });
  return lexicon.say("table-acquire-with", { card: royal, cost });
}

/** Adds the choice of other cards, if there are any. @param {string[]} legal @param {Claim | null} claim */
export function withOtherPayments(legal, claim) {
  return isOneClick(claim) && claim.payments > 1 ? legal.flatMap((action) => (action === ACQUIRE ? [ACQUIRE, OTHER] : [action])) : legal;
}

/** Makes a tap on the hex acquire its royal at once, with what it costs beside it. @param {import("./map_targets.js").Target} target @param {Claim | null} claim @param {Lexicon} lexicon @returns {import("./map_targets.js").Target} */
export function withClaimCost(target, claim, lexicon) {
  return isOneClick(claim) && target.actions.join() === ACQUIRE ? { ...target, cost: lexicon.cards(claim.cards) } : target;
}
