/** A table on the page: the line to it, what was told, who looks, and what is chosen. It knows no game. */

import { clear, icon, style } from "../dom.js";
import { Line } from "../line.js";
import { announce } from "../live.js";
import { namesOf } from "../names.js";
import { SpokenWords } from "../spoken.js";
import { Answers } from "./answers.js";
import { Badge } from "./badge.js";
import { Book } from "./book.js";
import { Frame } from "./frame.js";
import { loadGame } from "./games.js";
import { Help } from "./help.js";
import { listenKeys } from "./keys.js";
import { lending } from "./lending.js";
import { Motion } from "./motion.js";
import { Showing } from "./showing.js";
import { Sound } from "./sound.js";
import { Standing } from "./standing.js";
import { Talk } from "./talk.js";
import { Theatre } from "./theatre.js";

/**
 * @param {HTMLElement} root
 * @param {{code: string, words: object, api: object, settings: object, go?: (path: string) => void}} context
 * @returns {Promise<{close: () => void}>}
 */
export async function showTable(root, context) {
  const [table, games] = await Promise.all([context.api.look(context.code), context.api.games(), context.words.need("table"), style("table")]);
  const opened = new Table(root, context, table, games.find((game) => game.game === table.game));
  await opened.open();
  return { close: () => opened.close() };
}

class Table {
  constructor(root, { code, words, api, settings, go }, table, about) {
    Object.assign(this, { root, code, words, api, settings, go });
    /** @type {number[]} my seats */
    this.mine = table.mine;
    this.described = table;
    this.book = new Book();
    /** @type {number | null | undefined} who looks at this screen; undefined while nobody does */
    this.me = undefined;
    this.help = new Help(this.words);
    this.motion = new Motion(this.settings);
    this.sound = new Sound(this.settings);
    this.badge = new Badge();
    this.talk = new Talk(this.words, about.phrases, (phrase) => this.line.say(this.me, phrase));
    this.theatre = new Theatre(this.motion, {
      tell: (event) => this.tell(event), play: (event) => this.game.play(event),
      isSeen: (event) => this.game.plays(event), isToldAfter: (event) => this.game.isToldAfter?.(event) ?? false,
      settle: (state) => {
        if (state.seat === this.me) this.showing.settle(state);
        this.frame.holdFocus();
      },
      busy: (playing) => (this.busy(playing), this.frame.holdFocus()),
    });
  }

  async open() {
    const { words, api, settings, help, motion, sound, code } = this;
    this.desk = {
      words, api, settings, help, motion, sound, code,
      names: () => this.names, seat: () => this.me ?? null, choose: (action) => this.answers.choose(action),
      confirm: (action) => this.answers.choose(action, true),
      rearrange: (undos, actions) => this.answers.rearrange(undos, actions),
      pick: (actions) => this.answers.pick(actions), why: (refused) => help.why(refused, this.names),
      icon: (seat) => icon(this.game.piece(seat), "piece"), notes: (view, seat) => this.game.notes(view, seat),
      trophy: (view) => this.game.trophy(view), winners: (view) => this.game.winners(view),
      stage: (elements) => this.frame.stage(elements), rulebook: () => this.game.rulebook,
      mine: () => this.mine, commitment: this.described.commitment,
      shown: (seat) => this.game.drawn?.(this.book.all(seat)) ?? null,
    };
    this.names = namesOf(this.described, words);
    const { openGame } = await loadGame(this.described.game);
    this.game = await openGame(this.desk, this.described);
    this.spoken = this.desk.spoken = new SpokenWords(words, (card) => this.game.cardName(card));
    this.standing = new Standing(settings, this.game, (state, action) => this.answerFor(state, action));
    this.frame = new Frame(this.desk, this.game, {
      undo: () => this.answers.undo(), hint: () => this.answers.hint(), talk: () => this.talk.open(help),
      menu: () => this.openMenu(),
      keys: () => help.keys(), skip: () => this.theatre.skip(), pass: () => this.togglePassing(),
      log: () => this.frame.toggleLog(), player: (seat) => this.openPlayer(seat),
    });
    this.stops = [
      listenKeys({
        u: () => this.answers.undo(), h: () => this.answers.hint(), "?": () => this.explain(), l: () => this.frame.toggleLog(),
        m: () => this.game.map.element.focus(), s: () => this.theatre.skip(), Escape: () => (this.frame.numbers.forget(), this.frame.closeLog() || this.answers.pick([])),
        Enter: () => this.frame.go(), c: () => this.frame.focusChoices(),
      }, (digit) => this.frame.numbers.press(digit)),
      settings.on("palette", () => this.game.repaint()),
    ];
    this.line = new Line(code);
    this.answers = new Answers(this.desk, this.line, this.frame, this.game, {
      isPlaying: () => this.theatre.playing, stop: () => (this.standing.stop(this.me), (this.showing.late = "")),
    });
    this.showing = new Showing(this.desk, {
      game: this.game, frame: this.frame, answers: this.answers, standing: this.standing, badge: this.badge, book: this.book,
      say: (text) => this.say(text), rematch: () => this.rematch(),
    });
    const heard = (type, act) => this.line.addEventListener(type, (event) => act(event.detail));
    heard("welcome", ({ seats }) => (this.mine = seats));
    heard("events", ({ seat, events }) => this.book.add(seat, events));
    heard("state", (state) => this.update(state));
    heard("presence", ({ here }) => ((this.showing.here = here), this.me !== undefined && this.showing.players()));
    heard("clock", ({ seat, seconds }) => seat === this.me && this.frame.clock.set(seconds));
    heard("refused", (refused) => this.answers.refuse(refused));
    heard("status", (status) => this.showing.line(status));
    this.showing.line(this.line.status);
  }

