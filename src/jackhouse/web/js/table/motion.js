/** Timing of animations, which can be sped up, cut short or left out. */

import { prefersReducedMotion } from "../dom.js";

/** `calm` and `brisk` animate; `still` shows only the end of each animation, with its pause; `none` shows all at once. */
export const PACES = ["calm", "brisk", "still", "none"];
const SPEED = { calm: 1, brisk: 2.5, still: 1 };

export class Motion {
  /** @param {Pick<import("../settings.js").Settings, "get">} settings */
  constructor(settings) {
    this.settings = settings;
    this.hurry = 1; // times the usual speed
    this.cutting = false;
    /** @type {Set<() => void>} end each running animation at once */
    this.running = new Set();
  }

  /** The pace that applies. */
  get pace() {
    return this.settings.get("pace") ?? (prefersReducedMotion() ? "still" : "calm");
  }

  /** Whether anything moves. */
  get moves() {
    return !this.still && this.pace !== "still";
  }

  /** Whether everything is shown at once, without pauses. */
  get still() {
    return this.pace === "none" || document.hidden;
  }

  /** Returns the duration at this pace. @param {number} ms at the pace `calm` */
  time(ms) {
    return this.still || this.cutting ? 0 : ms / SPEED[this.pace] / this.hurry;
  }

  /** Ends all animations at once, also those that follow until `start`. */
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
   * Calls `step` with 0 to 1 on each frame, and at last with 1.
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

/** Eases a part of an animation in and out. @param {number} part 0 to 1 */
export const eased = (part) => part * part * (3 - 2 * part);
