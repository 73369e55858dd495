/**
 * The page of a table: it connects the feed of the server, the viewer of this screen and the player's input. It knows
 * no game; what differs between games is behind `GameTable` (game_interface.js).
 */

import { Connection } from "../connection.js";
import { clear, loadStyles } from "../dom.js";
import { announce } from "../notifications.js";
import { afterPress } from "../pointer.js";
import { namesOf } from "../player_names.js";
import { SpokenLexicon } from "../text/spoken_lexicon.js";
import { AutoAnswer } from "./auto_answer.js";
import { FeedStore } from "./feed_store.js";
import { loadGame } from "./game_registry.js";
import { GuidanceLoader } from "./guidance.js";
import { Help } from "./help.js";
import { listenToKeys } from "./keyboard.js";
import { lendSeatControl } from "./lend_seat.js";
import { Motion } from "./motion.js";
import { Playback } from "./playback.js";
import { PlayerInput } from "./player_input.js";
import { Presenter } from "./presenter.js";
import { openQuickPhrases } from "./quick_phrases.js";
import { Sound } from "./sound.js";
import { TabBadge } from "./tab_badge.js";
import { TableElements } from "./table_elements.js";

/**
 * @typedef {import("./game_interface.js").State} State
 * @typedef {import("./game_interface.js").GameEvent} GameEvent
 * @typedef {import("./game_interface.js").GameTable} GameTable
 * @typedef {import("./game_interface.js").TableServices} TableServices
 * @typedef {import("./game_interface.js").Viewer} Viewer
 */

/**
 * @param {HTMLElement} root
 * @param {import("../main.js").Context} context
 * @param {string} code
 * @returns {Promise<{close: () => void}>}
 */
export async function showTable(root, context, code) {
  const { api, lexicon } = context;
  const [table, games] = await Promise.all([api.getTable(code), api.games(), lexicon.need("table"), loadStyles("table")]);
  const { phrases } = games.find((game) => game.game === table.game);
  const { openGame } = await loadGame(table.game);
  /** @type {TablePage | null} */
  let page = null;
  const opened = () => /** @type {TablePage} */ (page); // no service that needs the page is called before it is there
  const { settings } = context;
  const help = new Help(lexicon);
  /** @type {TableServices} */
  const services = {
    lexicon, api, settings, help, motion: new Motion(settings), sound: new Sound(settings), code, commitment: table.commitment,
    spokenLexicon: new SpokenLexicon(lexicon, (card) => opened().game.cardName(card)),
    names: () => page?.names ?? namesOf(table, lexicon),
    seat: () => page?.viewer ?? null,
    mySeats: () => opened().mySeats,
    choose: (action) => opened().playerInput.choose(action),
    confirm: (action) => opened().playerInput.choose(action, true),
    rearrange: (undos, actions) => opened().playerInput.rearrange(undos, actions),
    pick: (actions) => opened().playerInput.pick(actions),
    explainRefusal: (refused) => help.why(refused, opened().names),
    showPrompt: (title, text) => opened().layout.showPrompt(title, text, "waiting"),
    showUnderPrompt: (elements) => opened().layout.showUnderPrompt(elements),
  };
  const game = await openGame(services, table);
  page = new TablePage(root, services, game, table, phrases, context.go);
  page.connect();
  return page;
}

