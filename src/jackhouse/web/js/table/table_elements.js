/** The elements of a table on the page: prompt, choices, tools, players, log, map and hand. It knows no game. */

import { clear, el } from "../dom.js";
import { lineIcon } from "../icons.js";
import { Choices } from "./choices.js";
import { Clock } from "./clock.js";
import { EventLog } from "./event_log.js";
import { capital } from "./help.js";
import { NumberKeys } from "./number_keys.js";
import { PlayerPanel } from "./player_panel.js";
import { PressGuard } from "./press_guard.js";

export class TableElements {
  /**
   * @param {import("./game_interface.js").TableServices} services
   * @param {import("./game_interface.js").GameTable} game
   * @param {Record<"undo" | "hint" | "talk" | "menu" | "keys" | "skip" | "pass" | "log", () => void>} tools called on a click, by tool
   * @param {(seat: number) => void} openPlayer
   */
  constructor(services, game, tools, openPlayer) {
    const { lexicon, help } = services;
    this.services = services;
    this.game = game;
    this.choices = new Choices(help, {
      choose: services.choose, preview: (action) => game.preview(action), unfold: () => this.numberKeys.label(),
    });
    this.players = new PlayerPanel(lexicon, openPlayer);
    this.log = new EventLog(help, (event) => game.ruleOfEvent(event), () => this.toggleLog(false));
    this.connectionStatus = el("p", { class: "line-state", role: "status" });
    this.title = el("h1", { class: "question", id: "question", tabindex: "-1" });
    this.text = el("p", { class: "question-text" });
    this.note = el("p", { class: "question-note" });
    this.clock = new Clock(lexicon);
    this.autoAnswerNote = el("p", { class: "standing-line", role: "status", hidden: true });
    this.warning = el("p", { class: "warning", role: "alert", hidden: true });
    this.pickerPlace = el("div", { class: "picker-place" });
    /** @type {string | null} the action that the confirm button sends */
    this.confirmAction = null;
    this.confirmButton = el("button", { class: "choice primary commit", type: "button", hidden: true, on: { click: () => services.confirm(this.confirmAction) } });
    const tool = (key) => el("button", {
      class: `tool tool-${key}`, type: "button", dataset: { tool: key }, on: { click: () => tools[key]() },
    }, lineIcon(key), el("span", { text: key === "pass" ? "" : lexicon.say(`table-tool-${key}`) })); // the presenter words `pass`
    this.tools = { undo: tool("undo"), hint: tool("hint"), pass: tool("pass"), skip: tool("skip") };
    this.moreTools = { log: tool("log"), talk: tool("talk"), menu: tool("menu"), keys: tool("keys") };
    this.prompt = el("section", { class: "prompt", "aria-labelledby": "question" },
      el("div", { class: "prompt-head" }, this.title, el("div", { class: "prompt-tools" }, Object.values(this.tools))),
      this.clock.element, this.autoAnswerNote, this.text, this.note, this.warning, this.confirmButton, this.pickerPlace, this.choices.element);
    this.ownArea = el("div", { class: "table-own" }, this.prompt, game.hand.element);
    this.element = el("div", { class: "table" },
      el("div", { class: "table-bar" }, game.status.element, el("div", { class: "more" }, Object.values(this.moreTools))),
      el("div", { class: "table-side" }, this.players.element, game.openCards.element, this.log.element),
      el("div", { class: "table-map" }, game.map.element, this.connectionStatus),
      this.ownArea);
    this.numberKeys = new NumberKeys(() => [...this.choices.numbered(), ...game.numberedCards()]);
    /** @type {Element | null} something over the whole table */
    this.overlay = null;
    /** @type {HTMLElement | null} the element that had the focus last */
    this.lastFocused = null;
    this.element.addEventListener("focusin", (event) => (this.lastFocused = /** @type {HTMLElement} */ (event.target)));
    this.tools.pass.setAttribute("aria-pressed", "false");
    for (const button of Object.values(this.tools)) button.hidden = true;
    this.pressGuard = new PressGuard(this.prompt);
  }

  /** Shows what is asked, or who is waited for. @param {string} title @param {string} text @param {string} [mood] a CSS class */
  showPrompt(title, text, mood = "") {
    this.prompt.className = `prompt ${mood}`;
    this.title.textContent = title;
    this.text.textContent = text;
    this.text.hidden = !text;
  }

  /** Shows a line under the question. @param {string} text */
  showNote(text) {
    this.note.textContent = text;
    this.note.hidden = !text;
  }

  /** Shows what is answered automatically. @param {string} text */
  showAutoAnswer(text) {
    this.autoAnswerNote.textContent = text;
    this.autoAnswerNote.hidden = !text;
  }

  /** Shows what should be known before the confirm button is pressed. @param {string} text */
  showWarning(text) {
    this.warning.textContent = text;
    this.warning.hidden = !text;
  }

  /** Shows a button for an action that was picked on the map, in the hand or by a hint. @param {string | null} action @param {string} text */
  offerConfirm(action, text) {
    if (action === null && document.activeElement === this.confirmButton) this.focusQuestion();
    this.confirmAction = action;
    this.confirmButton.hidden = action === null;
    this.confirmButton.textContent = capital(text);
    if (action !== null) this.prompt.scrollTop = 0;
  }

