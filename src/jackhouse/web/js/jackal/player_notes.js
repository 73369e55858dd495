/** What the table says about a player: coins, cards, the First player, Tortuga, whether their row is laid, and the row. */

import { el, icon } from "../dom.js";
import { back, row } from "./cards.js";
import { committedSeats } from "./row_progress.js";

/**
 * @param {import("../table/game_interface.js").View} view
 * @param {number} seat
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @returns {(Element | null)[]}
 */
export function playerNotes(view, seat, lexicon) {
  const coins = lexicon.say("art-coins", { coins: view.coins[seat] });
  const cards = lexicon.say("table-hand-size", { cards: view.hand_sizes[seat] });
  const isReady = committedSeats(view).includes(seat);
  return [
    el("span", { class: "coins", title: coins }, icon("coin", "tiny"),
      el("span", { "aria-hidden": "true", text: String(view.coins[seat]) }), el("span", { class: "unseen", text: coins })),
    el("span", { class: "hand-size", title: cards }, back("mini-back"),
      el("span", { "aria-hidden": "true", text: String(view.hand_sizes[seat]) }), el("span", { class: "unseen", text: cards })),
    view.first === seat && !view.over ? el("span", { class: "first", title: lexicon.say("table-first") }, el("span", { text: lexicon.say("table-first") })) : null,
    view.away[seat] ? el("span", { class: "place apart", text: lexicon.say("art-away") }) : null,
    isReady ? el("span", { class: "ready", title: lexicon.say("table-ready-help") }, faceDownRow(),
      el("span", { "aria-hidden": "true", text: lexicon.say("table-ready") }), el("span", { class: "unseen", text: lexicon.say("table-ready-spoken") })) : null,
  ];
}

/**
 * Returns the body of the dialog about a player.
 * @param {import("../table/game_interface.js").View} view
 * @param {number} seat
 * @param {string} who
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @returns {Element}
 */
export function playerDetails(view, seat, who, lexicon) {
  const shown = view.rows?.[seat] ?? [];
  return el("div", {},
    el("p", { text: lexicon.say("table-pirate-is", { coins: view.coins[seat], cards: view.hand_sizes[seat] }) }),
    view.away[seat] ? el("p", { text: lexicon.say("art-away") }) : null,
    committedSeats(view).includes(seat) ? el("p", { text: lexicon.say("table-ready-help") }) : null,
    shown.length ? row(shown, lexicon, lexicon.say("art-row", { who })) : null);
}

/** Draws a row face down. It always looks the same: how many cards a row has is secret (JK-4.3). */
function faceDownRow() {
  return el("span", { class: "face-down", "aria-hidden": "true" }, back("mini-back"), back("mini-back"), back("mini-back"));
}
