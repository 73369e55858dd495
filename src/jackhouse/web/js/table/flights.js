/** Cards and coins that fly over the page, from the place that they leave to the place where they arrive. */

import { eased } from "./motion.js";

const AIR = 18; // pixels between things in the air that begin or end at one point
const EDGE = 14; // pixels that a point keeps from the borders of what is in sight
const RISE = 40; // pixels

/**
 * @typedef {number[] | null} Point x and y in the window; null: nowhere on the page
 * @typedef {object} Place
 * @property {(things: string[]) => Point[]} leave take the things away, and say where each of them was
 * @property {(things: string[]) => Point[]} expect make room for the things, and say where each of them will be
 * @property {(things: string[]) => void} arrive the things are there
 */

export class Flights {
  /**
   * @param {import("./motion.js").Motion} motion
   * @param {import("./sound.js").Sound} sound
   * @param {(thing: string) => Element} draw a thing as it flies
   */
  constructor(motion, sound, draw) {
    Object.assign(this, { motion, sound, draw });
  }

  /**
   * Move things from one place to another. They are at the new place at the end, whether or not they were seen to fly.
   * @param {string[]} things
   * @param {Place} from
   * @param {Place} to
   * @param {{ms?: number, rest?: number}} [pace] how long they fly, and lie where they arrived
   */
  async carry(things, from, to, { ms = 550, rest = 120 } = {}) {
    if (!things.length) return;
    const starts = from.leave(things);
    const ends = to.expect(things);
    await this.fly(things, starts, ends, ms, rest);
    to.arrive(things);
  }

  /** @param {string[]} things @param {Point[]} starts @param {Point[]} ends */
  async fly(things, starts, ends, ms, rest) {
    const { motion, sound } = this;
    const seen = things.map((thing, at) => ({ thing, start: starts[at], end: ends[at] })).filter(({ start, end }) => start && end);
    if (motion.still || !seen.length) return;
    const flying = seen.map(({ thing }) => this.draw(thing));
    const step = (part) => {
      const done = eased(part);
      const air = Math.sin(done * Math.PI);
      seen.forEach(({ start, end }, at) => {
        const x = start[0] + (end[0] - start[0]) * done + (at - (seen.length - 1) / 2) * AIR * air;
        const y = start[1] + (end[1] - start[1]) * done - RISE * air;
        flying[at].style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      });
    };
    step(0); // before they are on the page: the first frame of `glide` may come one frame too late
    document.body.append(...flying);
    sound.play("card");
    await motion.glide(ms, step);
    await motion.wait(rest);
    for (const thing of flying) thing.remove();
  }
}

/**
 * The middle of an element. If it is out of sight, the nearest point of what is in sight around it; null if it is not
 * on the page.
 * @param {Element | null | undefined} element
 * @returns {Point}
 */
export function sightOf(element) {
  let box = element?.getBoundingClientRect();
  while (element && !(box.width && box.height)) { // not drawn, or without a box of its own
    element = element.parentElement;
    box = element?.getBoundingClientRect();
  }
  if (!element || element === document.body || element === document.documentElement) return null;
  let point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") point = inside(point, around.getBoundingClientRect());
  }
  return inside(point, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

function inside([x, y], { left, top, right, bottom }) {
  const within = (value, low, high) => (high - low < 2 * EDGE ? (low + high) / 2 : Math.min(high - EDGE, Math.max(low + EDGE, value)));
  return [within(x, left, right), within(y, top, bottom)];
}

/** A place that nothing changes at. @param {Element | null} element @returns {Place} */
export function spot(element) {
  const here = (things) => things.map(() => sightOf(element));
  return { leave: here, expect: here, arrive() {} };
}

/** A place in the middle of an element, where things lie side by side for all to see. @param {Element} element @returns {Place} */
export function display(element, apart = 46) {
  const here = (things) => {
    const middle = sightOf(element);
    const width = Math.min(apart * (things.length - 1), Math.max(0, element.clientWidth - 2 * EDGE - apart));
    return things.map((_, at) => middle && [middle[0] + (things.length > 1 ? (at / (things.length - 1) - 0.5) * width : 0), middle[1]]);
  };
  return { leave: here, expect: here, arrive() {} };
}

/**
 * A place that says how many things it holds.
 * @param {Element | null} element
 * @param {(more: number) => void} count so many more, or less
 * @returns {Place}
 */
export function counted(element, count) {
  const { expect } = spot(element);
  return {
    expect,
    leave(things) {
      count(-things.length);
      return expect(things);
    },
    arrive: (things) => count(things.length),
  };
}

/** Add to a figure on the page. The next state writes it anew. @param {Element | null} figure @param {number} more */
export function addTo(figure, more) {
  if (figure) figure.textContent = String(Math.max(0, Number(figure.textContent) + more));
}

/** The place of each thing, in a list of elements that are hidden until the things have come. @param {Element[]} elements @returns {Place} */
export function hiding(elements) {
  return {
    leave: () => elements.map((element) => (element.classList.add("coming"), sightOf(element))),
    expect: () => elements.map((element) => (element.classList.add("coming"), sightOf(element))),
    arrive: () => elements.forEach((element) => element.classList.remove("coming")),
  };
}

/** A place, and another that only counts along. @param {Place} place @param {Place} counting @returns {Place} */
export function together(place, counting) {
  return {
    leave: (things) => (counting.leave(things), place.leave(things)),
    expect: (things) => place.expect(things),
    arrive: (things) => (counting.arrive(things), place.arrive(things)),
  };
}
