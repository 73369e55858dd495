/** The progress of the rows, followed from events: which card of each is carried out, and after how many steps. */

const SPECIALS = { doubled: "double", "beat-bandit": "weapon", guided: "friday" }; // which card an event attaches

export class RowProgress {
  constructor() {
    /** @type {string[][]} the revealed rows by seat */
    this.rows = [];
    /** @type {number[]} */
    this.steps = [];
    /** @type {number[]} the place of the card that was carried out last by each seat; -1: none yet */
    this.places = [];
    /** @type {string[]} why each row has ended: a cause, or "reached" */
    this.ends = [];
    /** @type {{kind: string, at: number}[][]} specials by seat, and the place of the card that each is attached to; -1: the row (rum) */
    this.attached = [];
    /** @type {number | null} the seat whose row is carried out */
    this.seat = null;
    this.again = false; // whether the same card is carried out once more
    /** @type {number[]} the seats that have committed a row; of the last one there is no event */
    this.committed = [];
    /** @type {number[]} the seats that plan a row for this island, as far as a view has told */
    this.planning = [];
  }

  reset() {
    Object.assign(this, new RowProgress());
  }

  /** @param {import("../table/game_interface.js").GameEvent} event */
  receive({ code, params }) {
    const { seat, steps } = params;
    if (code === "island-shown") this.reset();
    else if (code === "committed") this.committed = [...this.committed, seat];
    else if (code === "revealed") this.reveal(seat, params.cards);
    else if (code === "turn-began" || code === "landed") this.seat = seat;
    if (code === "landed" && params.flag !== "white") this.places[seat] = 0;
    else if (code === "moved") this.advance(seat);
    else if (code === "doubled") this.again = true;
    else if (code === "gave-rum") this.addRum(params.victim, params.count);
    else if (code === "reached") this.ends[seat] = code;
    else if (code === "row-ended") this.end(seat, params.cause);
    else if (code === "paid-out") this.seat = seat;
    else if (code === "drew" || code === "ended") this.seat = null;
    if (code in SPECIALS) this.attach(seat, SPECIALS[code], this.at(seat));
    if (steps !== undefined) this.steps[seat] = steps;
  }

  /** @param {number} seat @param {number} count */
  addRum(seat, count) {
    this.steps[seat] = (this.steps[seat] ?? 0) + count;
    for (let rum = 0; rum < count; rum += 1) this.attach(seat, "rum", -1);
  }

  /** @param {number} seat @param {string} kind @param {number} at */
  attach(seat, kind, at) {
    this.attached = withAt(this.attached, seat, [...(this.attached[seat] ?? []), { kind, at }]);
  }

  /** Returns what is attached to the card at this place of a row; at -1: to the row. @param {number} seat @param {number} at @returns {string[]} */
  attachedTo(seat, at) {
    return (this.attached[seat] ?? []).filter((special) => special.at === at).map(({ kind }) => kind);
  }

  /** @param {number} seat @param {string[]} cards */
  reveal(seat, cards) {
    this.rows = withAt(this.rows, seat, cards);
    Object.assign(this, { seat: null, again: false });
    this.steps[seat] = 0;
    this.places[seat] = -1;
    this.ends[seat] = "";
    this.attached = withAt(this.attached, seat, []);
  }

  /** @param {number} seat */
  advance(seat) {
    if (!this.again) this.places[seat] = (this.places[seat] ?? -1) + 1;
    this.again = false;
  }

  /** @param {number} seat @param {string} cause */
  end(seat, cause) {
    this.ends[seat] = cause;
    if (cause === "blocked" || cause === "no-flag" || cause === "special") this.advance(seat);
  }

  /** Whether all rows are revealed. */
  get isRevealComplete() {
    return [...this.committed, ...this.planning].every((seat) => this.rows[seat]?.length);
  }

  /** Takes over the rows and steps of a view. @param {import("../table/game_interface.js").View} view */
  sync(view) {
    if (!view.rows || view.turn === null) {
      Object.assign(this, { rows: view.rows ?? [], seat: null });
      if (view.phase === "planning") {
        this.committed = committedSeats(view);
        this.planning = [...this.committed, ...view.awaited];
      }
      return;
    }
    Object.assign(this, { rows: view.rows, steps: [...view.steps], seat: view.turn });
  }

  /** Returns the place of the card that is carried out. @param {number} seat @param {boolean} isAsked whether the direction of the next card is being chosen */
  at(seat, isAsked = false) {
    return (this.places[seat] ?? -1) + (isAsked && !this.again ? 1 : 0);
  }

  /** Returns how a row has ended, "reached" or a cause; "" if it has not. @param {number} seat */
  endOf(seat) {
    return this.ends[seat] ?? "";
  }
}

/** Returns the seats whose row lies face down; that they have committed is public, the length of a row is not. @param {import("../table/game_interface.js").View} view @returns {number[]} */
export function committedSeats(view) {
  if (view.phase !== "planning") return [];
  return view.hand_sizes.flatMap((cards, seat) => (cards && !view.away[seat] && !view.awaited.includes(seat) ? [seat] : []));
}

/** Returns a list with another item at a place. @template T @param {T[]} list @param {number} at @param {T} item @returns {T[]} */
function withAt(list, at, item) {
  const copy = [...list];
  copy[at] = item;
  return copy;
}