class TablePage {
  /**
   * @param {HTMLElement} root
   * @param {TableServices} services
   * @param {GameTable} game
   * @param {import("./game_interface.js").TableInfo} table
   * @param {string[]} phrases quick phrases that players can send
   * @param {(path: string) => void} go
   */
  constructor(root, services, game, table, phrases, go) {
    const { lexicon, settings, motion, help, code } = services;
    this.root = root;
    this.services = services;
    this.game = game;
    this.table = table;
    this.phrases = phrases;
    this.go = go;
    this.lexicon = lexicon;
    /** @type {number[]} the seats of this device */
    this.mySeats = table.mine;
    this.names = namesOf(table, lexicon);
    this.feedStore = new FeedStore();
    /** @type {Viewer | undefined} who looks at this screen; undefined while nobody does */
    this.viewer = undefined;
    /** @type {Promise<void> | null} */
    this.loadingRest = null;
    /** @type {typeof import("./handover.js").handoverScreen | null} */
    this.handoverScreen = null;
    this.handoverKey = ""; // what the handover screen says
    this.badge = new TabBadge();
    this.playback = new Playback(motion, {
      describe: (event) => this.describe(event), animate: (event) => game.animate(event),
      hasAnimation: (event) => game.hasAnimation(event), isDescribedAfter: (event) => game.isDescribedAfter?.(event) ?? false,
      prepare: (state) => game.prepare?.(state),
      showState: (state) => {
        if (state.seat === this.viewer) this.presenter.showState(state);
        this.layout.restoreFocus();
      },
      setPlaying: (playing) => {
        this.setPlaying(playing);
        this.layout.restoreFocus();
      },
    });
    this.autoAnswer = new AutoAnswer(settings, game, (state, action) => this.sendAutoAnswer(state, action));
    this.layout = new TableElements(services, game, {
      undo: () => this.playerInput.undo(), hint: () => this.playerInput.hint(), talk: () => this.openPhrases(),
      menu: () => this.openMenu(), keys: () => help.keys(), skip: () => this.playback.skip(), pass: () => this.togglePassing(),
      log: () => this.layout.toggleLog(),
    }, (seat) => this.openPlayer(seat));
    this.connection = new Connection(code);
    this.playerInput = new PlayerInput(services, this.connection, this.layout, game, {
      isPlaying: () => this.playback.isPlaying,
      cancelAutoAnswer: () => {
        this.autoAnswer.cancel(this.viewer);
        this.presenter.timeoutNote = "";
      },
      refresh: () => {
        const { state } = this.presenter;
        if (state) this.guidanceLoader.load(state); // it was not asked yet
        this.presenter.refresh();
      },
    });
    this.presenter = new Presenter(services, {
      game, layout: this.layout, playerInput: this.playerInput, autoAnswer: this.autoAnswer, badge: this.badge,
      feedStore: this.feedStore, speak: (text) => this.speak(text), rematch: () => this.rematch(),
    });
    this.guidanceLoader = new GuidanceLoader(services, game, (state) => this.afterPress(() => this.presenter.showGuidance(state)));
    this.cleanups = [
      listenToKeys({
        u: () => this.playerInput.undo(), h: () => this.playerInput.hint(), "?": () => this.openHelp(), l: () => this.layout.toggleLog(),
        m: () => game.map.element.focus(), s: () => this.playback.skip(), Escape: () => this.escape(),
        Enter: () => this.layout.pressConfirm() || game.closeNote?.(), c: () => this.layout.focusChoices(), i: () => game.openInfo?.(),
      }, (digit) => this.layout.numberKeys.press(digit)),
      settings.on("palette", () => game.repaint()),
    ];
  }

  /** Listens to the messages of the server. */
  connect() {
    const { connection, presenter, layout } = this;
    connection.on("welcome", ({ seats }) => (this.mySeats = seats));
    connection.on("events", ({ seat, events }) => this.feedStore.addEvents(seat, events));
    connection.on("state", (state) => this.afterPress(() => this.receiveState(state)));
    connection.on("presence", ({ here }) => {
      presenter.presence = here;
      this.afterPress(() => this.viewer !== undefined && presenter.showPlayers());
    });
    connection.on("clock", ({ seat, seconds }) => seat === this.viewer && layout.clock.set(seconds));
    connection.on("refused", (error) => this.playerInput.showError(error));
    connection.on("status", (status) => presenter.showConnection(status));
    presenter.showConnection(connection.status);
  }

  /** Shows something new, but replaces no control while it is pressed. @param {() => void} show */
  afterPress(show) {
    afterPress(() => this.connection.status !== "closed" && show());
  }

  /** @param {State} state */
  receiveState(state) {
    if (state.view) this.game.readState?.(state);
    this.feedStore.putState(state);
    this.feedStore.retain(this.mySeats.length ? this.mySeats : [null]);
    this.names = namesOf(state.table, this.lexicon);
    if (!state.view) return;
    if (!this.playerInput.isAnswered(state)) this.guidanceLoader.load(state); // before the events are played: it is there when the question is shown
    if (this.isShared && state.seat === this.viewer && this.isPublic(this.presenter.state) && !this.isPublic(state)) this.viewer = undefined; // hands are dealt
    if (this.viewer === undefined && this.mySeats.length < 2) this.setViewer(state.seat);
    else if (state.seat === this.viewer) this.playback.add(this.feedStore.takeUnseen(this.viewer), state);
    this.handOver();
  }

  /** Shows the table to a viewer. @param {Viewer} viewer */
  setViewer(viewer) {
    const { layout, presenter, feedStore } = this;
    this.viewer = viewer;
    presenter.timeoutNote = "";
    layout.log.clear();
    feedStore.takeUnseen(viewer);
    presenter.invalidate();
    layout.moreTools.talk.hidden = viewer === null; // onlookers cannot send phrases
    for (const event of feedStore.eventsOf(viewer)) this.logEvent(event);
    layout.showHandover(null);
    clear(this.root, layout.element);
    this.playback.add([], /** @type {State} */ (feedStore.stateOf(viewer)));
    if (this.isShared) layout.focusQuestion(); // the button of the handover screen is gone
    this.loadingRest ??= this.loadRest();
  }

