import assert from "node:assert/strict";
import { test } from "node:test";
import { destinationTargets, leadsTo, routeOf, targetsOf } from "../../src/jackhouse/web/js/jackrabbits/map_targets.js";
import { leap, Routes } from "../../src/jackhouse/web/js/jackrabbits/routes.js";
import { ANCHORS } from "./helpers.js";

const map = { anchors: ANCHORS, routes: new Routes(ANCHORS), rabbitPoint: () => [40, 40] };
const atHome = { turn: 0, rabbits: ["KD", "QS"], journey: null };
const onRoad = { turn: 0, rabbits: ["KD", "QS"], journey: { at: "river1", edge: "4" } };
const atFork = { turn: 0, rabbits: ["KD", "QS"], journey: { at: "fork1", edge: "4" } };

test("an exit is an arrow just inside the edge", () => {
  assert.deepEqual(targetsOf(["exit 1"], atHome, map), [
    { place: "KD", edge: "1", inward: undefined, at: [91, 50], actions: ["exit 1"] }]);
});

test("actions at one place share a target", () => {
  const [target, ...others] = targetsOf(["stay", "acquire", "pass"], atHome, map);
  assert.deepEqual(target.actions, ["stay", "acquire"]);
  assert.deepEqual([target.place, target.edge, target.at], ["KD", undefined, [50, 50]]);
  assert.equal(others.length, 0);
});

test("going on is an arrow where the road goes on", () => {
  const [target] = targetsOf(["on"], onRoad, map);
  assert.deepEqual([target.place, target.edge], ["river1", "1"]);
});

test("going on at a fork is the place itself", () => {
  const [target] = targetsOf(["on"], atFork, map);
  assert.deepEqual([target.place, target.edge], ["fork1", undefined]);
});

test("a boat enters by an edge, a ride anywhere", () => {
  const [sail, ride] = targetsOf(["sail river1:4", "ride QS"], atHome, map);
  assert.deepEqual([sail.place, sail.edge, sail.inward], ["river1", "4", true]);
  assert.deepEqual([ride.place, ride.edge, ride.at], ["QS", undefined, [350, 50]]);
});

test("a fight is where the rival stands", () => {
  assert.equal(targetsOf(["fight 1"], atHome, map)[0].place, "QS");
});

test("places that are not on the map have no target", () => {
  assert.deepEqual(targetsOf(["ride XX", "roll", "pay 7S"], atHome, map), []);
});

test("a road leads to the first fork or hex", () => {
  assert.equal(leadsTo("exit 1", atHome, map), "fork1");
  assert.equal(leadsTo("on", onRoad, map), "fork1");
  assert.equal(leadsTo("take 1", atFork, map), "QS");
  assert.equal(leadsTo("take 2", atFork, map), "off-board");
  assert.equal(leadsTo("on", atFork, map), "");
  assert.equal(leadsTo("stay", atHome, map), "");
});

test("the route of an exit follows the road", () => {
  assert.equal(routeOf("exit 1", atHome, map), map.routes.ahead("KD", "1").path);
});

test("the route of a flight is a leap", () => {
  assert.equal(routeOf("fly QS", atHome, map), leap([40, 40], [350, 50]));
  assert.equal(routeOf("fall", atFork, map), leap([40, 40], [390, 90]));
});

test("the route off the board goes over the water", () => {
  assert.equal(routeOf("off-board", atFork, map), "M230 50L250 100M250 100L250 120");
});

test("other actions have no route", () => {
  assert.equal(routeOf("pay 7S", atHome, map), "");
  assert.equal(routeOf(null, atHome, map), "");
});

test("a loop is marked, behind staying; alone it is one tap", () => {
  const way = (to, cards) => ({ to, ways: [{ cards }] });
  const lexicon = /** @type {any} */ ({ cards: (cards) => cards.join(" ") });
  const found = (legal) => destinationTargets(/** @type {any} */ ([way("QS", ["9D"]), way("KD", [])]), targetsOf(legal, atHome, map), atHome, /** @type {any} */ (map), lexicon);
  const told = (legal) => found(legal).map(({ place, actions, cost, loop }) => [place, actions, cost, loop]);
  assert.deepEqual(told(["stay"]), [["QS", ["to QS"], "9D", undefined], ["KD", ["stay", "to KD"], undefined, ""]]);
  assert.deepEqual(told([])[1], ["KD", ["to KD"], "", ""]);
});
