/** What lies on and around the tiles of a map that is being built: waves, shores, jetties, marks of advice and of spots. */

import { el } from "../../dom.js";
import { cornersOf, edgeMiddle, edgesAround, ownersOf, centreOf } from "./lattice.js";
import { round } from "../view_box.js";
import { bestPlacement, cost } from "./tile_spots.js";

/**
 * @typedef {import("./lattice.js").LaidTile & {roads?: number[]}} MapTile `roads`: the directions in which a road leaves it
 * @typedef {{code: string, tiles: number[], edge: number}} Advice
 */

const SHORES = [["builder-shallow", 52], ["builder-sand", 20]]; // as on a board's picture
const SWELL = 96; // between waves
const LETTERS = { "dead-end": "T", "hex-to-hex": "X", triangles: "!", "same-triangles": "!!", "no-road": "N" };

/** Returns the letters by which a kind of advice is marked. @param {string} code */
export const adviceLetters = (code) => LETTERS[code] ?? "?";

/** Returns the tiles with their roads, which a document of the same map tells. @param {import("./lattice.js").LaidTile[]} laid @param {{tiles: any[]}} board @returns {MapTile[]} */
export const withRoads = (laid, board) => laid.map((tile, number) => {
  const { exits, roads } = board.tiles[number] ?? {};
  return { ...tile, roads: exits ?? roads?.flat() ?? [] };
});

/** Draws waves all over a box. @param {number[]} box */
export function waves([left, top, width, height]) {
  const lines = [];
  for (let row = 0; row * SWELL < height * 2; row += 1) {
    for (let column = 0; column * SWELL < width; column += 1) {
      const x = left + (column + (row % 2) / 2 + 0.13 * (((row * 7 + column * 5) % 4) - 1.5)) * SWELL;
      lines.push(`M${round(x)} ${round(top + (row * SWELL) / 2 + 9 * (((row * 3 + column * 11) % 3) - 1))}q4.5-5 9 0t9 0 9 0`);
    }
  }
  return el("path", { class: "builder-waves", d: lines.join("") });
}

/** Draws shallow water and sand round all tiles, to lie below them. @param {MapTile[]} tiles */
export function shores(tiles) {
  const d = tiles.map((tile) => `M${cornersOf(tile).map((corner) => corner.map(round).join(" ")).join("L")}Z`).join("");
  return SHORES.map(([style, width]) => el("path", { class: style, d, "stroke-width": width }));
}

/** Draws a jetty at each road that faces water. @param {MapTile[]} tiles */
export function jetties(tiles) {
  const owners = ownersOf(tiles);
  return tiles.flatMap((tile) => edgesAround(tile, owners)
    .filter(({ direction, beyond }) => beyond < 0 && tile.roads?.includes(direction))
    .map(({ direction }) => {
      const [x, y] = edgeMiddle(tile, direction);
      return el("use", { href: "#jetty", x: -12, y: -22, width: 24, height: 24,
        transform: `translate(${round(x)} ${round(y)}) rotate(${60 * direction})` });
    }));
}

/** Returns where an advice is marked. @param {MapTile[]} tiles @param {Advice} advice */
export function adviceAt(tiles, { tiles: [number], edge }) {
  const tile = tiles[number];
  return edge < 0 ? centreOf(tile) : edgeMiddle(tile, edge);
}

/** Draws the mark of an advice that is not followed. @param {MapTile[]} tiles @param {Advice} advice @param {string} title */
export function adviceMark(tiles, advice, title) {
  const [x, y] = adviceAt(tiles, advice).map(round);
  const letters = adviceLetters(advice.code);
  const mark = advice.edge < 0 ? [x, y + 52] : [x, y];
  return el("g", { class: `advice-mark ${advice.code}`, transform: `translate(${mark})` },
    el("title", { text: title }), el("circle", { r: 19 }), el("text", { y: 9, text: letters }));
}

/** Draws the mark of a place where the tile in hand may lie: a disc, or a diamond with letters if each placement breaks an advice. @param {import("./tile_spots.js").Place} place @param {boolean} chosen */
export function placeMark(place, chosen) {
  const [x, y] = place.centre.map(round);
  const placement = bestPlacement(place);
  const good = cost(placement) === 0;
  const shape = good ? el("circle", { r: 17 }) : el("rect", { x: -15, y: -15, width: 30, height: 30, transform: "rotate(45)" });
  return el("g", { class: `place-mark ${good ? "good" : "poor"}${chosen ? " chosen" : ""}`, transform: `translate(${x} ${y})` },
    shape, good ? el("path", { d: "M-8 0H8M0-8V8" }) : el("text", { y: 7, text: placement.letters.replace("!S", "!!") }));
}

/** Returns the box round the tiles, with room for others. @param {MapTile[]} tiles @param {number} room */
export function boxOf(tiles, room) {
  const corners = tiles.flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top];
}
