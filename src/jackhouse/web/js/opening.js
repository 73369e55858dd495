// Opening a table and filling its seats, in as few steps as there are.

import { api } from "./api.js";
import { myName } from "./names.js";
import { settings } from "./settings.js";

/**
 * Open a table: `wanted` as the house takes it, `seats` one of {kind: "me" | "here" | "bot" | "friend", name, bot} each.
 * If nobody has to be waited for, the game begins. The table's code.
 */
export async function openTable(wanted, seats) {
  const { code } = await api.open(wanted);
  for (const [seat, { kind, name, bot }] of seats.entries()) {
    if (kind === "bot") await api.seatBot(code, seat, bot);
    else if (kind !== "friend") await api.sit(code, seat, name);
  }
  if (seats.every(({ kind }) => kind !== "friend")) await api.start(code);
  return code;
}

// A game in one click, by the friendliest rules the first time: how it is set up, and how many bots play.
const NOW = {
  "jack-rabbits": {
    bots: 1, first: { preset: "intro", options: { objective: "simple", "first-player": "0" } }, again: { preset: "standard" },
  },
  jackal: { bots: 2, first: { preset: "first-voyage" }, again: { preset: "voyage" } },
};

/** One click: a game against bots. @param {object} words @param {string} game */
export async function playNow(words, game) {
  const played = settings.get("played", []);
  const { bots, first, again } = NOW[game];
  const bot = Array.from({ length: bots }, () => ({ kind: "bot", bot: "greedy" }));
  const setup = played.includes(game) ? again : first;
  const code = await openTable({ game, players: 1 + bots, ...setup }, [{ kind: "me", name: myName(words) }, ...bot]);
  settings.set("played", [...new Set([...played, game])]);
  return code;
}
