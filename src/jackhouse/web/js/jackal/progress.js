/** How far the rows have come, as far as it was told: which card of each is under way, after how many steps. */

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
    else if (code === "gave-rum") this.steps[params.victim] = (this.steps[params.victim] ?? 0) + params.count;
    else if (code === "reached") this.ends[seat] = code;
    else if (code === "row-ended") this.end(seat, params.cause);
    else if (code === "paid-out") this.seat = seat;
    else if (code === "drew" || code === "ended") this.seat = null;
    if (steps !== undefined) this.steps[seat] = steps;
  }

  reveal(seat, cards) {
    this.rows = withAt(this.rows, seat, cards);
    Object.assign(this, { seat, again: false });
    this.steps[seat] = 0;
    this.places[seat] = -1;
    this.ends[seat] = "";
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
