/** What is shown to whoever looks: the question or the waiting, the players, the end, the state of the line. */

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
    game.show(state);
    frame.tools.undo.hidden = !state.undoable;
    frame.tools.hint.hidden = !asked;
    frame.tools.pass.hidden = state.seat === null || view.turn === state.seat || view.over;
    frame.tools.pass.setAttribute("aria-pressed", String(standing.passing));
    Object.assign(frame.prompt.dataset, { decision: String(state.decision ?? ""), asked: String(asked) });
    if (!asked) frame.clock.set(null);
    if (!asked) game.offer(null);
    if (view.over) this.end(state);
    else if (asked) this.ask(state);
    else this.wait(view);
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
    const mine = view.turn === state.seat;
    const question = game.question(state, names);
    frame.ask(question.label, question.text, mine ? "mine" : "reaction");
    frame.offer(game.offer(state), names);
    const alone = this.standing.consider(state, game.isQuiet);
    if (alone) frame.say(words.say("table-alone-soon", { action: words.action(alone, names) }));
    if (this.asked !== this.answers.moment) {
      this.asked = this.answers.moment;
      if (!mine) this.desk.sound.play("asked");
      else if (view.phase !== this.phase) this.desk.sound.play("turn");
      this.say(`${question.label}. ${question.text}`);
    }
    this.phase = mine ? view.phase : "";
    this.badge.show(words.say("table-title-mine"), true);
  }

  wait(view) {
    const { words } = this;
    const names = this.desk.names();
    const title = words.say("table-turn-of", { name: names[view.turn] });
    this.phase = "";
    this.frame.ask(title, words.say("table-waiting", { names: view.awaited.map((seat) => names[seat]).join(", ") }), "waiting");
    if (this.state.seat === null) this.frame.say(words.say("table-watching"));
    this.badge.show(title, false);
  }

  players() {
    if (!this.state) return;
    const { game } = this;
    const { view, seat } = this.state;
    this.frame.players.show(this.state, {
      seat, names: this.desk.names(), here: this.here, notes: (of) => game.notes(view, of), piece: (of) => game.piece(of),
    });
  }

  /** @param {import("./book.js").State} state */
  async end(state) {
    const { words } = this;
    this.standing.stop();
    this.frame.ask(words.say("table-over"), "", "over");
    this.badge.show(words.say("table-over"), false);
    const [{ finale }, story] = await Promise.all([
      import("./finale.js"), this.game.story(this.book.all(state.seat), state.table.players)]);
    if (this.state !== state) return;
    const before = this.frame.element.querySelector(".finale");
    if (this.over && !before) return; // whoever looks at the table again is left in peace
    const shown = finale(this.desk, state, story, { rematch: this.rematch, look: () => shown.remove() });
    if (before) before.replaceWith(shown);
    else this.frame.element.append(shown);
    if (!this.over) shown.querySelector("h1").focus();
    this.over = true;
  }

  /** @param {import("../line.js").Status} status */
  line(status) {
    const { line } = this.frame;
    line.hidden = status === "open";
    line.textContent = status === "open" ? "" : this.words.say(`table-line-${status}`);
    if (this.status && this.status !== status && status === "open") announce(this.words.say("table-line-back"));
    this.status = status;
  }
}
