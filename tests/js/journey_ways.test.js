import assert from "node:assert/strict";
import { test } from "node:test";
import { hasTrio, nearestTrio } from "../../src/jackhouse/web/js/jackrabbits/goal_progress.js";
import { JourneyWalk } from "../../src/jackhouse/web/js/jackrabbits/journey_walk.js";
import {
  choiceOf, choiceWith, claimText, destinationGroups, destinationsOf, otherWays, portsOf, untilPayment, wayOf, wayText, wholeText,
} from "../../src/jackhouse/web/js/jackrabbits/journey_ways.js";
import { SpokenLexicon } from "../../src/jackhouse/web/js/text/spoken_lexicon.js";
import { lexiconOf } from "./helpers.js";

const lexicon = lexiconOf("en");
const spokenLexicon = new SpokenLexicon(lexicon, (card) => lexicon.cardName(card));
const services = { lexicon, spokenLexicon };

const way = (to, more = {}) => ({ to, buys: null, actions: ["exit 1"], cards: [], transfers: [], legs: [["woods1:1", `${to}:0`]], wins: false, claim: null, ...more });
const ride = (to, card = "9D") => way(to, {
  actions: ["exit 1", `ride ${to}`, `pay ${card}`], cards: [card], legs: [["fork1:1"], `ride ${to}`, [`${to}:6`]],
  transfers: [{ action: `ride ${to}`, price: 8, suits: ["S", "D"], cards: [card] }],
});
const hike = (to) => way(to, {
  actions: ["exit 2", "hike 1", "pay 9C", "on"], cards: ["9C"],
  transfers: [{ action: "hike 1", price: 8, suits: ["C", "S", "H"], cards: ["9C"] }],
});
const said = (one, from = "citadel") => wayText(one, from, lexicon);

test("ways are grouped by destination, in their order", () => {
  const found = destinationsOf([way("JD"), ride("QC"), hike("QC")]);
  assert.deepEqual(found.map(({ to, ways }) => [to, ways.length]), [["JD", 1], ["QC", 2]]);
});

test("a choice stands for the cheapest way, or with a number for another", () => {
  const found = destinationsOf([ride("QC"), hike("QC")]);
  assert.equal(wayOf(choiceOf("QC"), found), found[0].ways[0]);
  assert.equal(wayOf(choiceOf("QC", 1), found), found[0].ways[1]);
  for (const none of [null, "", "exit 1", "to KD", "to QC 7"]) assert.equal(wayOf(none, found), undefined);
});

test("a hint finds its way, whatever it pays with", () => {
  const found = destinationsOf([way("JD"), ride("QC"), hike("QC")]);
  assert.equal(choiceWith(["exit 1", "ride QC", "pay 8S"], found), "to QC");
  assert.equal(choiceWith(["exit 2", "hike 1", "pay 9C", "on"], found), "to QC 1");
  assert.equal(choiceWith(["roll"], found), null);
});

test("a way stops at its payment", () => {
  assert.deepEqual(untilPayment(["exit 1", "hike 2", "pay 9C", "on"]), [["exit 1", "hike 2"], ["on"]]);
  assert.deepEqual(untilPayment(["exit 1", "on"]), [["exit 1", "on"], []]);
});

test("what was walked already is not ahead", () => {
  const one = way("JD", { legs: [["a:1", "b:1"], "hike 2", ["JD:3"]] });
  assert.deepEqual(portsOf(one, []), ["a:1", "b:1", "JD:3"]);
  assert.deepEqual(portsOf(one, ["a:1"]), ["b:1", "JD:3"]);
  assert.deepEqual(portsOf(one, ["z:1"]), ["a:1", "b:1", "JD:3"]);
});

test("every kind of way is told with its cost", () => {
  assert.equal(said(way("JD")), "walk to J♦ (free)");
  assert.equal(said(ride("QC")), "ride to Q♣: 8 ♠♦ (9♦)");
  assert.equal(said(ride("QC", "horse")), "ride to Q♣: the horse");
  assert.equal(said(hike("QC")), "take a trailway to Q♣: 8 ♣♠♥ (9♣)");
  assert.equal(said(way("citadel")), "walk round, back to the Citadel (free)");
  assert.equal(said(way("citadel", { wins: true }), "JD"), "walk home and win");
  assert.equal(said(way("underground", { legs: [["cave2:1"]] })), "cave 2: rest Underground (free)");
  assert.equal(said(way("underground", { legs: [] }), "off-board"), lexicon.action("underground"));
  assert.ok(said(way("off-board")).startsWith("off the board"));
  assert.equal(said({ ...ride("tavern1"), buys: "horse" }), `buy the ${lexicon.cardName("horse")} ${lexicon.place("tavern1", "at")}: 8 ♠♦ (9♦)`);
  const two = { ...ride("QC"), transfers: [...hike("QC").transfers, ...ride("QC", "horse").transfers] };
  assert.equal(said(two), "go to Q♣, 2 transfers: 8 ♣♠♥ (9♣), then the horse");
  assert.equal(wayText(two, "citadel", lexiconOf("es")), "ir a Q♣, 2 traslados: 8 ♣♠♥ (9♣), luego el caballo");
});

