/**
 * Where a journey can go in one click: the destinations and ways that the game computes (`prospects`), in words and as
 * choices. The choice `to JD` stands for the cheapest way there, `to JD 1` for the next one.
 *
 * @typedef {{price: number, suits: string[], cards: string[]}} Cost
 * @typedef {Cost & {action: string}} Transfer
 * @typedef {object} Way
 * @property {string} to
 * @property {string | null} buys the joker that is bought there in passing
 * @property {string[]} actions payments included
 * @property {string[]} cards that are spent
 * @property {Transfer[]} transfers
 * @property {(string[] | string)[]} legs roads as lists of ports; transfers as their action
 * @property {boolean} wins
 * @property {import("./royal_claim.js").Claim | null} claim
 * @typedef {{to: string, ways: Way[]}} Destination the cheapest way first
 *
 * @typedef {import("../text/lexicon.js").Lexicon} Lexicon
 * @typedef {import("../table/game_interface.js").ChoiceGroup} ChoiceGroup
 */

import { splitAction } from "../table/actions.js";

const PAY = "pay";
const JOKERS = ["boat", "horse"];
/** Whether a card is a royal; a hex has the name of its royal. @param {string} card */
export const isRoyal = (card) => /^[KQJ]/.test(card);

/** Returns the destinations in the order of their cheapest ways: free ones first. @param {Way[]} ways @returns {Destination[]} */
export function destinationsOf(ways) {
  /** @type {Map<string, Destination>} */
  const found = new Map();
  for (const way of ways) {
    const destination = found.get(way.to) ?? { to: way.to, ways: [] };
    destination.ways.push(way);
    found.set(way.to, destination);
  }
  return [...found.values()];
}

/** Returns the choice that stands for a way. @param {string} to @param {number} [at] */
export const choiceOf = (to, at = 0) => (at ? `to ${to} ${at}` : `to ${to}`);

/** Returns the way that a choice stands for; undefined if it stands for none. @param {string | null} choice @param {Destination[]} destinations @returns {Way | undefined} */
export function wayOf(choice, destinations) {
  const [verb, to, at] = (choice ?? "").split(" ");
  return verb === "to" ? destinations.find((destination) => destination.to === to)?.ways[Number(at ?? 0)] : undefined;
}

/** Returns the choice whose way begins with these actions, payments aside; null if there is none. @param {string[]} actions @param {Destination[]} destinations */
export function choiceWith(actions, destinations) {
  const steps = (list) => list.filter((action) => splitAction(action)[0] !== PAY).join();
  for (const { to, ways } of destinations) {
    const at = ways.findIndex((way) => steps(way.actions) === steps(actions));
    if (at >= 0) return choiceOf(to, at);
  }
  return null;
}

/** Returns the actions up to the next payment, which the player confirms, and those that follow it. @param {string[]} actions @returns {[string[], string[]]} */
export function untilPayment(actions) {
  const at = actions.findIndex((action) => splitAction(action)[0] === PAY);
  return at < 0 ? [actions, []] : [actions.slice(0, at), actions.slice(at + 1)];
}

/** Returns the ports of a way that are still ahead. @param {Way} way @param {string[]} walked ports of this journey so far */
export function portsOf(way, walked) {
  const ports = way.legs.filter((leg) => Array.isArray(leg)).flat();
  const isGoingOn = walked.length > 0 && walked.every((port, at) => ports[at] === port);
  return isGoingOn ? ports.slice(walked.length) : ports;
}

// ---- in words ------------------------------------------------------------------------------------------------------

/** Returns what one transfer costs: "8 ♠♦ (9♦)", or "the horse". @param {Cost} cost @param {Lexicon} lexicon */
export function transferText({ price, suits, cards }, lexicon) {
  return JOKERS.includes(cards[0])
    ? lexicon.say("table-way-joker", { card: cards[0] })
    : lexicon.say("table-way-cost", { price, suits: lexicon.suitMarks(suits), cards: lexicon.cards(cards) });
}

/** Returns what a way costs: "8 ♠♦ (9♦), then the horse", or "" if it is free. @param {Pick<Way, "transfers">} way @param {Lexicon} lexicon */
function costText({ transfers }, lexicon) {
  const costs = transfers.map((transfer) => transferText(transfer, lexicon));
  return costs.length ? costs.reduce((first, second) => lexicon.say("table-way-then", { first, second })) : "";
}

/** Returns a way in words: "walk to J♦ (free)", "ride to Q♣: 8 ♠♦ (9♦)". @param {Way} way @param {string} from the place where the journey begins @param {Lexicon} lexicon */
export function wayText(way, from, lexicon) {
  const { to, buys, transfers } = way;
  const cave = way.legs.filter((leg) => Array.isArray(leg)).flat().at(-1)?.split(":")[0];
  if (to === "underground" && !cave) return lexicon.action("underground"); // from off-board
  return lexicon.say(`table-way-${kindOf(way, from)}`, {
    to: lexicon.toPlace(to), at: lexicon.place(to, "at"), cost: costText(way, lexicon), count: transfers.length,
    card_name: buys ? lexicon.cardName(buys) : "", cave: cave ? lexicon.place(cave, "short") : "", free: transfers.length ? "no" : "yes",
  });
}

