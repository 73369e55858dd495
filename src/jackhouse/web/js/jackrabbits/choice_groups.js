/** Groups legal actions into lists of buttons, and into rows of short buttons where there are many of a kind. */

import { splitAction } from "../table/actions.js";
import { face } from "./cards.js";
import { parts } from "./routes.js";

/** Verbs whose action is chosen by tapping a card of the hand. */
export const BY_CARD = ["lottery", "passport", "spades", "discard", "put", "hand"];
/** Whether one tap on the card does it, like its button: nothing is spent. @param {string} action */
export const isOneTap = (action) => splitAction(action)[0] === "lottery";
/** Verbs that take several cards, which are chosen with a picker. */
export const BY_CARDS = ["pay", "contest", "prove"];
/** Verbs whose actions become a row of short buttons if there are more than this many. */
const ROWS = { exit: 2, take: 2, hike: 2, ride: 1, sail: 1, fly: 1, hole: 1, trade: 1, lottery: 2, passport: 2, spades: 2, discard: 2, put: 2, give: 1, want: 1, hand: 2, palace: 1 };
const ROADS = ["exit", "take", "hike"];
/** Actions that are sent without asking when they are the only ones: nothing is lost, or the step is forced. */
const AUTO_ANSWERED = ["pass", "rest", "on", "take", "exit", "hole", "stay", "underground"];
/** Verbs by which a royal is or may be lost, and the ids of the texts that say so. */
export const LOSSES = { pay: "table-pay-royal", acquire: "table-pay-royal", discard: "table-pay-royal", spades: "table-spades-royal", contest: "table-contest-royal", hand: "table-hand-royal" };

/** Whether an only legal action may be sent without asking. @param {string} action */
export const mayAutoAnswer = (action) => AUTO_ANSWERED.includes(action);

/**
 * @param {string[]} legal
 * @param {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "spokenLexicon">} services
 * @param {(action: string, lexicon: import("../text/lexicon.js").Lexicon) => string} actionText
 * @param {Record<string, string>} rules by verb
 * @param {(action: string) => string} leadsTo returns the place to which the road of an action leads, or ""
 * @param {(action: string, lexicon: import("../text/lexicon.js").Lexicon) => string} priceOf returns what an action costs, if that is to be noted beside it, or ""
 * @returns {import("../table/game_interface.js").ChoiceGroup[]}
 */
export function groupsOf(legal, { lexicon, spokenLexicon }, actionText, rules, leadsTo, priceOf = () => "") {
  const end = (action) => [leadsTo(action) ? lexicon.say("table-leads-to", { place: lexicon.place(leadsTo(action), "short") }) : "", priceOf(action, lexicon)].filter(Boolean).join(" · ");
  const name = (action) => {
    const place = leadsTo(action);
    const text = place ? lexicon.say("table-leads", { action: actionText(action, spokenLexicon), to: spokenLexicon.place(place, "to") }) : actionText(action, spokenLexicon);
    const cost = priceOf(action, spokenLexicon);
    return cost ? lexicon.say("table-costs", { action: text, cost }) : text;
  };
  /** @type {Map<string, string[]>} */
  const verbs = new Map();
  const picked = legal.some((action) => BY_CARDS.includes(splitAction(action)[0])); // then cards are put down with the picker
  for (const action of legal) {
    const [verb] = splitAction(action);
    if (!BY_CARDS.includes(verb) && !(picked && verb === "put")) verbs.set(verb, [...(verbs.get(verb) ?? []), action]);
  }
  /** @type {import("../table/game_interface.js").ChoiceGroup[]} */
  const groups = [];
  for (const [verb, actions] of verbs) {
    if (actions.length > (ROWS[verb] ?? Infinity)) {
      groups.push({
        title: lexicon.say(`table-verb-${verb}`),
        choices: actions.map((action) => ({
          action, label: short(action, lexicon), note: end(action), name: name(action), rule: rules[verb],
        })),
      });
    } else {
      const choices = actions.map((action) => ({
        action, label: actionText(action, lexicon), note: end(action), name: name(action), rule: rules[verb], picture: pictured(verb, action),
      }));
      const last = groups[groups.length - 1];
      if (last && !last.title) last.choices.push(...choices);
      else groups.push({ title: "", choices });
    }
  }
  return groups;
}

function pictured(verb, action) {
  return verb === "buy" || verb === "lottery" || verb === "trade" ? face(splitAction(action)[1], "mini") : null;
}

/** Returns what distinguishes an action from the others of its row. @param {string} action @param {import("../text/lexicon.js").Lexicon} lexicon */
function short(action, lexicon) {
  const [verb, rest] = splitAction(action);
  if (verb === "sail") {
    const [place, edge] = parts(rest);
    return `${lexicon.place(place, "short")} · ${lexicon.direction(edge)}`;
  }
  if (ROADS.includes(verb)) return lexicon.direction(rest);
  if (verb === "palace") return lexicon.cards(rest.split(","));
  return verb === "ride" || verb === "fly" || verb === "hole" ? lexicon.place(rest, "short") : lexicon.card(rest);
}
