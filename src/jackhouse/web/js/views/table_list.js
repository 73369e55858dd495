// A list of tables: the game, the players and the state of each.

import { el } from "../dom.js";
import { lineIcon } from "../icons.js";
import { namesOf } from "../player_names.js";

/**
 * @typedef {import("../table/game_interface.js").TableInfo} TableInfo
 * @typedef {import("../text/lexicon.js").Lexicon} Lexicon
 */

/**
 * Returns the values of a game's main options at a table, such as "Diverse" or "10 islands"; and that the players build
 * the map, if they do. A meadow has no objective.
 * @param {TableInfo} table
 * @param {any[]} games as the API lists them
 * @param {Lexicon} lexicon
 * @returns {string[]}
 */
export function mainOptions(table, games, lexicon) {
  const about = games.find(({ game }) => game === table.game);
  const { building, meadow } = table.options;
  const main = about.main_options.filter((key) => key in table.options).map((key) => lexicon.optionValue(key, table.options[key]).label);
  return [...(meadow ? [lexicon.option("meadow").label] : main), ...(building ? [lexicon.say(`web-map-${building}`)] : [])];
}

/** @param {TableInfo[]} tables @param {any[]} games @param {Lexicon} lexicon */
export function tableList(tables, games, lexicon) {
  return el("ul", { class: "tables" }, tables.map((table) => {
    const names = namesOf(table, lexicon);
    const seated = table.seats.flatMap((seat, at) => (seat.kind === "open" ? [] : [names[at]]));
    const free = table.seats.length - seated.length;
    return el("li", {}, el("a", { class: "panel", href: `/t/${table.code}` },
      el("span", { class: "what", text: lexicon.game(table.game).label }),
      el("span", { class: "who", text: [...mainOptions(table, games, lexicon), seated.join(", ") || lexicon.say("web-nobody-yet")].join(" · ") }),
      el("span", { class: "state" }, stateOf(table, free, lexicon), lineIcon("arrow"))));
  }));
}

function stateOf(table, free, lexicon) {
  if (table.old) return lexicon.say("web-older");
  if (table.over) return lexicon.say("web-over");
  if (table.started) return lexicon.say(table.mine?.length ? "web-go-on" : "web-watch");
  return lexicon.say("web-seats-free", { free });
}