/** Returns the kind of a way: the end of the id of its text. @param {Way} way @param {string} from */
function kindOf({ to, buys, transfers, wins }, from) {
  if (buys) return "buy";
  if (to === "underground" || to === "off-board") return to;
  if (wins) return transfers.length ? "home-paid" : "home";
  if (transfers.length > 1) return "several";
  if (transfers.length) return splitAction(transfers[0].action)[0];
  return to === from ? "loop" : "walk";
}

/** Returns what the hand can pay for the royal of a destination: "Your 10♦ buys it", "9 of 10 ♠"; "" if none is for sale. @param {Pick<Way, "claim">} way @param {Lexicon} lexicon */
export function claimText({ claim }, lexicon) {
  if (!claim) return "";
  if (claim.cards.some(isRoyal)) return lexicon.say("table-claim-royal", { cards: lexicon.cards(claim.cards.filter(isRoyal)) });
  if (claim.cards.length) return lexicon.say("table-claim-can", { cards: lexicon.cards(claim.cards), count: claim.cards.length });
  return lexicon.say("table-claim-short", { best: claim.best, cost: claim.cost, suit: lexicon.symbol(claim.card.slice(1)) });
}

/** Returns a way and what can be bought there, for a note beside the destination, a hint or a screen reader. @param {Way} way @param {string} from @param {Lexicon} lexicon */
export function wholeText(way, from, lexicon) {
  const claim = claimText(way, lexicon);
  return claim ? lexicon.say("table-way-claim", { way: wayText(way, from, lexicon), claim }) : wayText(way, from, lexicon);
}

// ---- as choices ----------------------------------------------------------------------------------------------------

/**
 * Returns the destinations as rows of short buttons: those that win, the free ones, then those that cost something.
 * @param {Destination[]} destinations
 * @param {string} from
 * @param {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "spokenLexicon">} services
 * @param {ChoiceGroup[]} [ends] what ends the journey here, such as staying: free too, so that it stands before what costs something
 * @returns {ChoiceGroup[]}
 */
export function destinationGroups(destinations, from, { lexicon, spokenLexicon }, ends = []) {
  const isFree = ({ ways }) => ways[0].transfers.length === 0;
  const rank = ({ to, ways }) => (ways[0].wins ? 0 : to === "off-board" ? 3 : to === from ? 2 : 1);
  const ranked = [...destinations].sort((one, two) => rank(one) - rank(two));
  const wins = ranked.filter(({ ways }) => ways[0].wins);
  const others = ranked.filter(({ ways }) => !ways[0].wins);
  const choice = ({ to, ways }) => {
    const [way] = ways;
    const notes = [way.buys ? lexicon.card(way.buys) : "", costText(way, lexicon), labelNote(way, from, lexicon)];
    return { action: choiceOf(to), label: lexicon.place(to, "short"), note: notes.filter(Boolean).join(" · "), name: wholeText(way, from, spokenLexicon), rule: "JR-4.4" };
  };
  const group = (title, some) => (some.length ? [{ title, choices: some.map(choice) }] : []);
  return [
    ...group(lexicon.say("table-go-wins"), wins),
    ...group(lexicon.say("table-go-free"), others.filter(isFree)),
    ...ends,
    ...group(lexicon.say("table-go-paid"), others.filter((destination) => !isFree(destination))),
  ];
}

/** Returns what makes a destination special. @param {Way} way @param {string} from @param {Lexicon} lexicon */
function labelNote(way, from, lexicon) {
  if (way.wins) return "";
  if (way.to === from) return lexicon.say("table-go-loop");
  if (way.to === "off-board") return lexicon.say("table-go-off-board");
  return claimText(way, lexicon);
}

/**
 * Returns the other ways to the destination of a way, as a list of buttons.
 * @param {Destination} destination
 * @param {Way} chosen
 * @param {string} from
 * @param {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "spokenLexicon">} services
 * @returns {ChoiceGroup[]}
 */
export function otherWays({ to, ways }, chosen, from, { lexicon, spokenLexicon }) {
  const others = ways.map((way, at) => ({ way, at })).filter(({ way }) => way !== chosen);
  if (!others.length) return [];
  return [{
    title: "",
    choices: others.map(({ way, at }) => ({
      action: choiceOf(to, at), label: lexicon.say("table-way-instead", { way: wayText(way, from, lexicon) }),
      name: lexicon.say("table-way-instead", { way: wayText(way, from, spokenLexicon) }), rule: "JR-4.4",
    })),
  }];
}
