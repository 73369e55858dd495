/** What the table says about a player: the size of the hand, the way to the goal, the place; and the royals of a winner. */

import { el, icon } from "../dom.js";
import { lineIcon } from "../icons.js";
import { row } from "./cards.js";
import { goalSlots } from "./goal_progress.js";

/**
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "spokenLexicon">} Words
 */

/** Returns the royals that a seat has claimed. @param {View} view @param {number | null | undefined} seat @returns {string[]} */
export const royalsOf = (view, seat) => Object.keys(view.carrots).filter((card) => view.carrots[card] === seat);

/** Returns the cards before a seat that the viewer sees; null stands for one face down. @param {View} view @param {number} seat @returns {string[]} */
export const laidBefore = (view, seat) => Object.values(view.zones ?? {}).flatMap((zone) => zone[seat]).filter((card) => card !== null);

/**
 * @param {View} view
 * @param {number} seat
 * @param {string[][]} trios that win
 * @param {Words} services
 * @returns {(Element | null)[]}
 */
export function playerNotes(view, seat, trios, { lexicon, spokenLexicon }) {
  const place = view.rabbits[seat];
  const laid = laidBefore(view, seat);
  const apart = place === "underground" || place === "off-board";
  return [
    el("span", { class: "hand-size", title: lexicon.say("table-hand-size", { cards: view.hand_sizes[seat] }) },
      el("svg", { class: "mini-back", viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: "#card-back" })),
      el("span", { "aria-hidden": "true", text: String(view.hand_sizes[seat]) }),
      el("span", { class: "unseen", text: lexicon.say("table-hand-size", { cards: view.hand_sizes[seat] }) })),
    goalSlots(trios, royalsOf(view, seat), { lexicon, spokenLexicon }),
    el("span", { class: apart ? "place apart" : "place" }, lineIcon("place"), el("span", { "aria-hidden": "true", text: lexicon.place(place, "short") }),
      el("span", { class: "unseen", text: spokenLexicon.place(place, "at") })),
    laid.length ? el("span", { class: "laid", title: lexicon.say("table-player-laid") }, laid.map((card) => el("span", { class: "laid-card", "aria-hidden": "true", text: lexicon.card(card) })),
      el("span", { class: "unseen", text: `${lexicon.say("table-player-laid")}: ${spokenLexicon.cards(laid)}` })) : null,
  ];
}

/** Draws the royals of the winner. @param {View} view @param {string} piece the id of the symbol of their rabbit @param {Words["lexicon"]} lexicon */
export function trophy(view, piece, lexicon) {
  return el("div", { class: "trophy" }, icon(piece, "piece"), row(royalsOf(view, view.winner), lexicon, lexicon.say("table-player-royals")));
}
