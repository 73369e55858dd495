import assert from "node:assert/strict";
import { test } from "node:test";
import {
  actionsOf, choiceOf, countsOf, laidBy, lastOf, layingOf, newTiles, plainOffer, progressOf, tilesOf,
} from "../../src/jackhouse/web/js/jackrabbits/building/building_state.js";

const CITADEL = { tile: "citadel", at: [0, 0], rotation: 0, by: null };
const FORK = { tile: "fork", at: [1, -1], rotation: 0, by: 0 };
const KING = { tile: "KD", at: [2, -1], rotation: 3, by: 1 };

/** A view of a map under construction. @param {any} building */
const view = (building) => /** @type {any} */ ({ building: { style: "free", tiles: [CITADEL, FORK, KING], stacks: [[0, 0, 0], [0, 0, 0]], open: [[], []], ...building } });

/** A view of the seat that lays a tile. @param {any} question @param {string[]} draft */
const asked = (question, draft) => /** @type {any} */ ({ question: { code: "building", tile: "KD", rotation: 0, turned: false, island: false, ...question }, draft });

test("a seat's tiles come by shape: the open ones with their numbers, and the stack", () => {
  const found = tilesOf(view({ open: [["KD", "woods", "woods", "fork"], []], stacks: [[0, 2, 0], [1, 0, 0]] }), 0);
  assert.deepEqual(found, [
    { shape: "hex", tiles: [{ tile: "KD", count: 1 }], stack: 0 },
    { shape: "rhombus", tiles: [{ tile: "woods", count: 2 }], stack: 2 },
    { shape: "triangle", tiles: [{ tile: "fork", count: 1 }], stack: 0 },
  ]);
  assert.deepEqual(tilesOf(view({ stacks: [[0, 0, 0], [1, 0, 0]] }), 1), [{ shape: "hex", tiles: [], stack: 1 }]);
});

test("progress counts neither the Citadel nor tiles twice", () => {
  const some = view({ open: [["woods"], []], stacks: [[1, 0, 0], [0, 0, 3]] });
  assert.deepEqual(countsOf(some, 0), [1, 1, 0]);
  assert.deepEqual(progressOf(some), { laid: 2, all: 7 });
});

test("the last tile is that of a seat, or of anybody", () => {
  assert.equal(lastOf(view({})), 2);
  assert.equal(lastOf(view({}), 0), 1);
  assert.equal(lastOf(view({ tiles: [CITADEL] })), -1);
});

test("tiles that were not there before are new", () => {
  assert.deepEqual(newTiles([CITADEL, FORK], [CITADEL, FORK, KING]), [2]);
  assert.deepEqual(newTiles([CITADEL, FORK, KING], [CITADEL, KING]), []);
});

test("a tile is laid in one action if its draft fits already", () => {
  assert.deepEqual(layingOf(asked({}, ["pick KD"]), { rotation: 0, at: [1, -2], island: false }), { undos: 0, actions: ["place 1,-2"] });
  assert.deepEqual(layingOf(asked({ rotation: 2, turned: true }, ["pick KD", "turn 2"]), { rotation: 2, at: [0, 3], island: false }),
    { undos: 0, actions: ["place 0,3"] });
});

test("a tile is turned before it is laid, and a hex may begin an island", () => {
  assert.deepEqual(layingOf(asked({}, ["pick KD"]), { rotation: 4, at: [1, -2], island: true }), { undos: 0, actions: ["turn 4", "island", "place 1,-2"] });
});

test("without guidance a tile may lie where the server lists it, as it is turned", () => {
  const legal = ["turn 0", "turn 1", "island", "place 1,-2", "place 0,3"];
  assert.deepEqual(plainOffer(asked({ rotation: 2 }), legal), { tile: "KD", isPlain: true, spots: { 2: [[1, -2, ""], [0, 3, ""]] }, islands: {} });
  assert.deepEqual(plainOffer(asked({ island: true }), ["place 7,7"]), { tile: "KD", isPlain: true, spots: {}, islands: { 0: [[7, 7, ""]] } });
});

test("what a lost race has left in the draft is taken back first, but not the pick", () => {
  const after = asked({ rotation: 2, turned: true, island: true }, ["pick KD", "turn 2", "island"]);
  assert.deepEqual(layingOf(after, { rotation: 0, at: [5, 5], island: false }), { undos: 2, actions: ["place 5,5"] });
});

test("several actions are one choice, which tells what it lays", () => {
  const actions = ["pick woods", "turn 1", "place 2,-3"];
  assert.deepEqual(actionsOf(choiceOf(actions)), actions);
  assert.equal(actionsOf("finish"), null);
  assert.deepEqual(laidBy(actions, null), { tile: "woods", at: [2, -3], rotation: 1, island: false });
  assert.deepEqual(laidBy(["island", "place 7,0"], { tile: "QC", rotation: 3 }), { tile: "QC", at: [7, 0], rotation: 3, island: true });
  assert.equal(laidBy(["flip hex"], null), null);
});
