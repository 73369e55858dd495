/** Pictures of single tiles, from the sheet `tiles` (art/jackrabbits/single_tiles.py). */

import { el } from "../../dom.js";
import { DIRECTIONS, centreOf, cornersOf, rotationsOf, shapeOf } from "./lattice.js";
import { boxAround, round } from "../view_box.js";

const HALF = 105; // of a symbol, in units of the map
const PAD = 4;

/** Draws a tile on a map. @param {import("./lattice.js").LaidTile} laid @param {Record<string, any>} attrs */
export function tileUse(laid, attrs = {}) {
  const [x, y] = centreOf(laid);
  const size = { x: round(x - HALF), y: round(y - HALF), width: 2 * HALF, height: 2 * HALF };
  return el("use", { href: `#tile-${laid.tile}-${laid.rotation % rotationsOf(laid.tile)}`, ...size, ...attrs });
}

/** Draws a tile by itself. @param {string} tile @param {number} rotation */
export function tileIcon(tile, rotation = 0) {
  const laid = { tile, at: [0, 0], rotation: rotation % DIRECTIONS };
  return el("svg", { class: `tile-icon ${shapeOf(tile)}`, viewBox: boxAround(cornersOf(laid), PAD), "aria-hidden": "true" }, tileUse(laid));
}

/** Draws the back of a tile. @param {"hex" | "rhombus" | "triangle"} shape */
export function tileBack(shape) {
  const tile = { hex: "citadel", rhombus: "woods", triangle: "cave" }[shape];
  const corners = cornersOf({ tile, at: [0, 0], rotation: 0 });
  return el("svg", { class: `tile-icon tile-back ${shape}`, viewBox: boxAround(corners, PAD), "aria-hidden": "true" },
    el("polygon", { points: corners.map((corner) => corner.map(round).join(",")).join(" ") }));
}
