/** How far the rows have come, as far as it was told: which card of each is under way, after how many steps. */

const SPECIALS = { doubled: "double", "beat-bandit": "weapon", guided: "friday" }; // which card an event attaches

export class Progress {
  constructor() {
    this.begin();
  }

  begin() {
    /** @type {string[][]} the rows that are shown, by seat */
    this.rows = [];
    this.steps = [];
    /** @type {number[]} the place of the card that was carried out last; none yet: -1 */
    this.places = [];
    /** @type {string[]} why a row has ended: a cause, or "reached" */
    this.ends = [];
    /** @type {{kind: string, at: number}[][]} specials by seat, and the place of the card that each is attached to; rum: -1 */
    this.attached = [];
    /** @type {number | null} whose row is looked at */
    this.seat = null;
    this.again = false;
  }

  /** @param {import("../table/book.js").Event} event */
  hear({ code, params }) {
    const { seat, steps } = params;
    if (code === "island-shown") this.begin();
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

  addRum(seat, count) {
    this.steps[seat] = (this.steps[seat] ?? 0) + count;
    for (let rum = 0; rum < count; rum += 1) this.attach(seat, "rum", -1);
  }

  attach(seat, kind, at) {
    this.attached = withAt(this.attached, seat, [...(this.attached[seat] ?? []), { kind, at }]);
  }

  /** What is attached to the card at this place of a row; at -1: to the row. @param {number} seat @param {number} at @returns {string[]} */
  attachedTo(seat, at) {
    return (this.attached[seat] ?? []).filter((special) => special.at === at).map(({ kind }) => kind);
  }

  reveal(seat, cards) {
    this.rows = withAt(this.rows, seat, cards);
    Object.assign(this, { seat, again: false });
    this.steps[seat] = 0;
    this.places[seat] = -1;
    this.ends[seat] = "";
    this.attached = withAt(this.attached, seat, []);
  }

  advance(seat) {
    if (!this.again) this.places[seat] = (this.places[seat] ?? -1) + 1;
    this.again = false;
  }

  end(seat, cause) {
    this.ends[seat] = cause;
    if (cause === "blocked" || cause === "no-flag" || cause === "special") this.advance(seat);
  }

  /** The table stands as it is. @param {object} view */
  settle(view) {
    if (!view.rows || view.turn === null) {
      Object.assign(this, { rows: view.rows ?? [], seat: null });
      return;
    }
    Object.assign(this, { rows: view.rows, steps: [...view.steps], seat: view.turn });
  }

  /** The place of the card under way in a row; `asked` for a way: of the one that comes. @param {number} seat */
  at(seat, asked = false) {
    return (this.places[seat] ?? -1) + (asked && !this.again ? 1 : 0);
  }

  /** Is this row done, and how: `reached`, or without treasure? @param {number} seat */
  over(seat) {
    return this.ends[seat] ?? "";
  }
}

function withAt(list, at, item) {
  const copy = [...list];
  copy[at] = item;
  return copy;
}
