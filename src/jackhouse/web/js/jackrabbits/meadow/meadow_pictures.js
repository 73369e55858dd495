/** The pictures of a meadow's buttons, which small children choose by: places, a house to go home to, a hopping rabbit. */

import { el } from "../../dom.js";
import { boxAround, round } from "../view_box.js";

const OFF_ROADS = ["underground", "off-board"]; // places that are drawn once, on the map
const PAD = 6;
const SYMBOL = 210; // the size of a tile's symbol, in units of the map (art/jackrabbits/single_tiles.py)

/** Draws a place where a journey ends: a hex, or one off the roads. @param {string} place @param {import("../board_map.js").BoardMap} map */
export function placePicture(place, map) {
  const box = boxAround(map.anchors.places[place].outline, PAD);
  const [left, top, width, height] = box.split(" ").map(Number);
  const square = { x: round(left + (width - SYMBOL) / 2), y: round(top + (height - SYMBOL) / 2), width: SYMBOL, height: SYMBOL };
  const drawn = OFF_ROADS.includes(place) ? el("use", { href: `#${place}` }) : el("use", { href: `#tile-${place}-0`, ...square });
  return el("svg", { class: "tile-icon", viewBox: box, "aria-hidden": "true" }, drawn);
}

/** Draws rabbits at home: a house under a sun, and the rabbits before it. @param {string[]} rabbits ids of symbols */
export function homePicture(rabbits) {
  const step = 84 / (rabbits.length + 1);
  return scene("home",
    el("circle", { class: "sun", cx: 84, cy: 18, r: 11 }),
    el("path", { class: "hill", d: "M0 74Q30 58 60 68T120 66V90H0z" }),
    el("path", { class: "wall", d: "M38 36H82V70H38z" }), el("path", { class: "roof", d: "M30 38 60 12 90 38z" }),
    el("path", { class: "heart", d: "M60 62C40 48 50 38 60 46 70 38 80 48 60 62z" }),
    rabbits.map((rabbit, at) => el("use", { href: `#${rabbit}`, x: 18 + step * (at + 1) - 13, y: 54, width: 26, height: 34 })));
}

/** Draws a rabbit that hops on. @param {string} rabbit the id of its symbol */
export const hopPicture = (rabbit) => scene("hop",
  el("path", { class: "hill", d: "M0 74Q30 58 60 68T120 66V90H0z" }),
  el("path", { class: "track", d: "M10 68Q22 34 34 66Q46 34 58 62" }),
  el("use", { href: `#${rabbit}`, x: 52, y: 16, width: 44, height: 56 }));

/** Draws a rabbit that rests where it is. @param {string} rabbit the id of its symbol */
export const restPicture = (rabbit) => scene("rest",
  el("path", { class: "hill", d: "M0 74Q30 58 60 68T120 66V90H0z" }),
  el("use", { href: `#${rabbit}`, x: 36, y: 28, width: 42, height: 54 }),
  el("text", { class: "sleep", x: 80, y: 40 }, "z"), el("text", { class: "sleep", x: 91, y: 27 }, "z"), el("text", { class: "sleep", x: 103, y: 15 }, "z"));

/** Draws the rabbits of all players together, for the end. @param {string[]} rabbits ids of symbols */
export const togetherPicture = (rabbits) => el("div", { class: "trophy meadow-end", "aria-hidden": "true" }, homePicture(rabbits));

/** @param {string} name @param {...any} parts */
const scene = (name, ...parts) => el("svg", { class: `meadow-scene ${name}`, viewBox: "0 0 120 90", "aria-hidden": "true" },
  el("rect", { class: "sky", width: 120, height: 90, rx: 10 }), parts);
