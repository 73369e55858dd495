/** Statistics of a game, counted from the events that the viewer saw. */

/**
 * @param {import("../table/game_interface.js").GameEvent[]} events
 * @param {number} players
 * @returns {import("../table/game_interface.js").Statistics}
 */
export function statisticsOf(events, players) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const count = (key, codes) => ({
    key, counts: seats.map((seat) => events.filter((event) => codes.includes(event.code) && event.params.seat === seat).length),
  });
  const sum = (key, code, of) => ({
    key,
    counts: seats.map((seat) => events.filter((event) => event.code === code && event.params.seat === seat)
      .reduce((total, event) => total + event.params[of], 0)),
  });
  const rows = [
    sum("coins", "paid-out", "coins"), count("treasures", ["reached"]), count("failures", ["row-ended"]),
    count("tortuga", ["visited-tortuga"]), count("bandits", ["beat-bandit"]), sum("rum", "gave-rum", "count"),
  ];
  const rounds = events.findLast((event) => event.code === "island-shown")?.params.round ?? 1;
  return { caption: "table-story-islands", rounds, rows: rows.filter((row) => row.counts.some(Boolean)) };
}
