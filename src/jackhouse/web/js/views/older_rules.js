// A table of older rules: its players, its actions and its record. It cannot be played on.

import { el, loadStyles } from "../dom.js";
import { namesOf } from "../player_names.js";

/** @param {HTMLElement} root @param {import("../main.js").Context} context @param {import("../table/game_interface.js").TableInfo} table */
export async function showOlderRules(root, { lexicon, api, setTitle }, table) {
  const [record] = await Promise.all([table.started ? api.record(table.code) : null, lexicon.need("rooms"), lexicon.need("why"), loadStyles("home")]);
  const names = namesOf(table, lexicon);
  const title = lexicon.game(table.game).label;
  setTitle(title);
  root.append(el("section", { class: "page narrow older" },
    el("h1", { text: title }),
    el("p", { class: "notice", role: "status", text: lexicon.reason("rules-are-older") }),
    el("p", { text: names.join(" · ") }),
    record && [
      el("h2", { text: lexicon.say("web-older-played") }),
      el("ol", {}, record.actions.map((line) => el("li", {}, ...actionLine(line, names)))),
      el("p", {}, el("a", {
        class: "button", href: `/api/tables/${encodeURIComponent(table.code)}/record`, download: `jackhouse-${table.code}.json`,
        text: lexicon.say("web-older-save"),
      })),
    ],
    el("p", {}, el("a", { class: "button", href: "/", text: lexicon.say("web-to-the-front") }))));
}

/** Returns the player and the action as it was written, since today's texts may have no words for it. @param {string} line @param {string[]} names */
function actionLine(line, names) {
  const [seat, ...action] = line.split(" ");
  return [`${names[Number(seat)] ?? seat}: `, el("code", { text: action.join(" ") })];
}
