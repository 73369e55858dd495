/**
 * Plays the events of a feed one after the other, then shows the state that they led to.
 * @typedef {import("./game_interface.js").GameEvent} GameEvent
 * @typedef {import("./game_interface.js").State} State
 */

const MANY = 14; // animated events in the queue above which they are played faster
const FASTEST = 4; // times the usual speed

export class Playback {
  /**
   * @param {import("./motion.js").Motion} motion
   * @param {{describe: (event: GameEvent) => void, animate: (event: GameEvent) => Promise<void>,
   *   hasAnimation: (event: GameEvent) => boolean, isDescribedAfter: (event: GameEvent) => boolean,
   *   prepare: (state: State) => Promise<void> | undefined,
   *   showState: (state: State) => void, setPlaying: (playing: boolean) => void}} handlers
   */
  constructor(motion, handlers) {
    this.motion = motion;
    this.handlers = handlers;
    /** @type {{events: GameEvent[], state: State}[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isAnimating = false; // whether the events that are being played can be seen
  }

  /** Queues events and the state that they led to. @param {GameEvent[]} events @param {State} state */
  add(events, state) {
    this.queue.push({ events, state });
    if (!this.isPlaying) this.run();
  }

  async run() {
    const { handlers, motion } = this;
    this.isPlaying = true;
    motion.start();
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { events, state } = next;
      const waiting = [events, ...this.queue.map((queued) => queued.events)].flat().filter((event) => handlers.hasAnimation(event)).length;
      motion.hurry = waiting > MANY ? Math.min(FASTEST, waiting / MANY) : 1;
      this.isAnimating = !motion.still && events.some((event) => handlers.hasAnimation(event));
      if (this.isAnimating) handlers.setPlaying(true);
      for (const event of events) await this.play(event);
      if (!this.queue.length) motion.start();
      const loading = handlers.prepare(state);
      if (!loading || await hasLoaded(loading)) handlers.showState(state);
    }
    this.isPlaying = this.isAnimating = false;
    handlers.setPlaying(false);
  }

  /** @param {GameEvent} event */
  async play(event) {
    const { handlers } = this;
    const isDescribedAfter = this.isAnimating && handlers.isDescribedAfter(event);
    if (!isDescribedAfter) handlers.describe(event);
    if (this.isAnimating) await handlers.animate(event).catch((error) => console.error(error)); // the game goes on
    if (isDescribedAfter) handlers.describe(event);
  }

  /** Ends the animations that are queued at once. */
  skip() {
    this.motion.cut();
  }

  close() {
    this.queue = [];
    this.motion.cut();
  }
}

/** Whether what a state needs has been loaded. If not, the line is cut; once it is back, the state comes again. @param {Promise<void>} loading */
async function hasLoaded(loading) {
  try {
    await loading;
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
