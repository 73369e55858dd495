/** A table on the page: the line to it, what was told, who looks, and what is chosen. It knows no game. */

import { clear, el, icon, style } from "../dom.js";
import { Line } from "../line.js";
import { announce } from "../live.js";
import { Answers } from "./answers.js";
import { Badge } from "./badge.js";
import { Book } from "./book.js";
import { curtain } from "./curtain.js";
import { Frame } from "./frame.js";
import { loadGame } from "./games.js";
import { Help } from "./help.js";
import { listenKeys } from "./keys.js";
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
    this.standing = new Standing(this.settings, (action) => this.answers.choose(action));
    this.theatre = new Theatre(this.motion, {
      tell: (event) => this.tell(event), play: (event) => this.game.play(event),
      isSeen: (event) => this.game.plays(event),
      settle: (state) => state.seat === this.me && this.showing.settle(state), busy: (playing) => this.busy(playing),
    });
  }

  async open() {
    const { words, api, settings, help, motion, sound, code } = this;
    this.desk = {
      words, api, settings, help, motion, sound, code,
      names: () => this.names, seat: () => this.me, choose: (action) => this.answers.choose(action),
      rearrange: (undos, actions) => this.answers.rearrange(undos, actions),
      pick: (actions) => this.answers.pick(actions), why: (refused) => help.why(refused, this.names),
      icon: (seat) => icon(this.game.piece(seat), "piece"), notes: (view, seat) => this.game.notes(view, seat),
      trophy: (view) => this.game.trophy(view), winners: (view) => this.game.winners(view),
      stage: (element) => this.frame.stage(element), rulebook: () => this.game.rulebook,
    };
    this.names = this.namesOf(this.described);
    const { openGame } = await loadGame(this.described.game);
    this.game = await openGame(this.desk, this.described);
    this.frame = new Frame(this.desk, this.game, {
      undo: () => this.answers.undo(), hint: () => this.answers.hint(), talk: () => this.me !== null && this.talk.open(help),
      menu: () => this.openMenu(),
      keys: () => help.keys(), skip: () => this.theatre.skip(), pass: () => this.togglePassing(),
      log: () => this.frame.toggleLog(), player: (seat) => this.openPlayer(seat),
    });
    this.stops = [
      listenKeys({
        u: () => this.answers.undo(), h: () => this.answers.hint(), "?": () => this.explain(), l: () => this.frame.toggleLog(),
        m: () => this.game.map.element.focus(), s: () => this.theatre.skip(), Escape: () => this.answers.pick([]),
        Enter: () => this.frame.go(),
      }, (number) => this.frame.choices.press(number)),
      settings.on("palette", () => this.game.repaint()),
    ];
    this.line = new Line(code);
    this.answers = new Answers(this.desk, this.line, this.frame, this.game, {
      isPlaying: () => this.theatre.playing, stop: () => this.standing.stop(),
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

  namesOf(table) {
    return table.seats.map((seat, at) => seat.name || this.words.say(seat.kind === "bot" ? "table-bot" : "seat-name", { number: String(at + 1) }));
  }

  // ---- what comes in -----------------------------------------------------------------------------------------------

  /** @param {import("./book.js").State} state */
  update(state) {
    this.book.put(state);
    this.book.keep(this.mine.length ? this.mine : [null]);
    this.names = this.namesOf(state.table);
    if (!state.view) return;
    if (this.me === undefined && this.mine.length < 2) this.look(state.seat);
    else if (state.seat === this.me) this.theatre.add(this.book.fresh(this.me), state);
    this.handOver();
  }

  /** Whoever is at this screen now sees the table. @param {number | null} seat */
  look(seat) {
    this.me = seat;
    this.frame.log.clear();
    this.book.fresh(seat);
    this.showing.forget();
    for (const event of this.book.all(seat)) this.write(event);
    clear(this.root, this.frame.element);
    this.theatre.add([], this.book.states.get(seat));
    this.rest ??= this.more();
  }

  /** The table can be played at; what is needed later comes now, so that nobody waits for it then. */
  async more() {
    performance.mark("usable");
    await Promise.all([this.game.more(), import("./menu.js"), import("./finale.js"), this.words.need("why")])
      .catch(() => (this.rest = null)); // tried again when somebody looks
  }

  /** Several of my seats at one screen: pass it to the one who is asked. */
  handOver() {
    const asked = this.book.awaited();
    const all = this.book.states.size === this.mine.length;
    if (!this.shared || !all || this.theatre.playing || asked.includes(this.me) || this.showing.over) return;
    const next = asked[0] ?? (this.me === undefined ? [...this.book.states.keys()][0] : undefined);
    if (next === undefined) return;
    this.standing.stop();
    this.me = undefined;
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
    this.badge.show(this.words.say("table-curtain", { name: this.names[next] }), true);
    clear(this.root, curtain(this.words, this.names[next], this.game.piece(next), () => this.look(next)));
    this.root.querySelector("#curtain-title").focus();
  }

  /** Into the log, if it belongs there. @returns {string} the event in words */
  write(event) {
    const text = this.words.event(event.code, event.params, this.names);
    this.game.heard?.(event);
    if (!this.game.isPassing(event)) this.frame.log.add(event, text);
    return text;
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
    const text = this.write(event);
    this.say(text);
    if (this.theatre.moving && event.params.seat !== undefined) {
      this.frame.ask(this.names[event.params.seat], text, "waiting");
    }
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
    const away = held.kind === "person" && !held.lent && this.showing.here[seat] === false && this.me !== null;
    this.game.openPlayer(seat, away ? [el("button", {
      type: "button", text: this.words.say("table-lend"),
      on: { click: () => this.api.lend(this.code, seat).catch((refused) => this.answers.refuse(refused)) },
    })] : []);
  }

  async openMenu() {
    const { openMenu } = await import("./menu.js");
    openMenu(this.desk, { talk: () => this.talk.open(this.help), keys: () => this.help.keys() });
  }

  togglePassing() {
    this.standing.passing = !this.standing.passing;
    this.frame.tools.pass.setAttribute("aria-pressed", String(this.standing.passing));
    if (this.showing.state.legal?.length) this.showing.ask(this.showing.state);
  }

  async rematch() {
    try {
      const { code } = await this.api.rematch(this.code);
      const { seats, mine, started, hosting } = await this.api.look(code);
      const alone = seats.every(({ kind }, seat) => kind === "bot" || mine.includes(seat));
      if (alone && hosting && !started) await this.api.start(code); // nobody else to wait for
      this.go?.(`/t/${code}`);
    } catch (refused) {
      this.answers.refuse(refused);
    }
  }

  close() {
    for (const stop of this.stops) stop();
    this.theatre.close();
    this.standing.stop();
    this.line?.close();
    this.frame.clock.close();
    this.sound.close();
    this.badge.close();
  }
}
