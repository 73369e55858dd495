/** The story of a game in numbers, from the events that I saw. */

// What is counted of each player, and by which events.
const COUNTS = {
  journeys: ["arrived"], transfers: ["transferred"], flights: ["flew"], lotteries: ["showed"], royals: ["acquired"],
  fights: ["fight-won"], contests: ["contested"], trades: ["traded"], exiles: ["exiled", "fell"],
};

/**
 * @param {import("../table/book.js").Event[]} events
 * @param {number} players
 * @returns {{rounds: number, rows: {key: string, counts: number[]}[]}}
 */
export function storyOf(events, players) {
  const rows = Object.entries(COUNTS).map(([key, codes]) => ({
    key,
    counts: Array.from({ length: players }, (_, seat) => events.filter((event) =>
      codes.includes(event.code) && event.params.seat === seat && (key !== "lotteries" || event.params.cause === "lottery")).length),
  }));
  const rounds = events.filter((event) => event.code === "turn-began").at(-1)?.params.round ?? 1;
  return { rounds, rows: rows.filter((row) => row.counts.some(Boolean)) };
}
