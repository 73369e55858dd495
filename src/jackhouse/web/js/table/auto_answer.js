/**
 * Answers that the page sends for its player: the only legal action if it decides nothing, and a pass for a player who
 * asked for that. Both are sent after a random pause, so that their speed tells the others nothing.
 * @typedef {import("./game_interface.js").State} State
 * @typedef {import("./game_interface.js").AutoPass} AutoPass
 * @typedef {import("./game_interface.js").Viewer} Viewer
 */

const PAUSE = [800, 2000]; // milliseconds, at least and at most

export class AutoAnswer {
  /**
   * @param {Pick<import("../settings.js").Settings, "get">} settings
   * @param {Pick<import("./game_interface.js").GameTable, "mayAutoAnswer" | "autoPass">} game
   * @param {(state: State, action: string) => void} send
   */
  constructor(settings, game, send) {
    this.settings = settings;
    this.game = game;
    this.send = send;
    /** @type {Map<Viewer, string>} seats whose questions are passed, and the key until which they are */
    this.passed = new Map();
    /** @type {Map<Viewer, {decision: number | undefined, action: string, timer: number}>} answers that wait for their pause */
    this.pending = new Map();
  }

  /** Returns the questions that this seat can have passed right now. @param {State} state @returns {AutoPass | null} */
  availablePass({ seat, view, legal }) {
    if (seat === null || view.over || view.turn === null || view.turn === seat) return null;
    const autoPass = this.game.autoPass(view);
    return autoPass && (!legal?.length || autoPass.questions.includes(view.question?.code ?? "")) ? autoPass : null;
  }

  /** Whether the questions of this seat are passed. It ends by itself when the key of the game's `autoPass` changes. @param {State} state */
  isPassing({ seat, view }) {
    if (this.passed.has(seat) && this.passed.get(seat) !== this.game.autoPass(view)?.until) this.passed.delete(seat);
    return this.passed.has(seat);
  }

  /** @param {State} state */
  toggle(state) {
    const autoPass = this.game.autoPass(state.view);
    if (this.isPassing(state)) this.passed.delete(state.seat);
    else if (autoPass) this.passed.set(state.seat, autoPass.until);
  }

  /**
   * Schedules the automatic answer to this state, if there is one, and returns it.
   * @param {State} state
   * @returns {{action: string, isOnly: boolean} | null}
   */
  schedule(state) {
    const { seat, decision } = state;
    const answer = this.answerTo(state);
    const pending = this.pending.get(seat);
    if (pending && pending.decision === decision && pending.action === answer?.action) return answer;
    this.cancel(seat);
    if (answer) {
      const pause = PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]);
      const timer = setTimeout(() => {
        this.pending.delete(seat);
        this.send(state, answer.action);
      }, pause);
      this.pending.set(seat, { decision, action: answer.action, timer });
    }
    return answer;
  }

  /** @param {State} state @returns {{action: string, isOnly: boolean} | null} */
  answerTo(state) {
    const { legal, view, undoable } = state;
    if (!legal?.length) return null;
    if (legal.length === 1 && !undoable && this.settings.get("alone", true) && this.game.mayAutoAnswer(legal[0])) {
      return { action: legal[0], isOnly: true };
    }
    const isPassed = this.isPassing(state) && this.game.autoPass(view)?.questions.includes(view.question?.code ?? "");
    return isPassed && legal.includes("pass") ? { action: "pass", isOnly: false } : null;
  }

  /** Cancels the answer that is pending for this seat. @param {Viewer | undefined} seat */
  cancel(seat) {
    if (seat === undefined) return;
    clearTimeout(this.pending.get(seat)?.timer);
    this.pending.delete(seat);
  }

  close() {
    for (const seat of [...this.pending.keys()]) this.cancel(seat);
  }
}
