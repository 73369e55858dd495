import assert from "node:assert/strict";
import { test } from "node:test";
import { plain } from "../../src/jackhouse/web/js/text/names.js";
import { SpokenLexicon } from "../../src/jackhouse/web/js/text/spoken_lexicon.js";
import { lexiconOf } from "./helpers.js";

const [en, es] = [lexiconOf("en"), lexiconOf("es")];

test("a message that does not exist is its id", () => {
  assert.equal(en.say("no-such-message"), "no-such-message");
  assert.equal(en.has("no-such-message"), false);
});

test("the first message for which the facts suffice is said", () => {
  assert.equal(en.trySay(["no-such-message", "ranking-line"], { place: 1, names: "Ana" }), "1. Ana");
  assert.equal(en.trySay(["ranking-line"], {}), null);
});

test("cards have symbols to read and names to say", () => {
  assert.equal(en.card("7S"), "7♠");
  assert.equal(en.cardName("7S"), "seven of spades");
  assert.equal(es.cardName("7S"), "siete de picas");
  const spoken = new SpokenLexicon(en, (card) => en.cardName(card));
  assert.equal(spoken.cards(["7S", "boat"]), `${en.cardName("7S")}, ${en.cardName("boat")}`);
  assert.equal(spoken.symbol("S"), en.suit("S"));
});

test("places are named with and without a preposition", () => {
  assert.equal(en.place("KD"), "the tower of diamonds (K♦)");
  assert.equal(en.place("cave2"), "cave 2");
  assert.notEqual(en.place("KD", "at"), en.place("KD"));
  assert.equal(en.place("nowhere-7"), "nowhere-7");
});

test("seats without a name are numbered from one", () => {
  assert.equal(en.seat(0), en.say("seat-name", { number: "1" }));
  assert.equal(en.seat(1, ["Ana", "Ben"]), "Ben");
});

test("tied players share a line of the ranking", () => {
  assert.deepEqual(en.ranking([[1, 2], [0]], ["Ana", "Ben", "Eva"]), ["1. Ben, Eva", "3. Ana"]);
});

test("an action that has no words is shown as it is written", () => {
  assert.equal(en.action("exit 0"), "leave by the north road");
  assert.equal(en.action("dance 3"), "dance 3");
});

test("a reason names its rule", () => {
  assert.ok(en.reason("price-unmet", "JR-6.2", { price: 9, best: 7 }).includes("JR-6.2"));
  assert.ok(!en.reason("not-found").includes("("));
});

test("text from outside is one printable line of limited length", () => {
  assert.equal(plain(" a\n\tb "), "a b");
  assert.equal(plain("a\u0007b"), "a?b");
  assert.equal(plain("x".repeat(300)).length, 200);
});
