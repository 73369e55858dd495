// Names of players and bots.

import { settings } from "./settings.js";

/** Returns the name of this device's player: the last one that they wrote, or a random one of the texts. @param {import("./text/lexicon.js").Lexicon} lexicon */
export function myName(lexicon) {
  const kept = settings.get("name");
  if (kept) return kept;
  const lent = lexicon.say("web-lent-names").split(",").map((name) => name.trim());
  return lent[Math.floor(Math.random() * lent.length)];
}

/** @param {string} name */
export function rememberName(name) {
  const plain = name.trim();
  if (plain) settings.set("name", plain);
}

/**
 * Returns the names of a table's seats. Bots are numbered among themselves, from 1.
 * @param {{seats: {kind: string, name: string}[]}} table
 * @param {import("./text/lexicon.js").Lexicon} lexicon
 * @returns {string[]}
 */
export function namesOf(table, lexicon) {
  let bots = 0;
  return table.seats.map(({ kind, name }, at) => {
    if (kind === "bot") bots += 1;
    return name || (kind === "bot" ? lexicon.say("bot-name", { number: String(bots) }) : lexicon.seat(at));
  });
}