  /** Loads what is needed later, now that the table can be used. */
  async loadRest() {
    try {
      await this.game.prepare?.(/** @type {State} */ (this.feedStore.stateOf(this.viewer ?? null)));
      performance.mark("usable");
      await Promise.all([this.game.loadRest(), import("./table_menu.js"), import("./game_over.js"), this.lexicon.need("why")]);
      performance.mark("complete");
    } catch {
      this.loadingRest = null; // tried again with the next viewer
    }
  }

  // ---- several players at this screen ------------------------------------------------------------------------------

  /** Whether several seats are played at this screen. */
  get isShared() {
    return this.mySeats.length > 1;
  }

  /** Whether all act at once and nothing is secret, so that a shared screen goes on without a handover. @param {State | null | undefined} state */
  isPublic(state) {
    return Boolean(state?.view && this.game.isPublic?.(state.view));
  }

  /** Hands a shared screen over to the seat that has something to decide. */
  handOver() {
    const { feedStore, viewer } = this;
    const isComplete = feedStore.states.size === this.mySeats.length;
    if (!this.isShared || !isComplete || this.playback.isPlaying || this.presenter.isOver) return;
    const asked = feedStore.awaitedSeats().filter((seat) => seat === viewer || !this.hasAutoAnswer(seat));
    if (viewer !== undefined && viewer !== null && asked.includes(viewer)) return;
    const next = asked[0] ?? (viewer === undefined ? [...feedStore.states.keys()][0] : undefined);
    if (next === undefined || next === null) return;
    if (this.isPublic(feedStore.stateOf(next))) this.setViewer(next);
    else this.showHandover(next);
  }

  /** Whether the question of a seat is answered automatically; if so, that is scheduled. @param {number} seat */
  hasAutoAnswer(seat) {
    const state = this.feedStore.stateOf(seat);
    return state !== undefined && this.autoAnswer.schedule(state) !== null;
  }

  /** Loads the code of the handover screen, which few tables need, and what the game needs to show a state. @param {State} state */
  async loadHandover(state) {
    const [{ handoverScreen }] = await Promise.all([import("./handover.js"), this.game.prepare?.(state)]);
    this.handoverScreen = handoverScreen;
    this.handOver();
  }

  /** Hides every hand until the player of this seat has the screen. @param {number} next */
  showHandover(next) {
    const { feedStore, game, lexicon, handoverScreen, layout } = this;
    const state = /** @type {State} */ (feedStore.stateOf(next));
    const { view } = state;
    if (!handoverScreen || game.prepare?.(state)) {
      this.loadHandover(state);
      return;
    }
    const name = this.names[next];
    const reason = this.handoverReason(view, name);
    const key = `${next} ${reason}`;
    const isSame = this.viewer === undefined && this.handoverKey === key;
    this.viewer = undefined;
    this.handoverKey = key;
    // Only the seat whose turn it is sees where its rabbit is in a draft, so another seat's view is shown.
    const open = /** @type {State} */ ([...feedStore.states.values()].find(({ seat }) => seat !== view.turn));
    this.presenter.showPublic({ ...open, seat: null, view: game.publicView(open.view), legal: [], refused: [], undoable: false });
    if (isSame) return;
    layout.log.clear();
    for (const shown of document.querySelectorAll("dialog")) if (shown.open) shown.close();
    this.badge.show(lexicon.say("table-curtain", { name }), true);
    const screen = handoverScreen(lexicon, name, reason, game.pieceSymbol(next), () => this.setViewer(next));
    layout.showHandover(screen.element);
    clear(this.root, layout.element);
    screen.title.focus({ preventScroll: true });
  }

  /** Why the screen is handed over, as far as everybody may know: during a draft only the phase. */
  handoverReason(view, name) {
    const { lexicon } = this;
    if (!view.question) return "";
    if (view.turn === view.seat) return lexicon.say("table-curtain-turn", { name, phase: lexicon.phase(view.phase).label });
    return lexicon.say("table-curtain-asked", { name, question: lexicon.question(view.question.code).label });
  }

  // ---- events ------------------------------------------------------------------------------------------------------

