import assert from "node:assert/strict";
import { test } from "node:test";
import { bonusTexts, priceText, questionText, shortfallText, warningText, windfallText } from "../../src/jackhouse/web/js/jackrabbits/choice_texts.js";
import { lexiconOf } from "./helpers.js";

const lexicon = lexiconOf("en");
const spanish = lexiconOf("es");
const view = { seat: 0, turn: 0, rabbits: ["JD", "KC"], carrots: { KS: 0, QH: 0, JC: 0, KD: 1 }, journey: null, question: null };
const limits = { carrots: 3 };

test("a card of the lot has its price, other actions have none", () => {
  const sales = [{ card: "9H", price: 10, suits: ["D"], cards: ["10D"] }];
  assert.equal(priceText("trade 9H", sales, {}, lexicon), "10 ♦ (10♦)");
  assert.equal(priceText("trade 8H", sales, {}, lexicon), "");
  assert.equal(priceText("rest", sales, {}, lexicon), "");
});

test("what is missing is said only where points are", () => {
  assert.equal(shortfallText({ code: "price-unmet", params: { best: 9, price: 10 } }, lexicon), "9 of 10");
  assert.equal(shortfallText({ code: "price-unmet", params: { best: 9, price: 10 } }, spanish), "9 de 10");
  assert.equal(shortfallText({ code: "no-match", params: {} }, lexicon), "");
});

test("a royal of mine is warned of, another's and numbers are not", () => {
  assert.match(warningText("pay KS", view, null, limits, lexicon), /K♠ goes back to the court/);
  assert.equal(warningText("pay KD", view, null, limits, lexicon), "");
  assert.equal(warningText("pay 9S", view, null, limits, lexicon), "");
});

test("a discard and a fourth carrot are warned of", () => {
  assert.match(warningText("discard 2C", view, null, limits, lexicon), /can’t be undone/);
  assert.notEqual(warningText("acquire", view, null, limits, lexicon), "");
  assert.equal(warningText("acquire", view, null, { carrots: 4 }, lexicon), "");
});

test("a purchase in one click is warned of by what it spends", () => {
  const claim = { card: "JD", cost: 10, best: 10, cards: ["QH"], actions: ["acquire", "pay QH"], payments: 1 };
  assert.match(warningText("acquire", view, claim, { carrots: 4 }, lexicon), /Q♥ goes back/);
});

test("a lone roll and a lone step off the board are worded as such", () => {
  const names = ["Ana", "Ben"];
  const roll = questionText({ ...view, question: { code: "take-off" } }, ["roll"], names, lexicon);
  assert.deepEqual(roll, lexicon.question("roll", {}, names));
  const brink = questionText({ ...view, question: { code: "journey" } }, ["off-board"], names, lexicon);
  assert.equal(brink.text, lexicon.say("table-brink"));
});

test("royals that lie in a fight are named in its question", () => {
  const fight = { ...view, question: { code: "fighting", laid: ["KS", "4S"], to: 1, total: 14 } };
  assert.match(questionText(fight, ["strike"], ["Ana", "Ben"], lexicon).text, /Win or lose, K♠ goes back/);
});

test("points beyond those of the cards are explained", () => {
  const facts = { AC: { value: 1 }, AS: { value: 1 }, "5C": { value: 5 }, "4S": { value: 4 } };
  const first = [{ points: 10, cards: ["AC", "AS"] }];
  const later = [{ points: 1, cards: ["AC", "5C"] }];
  assert.deepEqual(bonusTexts(["AC"], facts, first, lexicon), ["An ace counts 11 here."]);
  assert.deepEqual(bonusTexts(["5C"], facts, later, lexicon), ["One point comes from the ace in front of you."]);
  assert.deepEqual(bonusTexts(["5C"], facts, later, spanish), ["Un punto viene del as que tienes delante."]);
  assert.deepEqual(bonusTexts(["4S"], facts, [...first, ...later], lexicon), []);
});

test("a royal laid face down in a trade is a loss", () => {
  const mine = { ...view, seat: 0, carrots: { KS: 0, QH: 1 } };
  const warned = (card, words) => warningText(`hand ${card}`, mine, null, { carrots: 3 }, words);
  assert.match(warned("KS", lexicon), /^K♠ goes to the other player/);
  assert.match(warned("KS", spanish), /^K♠ pasa a la otra persona/);
  assert.equal(warned("7S", lexicon), "");
});

test("cards of the windfall lottery are chosen one by one", () => {
  const windfall = (laid) => ({ ...view, question: { code: "windfall", laid } });
  assert.equal(windfallText("lottery 3H", windfall([]), lexicon), "show 3♥");
  assert.equal(windfallText("lottery 3H", windfall(["4D"]), lexicon), "show 3♥ too");
  assert.equal(windfallText("draw", windfall(["4D", "3H"]), spanish), "mostrar 4♦ 3♥ y tomar los premios");
  assert.equal(windfallText("pass", windfall(["4D"]), lexicon), "");
  assert.equal(windfallText("lottery 3H", { ...view, question: { code: "lottery" } }, lexicon), "");
});

test("an offer in the making is told before what to do", () => {
  const bargain = (gives, wants) => ({ ...view, question: { code: "bargaining", partner: 1, gives, wants } });
  const text = (gives, wants) => questionText(bargain(gives, wants), ["propose"], ["Ana", "Ben"], lexicon).text;
  assert.match(text(["7S"], []), /^You offer 7♠\. Say more cards/);
  assert.match(text(["7S"], ["9D"]), /^You offer 7♠ for 9♦\. Propose it/);
  assert.match(text([], []), /^Say which/);
});

test("a step has its cost or is free", () => {
  const steps = { "exit 1": null, "ride QS": { price: 8, suits: ["S", "D"], cards: ["9D"] }, "hike 2": { price: 8, suits: [], cards: ["horse"] }, stay: null };
  const said = ["exit 1", "ride QS", "hike 2", "stay", "rest"].map((action) => priceText(action, [], steps, lexicon));
  assert.deepEqual(said, ["free", "8 ♠♦ (9♦)", "the horse", "", ""]);
});
