import assert from "node:assert/strict";
import { test } from "node:test";
import { leap, parts, reversed, Routes } from "../../src/jackhouse/web/js/jackrabbits/routes.js";
import { ANCHORS } from "./helpers.js";

const routes = new Routes(ANCHORS);

test("a port has a place and an edge", () => {
  assert.deepEqual(parts("fork1:0"), ["fork1", "0"]);
});

test("a reversed path leads back through the same points", () => {
  assert.equal(reversed("M0 0L10 0C20 0 30 10 30 20"), "M30 20C30 10 20 0 10 0L0 0");
  assert.equal(reversed(reversed("M1.5 -2L3 4")), "M1.5 -2L3 4");
});

test("a leap rises by a third of its length and at most by 140 units", () => {
  assert.equal(leap([0, 0], [30, 0]), "M0 0Q15 -10 30 0");
  assert.equal(leap([0, 0], [900, 0]), "M0 0Q450 -140 900 0");
});

test("tiles meet where their edges have the same point", () => {
  assert.equal(routes.beyond("KD:1"), "river1:4");
  assert.equal(routes.beyond("river1:4"), "KD:1");
  assert.equal(routes.beyond("fork1:2"), null);
  assert.equal(routes.beyond("KD:5"), null);
});

test("a road is followed until it forks", () => {
  assert.deepEqual(routes.ahead("KD", "1"), { path: "M50 50L100 50M100 50L200 50M200 50L230 50", end: "fork1" });
});

test("a road is followed into a hex", () => {
  assert.deepEqual(routes.ahead("fork1", "1", "fork1:4"), { path: "M230 50L300 50M300 50L350 50", end: "QS" });
});

test("a road over the water leads off the board", () => {
  assert.deepEqual(routes.ahead("fork1", "2", "fork1:4"), { path: "M230 50L250 100M250 100L250 120", end: "off-board" });
});

test("a road in a circle ends the look ahead", () => {
  const exits = { 1: [0, 10], 4: [0, -10] };
  const tile = (x) => ({ centre: [x, 0], outline: [], rabbits: [], carrot: null, exits });
  const circle = { ...ANCHORS, places: { a: tile(0), b: tile(1) }, exits: {}, halts: {}, brinks: {},
    roads: { "a:4": { 1: "M0 0L0 1" }, "b:4": { 1: "M0 0L0 1" }, "a:1": { 4: "M0 1L0 0" }, "b:1": { 4: "M0 1L0 0" } } };
  assert.ok(["a", "b"].includes(new Routes(circle).ahead("a", "1").end));
});

test("the road goes on only where there is one way", () => {
  assert.equal(routes.onward("river1:4"), "1");
  assert.equal(routes.onward("fork1:4"), null);
  assert.equal(routes.onward("KD:1"), null);
});

test("a walk passes the ports of an event", () => {
  assert.equal(routes.walk([40, 40], "KD", ["river1:4", "fork1:4"]), "M50 50L100 50M100 50L200 50M200 50L230 50");
});

test("a walk into a hex ends at its centre", () => {
  assert.equal(routes.walk([230, 50], "fork1:4", ["QS:4"]), "M230 50L300 50M300 50L350 50");
});

test("a walk to a tile that is not next leaps there", () => {
  assert.equal(routes.walk([50, 50], "KD", ["fork1:4"]), `${leap([50, 50], [200, 50])}M200 50L230 50`);
});

test("a ride ends inside a place", () => {
  assert.equal(routes.walk([50, 50], "KD", ["QS:6"]), leap([50, 50], [350, 50]));
});

test("a ride to a road tile ends where the rabbit stops", () => {
  assert.equal(routes.walk([50, 50], "KD", ["fork1:6"]), leap([50, 50], [255, 60]));
});
