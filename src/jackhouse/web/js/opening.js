// Opening a table and filling its seats, in as few steps as there are.

import { api } from "./api.js";
import { myName } from "./names.js";
import { sit } from "./nonces.js";
import { settings } from "./settings.js";

/**
 * Open a table: `wanted` as the house takes it, `seats` one of {kind: "me" | "here" | "bot" | "friend", name, bot} each.
 * If nobody has to be waited for, the game begins. The table's code.
 */
export async function openTable(wanted, seats) {
  const table = await api.open(wanted);
  const { code } = table;
  for (const [seat, { kind, name, bot }] of seats.entries()) {
    if (kind === "bot") await api.seatBot(code, seat, bot);
    else if (kind !== "friend") await sit(table, seat, name, kind === "here");
  }
  if (seats.every(({ kind }) => kind !== "friend")) await api.start(code);
  return code;
}

/** One click: a game against bots, by the simplest rules the first time. @param {object} words @param {string} game */
export async function playNow(words, game) {
  const played = settings.get("played", []);
  const about = (await api.games()).find((other) => other.game === game);
  const setup = played.includes(game) ? about.quick_game : about.first_game;
  const bots = Array.from({ length: setup.players - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const code = await openTable({ game, ...setup }, [{ kind: "me", name: myName(words) }, ...bots]);
  settings.set("played", [...new Set([...played, game])]);
  return code;
}
