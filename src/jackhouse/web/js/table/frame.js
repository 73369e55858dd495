/** The frame of a table: where things are on the page. It knows no game. */

import { clear, el } from "../dom.js";
import { Choices } from "./choices.js";
import { Clock } from "./clock.js";
import { capital } from "./help.js";
import { Log } from "./log.js";
import { Players } from "./players.js";
import { toolSign } from "./signs.js";

export class Frame {
  /**
   * @param {object} desk
   * @param {object} game the game's own table
   * @param {Record<string, Function>} acts undo, hint, talk, menu, keys, skip, pass, log, player
   */
  constructor(desk, game, acts) {
    const { words } = desk;
    this.desk = desk;
    this.game = game;
    this.acts = acts;
    this.choices = new Choices(desk.help, { choose: desk.choose, preview: (action) => game.preview(action) });
    this.players = new Players(words, (seat) => acts.player(seat));
    this.log = new Log(desk.help, (event) => game.ruleOf(event));
    this.line = el("p", { class: "line-state", role: "status" });
    this.title = el("h1", { class: "question", id: "question", tabindex: "-1" });
    this.text = el("p", { class: "question-text" });
    this.note = el("p", { class: "question-note" });
    this.clock = new Clock(words);
    this.picker = el("div", { class: "picker-place" });
    this.commitment = el("button", { class: "choice primary commit", type: "button", hidden: true, on: { click: () => this.desk.choose(this.committing) } });
    this.tools = Object.fromEntries(["undo", "hint", "pass", "skip"].map((key) => [key, this.tool(key)]));
    this.prompt = el("section", { class: "prompt", "aria-labelledby": "question" },
      el("div", { class: "prompt-head" }, this.title, el("div", { class: "prompt-tools" }, Object.values(this.tools))),
      this.clock.element, this.text, this.note, this.commitment, this.picker, this.choices.element);
    const more = el("div", { class: "more" },
      ["log", "talk", "menu", "keys"].map((key) => this.tool(key)));
    this.element = el("div", { class: "table" },
      el("div", { class: "table-bar" }, game.status.element, more),
      el("div", { class: "table-side" }, this.players.element, game.market.element, this.log.element),
      el("div", { class: "table-map" }, game.map.element, this.line),
      el("div", { class: "table-own" }, this.prompt, game.hand.element));
    this.tools.pass.setAttribute("aria-pressed", "false");
    for (const tool of Object.values(this.tools)) tool.hidden = true;
  }

  tool(key) {
    return el("button", {
      class: `tool tool-${key}`, type: "button", dataset: { tool: key }, on: { click: () => this.acts[key]() },
    }, toolSign(key), el("span", { text: this.desk.words.say(`table-tool-${key}`) }));
  }

  /** What I am asked, or whom we wait for. @param {string} title @param {string} text @param {string} [mood] */
  ask(title, text, mood = "") {
    this.prompt.className = `prompt ${mood}`;
    this.title.textContent = title;
    this.text.textContent = text;
    this.text.hidden = !text;
  }

  /** A line under the question: a hint, an answer that gives itself. */
  say(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
  }

  /** A button for what was picked on the map, in the hand or by a hint. @param {string | null} action @param {string} text */
  commit(action, text) {
    this.committing = action;
    this.commitment.hidden = action === null;
    this.commitment.textContent = capital(text);
    if (action !== null) this.prompt.scrollTop = 0;
  }

  /** Do what is picked, if anything is. */
  go() {
    (this.committing ? this.commitment : this.picker.querySelector(".primary"))?.click();
  }

  /** @param {{groups: object[], refused: object[], picker: Element | null}} offer @param {string[]} names */
  offer(offer, names) {
    if (offer.chosen) this.say(this.desk.words.say("table-chosen", { action: this.game.wording(offer.chosen) }));
    if (offer.ready) this.commit(offer.ready, this.game.wording(offer.ready));
    clear(this.picker, offer.picker);
    this.choices.show(offer.groups, offer.refused, names);
  }

  /** Something of the game's own under the words, while nothing is chosen. @param {Element | null} element */
  stage(element) {
    clear(this.picker, element);
  }

  nothing() {
    clear(this.picker);
    this.choices.empty();
    this.commit(null, "");
    this.say("");
  }

  /** The log over the table, on small screens. */
  toggleLog() {
    const open = this.element.classList.toggle("log-open");
    this.element.querySelector(".tool-log").setAttribute("aria-expanded", String(open));
    if (open) this.log.reveal();
  }
}
