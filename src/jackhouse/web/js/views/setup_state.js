// The state of the set-up page: a table before it is opened. It can be written to the hash of an address, so that a whole
// set-up can be sent as a link.

import { isCode } from "./board_link.js";

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {string} preset
 * @property {Record<string, any>} options those that differ from the preset
 * @property {string | {name?: string} | null} board null: the game's own, or none yet; else a name, a code or a document
 * @property {number | null} boardSeed of a random board
 * @property {{kind: string, name: string}[]} seats
 * @property {string} bot
 * @property {boolean} public
 * @property {boolean} onlookers
 * @property {number} timer seconds for an answer; 0: none
 *
 * @typedef {any} GameInfo a game as the API lists it
 */

const SEAT_KINDS = ["me", "friend", "bot", "here"];
export const TIMERS = [0, 30, 60, 120, 300, 86400];

/** Returns the default setup of a game. @param {GameInfo} game @param {string} bot @returns {Setup} */
export function newSetup(game, bot) {
  const setup = {
    ...defaultRules(game), seats: [{ kind: "me", name: "" }, { kind: "friend", name: "" }],
    bot, public: false, onlookers: true, timer: 0,
  };
  fitSeats(setup, game);
  return setup;
}

/** @typedef {Pick<Setup, "game" | "preset" | "options" | "board" | "boardSeed">} Rules */

/** Returns the part of a setup that depends on the game, with its defaults. @param {GameInfo} game @returns {Rules} */
export const defaultRules = (game) => ({ game: game.game, preset: game.preset, options: {}, board: null, boardSeed: null });

/** Returns the part of a setup that depends on the game. @param {Setup} setup @returns {Rules} */
export const rulesOf = ({ game, preset, options, board, boardSeed }) => ({ game, preset, options: { ...options }, board, boardSeed });

/** Keeps the setup of a table that was opened as the last of all games. @param {Record<string, string>} kept hashes by game @param {string} game @param {string} hash @returns {Record<string, string>} */
export const keepSetup = (kept, game, hash) => ({ ...Object.fromEntries(Object.entries(kept).filter(([other]) => other !== game)), [game]: hash });

/** Returns the setups that were kept, the last one last. @param {Record<string, string>} kept @param {GameInfo[]} games @param {string} bot @returns {Promise<Setup[]>} */
export async function keptSetups(kept, games, bot) {
  const known = Object.entries(kept).filter(([key]) => games.some(({ game }) => game === key));
  return Promise.all(known.map(([, hash]) => fromHash(hash, games, bot)));
}

/**
 * Chooses another preset. Of the options that were chosen, only main options that no preset sets are kept.
 * @param {Setup} setup
 * @param {GameInfo} game
 * @param {string} preset
 */
export function choosePreset(setup, game, preset) {
  const ofPresets = new Set(Object.values(game.presets).flatMap((options) => Object.keys(options)));
  /** @param {[string, any]} option */
  const stays = ([key]) => game.main_options.includes(key) && !ofPresets.has(key);
  setup.preset = preset;
  setup.options = Object.fromEntries(Object.entries(setup.options).filter(stays));
  if (buildingStyle(setup, game) !== NOT_BUILT) Object.assign(setup, { board: null, boardSeed: null });
}

// ---- the board -------------------------------------------------------------------------------------------------------

const NOT_BUILT = "off";

/** @param {GameInfo} game */
const buildingOption = (game) => game.options.find(({ key }) => key === "building");

/** Returns the ways to build the board together. @param {GameInfo} game @returns {string[]} */
export const buildingStyles = (game) => (buildingOption(game)?.values ?? []).filter((style) => style !== NOT_BUILT);

/** Returns the way in which the players build the board, `off` if they do not. @param {Setup} setup @param {GameInfo} game @returns {string} */
export function buildingStyle(setup, game) {
  const option = buildingOption(game);
  return option ? optionValue(setup, game, option) : NOT_BUILT;
}

/** Chooses a way to build the board together, which excludes any other board. @param {Setup} setup @param {GameInfo} game @param {string} style */
export function chooseBuilding(setup, game, style) {
  const option = buildingOption(game);
  if (!option) return;
  const usual = game.presets[setup.preset]?.building ?? option.default;
  if (style === usual) delete setup.options.building;
  else setup.options.building = style;
  if (style !== NOT_BUILT) Object.assign(setup, { board: null, boardSeed: null });
}

/** Chooses a board; null: the usual one. @param {Setup} setup @param {GameInfo} game @param {Setup["board"]} board @param {number | null} seed */
export function chooseBoard(setup, game, board, seed = null) {
  chooseBuilding(setup, game, NOT_BUILT);
  Object.assign(setup, { board, boardSeed: seed });
}

/** @typedef {{suits: string, players: number, options: Record<string, any>}} Fitting with what a board can be played on */

/** Chooses the players and options with which the board can be played on. @param {Setup} setup @param {GameInfo} game @param {Fitting} fitting */
export function chooseFitting(setup, game, { players, options }) {
  for (const [key, value] of Object.entries(options)) {
    const option = game.options.find((one) => one.key === key);
    if (value === (game.presets[setup.preset]?.[key] ?? option?.default)) delete setup.options[key];
    else setup.options[key] = value;
  }
  resizeSeats(setup, players);
}

