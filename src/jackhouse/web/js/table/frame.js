/** The frame of a table: where things are on the page. It knows no game. */

import { clear, el } from "../dom.js";
import { Burst } from "./burst.js";
import { Choices } from "./choices.js";
import { Clock } from "./clock.js";
import { capital } from "./help.js";
import { Log } from "./log.js";
import { Numbers } from "./numbers.js";
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
    this.log = new Log(desk.help, (event) => game.ruleOf(event), () => this.toggleLog(false));
    this.line = el("p", { class: "line-state", role: "status" });
    this.title = el("h1", { class: "question", id: "question", tabindex: "-1" });
    this.text = el("p", { class: "question-text" });
    this.note = el("p", { class: "question-note" });
    this.clock = new Clock(words);
    this.standing = el("p", { class: "standing-line", role: "status", hidden: true });
    this.warning = el("p", { class: "warning", role: "alert", hidden: true });
    this.picker = el("div", { class: "picker-place" });
    this.commitment = el("button", { class: "choice primary commit", type: "button", hidden: true, on: { click: () => this.desk.confirm(this.committing) } });
    this.tools = Object.fromEntries(["undo", "hint", "pass", "skip"].map((key) => [key, this.tool(key)]));
    this.prompt = el("section", { class: "prompt", "aria-labelledby": "question" },
      el("div", { class: "prompt-head" }, this.title, el("div", { class: "prompt-tools" }, Object.values(this.tools))),
      this.clock.element, this.standing, this.text, this.note, this.warning, this.commitment, this.picker, this.choices.element);
    this.more = Object.fromEntries(["log", "talk", "menu", "keys"].map((key) => [key, this.tool(key)]));
    this.element = el("div", { class: "table" },
      el("div", { class: "table-bar" }, game.status.element, el("div", { class: "more" }, Object.values(this.more))),
      el("div", { class: "table-side" }, this.players.element, game.market.element, this.log.element),
      el("div", { class: "table-map" }, game.map.element, this.line),
      this.own = el("div", { class: "table-own" }, this.prompt, game.hand.element));
    this.numbers = new Numbers(() => [...this.choices.buttons.values(), ...game.numbered()]);
    /** @type {Element | null} what had the keyboard last */
    this.held = null;
    this.element.addEventListener("focusin", (event) => (this.held = event.target));
    this.tools.pass.setAttribute("aria-pressed", "false");
    for (const tool of Object.values(this.tools)) tool.hidden = true;
    this.burst = new Burst(this.prompt);
  }

  tool(key) {
    return el("button", {
      class: `tool tool-${key}`, type: "button", dataset: { tool: key }, on: { click: () => this.acts[key]() },
    }, toolSign(key), el("span", { text: key === "pass" ? "" : this.desk.words.say(`table-tool-${key}`) })); // which passes: the game says so
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

  /** What is answered for me, while it is. @param {string} text */
  standby(text) {
    this.standing.textContent = text;
    this.standing.hidden = !text;
  }

  /** What should be known before the button below is pressed. @param {string} text */
  warn(text) {
    this.warning.textContent = text;
    this.warning.hidden = !text;
  }

  /** A button for what was picked on the map, in the hand or by a hint. @param {string | null} action @param {string} text */
  commit(action, text) {
    if (action === null && document.activeElement === this.commitment) this.focusQuestion();
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
    this.numbers.label();
  }

  /** The keyboard to what can be chosen: a choice, a payment or a card. */
  focusChoices() {
    const found = [...this.choices.list(), ...this.picker.querySelectorAll(".choice:enabled"), ...this.game.numbered()];
    (found[0] ?? this.title).focus();
  }

  /** The keyboard to the question, unless it is on something else that can be seen. */
  holdFocus() {
    const { activeElement } = document;
    const idle = !activeElement || activeElement === document.body || activeElement.contains(this.element);
    const gone = this.held && !(this.held.isConnected && this.held.checkVisibility() && !this.held.disabled);
    if (this.element.isConnected && (idle || activeElement === this.held) && gone) this.focusQuestion();
  }

  focusQuestion() {
    if (document.querySelector("dialog[open]")) return;
    (this.covering?.querySelector("h1") ?? this.title).focus({ preventScroll: true });
  }

  /** Something of the game's own under the words, while nothing is chosen. @param {(Element | null)[]} elements */
  stage(elements) {
    clear(this.picker, elements);
  }

  /** Something over the whole table, and the keyboard there; null: the table again. @param {Element | null} element */
  cover(element) {
    const before = this.covering;
    const held = before?.contains(document.activeElement) ? document.activeElement.dataset.key : "";
    this.covering = element;
    before?.remove();
    for (const part of this.element.children) part.inert = element !== null;
    if (element) this.element.append(element);
    const same = held && element?.querySelector(`[data-key="${held}"]`);
    if (element || before) (same || element?.querySelector("h1") || this.title).focus({ preventScroll: true });
  }

  nothing() {
    this.numbers.forget();
    clear(this.picker);
    this.choices.empty();
    this.commit(null, "");
    this.warn("");
    this.say("");
    this.prompt.scrollTop = 0; // what comes is read from its beginning
  }

  /** In place of question and hand. @param {Element | null} curtain */
  drawCurtain(curtain) {
    this.own.querySelector(".curtain")?.remove();
    this.element.classList.toggle("curtained", curtain !== null);
    if (curtain) this.own.prepend(curtain);
  }

  /** @returns {boolean} whether the log lay over the table */
  closeLog() {
    const over = this.element.matches(".log-open") && this.element.querySelector(".log-close").checkVisibility();
    if (over) this.toggleLog(false);
    return over;
  }

  /** The log over the table, on small screens. @param {boolean} [open] left out: the other way round */
  toggleLog(open = !this.element.classList.contains("log-open")) {
    const tool = this.element.querySelector(".tool-log");
    const held = this.log.element.contains(document.activeElement);
    this.element.classList.toggle("log-open", open);
    tool.setAttribute("aria-expanded", String(open));
    if (open) this.log.reveal();
    else if (held) (tool.checkVisibility() ? tool : this.title).focus({ preventScroll: true });
  }
}
