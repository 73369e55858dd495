// Opens a table and fills its seats.

import { api } from "../api.js";
import { myName } from "../player_names.js";
import { takeSeat } from "../nonces.js";
import { settings } from "../settings.js";

/**
 * Opens a table and returns its code. The game starts at once unless a seat waits for a friend.
 * @param {object} request as the API takes it
 * @param {{kind: string, name?: string, bot?: string}[]} seats kinds: "me", "here" (somebody else on this device), "bot", "friend"
 * @returns {Promise<string>}
 */
export async function openTable(request, seats) {
  const table = await api.createTable(request);
  const { code } = table;
  for (const [seat, { kind, name, bot }] of seats.entries()) {
    if (kind === "bot") await api.seatBot(code, seat, bot);
    else if (kind !== "friend") await takeSeat(table, seat, name ?? "", kind === "here");
  }
  if (seats.every(({ kind }) => kind !== "friend")) await api.start(code);
  return code;
}

/** Starts a game against bots, with the simplest rules the first time. @param {import("../text/lexicon.js").Lexicon} lexicon @param {string} game */
export async function playNow(lexicon, game) {
  const played = settings.get("played", []);
  const about = (await api.games()).find((other) => other.game === game);
  const setup = played.includes(game) ? about.quick_game : about.first_game;
  const bots = Array.from({ length: setup.players - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const code = await openTable({ game, ...setup }, [{ kind: "me", name: myName(lexicon) }, ...bots]);
  settings.set("played", [...new Set([...played, game])]);
  return code;
}
