/** Shows a state to the viewer: the question or the waiting, the players, the end of the game, the connection. */

import { addStyles, keepFocus } from "../dom.js";
import { announce } from "../notifications.js";

/** @typedef {import("./game_interface.js").State} State */

export class Presenter {
  /**
   * @param {import("./game_interface.js").TableServices} services
   * @param {{game: import("./game_interface.js").GameTable, layout: import("./table_elements.js").TableElements,
   *   playerInput: import("./player_input.js").PlayerInput, autoAnswer: import("./auto_answer.js").AutoAnswer,
   *   badge: import("./tab_badge.js").TabBadge, feedStore: import("./feed_store.js").FeedStore,
   *   speak: (text: string) => void, rematch: () => void}} parts
   */
  constructor(services, { game, layout, playerInput, autoAnswer, badge, feedStore, speak, rematch }) {
    this.services = services;
    this.lexicon = services.lexicon;
    this.game = game;
    this.layout = layout;
    this.playerInput = playerInput;
    this.autoAnswer = autoAnswer;
    this.badge = badge;
    this.feedStore = feedStore;
    this.speak = speak;
    this.rematch = rematch;
    /** @type {State | null} */
    this.state = null;
    this.shownKey = ""; // what of the state is shown, to tell whether another state looks the same
    this.shownGuidance = ""; // likewise of its guidance
    /** @type {boolean[]} by seat: whether its player is connected */
    this.presence = [];
    this.isOver = false;
    this.wasConnected = false;
    this.timeoutNote = ""; // what the timer answered for the viewer since their last answer
    this.isViewingTable = false; // after the end: the table instead of the results
    this.lastQuestion = ""; // seat and code of the question that was shown last
    this.announcedDecision = "";
    this.lastPhase = "";
  }

  /** @param {State} state */
  showState(state) {
    const key = JSON.stringify([state.seat, state.decision, state.table.rematch, state.view]);
    const isSame = key === this.shownKey; // then what is being chosen stays as it is
    this.shownKey = key;
    if (isSame) {
      this.state = this.playerInput.state = state;
      this.showPlayers();
    } else if (state.seat === this.state?.seat && state.decision === this.state?.decision) {
      keepFocus(this.layout.prompt, () => this.showChange(state)); // others have acted: the same is asked
    } else this.showChange(state);
  }

  /** @param {State} state */
  showChange(state) {
    const { game, layout } = this;
    const kept = this.playerInput.proposal(state);
    const focused = layout.focusedAction();
    layout.clearPrompt(); // first: the focused element is best removed while little else has changed
    this.state = this.playerInput.state = state;
    this.showPlayers();
    const { view } = state;
    const isAnswered = this.playerInput.isAnswered(state);
    const isAsked = Boolean(state.legal?.length) && !isAnswered;
    keepFocus(layout.element, () => game.show(state));
    layout.tools.undo.hidden = !state.undoable;
    layout.tools.hint.hidden = !isAsked;
    this.showAutoAnswer(state);
    Object.assign(layout.prompt.dataset, { decision: String(state.decision ?? ""), asked: String(isAsked) });
    if (!isAsked) layout.clock.set(null);
    if (!isAsked) game.offerChoices(null);
    if (view.over) this.showEnd(state);
    else if (isAsked) {
      this.showQuestion(state);
      if (focused !== "commit") layout.focusAction(focused);
      if (kept) this.playerInput.restore(kept);
      if (focused === "commit") layout.focusAction(focused);
    }
    else if (!isAnswered) this.showWaiting(state);
  }

  /** Shows what is answered automatically for the viewer, and what the timer has answered. @param {State} state */
  showAutoAnswer(state) {
    const { lexicon, layout, autoAnswer } = this;
    const autoPass = autoAnswer.availablePass(state);
    const isOn = autoPass !== null && autoAnswer.isPassing(state);
    const { pass } = layout.tools;
    pass.hidden = autoPass === null;
    pass.setAttribute("aria-pressed", String(isOn));
    if (autoPass && pass.lastElementChild) pass.lastElementChild.textContent = lexicon.say(`table-pass-${autoPass.name}`);
    layout.showAutoAnswer([isOn ? lexicon.say(`table-pass-${autoPass.name}-on`) : "", this.timeoutNote].filter(Boolean).join(" "));
  }

  /** Shows the same state again, after a change of what is answered automatically. */
  refresh() {
    this.invalidate();
    if (this.state) this.showState(this.state);
  }

  /** Shows what everybody may see, with nothing to answer. @param {State} state of an onlooker */
  showPublic(state) {
    const { layout, game } = this;
    this.invalidate();
    this.state = state;
    this.playerInput.state = null;
    this.showPlayers();
    layout.clearPrompt();
    game.show(state);
    game.offerChoices(null);
    layout.clock.set(null);
    layout.showAutoAnswer("");
    layout.showPrompt("", "");
    layout.prompt.dataset.asked = "false";
    for (const tool of Object.values(layout.tools)) tool.hidden = true;
  }

  /** Makes the next state be shown anew, even if it is the same. */
  invalidate() {
    this.shownKey = "";
  }

