/** The animation of cards and coins that fly over the page from one place to another. */

import { eased } from "./motion.js";
import { EDGE, visiblePoint } from "./visible_places.js";

const SPREAD = 18; // pixels between things that fly side by side
const RISE = 40; // pixels

/**
 * @typedef {import("./visible_places.js").Point} Point
 * @typedef {import("./visible_places.js").Place} Place
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

/** A place together with one that only counts. @param {Place} place @param {Place} counting @returns {Place} */
export function withCount(place, counting) {
  return {
    leave: (things) => (counting.leave(things), place.leave(things)),
    expect: (things) => place.expect(things),
    arrive: (things) => (counting.arrive(things), place.arrive(things)),
  };
}
