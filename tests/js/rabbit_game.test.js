import assert from "node:assert/strict";
import { test } from "node:test";
import { RabbitGame } from "../../src/jackhouse/web/js/jackrabbits/rabbit_game.js";

test("guidance is asked for where the game has any", () => {
  const game = new RabbitGame(/** @type {any} */ ({}), /** @type {any} */ ({}), {});
  const wants = (question) => game.wantsGuidance(/** @type {any} */ ({ view: { question } }));
  for (const code of ["journey", "early-deeds", "acquisition", "trading"]) assert.ok(wants({ code }), code);
  for (const question of [null, { code: "roll" }, { code: "building", tile: null }]) assert.ok(!wants(question));
  assert.ok(wants({ code: "building", tile: "JC" }));
});
