/** How near each player is to the goal: the royals that count, as slots. */

import { el } from "../dom.js";

/** Returns the royals that count towards the nearest trio, and how many a trio has. @param {string[][]} trios @param {string[]} royals @returns {{counted: string[], size: number}} */
export function nearestTrio(trios, royals) {
  let counted = /** @type {string[]} */ ([]);
  for (const trio of trios) {
    const held = royals.filter((card) => trio.includes(card));
    if (held.length > counted.length) counted = held;
  }
  return { counted, size: trios[0]?.length ?? 0 };
}

/** Whether these royals are a whole trio: brought home they win. @param {string[][]} trios @param {string[]} royals */
export const hasTrio = (trios, royals) => trios.some((trio) => trio.length === royals.length && trio.every((card) => royals.includes(card)));

/**
 * Draws a slot for each royal of a trio, filled with those that count.
 * @param {string[][]} trios
 * @param {string[]} royals
 * @param {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "spokenLexicon">} services
 */
export function goalSlots(trios, royals, { lexicon, spokenLexicon }) {
  const { counted, size } = nearestTrio(trios, royals);
  const others = royals.filter((card) => !counted.includes(card));
  const slots = Array.from({ length: size }, (_, at) => el("span", { class: counted[at] ? "slot filled" : "slot", text: counted[at] ? lexicon.card(counted[at]) : "" }));
  const spoken = lexicon.say("table-slots", { count: counted.length, size, cards: spokenLexicon.cards(royals) || "–" });
  return el("span", { class: counted.length === size ? "slots whole" : "slots", title: lexicon.say("table-slots", { count: counted.length, size, cards: lexicon.cards(royals) || "–" }) },
    el("span", { "aria-hidden": "true" }, el("span", { class: "slot-count", text: `${counted.length}/${size}` }), slots, others.length ? el("span", { class: "slot spare", text: lexicon.cards(others) }) : null),
    el("span", { class: "unseen", text: spoken }));
}
