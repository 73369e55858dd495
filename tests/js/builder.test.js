import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellsOf, centreOf, cornersOf, edgeMiddle, edgesAround, outward, ownersOf, rotationsOf, shapeOf, vertex,
} from "../../src/jackhouse/web/js/jackrabbits/builder/lattice.js";
import {
  History, begin, faceDown, flip, isSolo, lay, lift, remaining, replace, setFor, tilesOf, trayGroups,
} from "../../src/jackhouse/web/js/jackrabbits/builder/solo_state.js";
import {
  bestPlacement, cost, draftOf, nearest, placesOf, towards, turned,
} from "../../src/jackhouse/web/js/jackrabbits/builder/tile_spots.js";

const near = (one, two) => one.forEach((value, axis) => assert.ok(Math.abs(value - two[axis]) < 1e-6, `${one} is not ${two}`));
const EVERY = ["KD", "citadel", "woods", "mountain", "river", "fork", "tavern", "cave"];

// ---- the lattice ---------------------------------------------------------------------------------------------------

test("hexes, rhombi and triangles have six, two and one cells, and as many corners as edges", () => {
  assert.deepEqual(EVERY.map(shapeOf), ["hex", "hex", "rhombus", "rhombus", "rhombus", "triangle", "triangle", "triangle"]);
  for (const tile of EVERY) {
    for (let rotation = 0; rotation < rotationsOf(tile); rotation += 1) {
      const laid = { tile, at: [2, -3], rotation };
      const [cells, corners] = { hex: [6, 6], rhombus: [2, 4], triangle: [1, 3] }[shapeOf(tile)];
      assert.equal(cellsOf(laid).length, cells);
      assert.equal(cornersOf(laid).length, corners);
      assert.equal(edgesAround(laid, new Map()).length, corners);
    }
  }
});

test("the middle of an edge lies between two corners, outside of the centre in its direction", () => {
  for (const tile of EVERY) {
    for (let rotation = 0; rotation < rotationsOf(tile); rotation += 1) {
      const laid = { tile, at: [1, 1], rotation };
      const corners = cornersOf(laid);
      const middles = corners.map((corner, at) => corner.map((value, axis) => (value + corners[(at + 1) % corners.length][axis]) / 2));
      for (const { direction } of edgesAround(laid, new Map())) {
        const [x, y] = edgeMiddle(laid, direction);
        assert.ok(middles.some((middle) => Math.hypot(middle[0] - x, middle[1] - y) < 1e-6), `${tile} ${rotation} ${direction}`);
        const [cx, cy] = centreOf(laid);
        const [dx, dy] = outward(direction);
        assert.ok((x - cx) * dx + (y - cy) * dy > 0);
      }
    }
  }
});

test("a hex is centred on its vertex", () => {
  near(centreOf({ tile: "KD", at: [2, 1], rotation: 4 }), vertex([2, 1]));
  near(vertex([0, 0]), [0, 0]);
});

test("tiles know what lies across their edges", () => {
  const tiles = [{ tile: "citadel", at: [0, 0], rotation: 0 }, { tile: "fork", at: [0, -2], rotation: 1 }];
  const around = edgesAround(tiles[1], ownersOf(tiles));
  assert.deepEqual(around, [{ direction: 1, beyond: -1 }, { direction: 3, beyond: 0 }, { direction: 5, beyond: -1 }]);
});

// ---- spots ---------------------------------------------------------------------------------------------------------

const HEX = {
  tile: "KD", spots: { 0: [[2, 0, ""], [4, 0, "X"]], 1: [[2, 0, "T"], [4, 0, "TX"]] }, islands: { 0: [[9, 9, ""]] },
};
const RHOMBUS = { tile: "woods", spots: { 0: [[0, 0, ""]], 1: [[0, 0, "T"]], 2: [[0, 0, ""], [5, 5, ""]] }, islands: {} };

test("all rotations of a hex share a place", () => {
  const places = placesOf(HEX);
  assert.equal(places.length, 2);
  assert.deepEqual(places[0].placements.map(({ rotation }) => rotation), [0, 1]);
  assert.equal(placesOf(HEX, true).length, 1);
});

test("a tile turns at its place, a rhombus about its spot", () => {
  const [place] = placesOf(HEX);
  const once = turned([place], { place, placement: place.placements[0] }, 1);
  assert.equal(once.placement.rotation, 1);
  assert.equal(turned([place], once, 1).placement.rotation, 0);
  const places = placesOf(RHOMBUS);
  const draft = draftOf(places, { at: [0, 0], rotation: 2 });
  const next = turned(places, draft, 1);
  assert.deepEqual([next.placement.rotation, next.placement.at], [0, [0, 0]]);
  assert.notEqual(next.place, draft.place);
  assert.equal(turned(places, next, -1).placement, draft.placement);
});

test("the best placement breaks the least advice, and otherwise keeps the rotation", () => {
  const [good, poor] = placesOf(HEX);
  assert.equal(bestPlacement(good, 1).rotation, 0);
  assert.equal(bestPlacement(poor, 1).letters, "X");
  assert.equal(bestPlacement({ centre: [0, 0], placements: [0, 2, 4].map((rotation) => ({ rotation, at: [0, 0], letters: "" })) }, 3).rotation, 4);
  assert.ok(cost({ rotation: 0, at: [0, 0], letters: "!S" }) > cost({ rotation: 0, at: [0, 0], letters: "!" }));
});

