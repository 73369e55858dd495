import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsSpent, choiceOfPurchase, purchaseOf, purchaseText, withClaimCost, withOtherPayments } from "../../src/jackhouse/web/js/jackrabbits/royal_claim.js";
import { lexiconOf } from "./helpers.js";

const lexicon = lexiconOf("en");
const claim = { card: "JD", cost: 10, best: 21, cards: ["7D", "4D"], actions: ["acquire", "pay 7D,4D"], payments: 1 };
const several = { ...claim, payments: 3 };
const byPutting = { ...claim, actions: [], payments: 0 };
const legal = ["fight 1", "acquire", "rest"];

test("one choice acquires a royal and pays for it", () => {
  assert.deepEqual(purchaseOf("acquire", claim), { undos: 0, actions: ["acquire", "pay 7D,4D"] });
  assert.deepEqual(cardsSpent("acquire", claim), ["7D", "4D"]);
  assert.equal(purchaseText("acquire", "JD", claim, lexicon), "acquire J♦: 10 ♦ (7♦ 4♦)");
  assert.equal(purchaseText("acquire", "JD", claim, lexiconOf("es")), "adquirir J♦: 10 ♦ (7♦ 4♦)");
  assert.deepEqual(withOtherPayments(legal, claim), legal);
});

test("other cards are one more choice, which only begins", () => {
  assert.deepEqual(withOtherPayments(legal, several), ["fight 1", "acquire", "acquire other", "rest"]);
  assert.deepEqual(purchaseOf("acquire other", several), { undos: 0, actions: ["acquire"] });
  assert.deepEqual(cardsSpent("acquire other", several), []);
  assert.equal(purchaseText("acquire other", "JD", several, lexicon), "acquire J♦ with other cards");
});

test("without a price from the game the choice stands for itself", () => {
  for (const none of [null, byPutting]) {
    assert.equal(purchaseOf("acquire", none), null);
    assert.deepEqual(withOtherPayments(legal, none), legal);
    assert.equal(purchaseText("acquire", "JD", none, lexicon), "acquire J♦");
    assert.equal(choiceOfPurchase(["acquire", "pay 7D,4D"], none), null);
  }
  assert.equal(purchaseOf("rest", claim), null);
});

test("a hint stands for the choice that pays as it does", () => {
  assert.equal(choiceOfPurchase(["acquire", "pay 7D,4D"], several), "acquire");
  assert.equal(choiceOfPurchase(["acquire", "pay 10D"], several), "acquire other");
  assert.equal(choiceOfPurchase(["rest"], several), null);
});

test("a tap on the hex does it, unless it could mean something else", () => {
  const target = (actions) => ({ place: "JD", at: [0, 0], actions });
  assert.equal(withClaimCost(target(["acquire"]), claim, lexicon).cost, "7♦ 4♦");
  assert.equal(withClaimCost(target(["fight 1", "acquire"]), claim, lexicon).cost, undefined);
  assert.equal(withClaimCost(target(["acquire"]), null, lexicon).cost, undefined);
});
