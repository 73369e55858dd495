/** The theatre: what happened is played event by event, then the table stands as it is. */

const MANY = 14; // events to be seen in one go, above which they are played faster

export class Theatre {
  /**
   * @param {import("./motion.js").Motion} motion
   * @param {{tell: (event: object) => void, play: (event: object) => Promise<void>,
   *   isSeen: (event: object) => boolean, isToldAfter: (event: object) => boolean,
   *   settle: (state: object) => void, busy: (playing: boolean) => void}} troupe
   */
  constructor(motion, troupe) {
    this.motion = motion;
    this.troupe = troupe;
    /** @type {{events: object[], state: object}[]} */
    this.queue = [];
    this.playing = false;
    this.moving = false; // whether what is played is seen
  }

  /** Events, and the state that they led to. */
  add(events, state) {
    this.queue.push({ events, state });
    if (!this.playing) this.run();
  }

  async run() {
    this.playing = true;
    this.motion.start();
    while (this.queue.length) {
      const { events, state } = this.queue.shift();
      const waiting = [events, ...this.queue.map((act) => act.events)].flat().filter((event) => this.troupe.isSeen(event)).length;
      this.motion.hurry = waiting > MANY ? Math.min(4, waiting / MANY) : 1;
      this.moving = !this.motion.still && events.some((event) => this.troupe.isSeen(event));
      if (this.moving) this.troupe.busy(true);
      for (const event of events) {
        const after = this.moving && this.troupe.isToldAfter(event); // the telling would spoil the showing
        if (!after) this.troupe.tell(event);
        if (this.moving) await this.troupe.play(event).catch((fault) => console.error(fault)); // the game goes on
        if (after) this.troupe.tell(event);
      }
      if (!this.queue.length) this.motion.start();
      this.troupe.settle(state);
    }
    this.playing = this.moving = false;
    this.troupe.busy(false);
  }

  /** On to the end of what is being played. */
  skip() {
    this.motion.cut();
  }

  /** Nothing more is played. */
  close() {
    this.queue = [];
    this.motion.cut();
  }
}
