/** The state of somebody who builds alone: what lies, in which order the other tiles come, and what can be taken back. */

import { shapeOf } from "./lattice.js";

/**
 * @typedef {import("./lattice.js").LaidTile} LaidTile
 * @typedef {import("./tile_tray.js").Shape} Shape
 * @typedef {{suits: string, hex: string[], rhombus: string[], triangle: string[]}} TileSet the tiles of a game, without the Citadel
 * @typedef {object} Solo
 * @property {"free" | "dealt"} style all tiles to choose from, or one after the other
 * @property {string} suits the letters of the suits in play
 * @property {LaidTile[]} laid the Citadel is among them
 * @property {string[]} open tiles that have been flipped and do not lie yet, when dealt
 * @property {string[]} order in which face-down tiles are flipped
 * @property {boolean} [isOwn] false for a map from elsewhere, until a tile is laid or lifted
 */

/** @type {Shape[]} */
export const SHAPES = ["hex", "rhombus", "triangle"];
const MOST_STEPS = 200; // that can be taken back
/** @type {LaidTile} */
const CITADEL = { tile: "citadel", at: [0, 0], rotation: 0 };

/** Returns all tiles of a set. @param {TileSet} set */
export const tilesOf = (set) => SHAPES.flatMap((shape) => set[shape]);

/** Returns a map of the Citadel alone. @param {TileSet} set @param {"free" | "dealt"} style @param {(below: number) => number} random @returns {Solo} */
export function begin(set, style, random) {
  const order = tilesOf(set);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return { style, suits: set.suits, laid: [CITADEL], open: [], order, isOwn: true };
}

/** Returns the tiles of a set that do not lie yet, in the order of the set. @param {TileSet} set @param {LaidTile[]} laid */
export function remaining(set, laid) {
  const used = laid.map(({ tile }) => tile);
  return tilesOf(set).filter((tile) => {
    const at = used.indexOf(tile);
    if (at >= 0) used.splice(at, 1);
    return at < 0;
  });
}

/** Returns the tiles that are still face down, in the order in which they are flipped. @param {TileSet} set @param {Solo} state */
export function faceDown(set, { laid, open, order }) {
  const left = without(remaining(set, laid), open);
  return [...order, ...tilesOf(set)].filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Returns the groups of the tray. @param {TileSet} set @param {Solo} state @returns {import("./tile_tray.js").TrayGroup[]} */
export function trayGroups(set, state) {
  const dealt = state.style === "dealt";
  const [open, hidden] = dealt ? [state.open, faceDown(set, state)] : [remaining(set, state.laid), []];
  const kinds = [...new Set(tilesOf(set))];
  return SHAPES.map((shape) => {
    const tiles = kinds.filter((tile) => shapeOf(tile) === shape && open.includes(tile))
      .map((tile) => ({ tile, count: open.filter((other) => other === tile).length }));
    return { shape, tiles, stack: hidden.filter((tile) => shapeOf(tile) === shape).length };
  }).filter(({ tiles, stack }) => tiles.length || stack);
}

/** Flips the next tile of a shape. @param {TileSet} set @param {Solo} state @param {Shape} shape @returns {Solo} */
export function flip(set, state, shape) {
  const tile = faceDown(set, state).find((one) => shapeOf(one) === shape);
  return tile ? { ...state, open: [...state.open, tile] } : state;
}

/** @param {Solo} state @param {LaidTile} tile @returns {Solo} */
export const lay = (state, tile) => ({ ...state, laid: [...state.laid, tile], open: without(state.open, [tile.tile]), isOwn: true });

/** @param {Solo} state @param {number} number of the tile @returns {Solo} */
export function lift(state, number) {
  const { tile } = state.laid[number];
  const open = state.style === "dealt" ? [...state.open, tile] : state.open;
  return { ...state, laid: state.laid.filter((_, other) => other !== number), open, isOwn: true };
}

/** Returns the state of a map that came from elsewhere, or was finished for its builder. @param {Solo} state @param {TileSet} set @param {LaidTile[]} laid @param {boolean} isOwn @returns {Solo} */
export const replace = (state, set, laid, isOwn = false) => ({ ...state, suits: set.suits, laid, open: [], isOwn });

/**
 * Returns the set from which a map that came from elsewhere is built: the one that its link names, the one of which all
 * tiles lie, the one that is in use, or that of all suits; null if none has its tiles.
 * @param {TileSet[]} sets all suits last @param {LaidTile[]} laid @param {{named?: string, used?: string}} suits @returns {TileSet | null}
 */
export function setFor(sets, laid, { named = "", used = "" } = {}) {
  const needed = laid.map(({ tile }) => tile).filter((tile) => tile !== CITADEL.tile);
  const fitting = sets.filter((set) => without(needed, tilesOf(set)).length === 0);
  const of = (suits) => fitting.find((set) => set.suits === suits);
  return of(named) ?? fitting.find((set) => tilesOf(set).length === needed.length) ?? of(used) ?? fitting.at(-1) ?? null;
}

/** Whether a stored value is a state that these sets can go on from. @param {any} kept @param {TileSet[]} sets @returns {kept is Solo} */
export function isSolo(kept, sets) {
  const set = sets.find(({ suits }) => suits === kept?.suits);
  if (!set || !["free", "dealt"].includes(kept.style) || ![kept.laid, kept.open, kept.order].every(Array.isArray)) return false;
  const isTile = (tile) => typeof tile?.tile === "string" && Array.isArray(tile.at) && [...tile.at, tile.rotation].every(Number.isInteger);
  return kept.laid.every(isTile) && without(kept.laid.map(({ tile }) => tile), [CITADEL.tile, ...tilesOf(set)]).length === 0;
}

/** Returns a list without others, each once. @param {string[]} list @param {string[]} others */
function without(list, others) {
  const gone = [...others];
  return list.filter((one) => {
    const at = gone.indexOf(one);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** The states of a builder, of which the last ones can be taken back and done again. */
export class History {
  /** @param {Solo} state */
  constructor(state) {
    this.states = [state];
    this.at = 0;
  }

  get now() {
    return this.states[this.at];
  }

  get canUndo() {
    return this.at > 0;
  }

  get canRedo() {
    return this.at < this.states.length - 1;
  }

  /** @param {Solo} state */
  push(state) {
    this.states = [...this.states.slice(0, this.at + 1), state].slice(-MOST_STEPS);
    this.at = this.states.length - 1;
  }

  undo() {
    this.at = Math.max(0, this.at - 1);
  }

  redo() {
    this.at = Math.min(this.states.length - 1, this.at + 1);
  }
}
