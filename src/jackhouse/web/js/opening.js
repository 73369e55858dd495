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

/** One click: a game against a bot; the first one by the friendliest rules. */
export async function playNow(words) {
  const first = !settings.get("played");
  const code = await openTable(
    { game: "jack-rabbits", players: 2, preset: first ? "intro" : "standard", options: first ? { objective: "simple", "first-player": "0" } : {} },
    [{ kind: "me", name: myName(words) }, { kind: "bot", bot: "greedy" }],
  );
  settings.set("played", true);
  return code;
}