  /** @param {State} state */
  showQuestion(state) {
    const { lexicon, game, layout } = this;
    const { view } = state;
    const names = this.services.names();
    const isMine = isOwnTurn(state);
    const next = this.game.nextInSeries?.(state);
    if (next && this.playerInput.rearrange(0, next, true)) {
      layout.prompt.dataset.asked = "false";
      return;
    }
    const question = game.questionText(state, names);
    layout.showPrompt(question.label, question.text, isMine ? "mine" : "reaction");
    const shown = `${state.seat}:${view.question?.code}`;
    if (this.lastQuestion !== shown) layout.pressGuard.interrupt();
    this.lastQuestion = shown;
    layout.showOffer(game.offerChoices(state), names);
    this.shownGuidance = JSON.stringify(state.guidance ?? null);
    layout.prompt.toggleAttribute("data-guidance-loading", Boolean(state.isGuidanceLoading)); // the choices may still change
    const answer = this.autoAnswer.schedule(state);
    if (answer) layout.showNote(lexicon.say(answer.isOnly ? "table-alone-soon" : "table-passing-soon", { action: game.actionText(answer.action) }));
    if (this.announcedDecision !== this.playerInput.decisionKey) {
      this.announcedDecision = this.playerInput.decisionKey;
      if (!isMine) this.services.sound.play("asked");
      else if (view.phase !== this.lastPhase) this.services.sound.play("turn");
      const { label, text } = game.questionText(state, names, this.services.spokenLexicon);
      this.speak(`${label}. ${text}`);
    }
    this.lastPhase = isMine ? view.phase : "";
    this.badge.show(lexicon.say("table-title-mine"), true);
  }

  /** Shows the guidance of the question on the page, which has come after it. @param {State} state */
  showGuidance(state) {
    const { game, layout } = this;
    if (this.state !== state || layout.prompt.dataset.asked !== "true" || layout.prompt.dataset.decision !== String(state.decision)) return;
    layout.prompt.removeAttribute("data-guidance-loading");
    const key = JSON.stringify(state.guidance ?? null);
    const isSame = key === this.shownGuidance; // then what is being chosen stays as it is
    this.shownGuidance = key;
    const offer = state.guidance && !isSame ? game.showGuidance?.(state) : null;
    if (!offer) return;
    layout.pressGuard.interrupt(); // the choices have other numbers and places now
    keepFocus(layout.prompt, () => layout.showOffer(offer, this.services.names()));
  }

  /** @param {State} state */
  showWaiting({ view, seat }) {
    const { lexicon } = this;
    this.lastQuestion = "";
    const names = this.services.names();
    const title = view.turn === null ? lexicon.phase(view.phase).label : lexicon.say("table-turn-of", { name: names[view.turn] });
    this.lastPhase = "";
    this.layout.showPrompt(title, lexicon.say("table-waiting", { names: view.awaited.map((awaited) => names[awaited]).join(", ") }), "waiting");
    if (seat === null) this.layout.showNote(lexicon.say("table-watching"));
    this.badge.show(title, false);
  }

  showPlayers() {
    const { game, state } = this;
    if (!state) return;
    const { players } = this.layout;
    keepFocus(players.element, () => players.show(state, {
      seat: state.seat, names: this.services.names(), presence: this.presence,
      notes: (seat) => game.playerNotes(state.view, seat), pieceSymbol: (seat) => game.pieceSymbol(seat),
    }));
  }

  /** @param {State} state */
  async showEnd(state) {
    const { lexicon, game, layout, rematch } = this;
    this.autoAnswer.cancel(state.seat);
    layout.showPrompt(lexicon.say("table-over"), "", "over");
    this.badge.show(lexicon.say("table-over"), false);
    const [{ endActions, gameOver }, statistics] = await Promise.all([
      import("./game_over.js"), game.statistics(this.feedStore.eventsOf(state.seat), state.table.players),
      lexicon.need("why"), addStyles("game_over")]);
    if (this.state !== state) return;
    const draws = game.shownDraws?.(this.feedStore.eventsOf(state.seat)) ?? null;
    const showResults = () => {
      this.isViewingTable = false;
      layout.showUnderPrompt(null);
      layout.showOverlay(gameOver(this.services, game, state, statistics, draws, { rematch, showTable }));
    };
    const showTable = () => {
      this.isViewingTable = true;
      layout.showUnderPrompt(endActions(this.services, state, { rematch, showResults }));
      layout.showOverlay(null);
    };
    if (this.isViewingTable) showTable();
    else showResults();
    this.isOver = true;
  }

  /** @param {import("../connection.js").ConnectionStatus} status */
  showConnection(status) {
    const { connectionStatus } = this.layout;
    connectionStatus.hidden = status === "open";
    connectionStatus.textContent = status === "open" ? "" : this.lexicon.say(`table-line-${status}`);
    if (status !== "open") return;
    if (this.wasConnected) announce(this.lexicon.say("table-line-back"));
    this.wasConnected = true;
  }
}

/** Whether it is the viewer's turn, or everybody's. @param {State} state */
const isOwnTurn = ({ view, seat }) => view.turn === null || view.turn === seat;
