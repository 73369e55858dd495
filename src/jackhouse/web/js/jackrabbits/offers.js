/** Legal actions as choices: lists of buttons, rows of short ones where there are many of a kind. */

import { face } from "./cards.js";
import { parts } from "./ways.js";
import { split } from "./targets.js";

/** What tapping a card of the hand does. */
export const BY_CARD = ["lottery", "passport", "spades", "discard", "put"];
/** Several cards at once: a picker. */
export const BY_CARDS = ["pay", "contest", "prove"];
// Shown as a row of short buttons under a title, if there are more than so many.
const ROWS = { exit: 2, take: 2, hike: 2, ride: 1, sail: 1, fly: 1, hole: 1, trade: 1, lottery: 2, passport: 2, spades: 2, discard: 2, put: 2 };
const ROADS = ["exit", "take", "hike"];
/** Answers that may be given by themselves when they are the only ones: no loss, and forced steps of a journey. */
const QUIET = ["pass", "rest", "on", "take", "exit", "hole", "stay", "underground"];
/** What a royal is lost by, or may be, and the words that say so. */
export const LOSSES = { pay: "table-pay-royal", discard: "table-pay-royal", spades: "table-spades-royal", contest: "table-contest-royal" };

export const isQuiet = (action) => QUIET.includes(action);

/**
 * @param {string[]} legal
 * @param {{words: import("../words.js").Words, spoken: import("../words.js").Words}} desk
 * @param {(action: string, words: import("../words.js").Words) => string} wording
 * @param {Record<string, string>} rules by verb
 * @param {(action: string) => string} leadsTo the place to which the road of an action leads, or nothing
 * @returns {import("../table/choices.js").Group[]}
 */
export function groupsOf(legal, { words, spoken }, wording, rules, leadsTo) {
  const end = (action) => (leadsTo(action) ? words.say("table-leads-to", { place: words.place(leadsTo(action), "short") }) : "");
  const name = (action) => {
    const place = leadsTo(action);
    return place ? words.say("table-leads", { action: wording(action, spoken), to: spoken.place(place, "to") }) : wording(action, spoken);
  };
  /** @type {Map<string, string[]>} */
  const verbs = new Map();
  for (const action of legal) {
    const [verb] = split(action);
    if (!BY_CARDS.includes(verb)) verbs.set(verb, [...(verbs.get(verb) ?? []), action]);
  }
  const groups = [];
  for (const [verb, actions] of verbs) {
    if (actions.length > (ROWS[verb] ?? Infinity)) {
      groups.push({
        title: words.say(`table-verb-${verb}`),
        choices: actions.map((action) => ({
          action, label: short(action, words), note: end(action), name: name(action), rule: rules[verb],
        })),
      });
    } else {
      const choices = actions.map((action) => ({
        action, label: wording(action, words), note: end(action), name: name(action), rule: rules[verb], picture: pictured(verb, action),
      }));
      const last = groups.at(-1);
      if (last && !last.title) last.choices.push(...choices);
      else groups.push({ title: "", choices });
    }
  }
  return groups;
}

function pictured(verb, action) {
  return verb === "buy" || verb === "lottery" || verb === "trade" ? face(split(action)[1], "mini") : null;
}

/** What tells one action of a row from the others. */
function short(action, words) {
  const [verb, rest] = split(action);
  if (verb === "sail") {
    const [place, edge] = parts(rest);
    return `${words.place(place, "short")} · ${words.direction(edge)}`;
  }
  if (ROADS.includes(verb)) return words.direction(rest);
  return verb === "ride" || verb === "fly" || verb === "hole" ? words.place(rest, "short") : words.card(rest);
}