  /** Returns the action of the choice that has the focus, or "commit" for the confirm button. @returns {string | null} */
  focusedAction() {
    const { activeElement } = document;
    if (activeElement === this.confirmButton) return "commit";
    return activeElement instanceof HTMLElement && this.choices.element.contains(activeElement) ? activeElement.dataset.action ?? null : null;
  }

  /** Puts the focus on the choice of an action again, if it has been drawn anew. @param {string | null} action as `focusedAction` returned it */
  focusAction(action) {
    if (action === null || document.querySelector("dialog[open]")) return;
    if (action === "commit") this.confirmButton.hidden || this.confirmButton.focus({ preventScroll: true });
    else this.choices.focus(action);
  }

  /** Presses the button that sends what is picked. @returns {boolean} whether there is one */
  pressConfirm() {
    /** @type {HTMLElement | null} */
    const button = this.confirmAction ? this.confirmButton : this.pickerPlace.querySelector(".primary");
    button?.click();
    return Boolean(button);
  }

  /** @param {import("./game_interface.js").Offer} offer @param {string[]} names */
  showOffer(offer, names) {
    if (offer.chosen) this.showNote(this.services.lexicon.say("table-chosen", { action: this.game.actionText(offer.chosen) }));
    if (offer.ready) this.offerConfirm(offer.ready, this.game.actionText(offer.ready));
    clear(this.pickerPlace, offer.picker);
    this.choices.show(offer.groups, offer.refused, names);
    this.numberKeys.label();
  }

  /** Moves the focus to what can be chosen: a choice, a payment or a card. */
  focusChoices() {
    /** @type {NodeListOf<HTMLElement>} */
    const inPicker = this.pickerPlace.querySelectorAll(".choice:enabled");
    const found = [...this.choices.list(), ...inPicker, ...this.game.numberedCards()];
    (found[0] ?? this.title).focus();
  }

  /** Moves the focus to the question if the element that had it is gone or hidden. */
  restoreFocus() {
    const { activeElement } = document;
    const { lastFocused } = this;
    const isIdle = !activeElement || activeElement === document.body || activeElement.contains(this.element);
    const isGone = lastFocused && !(lastFocused.isConnected && lastFocused.checkVisibility() && !lastFocused.matches(":disabled"));
    if (this.element.isConnected && (isIdle || activeElement === lastFocused) && isGone) this.focusQuestion();
  }

  focusQuestion() {
    if (document.querySelector("dialog[open]")) return;
    (this.overlay?.querySelector("h1") ?? this.title).focus({ preventScroll: true });
  }

  /** Shows elements of the game under the question, while nothing is chosen. @param {Element | (Element | null)[] | null} elements */
  showUnderPrompt(elements) {
    clear(this.pickerPlace, elements);
  }

  /** Shows an element over the whole table and moves the focus there; null shows the table again. @param {Element | null} element */
  showOverlay(element) {
    const before = this.overlay;
    const { activeElement } = document;
    const focusedKey = activeElement instanceof HTMLElement && before?.contains(activeElement) ? activeElement.dataset.key : "";
    this.overlay = element;
    before?.remove();
    for (const part of this.element.children) /** @type {HTMLElement} */ (part).inert = element !== null;
    if (element) this.element.append(element);
    /** @type {HTMLElement | null | undefined} */
    const same = focusedKey ? element?.querySelector(`[data-key="${focusedKey}"]`) : null;
    if (element || before) (same || element?.querySelector("h1") || this.title).focus({ preventScroll: true });
  }

  /** Removes everything that could be chosen, and the notes about it. */
  clearPrompt() {
    this.numberKeys.forget();
    clear(this.pickerPlace);
    this.choices.empty();
    this.offerConfirm(null, "");
    this.showWarning("");
    this.showNote("");
    this.prompt.scrollTop = 0;
  }

  /** Shows the handover screen in place of question and hand. @param {Element | null} handover */
  showHandover(handover) {
    this.ownArea.querySelector(".curtain")?.remove();
    this.element.classList.toggle("curtained", handover !== null);
    if (handover) this.ownArea.prepend(handover);
  }

  /** Closes the log if it lies over the table, as on small screens. @returns {boolean} whether it did */
  closeLog() {
    const isOver = this.element.matches(".log-open") && this.log.closeButton.checkVisibility();
    if (isOver) this.toggleLog(false);
    return isOver;
  }

  /** Opens or closes the log on small screens. @param {boolean} [open] */
  toggleLog(open = !this.element.classList.contains("log-open")) {
    const tool = this.moreTools.log;
    const hadFocus = this.log.element.contains(document.activeElement);
    this.element.classList.toggle("log-open", open);
    tool.setAttribute("aria-expanded", String(open));
    if (open) this.log.reveal();
    else if (hadFocus) (tool.checkVisibility() ? tool : this.title).focus({ preventScroll: true });
  }

  close() {
    this.clock.close();
    this.pressGuard.close();
  }
}
