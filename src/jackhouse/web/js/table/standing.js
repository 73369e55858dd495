/**
 * Answers that the page gives for its player: a lone answer that decides nothing, and a pass for whoever asked not to
 * be asked. Both come after a natural pause, so that quick hands tell the others nothing.
 * @typedef {{name: string, questions: string[], until: string}} Passing what a player can ask to be passed: the words
 *   for it, the questions it answers, and a key that changes when it ends
 */

const PAUSE = [800, 2000]; // milliseconds

export class Standing {
  /**
   * @param {import("../settings.js").settings} settings
   * @param {{isQuiet: (action: string) => boolean, passing: (view: object) => Passing | null}} game
   * @param {(state: import("./book.js").State, action: string) => void} answer
   */
  constructor(settings, game, answer) {
    Object.assign(this, { settings, game, answer });
    /** @type {Map<number, string>} by seat: until when its questions are passed */
    this.passed = new Map();
    /** @type {Map<number, {decision: number, action: string, timer: number}>} by seat: the answer that is about to be given */
    this.pending = new Map();
  }

  /** What this seat may ask to be passed right now, if anything. @returns {Passing | null} */
  offered({ seat, view, legal }) {
    if (seat === null || view.over || view.turn === null || view.turn === seat) return null;
    const passing = this.game.passing(view);
    return passing && (!legal?.length || passing.questions.includes(view.question.code)) ? passing : null;
  }

  /** Are the questions of this seat passed? It ends by itself with the turn or the island. */
  isPassing(state) {
    const { seat, view } = state;
    if (this.passed.has(seat) && this.passed.get(seat) !== this.game.passing(view)?.until) this.passed.delete(seat);
    return this.passed.has(seat);
  }

  toggle(state) {
    if (this.isPassing(state)) this.passed.delete(state.seat);
    else this.passed.set(state.seat, this.game.passing(state.view).until);
  }

  /**
   * The answer that will be given for this seat, if any; it is, after a pause.
   * @param {import("./book.js").State} state
   * @returns {{action: string, isLone: boolean} | null}
   */
  consider(state) {
    const { seat, decision } = state;
    const found = this.answerTo(state);
    const pending = this.pending.get(seat);
    if (pending && pending.decision === decision && pending.action === found?.action) return found;
    this.stop(seat);
    if (found) {
      const pause = PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]);
      const timer = setTimeout(() => (this.pending.delete(seat), this.answer(state, found.action)), pause);
      this.pending.set(seat, { decision, action: found.action, timer });
    }
    return found;
  }

  answerTo(state) {
    const { legal, view, undoable } = state;
    if (!legal?.length) return null;
    if (legal.length === 1 && !undoable && this.settings.get("alone", true) && this.game.isQuiet(legal[0])) {
      return { action: legal[0], isLone: true };
    }
    const isPassed = this.isPassing(state) && this.game.passing(view).questions.includes(view.question.code);
    return isPassed && legal.includes("pass") ? { action: "pass", isLone: false } : null;
  }

  /** Nothing is given for this seat now. @param {number | null} seat */
  stop(seat) {
    clearTimeout(this.pending.get(seat)?.timer);
    this.pending.delete(seat);
  }

  close() {
    for (const seat of [...this.pending.keys()]) this.stop(seat);
  }
}
