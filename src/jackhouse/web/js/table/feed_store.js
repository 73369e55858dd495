/**
 * The states and events that the server has sent, by viewer. Nothing of a game is kept elsewhere on the page.
 * @typedef {import("./game_interface.js").Viewer} Viewer
 * @typedef {import("./game_interface.js").GameEvent} GameEvent
 * @typedef {import("./game_interface.js").State} State
 */

export class FeedStore {
  constructor() {
    /** @type {Map<Viewer, State>} */
    this.states = new Map();
    /** @type {Map<Viewer, GameEvent[]>} */
    this.events = new Map();
    /** @type {Map<Viewer, number>} how many events each viewer has been shown */
    this.shown = new Map();
  }

  /** @param {Viewer} viewer @param {GameEvent[]} events */
  addEvents(viewer, events) {
    this.events.set(viewer, [...this.eventsOf(viewer), ...events]);
  }

  /** Stores the latest state. Events before the first state of a viewer count as shown. @param {State} state */
  putState(state) {
    if (!this.shown.has(state.seat)) this.shown.set(state.seat, this.eventsOf(state.seat).length);
    this.states.set(state.seat, state);
  }

  /** @param {Viewer} viewer @returns {State | undefined} */
  stateOf(viewer) {
    return this.states.get(viewer);
  }

  /** @param {Viewer} viewer @returns {GameEvent[]} */
  eventsOf(viewer) {
    return this.events.get(viewer) ?? [];
  }

  /** Returns the events that this viewer has not been shown, and marks them as shown. @param {Viewer} viewer @returns {GameEvent[]} */
  takeUnseen(viewer) {
    const events = this.eventsOf(viewer).slice(this.shown.get(viewer) ?? 0);
    this.shown.set(viewer, this.eventsOf(viewer).length);
    return events;
  }

  /** Drops the states of all other viewers. @param {Viewer[]} viewers */
  retain(viewers) {
    for (const viewer of this.states.keys()) {
      if (!viewers.includes(viewer)) this.states.delete(viewer);
    }
  }

  /** Returns the seats of this device that must decide now. @returns {number[]} */
  awaitedSeats() {
    return [...this.states.values()].flatMap(({ seat, legal }) => (seat !== null && legal?.length ? [seat] : []));
  }
}
