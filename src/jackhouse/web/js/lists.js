// Tables in a list: what is played, who sits there, how it stands.

import { el } from "./dom.js";
import { sign } from "./icons.js";
import { namesOf } from "./names.js";

/** The values of a game's main options at a table, such as "Diverse" or "10 islands"; `games` as the API lists them. */
export function mainOptions(table, games, words) {
  const about = games.find(({ game }) => game === table.game);
  return about.main_options.filter((key) => key in table.options).map((key) => words.optionValue(key, table.options[key]).label);
}

export function tableList(tables, games, words) {
  return el("ul", { class: "tables" }, tables.map((table) => {
    const names = namesOf(table, words);
    const seated = table.seats.flatMap((seat, at) => (seat.kind === "open" ? [] : [names[at]]));
    const free = table.seats.length - seated.length;
    return el("li", {}, el("a", { class: "panel", href: `/t/${table.code}` },
      el("span", { class: "what", text: words.game(table.game).label }),
      el("span", { class: "who", text: [...mainOptions(table, games, words), seated.join(", ") || words.say("web-nobody-yet")].join(" · ") }),
      el("span", { class: "state" }, stateOf(table, free, words), sign("arrow"))));
  }));
}

function stateOf(table, free, words) {
  if (table.old) return words.say("web-older");
  if (table.over) return words.say("web-over");
  if (table.started) return words.say(table.mine?.length ? "web-go-on" : "web-watch");
  return words.say("web-seats-free", { free });
}
