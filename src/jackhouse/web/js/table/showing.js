/** What is shown to whoever looks: the question or the waiting, the players, the end, the state of the line. */

import { keepFocus } from "../dom.js";
import { announce } from "../live.js";

export class Showing {
  /**
   * @param {object} desk
   * @param {{game: object, frame: import("./frame.js").Frame, answers: import("./answers.js").Answers,
   *   standing: import("./standing.js").Standing, badge: import("./badge.js").Badge, book: import("./book.js").Book,
   *   say: (text: string) => void, rematch: () => void}} parts
   */
  constructor(desk, parts) {
    Object.assign(this, { desk, ...parts, words: desk.words });
    /** @type {import("./book.js").State | null} */
    this.state = null;
    this.known = "";
    this.here = [];
    this.over = false;
    this.connected = false;
    this.late = ""; // what the timer answered for me since I last answered
    this.looking = false; // at the table, after the end
  }

  /** The table stands as it is. @param {import("./book.js").State} state */
  settle(state) {
    const known = JSON.stringify([state.seat, state.decision, state.table.rematch, state.view]);
    const same = known === this.known; // what is being chosen stays as it is
    this.known = known;
    this.state = this.answers.state = state;
    const { game, frame, standing } = this;
    if (!same) frame.nothing(); // first, while little has changed: what has the keyboard is best taken away at once
    this.players();
    if (same) return;
    const { view } = state;
    const asked = Boolean(state.legal?.length);
    keepFocus(frame.element, () => game.show(state));
    frame.tools.undo.hidden = !state.undoable;
    frame.tools.hint.hidden = !asked;
    this.standby(state);
    Object.assign(frame.prompt.dataset, { decision: String(state.decision ?? ""), asked: String(asked) });
    if (!asked) frame.clock.set(null);
    if (!asked) game.offer(null);
    if (view.over) this.end(state);
    else if (asked) this.ask(state);
    else this.wait(view);
  }

  /** What is answered for me without asking, and what the timer has answered. @param {import("./book.js").State} state */
  standby(state) {
    const { words, frame, standing } = this;
    const passing = standing.offered(state);
    const isOn = passing !== null && standing.isPassing(state);
    frame.tools.pass.hidden = passing === null;
    frame.tools.pass.setAttribute("aria-pressed", String(isOn));
    if (passing) frame.tools.pass.lastElementChild.textContent = words.say(`table-pass-${passing.name}`);
    frame.standby([isOn ? words.say(`table-pass-${passing.name}-on`) : "", this.late].filter(Boolean).join(" "));
  }

  /** The same state once more, after a change of what is answered without asking. */
  again() {
    this.forget();
    this.settle(this.state);
  }

  /** What all may see, and nothing that one could answer. @param {import("./book.js").State} state of an onlooker */
  unveil(state) {
    const { frame, game } = this;
    this.forget();
    this.state = state;
    this.answers.state = null;
    this.players();
    frame.nothing();
    game.show(state);
    game.offer(null);
    frame.clock.set(null);
    frame.standby("");
    frame.ask("", "");
    frame.prompt.dataset.asked = "false";
    for (const tool of Object.values(frame.tools)) tool.hidden = true;
  }

  /** Whatever comes next is to be shown anew. */
  forget() {
    this.known = "";
  }

  /** @param {import("./book.js").State} state */
  ask(state) {
    const { words, game, frame } = this;
    const { view } = state;
    const names = this.desk.names();
    const mine = isMine(state);
    const question = game.question(state, names);
    frame.ask(question.label, question.text, mine ? "mine" : "reaction");
    if (this.questioned !== `${state.seat}:${view.question.code}`) frame.burst.interrupt();
    this.questioned = `${state.seat}:${view.question.code}`;
    frame.offer(game.offer(state), names);
    const given = this.standing.consider(state);
    if (given) frame.say(words.say(given.isLone ? "table-alone-soon" : "table-passing-soon", { action: game.wording(given.action) }));
    if (this.asked !== this.answers.moment) {
      this.asked = this.answers.moment;
      if (!mine) this.desk.sound.play("asked");
      else if (view.phase !== this.phase) this.desk.sound.play("turn");
      const { label, text } = game.question(state, names, this.desk.spoken);
      this.say(`${label}. ${text}`);
    }
    this.phase = mine ? view.phase : "";
    this.badge.show(words.say("table-title-mine"), true);
  }

  wait(view) {
    const { words } = this;
    this.questioned = "";
    const names = this.desk.names();
    const title = view.turn === null ? words.phase(view.phase).label : words.say("table-turn-of", { name: names[view.turn] });
    this.phase = "";
    this.frame.ask(title, words.say("table-waiting", { names: view.awaited.map((seat) => names[seat]).join(", ") }), "waiting");
    if (this.state.seat === null) this.frame.say(words.say("table-watching"));
    this.badge.show(title, false);
  }

  players() {
    if (!this.state) return;
    const { game } = this;
    const { view, seat } = this.state;
    keepFocus(this.frame.players.element, () => this.frame.players.show(this.state, {
      seat, names: this.desk.names(), here: this.here, notes: (of) => game.notes(view, of), piece: (of) => game.piece(of),
    }));
  }

  /** @param {import("./book.js").State} state */
  async end(state) {
    const { words } = this;
    this.standing.stop();
    this.frame.ask(words.say("table-over"), "", "over");
    this.badge.show(words.say("table-over"), false);
    const [{ endActions, finale }, story] = await Promise.all([
      import("./finale.js"), this.game.story(this.book.all(state.seat), state.table.players),
      words.need("why")]);
    if (this.state !== state) return;
    const { rematch } = this;
    const results = () => {
      this.looking = false;
      this.frame.stage(null);
      this.frame.cover(finale(this.desk, state, story, { rematch, look }));
    };
    const look = () => {
      this.looking = true;
      this.frame.stage(endActions(this.desk, state, { rematch, results }));
      this.frame.cover(null);
    };
    if (this.looking) look();
    else results();
    this.over = true;
  }

  /** @param {import("../line.js").Status} status */
  line(status) {
    const { line } = this.frame;
    line.hidden = status === "open";
    line.textContent = status === "open" ? "" : this.words.say(`table-line-${status}`);
    if (status !== "open") return;
    if (this.connected) announce(this.words.say("table-line-back"));
    this.connected = true;
  }
}

/** Is it my turn, or everybody's? @param {import("./book.js").State} state */
const isMine = ({ view, seat }) => view.turn === null || view.turn === seat;
