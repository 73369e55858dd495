/**
 * Where a tile in hand may lie, as the server offers it: spots and rotations, gathered by the place that they cover. All
 * rotations of a hex cover the same place, those of a triangle two places, those of a rhombus three.
 */

import { centreOf } from "./lattice.js";

/**
 * @typedef {{tile: string, spots: Record<string, [number, number, string][]>, islands: Record<string, [number, number, string][]>, isPlain?: boolean}} Offer
 *   `isPlain`: without advice, and only as the tile is turned now
 * @typedef {{rotation: number, at: [number, number], letters: string}} Placement how the tile may lie; `letters`: of the advice that it breaks
 * @typedef {{centre: number[], placements: Placement[]}} Place
 * @typedef {{place: Place, placement: Placement}} Draft
 */

/** How much each broken advice counts against a placement. */
const WEIGHTS = { X: 4, T: 5, S: 3, "!": 2, N: 6 };

/** Returns the places of an offer, in reading order. @param {Offer} offer @param {boolean} islands new islands instead of spots @returns {Place[]} */
export function placesOf({ tile, spots, islands: apart }, islands = false) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const [rotation, found] of Object.entries(islands ? apart : spots)) {
    for (const [a, b, letters] of found) {
      /** @type {Placement} */
      const placement = { rotation: Number(rotation), at: [a, b], letters };
      const centre = centreOf({ tile, ...placement });
      const key = centre.map(Math.round).join(" ");
      const place = places.get(key) ?? { centre, placements: [] };
      place.placements.push(placement);
      places.set(key, place);
    }
  }
  return [...places.values()].sort((one, two) => one.centre[1] - two.centre[1] || one.centre[0] - two.centre[0]);
}

/** Returns how much advice a placement breaks. @param {Placement} placement */
export const cost = ({ letters }) => [...letters].reduce((sum, letter) => sum + (WEIGHTS[letter] ?? 1), 0);

/** Returns the placement at a place that breaks the least advice; of equal ones, the first from a rotation on. @param {Place} place @param {number} rotation @returns {Placement} */
export function bestPlacement(place, rotation = 0) {
  const later = (placement) => (placement.rotation - rotation + 6) % 6;
  return [...place.placements].sort((one, two) => cost(one) - cost(two) || later(one) - later(two))[0];
}

/** Returns the place whose centre is nearest to a point, if it is within reach. @param {Place[]} places @param {number[]} point @param {number} reach @returns {Place | null} */
export function nearest(places, point, reach = Infinity) {
  let [best, least] = [/** @type {Place | null} */ (null), reach];
  for (const place of places) {
    const away = distance(place.centre, point);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

/**
 * Returns the next place in a direction, by an arrow key: the nearest of those within 60° of it.
 * @template {{centre: number[]}} T
 * @param {T[]} places @param {number[]} from @param {string} key @returns {T | null}
 */
export function towards(places, from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let [best, least] = [/** @type {T | null} */ (null), Infinity];
  for (const place of places) {
    const [x, y] = [place.centre[0] - from[0], place.centre[1] - from[1]];
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (along < 1 || aside > along * Math.sqrt(3) + 0.1) continue;
    const away = along + 2 * aside;
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

/**
 * Returns the draft after a turn: the next rotation at the same place, or, where there is only one, about the same spot.
 * @param {Place[]} places @param {Draft} draft @param {number} step 1 clockwise, -1 back @returns {Draft}
 */
export function turned(places, { place, placement }, step) {
  if (place.placements.length > 1) {
    const number = place.placements.indexOf(placement);
    return { place, placement: place.placements[(number + step + place.placements.length) % place.placements.length] };
  }
  const about = places.flatMap((other) => other.placements.filter(({ at }) => at[0] === placement.at[0] && at[1] === placement.at[1])
    .map((found) => ({ place: other, placement: found }))).sort((one, two) => one.placement.rotation - two.placement.rotation);
  const number = about.findIndex((other) => other.placement === placement);
  return about[(number + step + about.length) % about.length] ?? { place, placement };
}

/** Returns the draft of a placement that the tile lies in already. @param {Place[]} places @param {{at: number[], rotation: number}} laid @returns {Draft | null} */
export function draftOf(places, { at, rotation }) {
  for (const place of places) {
    const placement = place.placements.find((one) => one.rotation === rotation && one.at[0] === at[0] && one.at[1] === at[1]);
    if (placement) return { place, placement };
  }
  return null;
}

const distance = (one, two) => Math.hypot(one[0] - two[0], one[1] - two[1]);
