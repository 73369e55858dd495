/** The animation of cards and coins that fly over the page from one place to another. */

import { eased } from "./motion.js";

const SPREAD = 18; // pixels between things that fly side by side
const EDGE = 14; // pixels that a point keeps from the borders of what is visible
const RISE = 40; // pixels

/**
 * @typedef {[number, number] | null} Point x and y in the window; null: nowhere on the page
 * @typedef {object} Place
 * @property {(things: string[]) => Point[]} leave removes the things, and returns where each was
 * @property {(things: string[]) => Point[]} expect makes room for the things, and returns where each will be
 * @property {(things: string[]) => void} arrive shows the things
 */

export class FlyAnimation {
  /**
   * @param {import("./motion.js").Motion} motion
   * @param {import("./sound.js").Sound} sound
   * @param {(thing: string) => HTMLElement | SVGElement} draw draws a flying thing
   */
  constructor(motion, sound, draw) {
    this.motion = motion;
    this.sound = sound;
    this.draw = draw;
  }

  /**
   * Moves things from one place to another. They are at the new place at the end, animated or not.
   * @param {string[]} things
   * @param {Place} from
   * @param {Place} to
   * @param {{ms?: number, rest?: number}} [pace] milliseconds of the flight, and of the pause after it
   */
  async carry(things, from, to, { ms = 550, rest = 120 } = {}) {
    if (!things.length) return;
    const starts = from.leave(things);
    const ends = to.expect(things);
    await this.fly(things, starts, ends, ms, rest);
    to.arrive(things);
  }

  /** @param {string[]} things @param {Point[]} starts @param {Point[]} ends @param {number} ms @param {number} rest */
  async fly(things, starts, ends, ms, rest) {
    const { motion, sound } = this;
    const visible = things.flatMap((thing, at) => {
      const [start, end] = [starts[at], ends[at]];
      return start && end ? [{ thing, start, end }] : [];
    });
    if (motion.still || !visible.length) return;
    const flying = visible.map(({ thing }) => this.draw(thing));
    const step = (part) => {
      const done = eased(part);
      const height = Math.sin(done * Math.PI);
      visible.forEach(({ start, end }, at) => {
        const x = start[0] + (end[0] - start[0]) * done + (at - (visible.length - 1) / 2) * SPREAD * height;
        const y = start[1] + (end[1] - start[1]) * done - RISE * height;
        flying[at].style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      });
    };
    step(0); // before they are on the page: `glide` may begin one frame later
    document.body.append(...flying);
    sound.play("card");
    await motion.glide(ms, step);
    await motion.wait(rest);
    for (const thing of flying) thing.remove();
  }
}

/**
 * Returns the middle of an element. If it is not visible, the nearest visible point around it; null if it is not on the
 * page.
 * @param {Element | null | undefined} element
 * @returns {Point}
 */
export function visiblePoint(element) {
  let box = element?.getBoundingClientRect();
  while (element && box && !(box.width && box.height)) { // not drawn, or without a box of its own
    element = element.parentElement;
    box = element?.getBoundingClientRect();
  }
  if (!element || !box || element === document.body || element === document.documentElement) return null;
  /** @type {[number, number]} */
  let point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") point = inside(point, around.getBoundingClientRect());
  }
  return inside(point, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

/** @param {[number, number]} point @param {{left: number, top: number, right: number, bottom: number}} box @returns {[number, number]} */
function inside([x, y], { left, top, right, bottom }) {
  const within = (value, low, high) => (high - low < 2 * EDGE ? (low + high) / 2 : Math.min(high - EDGE, Math.max(low + EDGE, value)));
  return [within(x, left, right), within(y, top, bottom)];
}

/** A place that does not change. @param {Element | null} element @returns {Place} */
export function fixedPlace(element) {
  /** @type {(things: string[]) => Point[]} */
  const here = (things) => things.map(() => visiblePoint(element));
  return { leave: here, expect: here, arrive() {} };
}

/** A place in the middle of an element, where things are shown side by side. @param {Element} element @returns {Place} */
export function displayPlace(element, apart = 46) {
  /** @type {(things: string[]) => Point[]} */
  const here = (things) => {
    const middle = visiblePoint(element);
    const width = Math.min(apart * (things.length - 1), Math.max(0, element.clientWidth - 2 * EDGE - apart));
    return things.map((_, at) => middle && [middle[0] + (things.length > 1 ? (at / (things.length - 1) - 0.5) * width : 0), middle[1]]);
  };
  return { leave: here, expect: here, arrive() {} };
}

/**
 * A place that shows how many things it holds.
 * @param {Element | null} element
 * @param {(more: number) => void} count adds to the number
 * @returns {Place}
 */
export function countedPlace(element, count) {
  const { expect } = fixedPlace(element);
  return {
    expect,
    leave(things) {
      count(-things.length);
      return expect(things);
    },
    arrive: (things) => count(things.length),
  };
}

/** Adds to a number on the page, until the next state replaces it. @param {Element | null | undefined} figure @param {number} more */
export function addTo(figure, more) {
  if (figure) figure.textContent = String(Math.max(0, Number(figure.textContent) + more));
}

/** A place with an element for each thing, hidden until the thing arrives. @param {Element[]} elements */
export function elementPlaces(elements) {
  return {
    leave: () => elements.map((element) => (element.classList.add("coming"), visiblePoint(element))),
    expect: () => elements.map((element) => (element.classList.add("coming"), visiblePoint(element))),
    arrive: () => elements.forEach((element) => element.classList.remove("coming")),
  };
}

/** A place together with one that only counts. @param {Place} place @param {Place} counting @returns {Place} */
export function withCount(place, counting) {
  return {
    leave: (things) => (counting.leave(things), place.leave(things)),
    expect: (things) => place.expect(things),
    arrive: (things) => (counting.arrive(things), place.arrive(things)),
  };
}
