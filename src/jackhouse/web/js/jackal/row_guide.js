/** Marks on the island while a row is planned: where it lands, and where it can end as laid so far. The game says where. */

import { clear, el } from "../dom.js";

const HALF = 42; // half the side of a mark; a space is 100 wide
const FREE = 28; // half the side of the square in the middle that has no stripes, so that a feature can be read
const GAP = 12; // between two stripes
const CORNER = 17; // where the corner begins in which difficult terrain has its number of steps
const BOAT = { x: -27, y: -14, width: 54, height: 28 };
const KINDS = ["landing", "reach", "specials"]; // in this order they are listed

/**
 * @typedef {{landing: string[], reach: string[], reach_with_specials: string[], lost_flags: number[]}} PlanGuidance as
 *   the game's `guidance` gives it while a row is planned
 */

/**
 * Returns the path of diagonal stripes over a square around 0,0 but its middle, and but its lower right corner.
 * @param {number} half of its side
 * @param {number} free half of the side of the middle
 * @param {number} gap
 * @param {number} corner where the free corner begins, on both axes
 */
export function stripes(half = HALF, free = FREE, gap = GAP, corner = half) {
  /** @type {string[]} */
  const lines = [];
  for (let sum = gap - 2 * half; sum < 2 * half; sum += gap) { // x + y is the same along a stripe
    const draw = (from, to) => from < to && lines.push(`M${from} ${sum - from}L${to} ${sum - to}`);
    const [from, to] = [Math.max(-half, sum - half), Math.min(half, sum + half)];
    const gaps = [[Math.max(-free, sum - free), Math.min(free, sum + free)], [Math.max(corner, sum - half), Math.min(half, sum - corner)]];
    const open = gaps.filter(([leave, enter]) => leave < enter).sort(([one], [two]) => one - two);
    let at = from;
    for (const [leave, enter] of open) {
      draw(at, leave);
      at = Math.max(at, enter);
    }
    draw(at, to);
  }
  return lines.join("");
}

/** Returns what is marked on each space. @param {PlanGuidance | null} guidance @returns {Map<string, string[]>} kinds of marks by space */
export function marksOf(guidance) {
  /** @type {Map<string, string[]>} */
  const marks = new Map();
  const lists = [guidance?.landing ?? [], guidance?.reach ?? [], guidance?.reach_with_specials ?? []];
  lists.forEach((spaces, at) => {
    for (const space of spaces) marks.set(space, [...(marks.get(space) ?? []), KINDS[at]]);
  });
  return marks;
}

export class RowGuide {
  /** @param {import("../text/lexicon.js").Lexicon} lexicon */
  constructor(lexicon) {
    this.lexicon = lexicon;
    this.layer = el("g", { class: "map-guides" });
    this.legend = el("ul", { class: "guide-legend", "aria-hidden": "true", hidden: true }); // the table of spaces says the same
    /** @type {Map<string, string[]>} */
    this.marks = new Map();
  }

  /** @param {PlanGuidance | null} guidance null: nothing is planned */
  set(guidance) {
    this.marks = marksOf(guidance);
  }

  /** @param {Record<string, {centre: number[]}>} spaces of the island on the picture @param {(space: string) => boolean} [isDifficult] */
  draw(spaces, isDifficult = () => false) {
    const marked = [...this.marks].filter(([space]) => spaces[space]);
    clear(this.layer, marked.map(([space, kinds]) => el("g", {
      class: "guide", transform: `translate(${spaces[space].centre})`, dataset: { space, guide: kinds.join(" ") },
    }, el("title", { text: this.wordsOf(space).join(", ") }), kinds.map((kind) => drawn(kind, isDifficult(space) ? stripes(HALF, FREE, GAP, CORNER) : stripes())))));
    const shown = KINDS.filter((kind) => marked.some(([, kinds]) => kinds.includes(kind)));
    this.legend.hidden = !shown.length;
    clear(this.legend, shown.map((kind) => el("li", {},
      el("svg", { class: "guide-sample", viewBox: "-50 -50 100 100" }, el("g", { class: "guide" }, drawn(kind, stripes(HALF, 0, 2 * GAP)))),
      el("span", { text: this.lexicon.say(`table-legend-${kind}`) }))));
  }

  /** Says what is marked on a space. @param {string} space */
  wordsOf(space) {
    return (this.marks.get(space) ?? []).map((kind) => this.lexicon.say(`table-guide-${kind}`));
  }
}

/** Draws a mark around 0,0; kinds differ in shape. @param {string} kind @param {string} lines the path of its stripes */
function drawn(kind, lines) {
  const frame = (name, half) => el("rect", { class: name, x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 8 });
  if (kind === "landing") {
    return [frame("guide-halo", HALF + 3), frame("guide-landing", HALF + 3), el("use", { href: "#boat", ...BOAT, y: HALF - 22, x: -HALF - 4, class: "guide-boat" })];
  }
  const className = kind === "reach" ? "guide-reach" : "guide-specials";
  return [frame("guide-wash", HALF), el("path", { class: `${className} guide-edge`, d: lines }), el("path", { class: className, d: lines })];
}
