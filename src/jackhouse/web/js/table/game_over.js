/** The end of a game: standings, statistics, a rematch, and the check of the random numbers. */

import { el, icon } from "../dom.js";
import { fairnessCheck } from "./fairness_check.js";
import { capital } from "./help.js";

/**
 * @typedef {import("./game_interface.js").State} State
 * @typedef {import("./game_interface.js").TableServices} TableServices
 */

/**
 * @param {TableServices} services
 * @param {import("./game_interface.js").GameTable} game
 * @param {State} state
 * @param {import("./game_interface.js").Statistics} statistics
 * @param {import("./game_interface.js").ShownDraws | null} draws
 * @param {{rematch: () => void, showTable: () => void}} actions
 */
export function gameOver(services, game, state, statistics, draws, actions) {
  const { lexicon } = services;
  const names = services.names();
  const { view } = state;
  const winners = game.winners(view);
  let place = 0;
  const standings = view.ranking.flatMap((tied) => {
    place += 1;
    const line = tied.map((seat) => el("li", { class: `standing seat-${seat % 8}`, value: place },
      el("span", { class: "standing-place", "aria-hidden": "true", text: `${place}.` }), icon(game.pieceSymbol(seat), "piece"),
      el("span", { text: names[seat] }), el("span", { class: "standing-notes" }, game.playerNotes(view, seat))));
    place += tied.length - 1;
    return line;
  });
  const rows = statistics.rows.map(({ key, counts }) => el("tr", {}, el("th", { scope: "row", text: capital(lexicon.say(`table-story-${key}`)) }),
    counts.map((count) => el("td", { text: String(count) }))));
  const hasWon = state.seat !== null && view.ranking[0].includes(state.seat);
  return el("section", { class: "finale", "aria-labelledby": "finale-title" },
    el("h1", { id: "finale-title", tabindex: "-1", text: game.endTitle?.() ?? titleOf(winners, state.seat, names, lexicon) }),
    endActions(services, state, actions),
    winners.length ? game.trophy(view) : null,
    hasWon ? el("p", { text: lexicon.say("table-end-praise") }) : null,
    el("ol", { class: "standings", "aria-label": lexicon.say("table-standings") }, standings),
    game.lastResult?.() ?? null,
    el("div", { class: "story" }, el("table", {},
      el("caption", { text: lexicon.say(statistics.caption, { rounds: statistics.rounds }) }),
      el("thead", {}, el("tr", {}, el("td", {}), names.map((name) => el("th", { scope: "col", text: name })))),
      el("tbody", {}, rows))),
    fairnessCheck(services, state, draws));
}

/**
 * Buttons for after the end: on the results, and below the table when it is viewed instead.
 * @param {TableServices} services
 * @param {State} state
 * @param {{rematch: () => void, showTable?: () => void, showResults?: () => void}} actions
 */
export function endActions({ lexicon, api, code }, state, { rematch, showTable, showResults }) {
  const button = (key, name, act, style = "") => el("button", {
    class: `button ${style}`, type: "button", dataset: { [key]: "", key }, text: lexicon.say(name), on: { click: act },
  });
  return el("div", { class: "actions" },
    state.seat === null ? null : button("rematch", state.table.rematch ? "table-rematch-join" : "table-rematch", rematch, "primary"),
    showResults ? button("results", "table-end-results", showResults) : null,
    showTable ? button("look", "table-end-look", showTable) : null,
    el("a", { class: "button", href: api.recordUrl(code), download: `${code}.json`, text: lexicon.say("table-end-record") }),
    el("a", { class: "button quiet", href: "/", text: lexicon.say("table-leave") }));
}

/** Says who has won, alone or with others. @param {number[]} winners @param {number | null} viewer @param {string[]} names @param {import("../text/lexicon.js").Lexicon} lexicon */
function titleOf(winners, viewer, names, lexicon) {
  if (!winners.length) return lexicon.say("table-end-nobody");
  if (winners.length > 1) {
    const winnerNames = winners.map((seat) => names[seat]);
    return lexicon.say("table-end-shared", { head: winnerNames.slice(0, -1).join(", "), last: winnerNames[winnerNames.length - 1] });
  }
  return lexicon.say(winners[0] === viewer ? "table-end-mine" : "table-end-other", { name: names[winners[0]] });
}
