import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { cheapest, pointsOf } from "../../src/jackhouse/web/js/jackrabbits/cards.js";
import { RowProgress } from "../../src/jackhouse/web/js/jackal/row_progress.js";
import { splitAction } from "../../src/jackhouse/web/js/table/actions.js";
import { AutoAnswer } from "../../src/jackhouse/web/js/table/auto_answer.js";
import { FeedStore } from "../../src/jackhouse/web/js/table/feed_store.js";
import { Playback } from "../../src/jackhouse/web/js/table/playback.js";

const event = (n, code = "rolled", params = {}) => ({ n, code, params });

test("an action has a verb and the rest", () => {
  assert.deepEqual(splitAction("pay 7S,4H"), ["pay", "7S,4H"]);
  assert.deepEqual(splitAction("pass"), ["pass", ""]);
});

// ---- feed_store ----------------------------------------------------------------------------------------------------

test("events before the first state count as seen", () => {
  const store = new FeedStore();
  store.addEvents(0, [event(1), event(2)]);
  store.putState({ seat: 0, legal: [] });
  assert.deepEqual(store.takeUnseen(0), []);
  assert.equal(store.eventsOf(0).length, 2);
});

test("each event is taken once", () => {
  const store = new FeedStore();
  store.putState({ seat: 0 });
  store.addEvents(0, [event(1)]);
  store.addEvents(0, [event(2)]);
  assert.deepEqual(store.takeUnseen(0).map(({ n }) => n), [1, 2]);
  assert.deepEqual(store.takeUnseen(0), []);
});

test("viewers are kept apart", () => {
  const store = new FeedStore();
  store.putState({ seat: 0 });
  store.putState({ seat: null });
  store.addEvents(0, [event(1)]);
  assert.deepEqual(store.takeUnseen(null), []);
  assert.deepEqual(store.takeUnseen(0).length, 1);
});

test("only states of the viewers of this device are retained", () => {
  const store = new FeedStore();
  for (const seat of [null, 0, 1]) store.putState({ seat });
  store.retain([1]);
  assert.deepEqual([...store.states.keys()], [1]);
});

test("awaited seats have a legal action", () => {
  const store = new FeedStore();
  store.putState({ seat: 0, legal: ["pass"] });
  store.putState({ seat: 1, legal: [] });
  store.putState({ seat: 2 });
  store.putState({ seat: null });
  assert.deepEqual(store.awaitedSeats(), [0]);
});

// ---- auto_answer ---------------------------------------------------------------------------------------------------

const game = {
  mayAutoAnswer: (action) => action === "rest",
  autoPass: (view) => ({ name: "contests", questions: ["contest"], until: String(view.round) }),
};
const asked = (legal, more = {}) =>
  ({ seat: 0, decision: 7, legal, view: { turn: 1, round: 3, over: false, question: { code: "contest" } }, ...more });

function autoAnswer(settings = { get: (_, fallback) => fallback }) {
  const sent = [];
  return [new AutoAnswer(settings, game, (_, action) => sent.push(action)), sent];
}

test("the only harmless action is sent after a pause", () => {
  for (const [random, pause] of [[0, 800], [0.5, 1400]]) {
    mock.method(Math, "random", () => random);
    mock.timers.enable({ apis: ["setTimeout"] });
    const [answers, sent] = autoAnswer();
    assert.deepEqual(answers.schedule(asked(["rest"])), { action: "rest", isOnly: true });
    mock.timers.tick(pause - 1);
    assert.deepEqual(sent, []);
    mock.timers.tick(1);
    assert.deepEqual(sent, ["rest"]);
    mock.timers.reset();
    mock.restoreAll();
  }
});

test("an action is not sent if there are others, if it matters, if it can be undone, or if the player does not want it", () => {
  const [answers] = autoAnswer();
  assert.equal(answers.answerTo(asked(["rest", "roll"])), null);
  assert.equal(answers.answerTo(asked(["roll"])), null);
  assert.equal(answers.answerTo(asked(["rest"], { undoable: true })), null);
  assert.equal(answers.answerTo(asked([])), null);
  assert.equal(autoAnswer({ get: () => false })[0].answerTo(asked(["rest"])), null);
});

test("a cancelled answer is not sent", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [answers, sent] = autoAnswer();
  answers.schedule(asked(["rest"]));
  answers.cancel(0);
  mock.timers.tick(5000);
  assert.deepEqual(sent, []);
  mock.timers.reset();
});

test("questions are passed until the key changes", () => {
  const [answers] = autoAnswer();
  const state = asked(["pass", "contest 7S"]);
  assert.equal(answers.availablePass(state)?.name, "contests");
  assert.equal(answers.answerTo(state), null);
  answers.toggle(state);
  assert.deepEqual(answers.answerTo(state), { action: "pass", isOnly: false });
  const next = asked(["pass"], { view: { ...state.view, round: 4 } });
  assert.equal(answers.answerTo(next), null);
  assert.equal(answers.isPassing(next), false);
});

test("nothing can be passed in one's own turn, by onlookers, or at other questions", () => {
  const [answers] = autoAnswer();
  const { view } = asked(["pass"]);
  assert.equal(answers.availablePass(asked(["pass"], { view: { ...view, turn: 0 } })), null);
  assert.equal(answers.availablePass(asked(["pass"], { seat: null })), null);
  assert.equal(answers.availablePass(asked(["pass"], { view: { ...view, question: { code: "spades" } } })), null);
  assert.equal(answers.availablePass(asked(["pass"], { view: { ...view, over: true } })), null);
});

// ---- playback ------------------------------------------------------------------------------------------------------

