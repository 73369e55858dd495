import assert from "node:assert/strict";
import { test } from "node:test";
import { JourneyGuide } from "../../src/jackhouse/web/js/jackrabbits/journey_guide.js";
import { lexiconOf } from "./helpers.js";

const lexicon = lexiconOf("en");
const way = (to, actions, transfers = []) => ({ to, actions, transfers, buys: null, cards: transfers.flatMap(({ cards }) => cards), legs: [["river1:1", `${to}:4`]], wins: false, claim: null });
const ride = { action: "ride QS", price: 6, suits: ["S", "D"], cards: ["7D"] };
const free = way("KC", ["exit 1", "on"]);
const paid = way("QS", ["exit 1", "ride QS", "pay 7D", "on"], [ride]);
const dearer = way("QS", ["exit 2", "hike 5", "pay 9C"], [{ ...ride, action: "hike 5", cards: ["9C"] }]);
const view = { turn: 0, seat: 0, rabbits: ["KD"], draft: [], journey: null, price: 6, question: { code: "journey" } };

/** A guide before a map that only remembers its note. */
function guideOf(ways, { isPaying = false, chosen = [], ...more } = {}) {
  const note = { at: "", text: "", actions: [], show: (at, text, actions = []) => Object.assign(note, { at, text, actions }), hide: () => Object.assign(note, { at: "", text: "", actions: [] }) };
  const map = { note, rabbitPoint: () => [0, 0], routes: { walk: (point, start, ports) => [start, ...ports].join(" "), isHex: (place) => !/\d$/.test(place) } };
  const services = { lexicon, spokenLexicon: lexicon, choose: (action) => chosen.push(action) };
  const guide = new JourneyGuide(/** @type {any} */ (services), /** @type {any} */ (map));
  guide.offer({ ways, ...more }, /** @type {any} */ (view), isPaying);
  return guide;
}

const plainGroups = (legal) => [{ title: "", choices: legal.map((action) => ({ action, label: action })) }];

test("what is free comes first, staying too, and single steps are folded behind what costs something", () => {
  const groups = guideOf([free, paid]).groups(["exit 1", "exit 2", "stay"], plainGroups, (action) => action);
  assert.deepEqual(groups.map(({ choices }) => choices.map(({ action }) => action)), [["to KC"], ["stay"], ["to QS"], ["exit 1", "exit 2"]]);
  assert.deepEqual(groups.map(({ folded }) => Boolean(folded)), [false, false, false, true]);
});

test("without destinations the legal actions are all there is", () => {
  assert.deepEqual(guideOf([]).groups(["roll"], plainGroups, String), plainGroups(["roll"]));
});

test("a choice starts its way up to the payment, and the payment offers only other ways to the same place", () => {
  const guide = guideOf([free, paid, dearer]);
  assert.deepEqual(guide.start("to QS"), { undos: 0, actions: ["exit 1", "ride QS"] });
  assert.equal(guide.start("rest"), null);
  guide.offer({}, /** @type {any} */ ({ ...view, draft: ["exit 1", "ride QS"] }), true);
  assert.equal(guide.paidChoice, "to QS");
  assert.deepEqual(guide.inQuestion.map(({ to }) => to), ["QS"]);
  const groups = guide.groups(["pay 7D"], plainGroups, String);
  assert.deepEqual(groups.at(-1)?.choices.map(({ action }) => action), ["to QS 1"]);
  assert.deepEqual(guide.start("to QS 1"), { undos: 2, actions: ["exit 2", "hike 5"] });
});

test("a payment that belongs to no way is no choice of the guide", () => {
  const guide = guideOf([free], { isPaying: true });
  assert.equal(guide.paidChoice, null);
  assert.equal(guide.text("pay 7D", lexicon), "");
});

test("a preview shows a note beside the destination, with the other ways", () => {
  const chosen = [];
  const guide = guideOf([free, paid, dearer], { chosen });
  assert.equal(guide.preview("to QS"), "KD river1:1 QS:4");
  assert.equal(guide.lookedAt, "QS");
  assert.match(guide.map.note.text, /^Ride to Q♠: 6 ♠♦ \(7♦\)/i);
  guide.map.note.actions[0].act();
  assert.deepEqual(chosen, ["to QS 1"]);
  assert.equal(guide.preview("exit 1"), null);
  assert.equal(guide.lookedAt, "");
  assert.equal(guide.map.note.at, "");
});

test("a place out of reach is told, with its rules one click away", () => {
  const guide = guideOf([free]);
  let opened = 0;
  guide.tellOutOfReach("KS", () => (opened += 1));
  assert.equal(guide.map.note.at, "KS");
  assert.match(guide.map.note.text, /out of reach/);
  guide.map.note.actions[0].act();
  assert.equal(opened, 1);
});

test("why a place cannot be chosen is told as far as the game knows", () => {
  const shortfalls = [{ to: "QH", price: 8, suits: ["S", "D"], best: 5 }];
  const said = (place, more) => guideOf([free], { shortfalls, ...more }).refusalText(place);
  assert.match(said("QH", {}), /out of reach. Cheapest: 8 ♠♦, you have 5/);
  assert.match(said("KS", {}), /out of reach on this journey/);
  assert.match(said("KS", { complete: false }), /no way found. Go step by step/);
  assert.match(said("river1", { complete: false }), /A journey does not end/);
  assert.match(said("underground", {}), /out of reach/);
});

test("a touched destination asks which way, if there are several", () => {
  const chosen = [];
  const guide = guideOf([free, paid, dearer], { chosen });
  assert.equal(guide.askWay("KC"), false);
  assert.equal(guide.askWay("QS"), true);
  for (const action of guide.map.note.actions) action.act();
  assert.deepEqual(chosen, ["to QS", "to QS 1"]);
});

test("the actions of a hint stand for a destination", () => {
  assert.equal(guideOf([free, paid, dearer]).choiceWith(["exit 2", "hike 5"]), "to QS 1");
  assert.equal(guideOf([free]).choiceWith(["stay"]), null);
});
