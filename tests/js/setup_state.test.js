import assert from "node:assert/strict";
import { test } from "node:test";
import { boardHash, boardIn, codeIn } from "../../src/jackhouse/web/js/views/board_link.js";
import { tablePathIn } from "../../src/jackhouse/web/js/views/join.js";
import {
  buildingStyle, buildingStyles, chooseBoard, chooseBuilding, chooseFitting, choosePreset, fitSeats, fromHash, keepSetup, keptSetups, newSetup, optionValue, playerCounts, resizeSeats, tableRequest, toHash,
} from "../../src/jackhouse/web/js/views/setup_state.js";

const GAME = {
  game: "jack-rabbits", preset: "standard", players: [2, 4], main_options: ["objective", "flights"], board_files: true,
  presets: { introductory: { vetting: false }, standard: { vetting: true, flights: true } },
  options: [{ key: "objective", default: "any" }, { key: "vetting", default: false }, { key: "rounds", default: 10 }],
};

test("a default setup has a seat for me and one for a friend", () => {
  const setup = newSetup(GAME, "greedy");
  assert.deepEqual(setup.seats.map(({ kind }) => kind), ["me", "friend"]);
  assert.deepEqual(tableRequest(setup), {
    game: "jack-rabbits", preset: "standard", options: {}, board: null, players: 2, public: false, onlookers: true, timer: 0 });
});

test("a setup survives the way through a hash", async () => {
  const setup = { ...newSetup(GAME, "greedy"), preset: "introductory", options: { vetting: true, rounds: 12, objective: "pair" },
    public: true, onlookers: false, timer: 60, board: { name: "Añil", tiles: [1, 2, 3] } };
  setup.seats.push({ kind: "bot", name: "" });
  assert.deepEqual(await fromHash(`#${await toHash(setup)}`, [GAME], "greedy"), setup);
});

test("what a hash gets wrong has its default", async () => {
  const setup = await fromHash("#game=chess&preset=none&seats=me.me.bot.x&timer=7&map=@@", [GAME], "greedy");
  assert.deepEqual([setup.game, setup.preset, setup.timer, setup.board], ["jack-rabbits", "standard", 0, null]);
  assert.deepEqual(setup.seats.map(({ kind }) => kind), ["me", "friend", "bot"]);
});

test("the number of seats fits the game", () => {
  assert.deepEqual(playerCounts(GAME), [2, 3, 4]);
  assert.deepEqual(playerCounts({ players: [1, 3] }), [1, 2, 3]);
  const setup = newSetup(GAME, "greedy");
  resizeSeats(setup, 6);
  fitSeats(setup, GAME);
  assert.equal(setup.seats.length, 4);
});

test("a first player without a seat is forgotten", () => {
  const setup = newSetup(GAME, "greedy");
  setup.options["first-player"] = "2";
  resizeSeats(setup, 3);
  assert.equal(setup.options["first-player"], "2");
  resizeSeats(setup, 2);
  assert.equal(setup.options["first-player"], undefined);
});

test("another preset keeps main options that no preset sets", () => {
  const setup = { ...newSetup(GAME, "greedy"), options: { objective: "pair", flights: false, vetting: false, rounds: 12 } };
  choosePreset(setup, GAME, "introductory");
  assert.deepEqual([setup.preset, setup.options], ["introductory", { objective: "pair" }]);
});

test("an option has the value that was chosen, else the preset's, else its default", () => {
  const setup = newSetup(GAME, "greedy");
  const [objective, vetting] = GAME.options;
  assert.equal(optionValue(setup, GAME, objective), "any");
  assert.equal(optionValue(setup, GAME, vetting), true);
  setup.options.vetting = false;
  assert.equal(optionValue(setup, GAME, vetting), false);
});

const CODE = "JR1p62Cgf54pPMuxd1zEceMWj";
const BUILT = {
  ...GAME, presets: { ...GAME.presets, meadow: { building: "strict" } },
  options: [...GAME.options, { key: "building", default: "off", values: ["off", "strict", "free"] }],
};

test("a link carries the code of a board, and the number of a random one", async () => {
  const setup = newSetup(GAME, "greedy");
  chooseBoard(setup, GAME, CODE, 7);
  const hash = await toHash(setup);
  assert.match(hash, new RegExp(`board=${CODE}.*seed=7`));
  assert.deepEqual(await fromHash(hash, [GAME], "greedy"), setup);
  assert.equal((await fromHash("#seed=x&board=", [GAME], "greedy")).boardSeed, null);
});