test("a screen reader hears names of cards and places", () => {
  assert.equal(wayText(ride("QC"), "citadel", spokenLexicon), "ride to the palace of clubs (queen of clubs): 8 spades or diamonds (nine of diamonds)");
});

test("a destination tells what the hand can pay there", () => {
  const can = way("JD", { claim: { card: "JD", cost: 10, best: 12, cards: ["10D"] } });
  assert.equal(claimText(can, lexicon), "Your 10♦ buys it");
  assert.equal(wholeText(can, "citadel", lexicon), "walk to J♦ (free). Your 10♦ buys it");
  assert.equal(claimText(way("QS", { claim: { card: "QS", cost: 10, best: 9, cards: [] } }), lexicon), "9 of 10 ♠");
  assert.equal(claimText(way("QS"), lexicon), "");
});

test("free destinations come first, then those at the Price", () => {
  const [free, paid] = destinationGroups(destinationsOf([way("JD"), way("citadel"), way("off-board"), ride("QC")]), "citadel", services);
  assert.deepEqual(free.choices.map(({ action, label, note }) => [action, label, note]), [
    ["to JD", "J♦", ""], ["to citadel", "Citadel", "round trip"], ["to off-board", lexicon.place("off-board", "short"), "no card, then Underground"]]);
  assert.deepEqual(paid.choices.map(({ action, note }) => [action, note]), [["to QC", "8 ♠♦ (9♦)"]]);
  assert.equal(paid.title, "For cards, to");
});

test("a way that wins comes before all others, and royals are not praised as payment", () => {
  const [first] = destinationGroups(destinationsOf([way("JD"), { ...ride("citadel"), wins: true }]), "JS", services);
  assert.deepEqual(first.choices.map(({ action }) => action), ["to citadel"]);
  assert.equal(claimText(way("JH", { claim: { card: "JH", cost: 10, best: 10, cards: ["QH"] } }), lexicon), "Only by giving up Q♥");
});

test("the other ways to a destination are listed", () => {
  const [destination] = destinationsOf([ride("QC"), hike("QC")]);
  const [{ choices }] = otherWays(destination, destination.ways[0], "citadel", services);
  assert.deepEqual(choices.map(({ action, label }) => [action, label]), [["to QC 1", "instead: take a trailway to Q♣: 8 ♣♠♥ (9♣)"]]);
  const [alone] = destinationsOf([way("JD")]);
  assert.deepEqual(otherWays(alone, alone.ways[0], "citadel", services), []);
});

test("the slots hold the royals of the nearest trio", () => {
  const trios = [["KC", "QS", "JH"], ["KC", "QS", "JD"], ["QC", "QS", "QH"]];
  assert.deepEqual(nearestTrio(trios, []), { counted: [], size: 3 });
  assert.deepEqual(nearestTrio(trios, ["QC", "KC", "QS"]), { counted: ["KC", "QS"], size: 3 });
  assert.deepEqual(nearestTrio(trios, ["JH", "KC", "QS"]).counted.length, 3);
  assert.ok(hasTrio(trios, ["JH", "KC", "QS"]));
  assert.ok(!hasTrio(trios, ["JH", "KC"]));
});

// ---- a way under way ------------------------------------------------------------------------------------------------

const viewOf = (code, draft = []) => /** @type {any} */ ({ question: { code }, draft, rabbits: ["citadel"], turn: 0 });
const begun = () => {
  const walk = new JourneyWalk();
  const destinations = destinationsOf([ride("QC"), hike("QC")]);
  return { walk, destinations, sent: walk.start("to QC 1", destinations, viewOf("journey"), false) };
};
const DRAFT = ["exit 2", "hike 1"];

test("a way is sent up to its payment and goes on after it", () => {
  const { walk, sent } = begun();
  assert.deepEqual(sent, { undos: 0, actions: DRAFT });
  assert.equal(walk.choice, "to QC 1");
  assert.equal(walk.next(viewOf("payment", DRAFT), ["pay 9C"]), null);
  assert.deepEqual(walk.next(viewOf("journey"), ["on", "hike 0"]), ["on"]);
  assert.equal(walk.next(viewOf("acquisition"), ["rest"]), null);
  assert.equal(walk.current, null);
});

test("a way that was taken back is not gone on with", () => {
  const { walk } = begun();
  assert.equal(walk.undo(viewOf("payment", DRAFT)), 2);
  assert.equal(walk.next(viewOf("journey"), ["on", "take 1"]), null);
});

test("cards that were put down after it are taken back one by one", () => {
  const { walk } = begun();
  assert.equal(walk.undo(viewOf("payment", [...DRAFT, "put 5C"])), 1);
  assert.equal(walk.undo(viewOf("payment", DRAFT)), 2);
});

test("another way replaces the draft of the first", () => {
  const { walk, destinations } = begun();
  assert.deepEqual(walk.start("to QC", destinations, viewOf("payment", DRAFT), true), { undos: 2, actions: ["exit 1", "ride QC"] });
  assert.equal(walk.start("stay", destinations, viewOf("payment", DRAFT), true), null);
  assert.equal(walk.choice, "to QC");
});
