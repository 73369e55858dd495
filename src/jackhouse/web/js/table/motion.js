/** Movement that can be hurried, cut short or left out. */

import { stillness } from "../dom.js";

/** How things are shown: moving, calmly or briskly; `still`, each at its end, with the pauses; or `none`, at once. */
export const PACES = ["calm", "brisk", "still", "none"];
const SPEED = { calm: 1, brisk: 2.5, still: 1 };

export class Motion {
  /** @param {import("../settings.js").settings} settings */
  constructor(settings) {
    this.settings = settings;
    this.hurry = 1;
    this.cutting = false;
    /** @type {Set<() => void>} what to do at once when all is cut short */
    this.running = new Set();
  }

  /** The pace in force. */
  get pace() {
    return this.settings.get("pace") ?? (stillness() ? "still" : "calm");
  }

  /** May anything move? */
  get moves() {
    return !this.still && this.pace !== "still";
  }

  /** Is nothing shown on its way, but all at once? */
  get still() {
    return this.pace === "none" || document.hidden;
  }

  /** How long something takes here that would take so many milliseconds. */
  time(ms) {
    return this.still || this.cutting ? 0 : ms / SPEED[this.pace] / this.hurry;
  }

  /** Everything that moves is at its end at once, until `start`. */
  cut() {
    this.cutting = true;
    for (const end of [...this.running]) end();
  }

  start() {
    this.cutting = false;
  }

  /** @param {number} ms */
  wait(ms) {
    return this.glide(ms, () => {});
  }

  /**
   * Call `step` with 0 to 1, a frame at a time, and at last with 1.
   * @param {number} ms
   * @param {(part: number) => void} step
   * @returns {Promise<void>}
   */
  glide(ms, step) {
    const length = this.time(ms);
    if (length <= 0) {
      step(1);
      return Promise.resolve();
    }
    if (!this.moves) step(1);
    return new Promise((done) => {
      const began = performance.now();
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        this.running.delete(end);
        step(1);
        done();
      };
      const next = (now) => {
        const part = (now - began) / length;
        if (part >= 1) {
          end();
          return;
        }
        if (this.moves) step(Math.max(0, part));
        frame = requestAnimationFrame(next);
      };
      this.running.add(end);
      frame = requestAnimationFrame(next);
    });
  }
}

/** Slow at both ends. @param {number} part */
export const eased = (part) => part * part * (3 - 2 * part);