test("a tap means the nearest place within reach", () => {
  const places = placesOf(HEX);
  assert.equal(nearest(places, [210, 10], 190), places[0]);
  assert.equal(nearest(places, [210, 900], 190), null);
});

test("arrow keys go to the nearest place that way", () => {
  const places = [[0, 0], [100, 0], [300, 20], [0, 100], [-60, -90]].map((centre) => ({ centre }));
  assert.equal(towards(places, [0, 0], "ArrowRight"), places[1]);
  assert.equal(towards(places, [100, 0], "ArrowRight"), places[2]);
  assert.equal(towards(places, [0, 0], "ArrowDown"), places[3]);
  assert.equal(towards(places, [0, 0], "ArrowUp"), places[4]);
  assert.equal(towards(places, [300, 20], "ArrowRight"), null);
});

// ---- the state of a builder ------------------------------------------------------------------------------------------

const ONE = { suits: "S", hex: ["JS", "QS", "KS"], rhombus: ["woods", "mountain", "river"], triangle: ["fork", "tavern", "cave"] };
const TWO = { suits: "SH", hex: [...ONE.hex, "JH", "QH", "KH"], rhombus: [...ONE.rhombus, ...ONE.rhombus], triangle: [...ONE.triangle, ...ONE.triangle] };
const first = () => 0;
const fork = { tile: "fork", at: [0, -2], rotation: 1 };

test("free: all tiles are open, and those that lie are gone", () => {
  const state = lay(begin(TWO, "free", first), fork);
  assert.equal(remaining(TWO, state.laid).length, 17);
  const [hexes, rhombi, triangles] = trayGroups(TWO, state);
  assert.deepEqual([hexes.tiles.length, rhombi.tiles[0], triangles.tiles[0]], [6, { tile: "woods", count: 2 }, { tile: "fork", count: 1 }]);
  assert.deepEqual([hexes, rhombi, triangles].map(({ stack }) => stack), [0, 0, 0]);
  assert.equal(remaining(TWO, lift(state, 1).laid).length, 18);
});

test("dealt: tiles are flipped one by one, in an order that taking back does not change", () => {
  const begun = begin(ONE, "dealt", first);
  assert.deepEqual(trayGroups(ONE, begun).map(({ tiles, stack }) => [tiles.length, stack]), [[0, 3], [0, 3], [0, 3]]);
  const flipped = flip(ONE, begun, "triangle");
  assert.deepEqual(flip(ONE, begun, "triangle"), flipped);
  const [tile] = flipped.open;
  assert.equal(shapeOf(tile), "triangle");
  assert.equal(faceDown(ONE, flipped).length, 8);
  const laid = lay(flipped, { ...fork, tile });
  assert.deepEqual([laid.open, faceDown(ONE, laid).length], [[], 8]);
  assert.deepEqual([lift(laid, 1).open, faceDown(ONE, lift(laid, 1)).length], [[tile], 8]);
});

test("a map from elsewhere is built from the set that its link names, that it is complete in, that is in use, or of all suits", () => {
  const { laid } = replace(begin(TWO, "free", first), ONE, [begin(ONE, "free", first).laid[0], fork]);
  assert.equal(setFor([ONE, TWO], laid), TWO);
  assert.equal(setFor([ONE, TWO], laid, { used: "S" }), ONE);
  assert.equal(setFor([ONE, TWO], laid, { named: "SH", used: "S" }), TWO);
  const whole = [...laid, ...tilesOf(ONE).filter((tile) => tile !== "fork").map((tile, at) => ({ tile, at: [at, 9], rotation: 0 }))];
  assert.equal(setFor([ONE, TWO], whole, { used: "SH" }), ONE);
  const two = [...laid, { ...fork, at: [5, 5] }];
  assert.equal(setFor([ONE, TWO], two, { named: "S", used: "S" }), TWO);
  assert.equal(setFor([ONE], two), null);
});

test("only a state that makes sense is taken from the store", () => {
  const state = lay(begin(TWO, "dealt", first), fork);
  assert.ok(isSolo(JSON.parse(JSON.stringify(state)), [ONE, TWO]));
  for (const broken of [null, {}, { ...state, suits: "X" }, { ...state, laid: [{ tile: "fork" }] }, { ...state, laid: [fork, fork, fork] }, { ...state, open: 7 }]) {
    assert.ok(!isSolo(broken, [ONE, TWO]), JSON.stringify(broken));
  }
});

test("what was done can be taken back and done again, until something else is done", () => {
  const history = new History(begin(ONE, "free", first));
  const [begun, laid] = [history.now, lay(history.now, fork)];
  history.push(laid);
  assert.deepEqual([history.canUndo, history.canRedo], [true, false]);
  history.undo();
  history.undo();
  assert.equal(history.now, begun);
  history.redo();
  assert.equal(history.now, laid);
  history.undo();
  history.push(flip(ONE, begun, "hex"));
  assert.equal(history.canRedo, false);
});
