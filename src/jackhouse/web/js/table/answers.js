/** What the player at this screen chooses: picked, sent, taken back, advised. */

import { announce, toast } from "../live.js";

export class Answers {
  /**
   * @param {object} desk
   * @param {import("../line.js").Line} line
   * @param {import("./frame.js").Frame} frame
   * @param {object} game
   * @param {{isPlaying: () => boolean, stop: () => void}} stage whether something is being shown; no standing answer now
   */
  constructor(desk, line, frame, game, stage) {
    Object.assign(this, { desk, line, frame, game, stage });
    /** @type {import("./book.js").State | null} the state that is answered */
    this.state = null;
    this.picked = null;
    this.sent = "";
  }

  /** Which decision this is, of which seat. */
  get moment() {
    return `${this.state.seat}:${this.state.decision}`;
  }

  /** A tap on the map or the hand: the first shows what it would do, the second does it. @param {string[]} actions */
  pick(actions) {
    const [action] = actions;
    if (action && this.picked === action && actions.length === 1) {
      this.choose(action);
      return;
    }
    this.show(action ?? null);
    const { words } = this.desk;
    if (actions.length > 1) this.frame.say(words.say("table-pick-one"));
    else this.propose(action ?? null, action ? this.game.wording(action) : "");
  }

  /** A button that does it, below what should be known before. @param {string | null} action @param {string} text */
  propose(action, text) {
    this.frame.warn(action ? this.game.caution(action) : "");
    this.frame.commit(action, text);
  }

  /** @param {string | null} action */
  show(action) {
    this.picked = action;
    this.frame.choices.mark(action);
    this.game.preview(action);
  }

  /** Give an answer; one that should be thought over first shows why, and is given when it is confirmed. */
  choose(action, isConfirmed = false) {
    const { state } = this;
    if (!state?.legal?.includes(action) || this.sent === this.moment || this.stage.isPlaying()) return;
    if (!isConfirmed && this.game.caution(action)) {
      this.show(action);
      this.propose(action, this.game.wording(action));
      this.frame.burst.interrupt();
      this.frame.commitment.focus({ preventScroll: true });
      return;
    }
    this.send(this.line.act(state.seat, state.decision, action));
  }

  undo() {
    const { state } = this;
    if (!state?.undoable || this.sent === this.moment) return;
    this.send(this.line.undo(state.seat, state.decision));
  }

  /**
   * Take back so many answers, then give these instead, one after the other; false if now is not the time.
   * @param {number} undos
   * @param {string[]} actions
   */
  rearrange(undos, actions) {
    const { state } = this;
    if (!state?.legal?.length || this.sent === this.moment || this.stage.isPlaying()) return false;
    const { seat, decision } = state;
    const series = async () => {
      for (let at = 0; at < undos; at += 1) await this.line.undo(seat, decision + at);
      for (const [at, action] of actions.entries()) await this.line.act(seat, decision + undos + at, action);
    };
    this.send(series());
    return true;
  }

  async send(answer) {
    this.stage.stop();
    this.sent = this.moment;
    this.picked = null;
    this.frame.prompt.setAttribute("aria-busy", "true");
    if (!this.frame.element.contains(document.activeElement)) this.frame.focusQuestion();
    try {
      await answer;
    } catch (refused) {
      this.sent = "";
      if (refused.code !== "stale-decision") this.refuse(refused);
    }
    this.frame.prompt.removeAttribute("aria-busy");
  }

  async hint() {
    const { state } = this;
    const { words, spoken, api, code } = this.desk;
    if (!state?.legal?.length || this.stage.isPlaying()) return;
    try {
      const { action, decision } = await api.hint(code, state.seat);
      if (this.state !== state || decision !== state.decision) return;
      this.show(action);
      const text = words.say("table-hint", { action: this.game.wording(action) });
      this.propose(action, text);
      announce(words.say("table-hint", { action: this.game.wording(action, spoken) }));
    } catch (refused) {
      this.refuse(refused);
    }
  }

  /** @param {{code: string, rule?: string, params?: object}} reason */
  async refuse({ code, rule, params }) {
    await this.desk.words.need("why").catch(() => {});
    const [text, spoken] = [this.desk.words, this.desk.spoken].map((words) => words.reason(code, rule, params, this.desk.names()));
    toast(text, "trouble", spoken);
  }
}
