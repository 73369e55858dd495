// What guests and bots are called.

import { settings } from "./settings.js";

/** The guest's own name: what they wrote last, or one of the names that the house lends. */
export function myName(words) {
  const kept = settings.get("name");
  if (kept) return kept;
  const lent = words.say("web-lent-names").split(",").map((name) => name.trim());
  return lent[Math.floor(Math.random() * lent.length)];
}

export function rememberName(name) {
  const plain = name.trim();
  if (plain) settings.set("name", plain);
}

/** The names of a table's seats. Bots are numbered among themselves, from 1. @returns {string[]} */
export function namesOf(table, words) {
  let bots = 0;
  return table.seats.map(({ kind, name }, at) => {
    if (kind === "bot") bots += 1;
    return name || (kind === "bot" ? words.say("bot-name", { number: String(bots) }) : words.seat(at));
  });
}
