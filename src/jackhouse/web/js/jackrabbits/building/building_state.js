/** What the page shows of building together, worked out from a view: tiles in hand, progress, what to send. No rules. */

import { shapeOf } from "../builder/lattice.js";

/**
 * @typedef {import("../../table/game_interface.js").View} View
 * @typedef {import("../builder/tile_tray.js").TrayGroup} TrayGroup
 * @typedef {import("../builder/lattice.js").LaidTile & {by: number | null}} OwnedTile
 */

/** @type {import("../builder/tile_tray.js").Shape[]} the order of a view's stacks */
export const SHAPES = ["hex", "rhombus", "triangle"];
const PART = "; "; // between the actions of a choice that stands for several

/** Returns what a seat has still to lay, by shape: face-up tiles with their numbers, and the face-down stack. @param {View} view @param {number} seat @returns {TrayGroup[]} */
export function tilesOf({ building }, seat) {
  const open = building.open[seat];
  return SHAPES.map((shape, at) => {
    const own = open.filter((tile) => shapeOf(tile) === shape);
    const tiles = [...new Set(own)].map((tile) => ({ tile, count: own.filter((other) => other === tile).length }));
    return { shape, tiles, stack: building.stacks[seat][at] };
  }).filter(({ tiles, stack }) => tiles.length || stack);
}

/** Returns how many tiles of each shape a seat has still to lay. @param {View} view @param {number} seat @returns {number[]} */
export function countsOf({ building }, seat) {
  return SHAPES.map((shape, at) => building.stacks[seat][at] + building.open[seat].filter((tile) => shapeOf(tile) === shape).length);
}

/** Returns how many tiles are laid, and how many there are; the Citadel, which lay there first, does not count. @param {View} view */
export function progressOf(view) {
  const laid = view.building.tiles.filter(({ by }) => by !== null).length;
  const left = view.building.stacks.flatMap((_, seat) => countsOf(view, seat));
  return { laid, all: left.reduce((sum, count) => sum + count, laid) };
}

/** Returns the number of the tile that was laid last, by this seat or by anybody; -1 if there is none. @param {View} view @param {number} [seat] */
export function lastOf({ building }, seat) {
  return building.tiles.findLastIndex(({ by }) => (seat === undefined ? by !== null : by === seat));
}

/** Returns the tiles that are new since the tiles before, as numbers. @param {OwnedTile[]} before @param {OwnedTile[]} now @returns {number[]} */
export function newTiles(before, now) {
  const known = new Set(before.map(keyOf));
  return now.flatMap((tile, number) => (known.has(keyOf(tile)) ? [] : [number]));
}

/**
 * Returns what is to be sent so that the tile in hand lies so: what its draft has otherwise is taken back first.
 * @param {View} view whose question is about the tile
 * @param {{rotation: number, at: number[], island: boolean}} lay
 * @returns {{undos: number, actions: string[]}}
 */
export function layingOf({ question, draft }, { rotation, at, island }) {
  const place = `place ${at.join(",")}`;
  if (question?.rotation === rotation && question?.island === island) return { undos: 0, actions: [place] };
  const undos = draft.filter((action) => !action.startsWith("pick ")).length;
  return { undos, actions: [rotation ? `turn ${rotation}` : "", island ? "island" : "", place].filter(Boolean) };
}

/**
 * Returns where the tile in hand may lie without its guidance: only as it is turned now, and without advice.
 * @param {View} view whose question is about the tile @param {string[]} legal
 * @returns {import("../builder/tile_spots.js").Offer & {isPlain: true}}
 */
export function plainOffer({ question }, legal) {
  const spots = legal.filter((action) => action.startsWith("place ")).map((action) => /** @type {[number, number, string]} */ ([...action.slice("place ".length).split(",").map(Number), ""]));
  const byRotation = { [question?.rotation ?? 0]: spots };
  return { tile: question?.tile, isPlain: true, spots: question?.island ? {} : byRotation, islands: question?.island ? byRotation : {} };
}

/** Returns several actions as one choice. @param {string[]} actions */
export const choiceOf = (actions) => actions.join(PART);

/** Returns the actions that a choice stands for; null if it stands for itself. @param {string} choice */
export const actionsOf = (choice) => (choice.includes(PART) ? choice.split(PART) : null);

/**
 * Returns the tile that a series of actions lays, and how it would lie; null if it lays none.
 * @param {string[]} actions @param {Record<string, any> | null} question about the tile in hand
 * @returns {(import("../builder/lattice.js").LaidTile & {island: boolean}) | null}
 */
export function laidBy(actions, question) {
  const argument = (verb) => actions.find((action) => action.startsWith(`${verb} `))?.slice(verb.length + 1);
  const [tile, at] = [argument("pick") ?? question?.tile, argument("place")];
  if (!tile || !at) return null;
  const rotation = Number(argument("turn") ?? question?.rotation ?? 0);
  return { tile, at: at.split(",").map(Number), rotation, island: actions.includes("island") || Boolean(question?.island) };
}

/** @param {OwnedTile} tile */
const keyOf = ({ tile, at, rotation, by }) => [tile, at, rotation, by].join(" ");
