import assert from "node:assert/strict";
import { test } from "node:test";
import { CardOptions } from "../../src/jackhouse/web/js/jackrabbits/card_options.js";

const LEGAL = ["pay 9C", "pay 5S,3C", "pay horse", "put 9C", "put 5S", "put 3C"];

test("a listed payment is sent as it is, in whatever order its cards were picked", () => {
  const options = new CardOptions("pay", LEGAL);
  assert.deepEqual(options.actionsWith(["3C", "5S"]), ["pay 5S,3C"]);
  assert.deepEqual(options.actionsWith(["horse"]), ["pay horse"]);
  assert.equal(options.seriesOf("pay 5S,3C"), null);
});

test("more cards than needed are put down one by one and then paid", () => {
  const options = new CardOptions("pay", LEGAL);
  assert.deepEqual(options.actionsWith(["9C", "3C"]), ["pay 9C,3C"]);
  assert.ok(options.isMoreThanNeeded(["9C", "3C"]));
  assert.deepEqual(options.seriesOf("pay 9C,3C"), { undos: 0, actions: ["put 9C", "put 3C", "pay 9C,3C"] });
});

test("cards on the counter are not put down again", () => {
  const options = new CardOptions("pay", ["pay 9C", "put 5S"], { put: ["9C"] });
  assert.deepEqual(options.seriesOf("pay 9C,5S"), { undos: 0, actions: ["put 5S", "pay 9C,5S"] });
});

test("too few cards, a joker beside cards and a foreign card make no payment", () => {
  const options = new CardOptions("pay", LEGAL);
  for (const picked of [[], ["5S"], ["horse", "9C"], ["9C", "2D"]]) assert.deepEqual(options.actionsWith(picked), []);
  assert.ok(options.wantsMore(["5S"]));
  assert.ok(!options.wantsMore(["9C", "2D"]));
});

test("a proof has no needless card", () => {
  const options = new CardOptions("prove", ["prove 6H", "prove 4H,2H", "leave"]);
  assert.deepEqual(options.actionsWith(["6H", "2H"]), []);
  assert.ok(!options.wantsMore(["6H", "2H"]));
  assert.deepEqual([...options.usable], ["6H", "4H", "2H"]);
});

test("of two aces the one that stays is named", () => {
  const legal = ["pay AC=11,AS", "pay AC,AS=11", "put AC", "put AS"];
  const options = new CardOptions("pay", legal, { put: [], named: ["AC=11", "AS=11"] });
  assert.deepEqual(options.actionsWith(["AS", "AC"]), ["pay AC=11,AS", "pay AC,AS=11"]);
  assert.deepEqual([...options.usable], ["AC", "AS"]);
  assert.equal(options.seriesOf("pay AC=11,AS"), null);
});

test("so it is if more cards than needed are put down", () => {
  const options = new CardOptions("pay", ["pay AC", "pay AS", "put AC", "put AS"], { named: ["AC=11", "AS=11"] });
  assert.deepEqual(options.actionsWith(["AC", "AS"]), ["pay AC=11,AS", "pay AC,AS=11"]);
  assert.deepEqual(options.seriesOf("pay AC,AS=11"), { undos: 0, actions: ["put AC", "put AS", "pay AC,AS=11"] });
  assert.deepEqual(options.actionsWith(["AC"]), ["pay AC"]);
});
