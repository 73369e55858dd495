/** The result of each island, collected from events: who took which place at a treasure, with how many steps and coins. */

const AFTER_PAYMENT = ["drew", "deck-remade", "deck-empty", "ended", "island-shown"]; // events that come after all payments

/**
 * @typedef {object} PirateResult
 * @property {number} seat
 * @property {number | null} place among the pirates at the same treasure, from 1; null: none was reached
 * @property {number} steps
 * @property {number} coins gained on this island
 * @property {string} end "reached", or why the row ended without treasure
 *
 * @typedef {object} IslandResult
 * @property {number} number of the island in this feed, from 1
 * @property {string | null} island its key; null: it was turned up before the feed began
 * @property {PirateResult[]} pirates by their place at a treasure, then by coins
 * @property {number[]} away the seats in Tortuga
 */

export class IslandResults {
  constructor() {
    this.finished = 0; // islands in this feed
    this.closed = 0; // the number of the last result that the viewer has closed
    /** @type {string | null} */
    this.island = null;
    /** @type {number[]} seats in the order of their turns */
    this.order = [];
    /** @type {number[]} */
    this.away = [];
    /** @type {{seat: number, coins: number, cell: string}[]} */
    this.payments = [];
    /** @type {IslandResult | null} of the last island, until the rows of the next one are shown */
    this.result = null;
  }

  /**
   * Call it before the progress follows the same event.
   * @param {import("../table/game_interface.js").GameEvent} event
   * @param {Pick<import("./row_progress.js").RowProgress, "steps" | "endOf">} progress
   */
  receive({ n, code, params }, progress) {
    if (n === 1) Object.assign(this, { ...new IslandResults(), closed: this.closed }); // the feed is read again for another viewer
    if (AFTER_PAYMENT.includes(code) && this.order.length) this.finish(progress);
    if (code === "island-shown") Object.assign(this, { island: params.island, away: [] });
    else if (code === "visited-tortuga") this.away = [...this.away, params.seat];
    else if (code === "paid-out") this.payments.push({ seat: params.seat, coins: params.coins, cell: params.cell });
    else if (code === "revealed") this.reveal(params.seat);
  }

  /** @param {number} seat */
  reveal(seat) {
    this.result = null;
    this.order = [...this.order.filter((other) => other !== seat), seat];
    this.payments = [];
  }

  /** @param {Pick<import("./row_progress.js").RowProgress, "steps" | "endOf">} progress */
  finish(progress) {
    const pirates = this.order.map((seat) => {
      const paid = this.payments.find((payment) => payment.seat === seat);
      const place = paid ? this.payments.filter(({ cell }) => cell === paid.cell).indexOf(paid) + 1 : null;
      return { seat, place, steps: progress.steps[seat] ?? 0, coins: paid?.coins ?? 0, end: progress.endOf(seat) };
    });
    const order = ({ place }) => place ?? pirates.length + 1; // who reached no treasure comes last
    pirates.sort((one, two) => order(one) - order(two) || two.coins - one.coins || one.steps - two.steps);
    this.finished += 1;
    this.result = { number: this.finished, island: this.island, pirates, away: this.away };
    this.order = [];
    this.payments = [];
  }

  /** The result that the viewer has not closed. */
  get open() {
    return this.result && this.result.number > this.closed ? this.result : null;
  }

  close() {
    if (this.result) this.closed = Math.max(this.closed, this.result.number);
  }
}
