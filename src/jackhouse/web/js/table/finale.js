/** The end: standings, the story of the game in numbers, another game. */

import { el } from "../dom.js";
import { checkRow } from "./checking.js";
import { capital } from "./help.js";

/**
 * @param {object} desk
 * @param {import("./book.js").State} state
 * @param {{rounds: number, rows: {key: string, counts: number[]}[]}} story
 * @param {{rematch: () => void, look: () => void}} acts look: at the table as it stands at the end
 */
export function finale(desk, state, story, acts) {
  const { words } = desk;
  const names = desk.names();
  const { view } = state;
  const first = view.ranking[0];
  const winners = desk.winners(view);
  const won = winners.length > 0;
  const title = titleOf(winners, state.seat, names, words);
  let place = 0;
  const standings = view.ranking.flatMap((tied) => {
    place += 1;
    const line = tied.map((seat) => el("li", { class: `standing seat-${seat % 8}`, value: place },
      el("span", { class: "standing-place", "aria-hidden": "true", text: `${place}.` }), desk.icon(seat), el("span", { text: names[seat] }), el("span", { class: "standing-notes" }, desk.notes(view, seat))));
    place += tied.length - 1;
    return line;
  });
  const rows = story.rows.map(({ key, counts }) => el("tr", {}, el("th", { scope: "row", text: capital(words.say(`table-story-${key}`)) }),
    counts.map((count) => el("td", { text: String(count) }))));
  return el("section", { class: "finale", "aria-labelledby": "finale-title" },
    el("h1", { id: "finale-title", tabindex: "-1", text: title }),
    endActions(desk, state, acts),
    won ? desk.trophy(view) : null,
    first.includes(state.seat) ? el("p", { text: words.say("table-end-praise") }) : null,
    el("ol", { class: "standings", "aria-label": words.say("table-standings") }, standings),
    el("div", { class: "story" }, el("table", {},
      el("caption", { text: words.say("table-story", { rounds: story.rounds }) }),
      el("thead", {}, el("tr", {}, el("td", {}), names.map((name) => el("th", { scope: "col", text: name })))),
      el("tbody", {}, rows))),
    checkRow(desk, state));
}

/**
 * What can be done after the end: on the end's screen, and below the table that one looks at.
 * @param {object} desk
 * @param {import("./book.js").State} state
 * @param {{rematch: () => void, look?: () => void, results?: () => void}} acts
 */
export function endActions({ words, api, code }, state, { rematch, look, results }) {
  const button = (key, name, act, style = "") => el("button", {
    class: `button ${style}`, type: "button", dataset: { [key]: "", key }, text: words.say(name), on: { click: act },
  });
  return el("div", { class: "actions" },
    state.seat === null ? null : button("rematch", state.table.rematch ? "table-rematch-join" : "table-rematch", rematch, "primary"),
    results ? button("results", "table-end-results", results) : null,
    look ? button("look", "table-end-look", look) : null,
    el("a", { class: "button", href: api.recordUrl(code), download: `${code}.json`, text: words.say("table-end-record") }),
    el("a", { class: "button quiet", href: "/", text: words.say("table-leave") }));
}

/** Who has won, alone or with others. @param {number[]} winners @param {number | null} me @param {string[]} names */
function titleOf(winners, me, names, words) {
  if (!winners.length) return words.say("table-end-nobody");
  if (winners.length > 1) {
    const called = winners.map((seat) => names[seat]);
    return words.say("table-end-shared", { head: called.slice(0, -1).join(", "), last: called.at(-1) });
  }
  return words.say(winners[0] === me ? "table-end-mine" : "table-end-other", { name: names[winners[0]] });
}