const NAME_LENGTH = 9; // of a code: its first characters name the board

/** Returns the name of a board by its name or code. @param {string} board */
export const boardLabel = (board) => (isCode(board) ? board.slice(0, NAME_LENGTH) : board);

// ---- seats and options -----------------------------------------------------------------------------------------------

/** Returns the numbers of players that a game allows. @param {GameInfo} game @returns {number[]} */
export function playerCounts({ players: [fewest, most] }) {
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}

/** Adds or removes seats at the end. @param {Setup} setup @param {number} count */
export function resizeSeats(setup, count) {
  while (setup.seats.length > count) setup.seats.pop();
  while (setup.seats.length < count) {
    const { kind } = setup.seats[setup.seats.length - 1];
    setup.seats.push({ kind: kind === "me" ? "friend" : kind, name: "" });
  }
  if (Number(setup.options["first-player"]) >= count) delete setup.options["first-player"];
}

/** Changes the number of seats to one that the game allows. @param {Setup} setup @param {GameInfo} game */
export function fitSeats(setup, game) {
  const counts = playerCounts(game);
  resizeSeats(setup, Math.min(Math.max(setup.seats.length, counts[0]), counts[counts.length - 1]));
}

/** Returns the value of an option. @param {Setup} setup @param {GameInfo} game @param {{key: string, default: any}} option */
export function optionValue(setup, game, option) {
  return setup.options[option.key] ?? game.presets[setup.preset]?.[option.key] ?? option.default;
}

/** Returns the request that opens the table. @param {Setup} setup */
export function tableRequest(setup) {
  const { game, preset, options, board, timer, onlookers } = setup;
  return { game, preset, options, board, players: setup.seats.length, public: setup.public, onlookers, timer };
}

/** Returns the part of the request that the game is made from. @param {Setup} setup */
export function gameRequest(setup) {
  return { preset: setup.preset, options: setup.options, board: setup.board, players: setup.seats.length };
}

/** @param {Setup} setup @returns {Promise<string>} */
export async function toHash(setup) {
  const params = new URLSearchParams({ game: setup.game, preset: setup.preset });
  for (const [key, value] of Object.entries(setup.options)) params.set(`o.${key}`, value === true ? "on" : value === false ? "off" : value);
  params.set("seats", setup.seats.map(({ kind }) => kind).join("."));
  if (setup.public) params.set("public", "1");
  if (!setup.onlookers) params.set("onlookers", "0");
  if (setup.timer) params.set("timer", String(setup.timer));
  if (typeof setup.board === "string") params.set("board", setup.board);
  else if (setup.board) params.set("map", await pack(JSON.stringify(setup.board)));
  if (setup.boardSeed !== null) params.set("seed", String(setup.boardSeed));
  return params.toString();
}

/** Reads a setup from a hash. What the hash does not say, or the game does not know, has its default. @param {string} hash @param {GameInfo[]} games @param {string} bot @returns {Promise<Setup>} */
export async function fromHash(hash, games, bot) {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const game = games.find(({ game }) => game === params.get("game")) || games[0];
  const setup = newSetup(game, bot);
  const preset = params.get("preset") ?? "";
  if (Object.hasOwn(game.presets, preset)) setup.preset = preset;
  for (const option of game.options) {
    const text = params.get(`o.${option.key}`);
    if (text === null) continue;
    if (typeof option.default === "boolean") setup.options[option.key] = text === "on";
    else if (typeof option.default === "number") setup.options[option.key] = Number(text) || option.default;
    else setup.options[option.key] = text;
  }
  const kinds = (params.get("seats") || "").split(".").filter((kind) => SEAT_KINDS.includes(kind));
  if (kinds.length) {
    const mine = kinds.indexOf("me"); // only one seat can be mine
    setup.seats = kinds.map((kind, at) => ({ kind: kind === "me" && at !== mine ? "friend" : kind, name: "" }));
    fitSeats(setup, game);
  }
  setup.public = params.get("public") === "1";
  setup.onlookers = params.get("onlookers") !== "0";
  if (TIMERS.includes(Number(params.get("timer")))) setup.timer = Number(params.get("timer"));
  if (params.get("board")) setup.board = params.get("board");
  if (/^-?\d{1,15}$/.test(params.get("seed") ?? "")) setup.boardSeed = Number(params.get("seed"));
  const map = params.get("map");
  if (map !== null && game.board_files) setup.board = await unpack(map).then(JSON.parse).catch(() => null);
  if (buildingStyle(setup, game) !== NOT_BUILT) Object.assign(setup, { board: null, boardSeed: null });
  return setup;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
const transform = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Compresses a text into characters that an address can hold. @param {string} text */
async function pack(text) {
  const packed = await transform(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const encoded = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return encoded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} encoded */
async function unpack(encoded) {
  const packed = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await transform(packed, new DecompressionStream("deflate-raw")));
}