test("a board and building one together exclude each other", async () => {
  assert.deepEqual([buildingStyles(GAME), buildingStyle(newSetup(GAME, "greedy"), GAME)], [[], "off"]);
  assert.deepEqual(buildingStyles(BUILT), ["strict", "free"]);
  const setup = newSetup(BUILT, "greedy");
  chooseBoard(setup, BUILT, CODE, 7);
  assert.deepEqual(setup.options, {});
  chooseBuilding(setup, BUILT, "free");
  assert.deepEqual([setup.board, setup.boardSeed, setup.options], [null, null, { building: "free" }]);
  chooseBoard(setup, BUILT, CODE);
  assert.deepEqual([setup.board, setup.options], [CODE, {}]);
  choosePreset(setup, BUILT, "meadow");
  assert.deepEqual([setup.board, buildingStyle(setup, BUILT)], [null, "strict"]);
  chooseBoard(setup, BUILT, CODE);
  assert.deepEqual([setup.board, setup.options], [CODE, { building: "off" }]);
  assert.equal((await fromHash(`#preset=meadow&board=${CODE}`, [BUILT], "greedy")).board, null);
});

test("a code is found in a link", () => {
  assert.equal(codeIn(` ${CODE}\n`), CODE);
  assert.equal(codeIn(`https://example.org/new#game=jack-rabbits&board=${CODE}&seats=me.bot`), CODE);
  assert.equal(codeIn(" JR1p6 "), "JR1p6");
});

test("a link names a board, by code or by name, and perhaps the suits in play", () => {
  assert.deepEqual(boardIn(`https://example.org/build#${CODE}`), { board: CODE, suits: "" });
  assert.deepEqual(boardIn(`#${boardHash(CODE, "CS")}`), { board: CODE, suits: "CS" });
  assert.deepEqual(boardIn(`https://example.org/new#game=jack-rabbits&o.tight-suits=on&o.suits=CS&board=${CODE}`), { board: CODE, suits: "CS" });
  assert.deepEqual(boardIn("https://example.org/new#game=jack-rabbits&board=twin-isles"), { board: "twin-isles", suits: "" });
  assert.deepEqual(boardIn(" #twin-isles "), { board: "twin-isles", suits: "" });
  assert.deepEqual(boardIn(""), { board: "", suits: "" });
});

test("a setup is changed to the suits on its board", () => {
  const game = { ...GAME, options: [...GAME.options, { key: "tight-suits", default: false }, { key: "suits", default: "usual" }] };
  const setup = { ...newSetup(game, "greedy"), options: { rounds: 12 } };
  resizeSeats(setup, 4);
  chooseFitting(setup, game, { suits: "CS", players: 2, options: { "tight-suits": true, suits: "CS" } });
  assert.deepEqual([setup.options, setup.seats.length], [{ rounds: 12, "tight-suits": true, suits: "CS" }, 2]);
  chooseFitting(setup, game, { suits: "CSHD", players: 4, options: { "tight-suits": false, suits: "usual" } });
  assert.deepEqual([setup.options, setup.seats.length], [{ rounds: 12 }, 4]);
});

test("a table is found by its code or by a link", () => {
  assert.equal(tablePathIn(" K7M2-P9XD "), "/t/k7m2p9xd");
  assert.equal(tablePathIn("https://example.org/t/k7m2p9xd?x=1"), "/t/k7m2p9xd");
  assert.equal(tablePathIn("https://example.org/link/k7m2p9xdk7m2p9xd"), "/link/k7m2p9xdk7m2p9xd");
  assert.equal(tablePathIn("the table is k7m2p9xd"), "/t/k7m2p9xd");
  assert.equal(tablePathIn("k7m2"), null);
  assert.equal(tablePathIn("k7m2p9x0"), null);
});

test("the set-up of the last table is kept for each game, the last one last", async () => {
  const other = { ...GAME, game: "jackal", players: [2, 4] };
  const setup = { ...newSetup(GAME, "greedy"), options: { rounds: 12 } };
  const first = keepSetup({}, "jack-rabbits", await toHash(setup));
  const second = keepSetup(first, "jackal", await toHash(newSetup(other, "greedy")));
  const third = keepSetup({ ...second, chess: "game=chess" }, "jack-rabbits", await toHash({ ...setup, timer: 60 }));
  const found = await keptSetups(third, [GAME, other], "greedy");
  assert.deepEqual(found.map(({ game }) => game), ["jackal", "jack-rabbits"]);
  assert.deepEqual([found[1].options, found[1].timer], [{ rounds: 12 }, 60]);
});

test("a set-up for one player survives the way through a hash", async () => {
  const solo = { ...GAME, players: [1, 4] };
  const setup = newSetup(solo, "greedy");
  resizeSeats(setup, 1);
  assert.deepEqual((await fromHash(`#${await toHash(setup)}`, [solo], "greedy")).seats, [{ kind: "me", name: "" }]);
});
