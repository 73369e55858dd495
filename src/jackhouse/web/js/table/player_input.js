/** Carries out what the player at this screen does: picks, confirms, sends and undoes actions, asks for a hint. */

import { announce, toast } from "../notifications.js";

export class PlayerInput {
  /**
   * @param {import("./game_interface.js").TableServices} services
   * @param {import("../connection.js").Connection} connection
   * @param {import("./table_elements.js").TableElements} layout
   * @param {import("./game_interface.js").GameTable} game
   * @param {{isPlaying: () => boolean, cancelAutoAnswer: () => void, refresh: () => void}} page
   */
  constructor(services, connection, layout, game, page) {
    this.services = services;
    this.connection = connection;
    this.layout = layout;
    this.game = game;
    this.page = page;
    /** @type {import("./game_interface.js").State | null} the state that is answered */
    this.state = null;
    /** @type {string | null} the action that was tapped once */
    this.picked = null;
    this.sentFor = ""; // the key of the decision that was answered last
    this.sending = 0; // answers that are not stored yet
    /** @type {{seat: number | null, after: number, before: number} | null} the decisions that a series answers by itself */
    this.series = null;
  }

  /** Whether a series of actions answers this state, so that it is not asked. @param {import("./game_interface.js").State} state */
  isAnswered({ seat, decision = 0 }) {
    const { series } = this;
    return series !== null && seat === series.seat && series.after < decision && decision < series.before;
  }

  /** A key for the decision that is asked for: its seat and its number. */
  get decisionKey() {
    return `${this.state?.seat}:${this.state?.decision}`;
  }

  /**
   * Handles a tap on the map or the hand: the first shows what it would do, the second does it. What has a warning is
   * only shown, since two taps may be one double click.
   * @param {string[]} actions
   */
  pick(actions) {
    const [action] = actions;
    if (action && this.picked === action && actions.length === 1 && !this.game.warningFor(action)) {
      this.choose(action);
      return;
    }
    this.highlight(action ?? null);
    if (actions.length > 1) this.layout.showNote(this.services.lexicon.say("table-pick-one"));
    else this.propose(action ?? null, action ? this.game.actionText(action) : "");
  }

  /** Shows a button that sends an action, below its warning. @param {string | null} action @param {string} text */
  propose(action, text) {
    this.layout.showWarning(action ? this.game.warningFor(action) : "");
    this.layout.offerConfirm(action, text);
  }

  /**
   * Returns what is proposed, if another state asks the same and still allows it: others may have acted meanwhile.
   * @param {import("./game_interface.js").State} next @returns {{action: string, text: string} | null}
   */
  proposal(next) {
    const { state, layout, game } = this;
    const { confirmAction: action } = layout;
    if (!action || !state || state.seat !== next.seat || state.decision !== next.decision || !next.legal) return null;
    const isLegal = next.legal.includes(action) || game.maySend?.(action, next);
    return isLegal ? { action, text: layout.confirmButton.textContent ?? "" } : null;
  }

  /** Proposes again what was proposed before. @param {{action: string, text: string}} proposal */
  restore({ action, text }) {
    this.highlight(action);
    this.propose(action, text);
  }

  /** @param {string | null} action */
  highlight(action) {
    this.picked = action;
    this.layout.choices.mark(action);
    this.game.preview(action);
  }

  /** Sends an action. One with a warning is shown first, and sent when it is confirmed or chosen again. @param {string | null} action */
  choose(action, isConfirmed = false) {
    const { state } = this;
    if (!state?.legal?.length || action === null || !this.canSend()) return;
    if (!isConfirmed && action !== this.layout.confirmAction && this.game.warningFor(action)) {
      this.highlight(action);
      this.propose(action, this.game.actionText(action));
      this.layout.pressGuard.interrupt();
      this.layout.confirmButton.focus({ preventScroll: true });
      return;
    }
    const series = this.game.startSeries?.(action);
    if (series) this.rearrange(series.undos, series.actions);
    else if (state.legal.includes(action)) this.send(this.connection.act(state.seat, state.decision, action));
  }