async function played(queue, more = {}) {
  const log = [];
  const motion = { still: false, hurry: 1, start() {}, cut() {} };
  const playback = new Playback(motion, {
    describe: ({ n }) => log.push(`describe ${n}`),
    animate: async ({ n }) => void log.push(`animate ${n}`),
    hasAnimation: () => true, isDescribedAfter: () => false, prepare: () => undefined,
    showState: ({ seat }) => log.push(`state ${seat}`), setPlaying: (playing) => log.push(playing ? "start" : "end"),
    ...more,
  });
  for (const [events, state] of queue) playback.add(events, state);
  for (let turn = 0; playback.isPlaying && turn < 1000; turn += 1) await new Promise((done) => setImmediate(done));
  assert.equal(playback.isPlaying, false);
  return { log, motion };
}

test("events are described and animated in order, then the state is shown", async () => {
  const { log } = await played([[[event(1), event(2)], { seat: 0 }]]);
  assert.deepEqual(log, ["start", "describe 1", "animate 1", "describe 2", "animate 2", "state 0", "end"]);
});

test("an event can be described after its animation", async () => {
  const { log } = await played([[[event(1)], { seat: 0 }]], { isDescribedAfter: () => true });
  assert.deepEqual(log, ["start", "animate 1", "describe 1", "state 0", "end"]);
});

test("events without an animation are only described", async () => {
  const { log } = await played([[[event(1)], { seat: 0 }]], { hasAnimation: () => false });
  assert.deepEqual(log, ["describe 1", "state 0", "end"]);
});

test("many events are played faster, at most four times", async () => {
  const hurries = async (count) => {
    const events = Array.from({ length: count }, (_, n) => event(n));
    return (await played([[events, { seat: 0 }]])).motion.hurry;
  };
  assert.equal(await hurries(14), 1);
  assert.equal(await hurries(28), 2);
  assert.equal(await hurries(200), 4);
});

test("a failing animation does not stop the game", async () => {
  const error = mock.method(console, "error", () => {});
  const { log } = await played([[[event(1)], { seat: 0 }]], { animate: () => Promise.reject(new Error("broken")) });
  assert.deepEqual(log, ["start", "describe 1", "state 0", "end"]);
  assert.equal(error.mock.callCount(), 1);
  error.mock.restore();
});

test("a state is shown once what it needs is loaded, and left out if that fails", async () => {
  /** @type {number[]} */
  const loaded = [];
  const prepare = async ({ seat }) => void loaded.push(seat);
  const { log } = await played([[[], { seat: 0 }], [[], { seat: 1 }]], { prepare });
  assert.deepEqual(loaded, [0, 1]);
  assert.deepEqual(log, ["state 0", "state 1", "end"]);
  const warning = mock.method(console, "warn", () => {});
  const cut = await played([[[], { seat: 0 }], [[], { seat: 1 }]], { prepare: ({ seat }) => (seat ? undefined : Promise.reject(new Error("no line"))) });
  assert.deepEqual(cut.log, ["state 1", "end"]);
  warning.mock.restore();
});

// ---- payments and rows ---------------------------------------------------------------------------------------------

const FACTS = { "7S": { value: 7 }, "4H": { value: 4 }, "3D": { value: 3 }, KD: { value: 10 }, boat: { value: 0 } };

test("the cheapest payment costs no royal, then the fewest points, then the fewest cards", () => {
  assert.deepEqual(cheapest([["KD"], ["7S", "4H"]], FACTS, ["KD"]), ["7S", "4H"]);
  assert.deepEqual(cheapest([["KD"], ["7S", "4H"]], FACTS), ["KD"]);
  assert.deepEqual(cheapest([["4H", "3D"], ["7S"]], FACTS), ["7S"]);
  assert.deepEqual(cheapest([["boat"], ["4H"]], FACTS), ["4H"]);
});

test("a bonus counts once in the points of a set that holds one of its cards", () => {
  const bonuses = [{ points: 10, cards: ["3D", "4H"] }];
  assert.equal(pointsOf(["3D", "4H", "7S"], FACTS, bonuses), 24);
  assert.equal(pointsOf(["7S"], FACTS, bonuses), 7);
  assert.deepEqual(cheapest([["3D"], ["7S"]], FACTS, [], bonuses), ["7S"]);
});

test("a row advances with each move, and stays for a doubled one", () => {
  const progress = new RowProgress();
  progress.receive(event(1, "revealed", { seat: 0, cards: ["N", "E", "S"] }));
  assert.equal(progress.at(0), -1);
  progress.receive(event(2, "moved", { seat: 0, steps: 1 }));
  assert.equal(progress.at(0), 0);
  assert.equal(progress.at(0, true), 1);
  progress.receive(event(3, "doubled", { seat: 0 }));
  assert.equal(progress.at(0, true), 0);
  progress.receive(event(4, "moved", { seat: 0, steps: 2 }));
  assert.deepEqual([progress.at(0), progress.steps[0]], [0, 2]);
  assert.deepEqual(progress.attachedTo(0, 0), ["double"]);
});

test("rum adds steps and is attached to the row", () => {
  const progress = new RowProgress();
  progress.receive(event(1, "revealed", { seat: 1, cards: ["N"] }));
  progress.receive(event(2, "gave-rum", { seat: 0, victim: 1, count: 2 }));
  assert.equal(progress.steps[1], 2);
  assert.deepEqual(progress.attachedTo(1, -1), ["rum", "rum"]);
});

test("a new island resets all rows", () => {
  const progress = new RowProgress();
  progress.receive(event(1, "revealed", { seat: 0, cards: ["N"] }));
  progress.receive(event(2, "row-ended", { seat: 0, cause: "blocked" }));
  assert.equal(progress.endOf(0), "blocked");
  progress.receive(event(3, "island-shown", {}));
  assert.deepEqual([progress.rows, progress.endOf(0), progress.seat], [[], "", null]);
});
