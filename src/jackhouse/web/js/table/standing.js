/**
 * Standing answers: a lone answer that changes nothing is given by itself, and "pass until my turn" passes for me. Both
 * after a natural pause, so that quick hands tell the others nothing.
 */

const PAUSE = [800, 2000];

export class Standing {
  /**
   * @param {import("../settings.js").settings} settings
   * @param {(action: string) => void} answer
   */
  constructor(settings, answer) {
    this.settings = settings;
    this.answer = answer;
    /** Passing whenever I am asked in another's turn. */
    this.passing = false;
  }

  /** Are lone answers given by themselves? */
  get alone() {
    return this.settings.get("alone", true);
  }

  /**
   * The answer that will be given by itself, if any; it is, after a pause.
   * @param {import("./book.js").State} state
   * @param {(action: string) => boolean} isQuiet whether an answer changes nothing
   * @returns {string | null}
   */
  consider(state, isQuiet) {
    this.stop();
    const { legal, view } = state;
    if (view.turn === state.seat) this.passing = false;
    const lone = this.alone && legal.length === 1 && isQuiet(legal[0]) && !state.undoable;
    const pass = this.passing && legal.includes("pass");
    const action = lone ? legal[0] : pass ? "pass" : null;
    if (action) {
      const pause = PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]);
      this.timer = setTimeout(() => this.answer(action), pause);
    }
    return action;
  }

  stop() {
    clearTimeout(this.timer);
  }
}