  /** @param {State} state @param {string} action */
  sendAutoAnswer({ seat, decision }, action) {
    const { timeoutNote } = this.presenter;
    if (seat === this.viewer) {
      this.playerInput.choose(action, true);
      this.presenter.timeoutNote = timeoutNote; // it has not been read yet
    } else this.connection.act(seat, decision, action).catch(() => {}); // its state is sent again, and scheduled again
  }

  /** Adds an event to the log, unless it is transient. @param {GameEvent} event @returns {{text: string, spoken: string}} the event in words */
  logEvent(event) {
    const [text, spoken] = [this.lexicon, this.services.spokenLexicon].map((lexicon) => lexicon.event(event.code, event.params, this.names));
    this.game.receiveEvent?.(event);
    if (!this.game.isTransient(event)) this.layout.log.add(event, text, spoken);
    return { text, spoken };
  }

  /** Announces a text; not at a shared screen, where it would stay in the page behind the handover screen. @param {string} text */
  speak(text) {
    if (!this.isShared) announce(text);
  }

  /** Tells the viewer about an event. @param {GameEvent} event */
  describe(event) {
    const { text, spoken } = this.logEvent(event);
    const { seat, phrase } = event.params;
    this.speak(spoken);
    if (this.playback.isAnimating && seat !== undefined) this.layout.showPrompt(this.names[seat], text, "waiting");
    if (event.code === "timed-out" && seat === this.viewer) this.presenter.timeoutNote = text;
    if (event.code === "said") this.layout.players.speak(seat, this.lexicon.phrase(phrase));
  }

  /** Removes what could be chosen while events are played. @param {boolean} playing */
  setPlaying(playing) {
    const { tools } = this.layout;
    tools.skip.hidden = !playing;
    this.layout.element.classList.toggle("playing", playing); // hides who decides until the view catches up with the events
    if (!playing) {
      this.handOver();
      return;
    }
    this.presenter.invalidate();
    this.layout.prompt.dataset.asked = "false";
    this.layout.clearPrompt();
    tools.hint.hidden = tools.undo.hidden = true;
    this.game.offerChoices(null);
  }

  // ---- keys, dialogs, the end --------------------------------------------------------------------------------------

  escape() {
    this.layout.numberKeys.forget();
    if (!this.layout.closeLog()) this.playerInput.pick([]);
  }

  /** Opens the rule of the choice that has the focus; without one, the help on keys. */
  openHelp() {
    /** @type {HTMLElement | null | undefined} */
    const mark = document.activeElement?.closest(".choice-line, .choice-group")?.querySelector("button.why");
    if (mark) mark.click();
    else this.services.help.keys();
  }

  /** Opens a dialog about a player, with a control to let a bot play for one who is away. @param {number} seat */
  openPlayer(seat) {
    const { presenter } = this;
    if (seat !== this.viewer && this.mySeats.includes(seat) && this.isPublic(presenter.state)) { // one screen for all of them
      this.setViewer(seat);
      return;
    }
    const held = presenter.state?.table.seats[seat];
    const isAway = held?.kind === "person" && !held.lent && presenter.presence[seat] === false && !presenter.isOver;
    const mayLend = isAway && (this.viewer !== null || this.table.hosting);
    this.game.openPlayer(seat, mayLend ? [lendSeatControl(this.services, seat, (error) => this.playerInput.showError(error))] : []);
  }

  openPhrases() {
    openQuickPhrases(this.services, this.phrases, (phrase) => this.connection.say(this.viewer ?? null, phrase));
  }

  async openMenu() {
    const [{ openMenu }] = await Promise.all([import("./table_menu.js"), this.lexicon.need("why")]);
    openMenu(this.services, this.game.rulebook, () => this.openPhrases());
  }

  togglePassing() {
    const { state } = this.presenter;
    if (!state) return;
    this.autoAnswer.toggle(state);
    this.presenter.refresh();
  }

  async rematch() {
    const { api } = this.services;
    try {
      const { code } = await api.rematch(this.services.code);
      const table = await api.getTable(code);
      const { seats, mine, started, hosting } = table;
      const isAlone = seats.every(({ kind }, seat) => kind === "bot" || mine.includes(seat));
      if (isAlone && hosting && !started) { // nobody else to wait for
        const { giveNonces } = await import("../nonces.js");
        await giveNonces(table);
        await api.start(code);
      }
      this.go(`/t/${code}`);
    } catch (error) {
      this.playerInput.showError(error);
    }
  }

  close() {
    for (const cleanUp of this.cleanups) cleanUp();
    this.playback.close();
    this.autoAnswer.close();
    this.connection.close();
    this.layout.close();
    this.services.sound.close();
    this.badge.close();
  }
}
