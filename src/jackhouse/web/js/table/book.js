/**
 * What this page has been told, by viewer: a seat of mine, or null for an onlooker. Nothing else is kept anywhere.
 * @typedef {number | null} Viewer
 * @typedef {{n: number, code: string, params: Record<string, any>}} Event
 * @typedef {{seat: Viewer, n: number, table: object, view: object | null, decision?: number, legal?: string[],
 *   refused?: {action: string, code: string, rule: string, params: object}[], undoable?: boolean}} State
 */
export class Book {
  constructor() {
    /** @type {Map<Viewer, State>} */
    this.states = new Map();
    /** @type {Map<Viewer, Event[]>} */
    this.events = new Map();
    /** @type {Map<Viewer, number>} how many events each viewer has seen played */
    this.seen = new Map();
  }

  /** @param {Viewer} viewer @param {Event[]} events */
  add(viewer, events) {
    this.events.set(viewer, [...this.all(viewer), ...events]);
  }

  /** @param {State} state */
  put(state) {
    if (!this.seen.has(state.seat)) this.seen.set(state.seat, this.all(state.seat).length);
    this.states.set(state.seat, state);
  }

  all(viewer) {
    return this.events.get(viewer) ?? [];
  }

  /** What this viewer has not seen played yet; from now on it has. @returns {Event[]} */
  fresh(viewer) {
    const events = this.all(viewer).slice(this.seen.get(viewer) ?? 0);
    this.seen.set(viewer, this.all(viewer).length);
    return events;
  }

  /** Only these viewers are still mine. @param {Viewer[]} viewers */
  keep(viewers) {
    for (const viewer of this.states.keys()) {
      if (!viewers.includes(viewer)) this.states.delete(viewer);
    }
  }

  /** The seats of mine that must decide now. @returns {number[]} */
  awaited() {
    return [...this.states.values()].filter((state) => state.legal?.length).map((state) => state.seat);
  }
}