  /** Whether this decision is still open and nothing is being played. */
  canSend() {
    return this.sentFor !== this.decisionKey && !this.page.isPlaying();
  }

  undo() {
    const { state } = this;
    if (!state?.undoable || this.sentFor === this.decisionKey) return;
    const count = this.game.startUndo?.(state) ?? 1;
    if (count > 1) this.rearrange(count, []);
    else this.send(this.connection.undo(state.seat, state.decision));
  }

  /**
   * Undoes so many actions, then sends these instead, one after the other. Returns false if that is not possible now.
   * @param {number} undos
   * @param {string[]} actions
   * @param {boolean} [isGoingOn] whether the page goes on with a choice by itself, as soon as the state is shown
   */
  rearrange(undos, actions, isGoingOn = false) {
    const { state } = this;
    if (!state?.legal?.length || state.decision === undefined) return false;
    if (isGoingOn ? this.sentFor === this.decisionKey : !this.canSend()) return false;
    const { seat, decision } = state;
    this.series = { seat, after: decision, before: decision + undos + actions.length };
    const sendAll = async () => {
      try {
        for (let at = 0; at < undos; at += 1) await this.connection.undo(seat, decision + at);
        for (const [at, action] of actions.entries()) await this.connection.act(seat, decision + undos + at, action);
      } catch (error) {
        this.series = null;
        this.page.refresh(); // the state where it stopped was not asked
        throw error;
      }
    };
    this.send(sendAll());
    return true;
  }

  /** Waits until an answer is stored. @param {Promise<unknown>} answer */
  async send(answer) {
    this.page.cancelAutoAnswer();
    this.sentFor = this.decisionKey;
    this.sending += 1;
    this.picked = null;
    this.layout.prompt.setAttribute("aria-busy", "true");
    if (!this.layout.element.contains(document.activeElement)) this.layout.focusQuestion();
    try {
      await answer;
    } catch (error) {
      this.sentFor = "";
      if (error.code !== "stale-decision") this.showError(error);
    }
    this.sending -= 1;
    if (!this.sending) this.layout.prompt.removeAttribute("aria-busy");
  }

  async hint() {
    const { state } = this;
    const { lexicon, spokenLexicon, api, code } = this.services;
    if (!state?.legal?.length || this.page.isPlaying()) return;
    try {
      const [{ actions, decision, purpose }] = await Promise.all([api.hint(code, state.seat), lexicon.need("why")]);
      if (this.state?.seat !== state.seat || this.state?.decision !== decision) return; // answered meanwhile
      const action = this.game.choiceOfHint?.(actions) ?? actions[0];
      const [text, spoken] = [lexicon, spokenLexicon].map((words) => this.hintText(action, purpose, words));
      this.highlight(action);
      this.propose(action, text);
      announce(spoken);
    } catch (error) {
      this.showError(error);
    }
  }

  /** Returns a hint in words, and what the game says it leads to. @param {string} action @param {{code: string, params: Record<string, any>} | null} purpose @param {import("../text/lexicon.js").Lexicon} lexicon */
  hintText(action, purpose, lexicon) {
    const said = this.game.actionText(action, lexicon);
    if (!purpose) return lexicon.say("table-hint", { action: said });
    return lexicon.say("table-hint-why", { action: said, why: lexicon.purpose(purpose.code, purpose.params, this.services.names()) });
  }

  /** Shows why the server refused something. @param {{code: string, rule?: string, params?: Record<string, any>}} error */
  async showError({ code, rule, params }) {
    const { lexicon, spokenLexicon } = this.services;
    await lexicon.need("why").catch(() => {});
    const [text, spoken] = [lexicon, spokenLexicon].map((words) => words.reason(code, rule, params, this.services.names()));
    toast(text, "trouble", spoken);
  }
}
