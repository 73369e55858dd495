import assert from "node:assert/strict";
import { test } from "node:test";
import * as jackal from "../../src/jackhouse/web/js/jackal/choice_groups.js";
import * as jackrabbits from "../../src/jackhouse/web/js/jackrabbits/choice_groups.js";
import { SpokenLexicon } from "../../src/jackhouse/web/js/text/spoken_lexicon.js";
import { lexiconOf } from "./helpers.js";

const lexicon = lexiconOf("en");
const spokenLexicon = new SpokenLexicon(lexicon, (card) => lexicon.cardName(card));
const rules = { exit: "JR-4.4", ride: "JR-6.4", stay: "JR-4.5", go: "JK-5.2", pass: "JK-3.9" };
const groupsOf = (legal, leadsTo = () => "") =>
  jackrabbits.groupsOf(legal, { lexicon, spokenLexicon }, (action, words) => words.action(action), rules, leadsTo);

test("few actions are one list without a title", () => {
  const groups = groupsOf(["exit 0", "exit 1", "stay"]);
  assert.equal(groups.length, 1);
  assert.equal(groups[0].title, "");
  assert.deepEqual(groups[0].choices.map(({ action }) => action), ["exit 0", "exit 1", "stay"]);
  assert.deepEqual(groups[0].choices.map(({ rule }) => rule), ["JR-4.4", "JR-4.4", "JR-4.5"]);
});

test("many actions of a kind are a row of short buttons", () => {
  const [row, list] = groupsOf(["exit 0", "exit 1", "exit 2", "stay"]);
  assert.equal(row.title, lexicon.say("table-verb-exit"));
  assert.deepEqual(row.choices.map(({ label }) => label), [0, 1, 2].map((edge) => lexicon.direction(edge)));
  assert.deepEqual(list.choices.map(({ action }) => action), ["stay"]);
});

test("places to ride to are named in short", () => {
  const [row] = groupsOf(["ride KD", "ride cave2"]);
  assert.deepEqual(row.choices.map(({ label }) => label), [lexicon.place("KD", "short"), lexicon.place("cave2", "short")]);
});

test("a choice says where its road leads", () => {
  const [{ choices }] = groupsOf(["exit 0"], () => "KD");
  assert.equal(choices[0].note, lexicon.say("table-leads-to", { place: lexicon.place("KD", "short") }));
  assert.ok(choices[0].name.includes(spokenLexicon.place("KD", "to")));
});

test("cards for a payment are not among the choices", () => {
  assert.deepEqual(groupsOf(["pay 7S", "pay 4H,3D", "prove 2C"]), []);
});

test("only harmless or forced actions are sent without asking", () => {
  assert.ok(jackrabbits.mayAutoAnswer("pass"));
  assert.ok(jackrabbits.mayAutoAnswer("stay"));
  assert.ok(!jackrabbits.mayAutoAnswer("roll"));
  assert.ok(!jackrabbits.mayAutoAnswer("exit 1"));
  assert.ok(jackal.mayAutoAnswer("pass"));
  assert.ok(!jackal.mayAutoAnswer("commit"));
});

const island = "W o . / ^ ! 3 / . R B";
const view = { turn: 1, pirates: [null, "b2"], island: { text: island } };

test("a space is a column and a row", () => {
  assert.deepEqual(jackal.cellOf("c2"), [1, 2]);
  assert.equal(jackal.markOf("c2", island), "3");
  assert.equal(jackal.markOf("a1", island), "W");
});

test("a direction leads to the space beside the pirate", () => {
  assert.deepEqual(jackal.targetsOf(["go NE", "go W", "go S", "pass"], view), [
    { action: "go NE", space: "c1" }, { action: "go W", space: "a2" }, { action: "go S", space: "b3" }]);
});

test("a flag leads to a named space", () => {
  assert.deepEqual(jackal.targetsOf(["go c3"], view), [{ action: "go c3", space: "c3" }]);
});

test("nothing is a target without a pirate on the island", () => {
  assert.deepEqual(jackal.targetsOf(["go N"], { ...view, turn: 0 }), []);
  assert.deepEqual(jackal.targetsOf(["go N"], { ...view, turn: null }), []);
  assert.deepEqual(jackal.targetsOf(["go N"], null), []);
});

test("a choice says what lies on its space", () => {
  const [{ choices }] = jackal.groupsOf(["go E", "go N", "pass"], lexicon, ["A", "B"], rules, view);
  assert.deepEqual(choices.map(({ note }) => note), [lexicon.say("art-feature-coins-3"), "", ""]);
  assert.deepEqual(choices.map(({ rule }) => rule), ["JK-5.2", "JK-5.2", "JK-3.9"]);
});

test("rum and the pass are one row, with the name of whom it is for", () => {
  const [group] = jackal.groupsOf(["rum 1", "rum 2", "pass"], lexicon, ["Ana", "Ben"], { rum: "JK-3.9" }, { turn: 1, pirates: [null, null] });
  assert.equal(group.title, "Rum for Ben (+1 step each)");
  assert.deepEqual(group.choices.map(({ action, label, name }) => [action, label, name]),
    [["rum 1", "1", "give a rum"], ["rum 2", "2", "give 2 rums"], ["pass", "pass", "pass"]]);
  assert.equal(jackal.groupsOf(["pass"], lexicon, ["Ana", "Ben"], {}, { turn: 1, pirates: [null, null] })[0].title, "");
});

test("a cost stands beside an action and is read out with it", () => {
  const cost = (action) => (action.startsWith("exit") ? "free" : "");
  const [{ choices: [exit, stay] }] = jackrabbits.groupsOf(["exit 0", "stay"], { lexicon, spokenLexicon }, (action, words) => words.action(action), rules, (action) => (action === "stay" ? "" : "KD"), cost);
  assert.ok(exit.note.endsWith(" · free"));
  assert.ok(exit.name.endsWith(": free"));
  assert.deepEqual([stay.note, stay.name], ["", lexicon.action("stay")]);
});
