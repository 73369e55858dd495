// Tables in a list: what is played, who sits there, how it stands.

import { el } from "./dom.js";
import { sign } from "./icons.js";

/** The players of a table by seat, as others call them. */
export function namesOf(table, words) {
  return table.seats.map((seat, at) => seat.name || (seat.kind === "bot" ? botName(table, at, words) : words.seat(at)));
}

function botName(table, at, words) {
  const bots = table.seats.map((seat, place) => [seat, place]).filter(([seat]) => seat.kind === "bot");
  const number = bots.findIndex(([, place]) => place === at) + 1;
  return bots.length > 1 ? words.say("web-bot-number", { number }) : words.say("web-bot");
}

export function tableList(tables, words) {
  return el("ul", { class: "tables" }, tables.map((table) => {
    const names = namesOf(table, words);
    const seated = table.seats.flatMap((seat, at) => (seat.kind === "open" ? [] : [names[at]]));
    const free = table.seats.length - seated.length;
    return el("li", {}, el("a", { class: "panel", href: `/t/${table.code}` },
      el("span", { class: "what", text: words.game(table.game).label }),
      el("span", { class: "who", text: [words.objective(table.options.objective).label, seated.join(", ") || words.say("web-nobody-yet")].join(" · ") }),
      el("span", { class: "state" }, stateOf(table, free, words), sign("arrow"))));
  }));
}

function stateOf(table, free, words) {
  if (table.over) return words.say("web-over");
  if (table.started) return words.say(table.mine?.length ? "web-go-on" : "web-watch");
  return words.say("web-seats-free", { free });
}
