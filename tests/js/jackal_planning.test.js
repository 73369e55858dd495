import assert from "node:assert/strict";
import { test } from "node:test";
import { groupsOf } from "../../src/jackhouse/web/js/jackal/choice_groups.js";
import { IslandResults } from "../../src/jackhouse/web/js/jackal/island_results.js";
import { marksOf, stripes } from "../../src/jackhouse/web/js/jackal/row_guide.js";
import { committedSeats, RowProgress } from "../../src/jackhouse/web/js/jackal/row_progress.js";
import { lexiconOf } from "./helpers.js";

const event = (code, params, n = 2) => ({ n, code, params });

/** Gives events to a progress and to the results, as the table does. */
function follow(...events) {
  const [progress, results] = [new RowProgress(), new IslandResults()];
  for (const next of events) {
    results.receive(next, progress);
    progress.receive(next);
  }
  return { progress, results };
}

const ISLAND = event("island-shown", { island: "old-fort", round: 3, seat: 1 });
const REVEALED = [event("revealed", { seat: 1, cards: ["LR"] }), event("revealed", { seat: 0, cards: ["UD", "LR"] })];
const HUNT = [
  event("visited-tortuga", { seat: 2, coins: 1 }), event("drew", { seat: 2 }), ...REVEALED,
  event("turn-began", { seat: 1 }), event("gave-rum", { seat: 0, victim: 1, count: 2 }),
  event("moved", { seat: 1, steps: 3 }), event("reached", { seat: 1, steps: 3 }),
  event("turn-began", { seat: 0 }), event("moved", { seat: 0, steps: 1 }), event("moved", { seat: 0, steps: 2 }),
  event("reached", { seat: 0, steps: 2 }),
];

test("stripes stay within their square and out of its middle", () => {
  const points = stripes(40, 24, 16).match(/-?\d+ -?\d+/g).map((point) => point.split(" ").map(Number));
  assert.ok(points.length > 20);
  for (const [x, y] of points) {
    assert.ok(Math.max(Math.abs(x), Math.abs(y)) <= 40);
    assert.ok(Math.max(Math.abs(x), Math.abs(y)) >= 24);
  }
});

test("stripes leave a corner free where a number stands", () => {
  const lines = [...stripes(42, 28, 12, 17).matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g)].map(([, ...ends]) => ends.map(Number));
  assert.ok(lines.length > 10);
  for (const [x1, y1, x2, y2] of lines) {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    assert.ok(Math.min(x, y) <= 17 && Math.max(Math.abs(x), Math.abs(y)) >= 28, `${x} ${y}`);
  }
});

test("each space has its marks", () => {
  const marks = marksOf({ landing: ["a1"], reach: ["b1", "a1"], reach_with_specials: ["c1"], lost_flags: [] });
  assert.deepEqual([...marks], [["a1", ["landing", "reach"]], ["b1", ["reach"]], ["c1", ["specials"]]]);
  assert.deepEqual([...marksOf(null)], []);
});

test("the result has order, steps and coins", () => {
  const { results } = follow(ISLAND, ...HUNT,
    event("paid-out", { seat: 0, coins: 3, cell: "c1" }), event("paid-out", { seat: 1, coins: 2, cell: "c1" }));
  assert.equal(results.open, null);
  results.receive(event("drew", { seat: 1 }), { steps: [2, 3], endOf: () => "reached" });
  assert.deepEqual(results.open, {
    number: 1, island: "old-fort", away: [2],
    pirates: [
      { seat: 0, place: 1, steps: 2, coins: 3, end: "reached" },
      { seat: 1, place: 2, steps: 3, coins: 2, end: "reached" },
    ],
  });
});

test("a row without treasure says why", () => {
  const { results } = follow(ISLAND, ...REVEALED, event("row-ended", { seat: 1, cause: "bandit" }),
    event("row-ended", { seat: 0, cause: "no-flag" }), event("ended", {}));
  assert.deepEqual(results.open?.pirates.map(({ place, coins, end }) => [place, coins, end]), [[null, 0, "bandit"], [null, 0, "no-flag"]]);
});

test("a result stays closed when the feed is read again, and the next one opens", () => {
  const feed = [event("game-began", {}, 1), ISLAND, ...HUNT, event("drew", { seat: 1 })];
  const { results, progress } = follow(...feed);
  results.close();
  assert.equal(results.open, null);
  for (const next of feed) results.receive(next, progress);
  assert.equal(results.open, null);
  for (const next of [ISLAND, ...REVEALED, event("island-shown", { island: "old-fort", round: 4 })]) results.receive(next, progress);
  assert.equal(results.open?.number, 2);
});

test("the result goes when the next rows are shown", () => {
  const { results } = follow(ISLAND, ...HUNT, event("drew", { seat: 1 }), ISLAND, REVEALED[0]);
  assert.equal(results.open, null);
});

test("all rows are revealed together", () => {
  const { progress } = follow(ISLAND, event("committed", { seat: 0 }), event("committed", { seat: 1 }), REVEALED[0]);
  assert.ok(!progress.isRevealComplete);
  assert.equal(progress.seat, null);
  progress.receive(REVEALED[1]);
  assert.ok(progress.isRevealComplete);
});

test("who has committed is public, and only while rows are planned", () => {
  const view = { phase: "planning", rows: null, turn: null, hand_sizes: [4, 4, 0, 4], away: [false, false, false, true], awaited: [1] };
  assert.deepEqual(committedSeats(view), [0]);
  assert.deepEqual(committedSeats({ ...view, phase: "resolving" }), []);
  const progress = new RowProgress();
  progress.sync(view);
  assert.deepEqual(progress.committed, [0]);
});

test("a direction says what a treasure still pays", () => {
  const view = { turn: 0, pirates: ["b1", "a1"], island: { text: "1 W 3" } };
  const directions = {
    "go W": { cell: "a1", feature: "1", taken_by: [1], place: 2, coins: 0 },
    "go E": { cell: "c1", feature: "3", taken_by: [], place: 1, coins: 3 },
  };
  const notes = (lang, guidance) => groupsOf(["go W", "go E"], lexiconOf(lang), ["A", "B"], {}, view, guidance)[0].choices.map(({ note }) => note);
  assert.deepEqual(notes("en", directions), ["a treasure of 1 coin; second here: 0 coins", "a treasure of 3 coins"]);
  assert.deepEqual(notes("es", directions), ["un tesoro de 1 moneda; en segundo lugar aquí: 0 monedas", "un tesoro de 3 monedas"]);
  assert.deepEqual(notes("en"), ["a treasure of 1 coin", "a treasure of 3 coins"]);
});
