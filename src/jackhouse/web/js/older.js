// A table that was played by older rules: who sat there, what was played, and its record. It cannot be played on.

import { el, style } from "./dom.js";
import { namesOf } from "./names.js";

/** @param {HTMLElement} root @param {object} context @param {object} table as the house describes it */
export async function showOlder(root, { words, api, setTitle }, table) {
  const [record] = await Promise.all([table.started ? api.record(table.code) : null, words.need("rooms"), words.need("why"), style("home")]);
  const names = namesOf(table, words);
  const title = words.game(table.game).label;
  setTitle(title);
  root.append(el("section", { class: "page narrow older" },
    el("h1", { text: title }),
    el("p", { class: "notice", role: "status", text: words.reason("rules-are-older") }),
    el("p", { text: names.join(" · ") }),
    record && [
      el("h2", { text: words.say("web-older-played") }),
      el("ol", {}, record.actions.map((line) => el("li", {}, ...played(line, names)))),
      el("p", {}, el("a", {
        class: "button", href: `/api/tables/${encodeURIComponent(table.code)}/record`, download: `jackhouse-${table.code}.json`,
        text: words.say("web-older-save"),
      })),
    ],
    el("p", {}, el("a", { class: "button", href: "/", text: words.say("web-to-the-front") }))));
}

/** Who, and the action as it was written: these rules may have no words for it. @param {string} line @param {string[]} names */
function played(line, names) {
  const [seat, ...action] = line.split(" ");
  return [`${names[Number(seat)] ?? seat}: `, el("code", { text: action.join(" ") })];
}