  // ---- what comes in -----------------------------------------------------------------------------------------------

  /** @param {import("./book.js").State} state */
  update(state) {
    this.book.put(state);
    this.book.keep(this.mine.length ? this.mine : [null]);
    this.names = namesOf(state.table, this.words);
    if (!state.view) return;
    if (this.me === undefined && this.mine.length < 2) this.look(state.seat);
    else if (state.seat === this.me) this.theatre.add(this.book.fresh(this.me), state);
    this.handOver();
  }

  /** Whoever is at this screen now sees the table. @param {number | null} seat */
  look(seat) {
    this.me = seat;
    this.showing.late = "";
    this.frame.log.clear();
    this.book.fresh(seat);
    this.showing.forget();
    this.frame.more.talk.hidden = seat === null; // an onlooker has no voice
    for (const event of this.book.all(seat)) this.write(event);
    this.frame.drawCurtain(null);
    clear(this.root, this.frame.element);
    this.theatre.add([], this.book.states.get(seat));
    if (this.shared) this.frame.focusQuestion(); // the button of the curtain is gone
    this.rest ??= this.more();
  }

  /** The table can be played at; what is needed later comes now, so that nobody waits for it then. */
  async more() {
    performance.mark("usable");
    try {
      await Promise.all([this.game.more(), import("./menu.js"), import("./finale.js"), this.words.need("why")]);
      performance.mark("complete");
    } catch {
      this.rest = null; // tried again when somebody looks
    }
  }

  /** Several of my seats at one screen: pass it to the one who is asked, and has something to decide. */
  handOver() {
    const { book } = this;
    const all = book.states.size === this.mine.length;
    if (!this.shared || !all || this.theatre.playing || this.showing.over) return;
    const asked = book.awaited().filter((seat) => seat === this.me || !this.standing.consider(book.states.get(seat)));
    if (asked.includes(this.me)) return;
    const next = asked[0] ?? (this.me === undefined ? [...book.states.keys()][0] : undefined);
    if (next !== undefined) this.drawCurtain(next);
  }

  /** The curtain's own code, which few need; it is drawn once that is there. */
  async loadCurtain() {
    ({ curtain: this.curtain } = await import("./curtain.js"));
    this.handOver();
  }

  /** Nobody's hand is on the page until this seat's player has the screen. @param {number} next */
  drawCurtain(next) {
    if (!this.curtain) {
      this.loadCurtain();
      return;
    }
    const { book, game, words } = this;
    const { view } = book.states.get(next);
    const name = this.names[next];
    const why = this.whyCurtain(view, name);
    const curtained = `${next} ${why}`;
    const same = this.me === undefined && this.curtained === curtained;
    this.me = undefined;
    this.curtained = curtained;
    const [, open] = [...book.states].find(([seat]) => seat !== view.turn); // where the rabbit of a draft is, only its own seat knows
    this.showing.unveil({ ...open, seat: null, view: game.publicView(open.view), legal: [], refused: [], undoable: false });
    if (same) return;
    this.frame.log.clear();
    for (const shown of document.querySelectorAll("dialog[open]")) shown.close();
    this.badge.show(words.say("table-curtain", { name }), true);
    this.frame.drawCurtain(this.curtain(words, name, why, game.piece(next), () => this.look(next)));
    clear(this.root, this.frame.element);
    this.root.querySelector("#curtain-title").focus({ preventScroll: true });
  }

