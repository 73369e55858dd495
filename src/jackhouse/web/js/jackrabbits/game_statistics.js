/** Statistics of a game, counted from the events that the viewer saw. */

// Which events are counted for each player.
const COUNTS = {
  journeys: ["arrived"], transfers: ["transferred"], flights: ["flew"], lotteries: ["showed"], royals: ["acquired"],
  fights: ["fight-won"], contests: ["contested"], trades: ["traded"], exiles: ["exiled", "fell"],
};

/**
 * @param {import("../table/game_interface.js").GameEvent[]} events
 * @param {number} players
 * @returns {import("../table/game_interface.js").Statistics}
 */
export function statisticsOf(events, players) {
  const rows = Object.entries(COUNTS).map(([key, codes]) => ({
    key,
    counts: Array.from({ length: players }, (_, seat) => events.filter((event) =>
      codes.includes(event.code) && event.params.seat === seat && (key !== "lotteries" || event.params.cause === "lottery")).length),
  }));
  const rounds = events.findLast((event) => event.code === "turn-began")?.params.round ?? 1;
  return { caption: "table-story", rounds, rows: rows.filter((row) => row.counts.some(Boolean)) };
}