  /** Why the screen is passed on, as far as all may know: of a draft only the phase. */
  whyCurtain(view, name) {
    const { words } = this;
    if (!view.question) return "";
    if (view.turn === view.seat) return words.say("table-curtain-turn", { name, phase: words.phase(view.phase).label });
    return words.say("table-curtain-asked", { name, question: words.question(view.question.code).label });
  }

  /** An answer that gives itself; that of a seat whose player does not look now is sent as it is. */
  answerFor({ seat, decision }, action) {
    const { late } = this.showing;
    if (seat === this.me) {
      this.answers.choose(action, true);
      this.showing.late = late; // not read yet
    } else this.line.act(seat, decision, action).catch(() => {}); // its state comes anew, and is considered again
  }

  /** Into the log, if it belongs there. @returns {{text: string, spoken: string}} the event in words */
  write(event) {
    const [text, spoken] = [this.words, this.spoken].map((words) => words.event(event.code, event.params, this.names));
    this.game.heard?.(event);
    if (!this.game.isPassing(event)) this.frame.log.add(event, text, spoken);
    return { text, spoken };
  }

  /** Several of us play at this screen. */
  get shared() {
    return this.mine.length > 1;
  }

  /** Say something aloud; at a shared screen nothing, since it would stay on the page behind the curtain. */
  say(text) {
    if (!this.shared) announce(text);
  }

  tell(event) {
    const { text, spoken } = this.write(event);
    this.say(spoken);
    if (this.theatre.moving && event.params.seat !== undefined) {
      this.frame.ask(this.names[event.params.seat], text, "waiting");
    }
    if (event.code === "timed-out" && event.params.seat === this.me) this.showing.late = text;
    if (event.code === "said") this.frame.players.speak(event.params.seat, this.words.phrase(event.params.phrase));
  }

  busy(playing) {
    this.frame.tools.skip.hidden = !playing;
    if (!playing) {
      this.handOver();
      return;
    }
    this.showing.forget();
    this.frame.prompt.dataset.asked = "false";
    this.frame.nothing();
    this.frame.tools.hint.hidden = this.frame.tools.undo.hidden = true;
    this.game.offer(null);
  }

  // ---- what else is done -------------------------------------------------------------------------------------------

  /** The rule of the choice that has the keyboard, else help. */
  explain() {
    const mark = document.activeElement?.closest(".choice-line, .choice-group")?.querySelector("button.why");
    if (mark) mark.click();
    else this.help.keys();
  }

  /** A player's cards that are known; whoever is away may be replaced by a bot for a while. @param {number} seat */
  openPlayer(seat) {
    const held = this.showing.state.table.seats[seat];
    const away = held.kind === "person" && !held.lent && this.showing.here[seat] === false && !this.showing.over;
    const mayLend = away && (this.me !== null || this.described.hosting);
    this.game.openPlayer(seat, mayLend ? [lending(this.desk, seat, (refused) => this.answers.refuse(refused))] : []);
  }

  async openMenu() {
    const [{ openMenu }] = await Promise.all([import("./menu.js"), this.words.need("why")]);
    openMenu(this.desk, { talk: () => this.talk.open(this.help), keys: () => this.help.keys() });
  }

  togglePassing() {
    this.standing.toggle(this.showing.state);
    this.showing.again();
  }

  async rematch() {
    try {
      const { code } = await this.api.rematch(this.code);
      const table = await this.api.look(code);
      const { seats, mine, started, hosting } = table;
      const alone = seats.every(({ kind }, seat) => kind === "bot" || mine.includes(seat));
      if (alone && hosting && !started) { // nobody else to wait for
        const { giveNonces } = await import("../nonces.js");
        await giveNonces(table);
        await this.api.start(code);
      }
      this.go?.(`/t/${code}`);
    } catch (refused) {
      this.answers.refuse(refused);
    }
  }

  close() {
    for (const stop of this.stops) stop();
    this.theatre.close();
    this.standing?.close();
    this.line?.close();
    this.frame.clock.close();
    this.frame.burst.close();
    this.sound.close();
    this.badge.close();
  }
}
