// The part of the set-up page where the board is chosen: one that comes with the game, a random one, one by code or from
// a file, or none yet, if the players build it together.

import { boardUrl } from "../art.js";
import { clear, copyText, el, on } from "../dom.js";
import { lineIcon } from "../icons.js";
import { codeIn, isCode } from "./board_link.js";
import { boardLabel, buildingStyle, buildingStyles, chooseBoard, chooseBuilding, chooseFitting } from "./setup_state.js";

/** @typedef {import("./setup_state.js").Setup} Setup */

const REASONS = ["bad-board-code", "unknown-board", "bad-board", "board-not-of-suits", "board-unwinnable"];
const NAMED = "name:";
const BUILT = "build:";

/** Whether a set-up is refused because of its board. @param {import("../api.js").ErrorData | null} error */
export const isAboutBoard = (error) => error !== null && REASONS.includes(error.code);

export class BoardChoice {
  /**
   * @param {import("../main.js").Context} context
   * @param {{setup: Setup, game: () => any, change: (edit: (setup: Setup) => void) => void}} page `change` draws and checks the set-up after an edit
   */
  constructor({ lexicon, api, settings, explain, toast }, { setup, game, change }) {
    this.lexicon = lexicon;
    this.api = api;
    this.settings = settings;
    this.explain = explain;
    this.toast = toast;
    this.setup = setup;
    this.game = game;
    this.change = change;
    /** The kind of board that was chosen here, while the set-up does not show it yet: a code that is not typed, a file that is not chosen. */
    this.pending = "";
    /** The name or code of the board that would be played on, as the server says. */
    this.board = "";
    /** The letters of the suits in play, as the server says. */
    this.suits = "";
    this.randomSuits = ""; // for which the random board was made
    /** @type {import("../api.js").ErrorData | null} */
    this.error = null;
    /** With what the board can be played on, if the set-up is refused. @type {import("./setup_state.js").Fitting | null} */
    this.fits = null;
    this.problemText = ""; // of a file, or of a random board that could not be made
    this.rolls = 0;
    /** @type {Promise<void> | null} the random board that is being made */
    this.rolling = null;
    this.shown = ""; // the kind whose details are shown
    this.listed = ""; // the kinds that are in the list
    this.element = this.draw();
    this.unhook = settings.on("palette", () => this.showPicture());
  }

  close() {
    this.unhook();
  }

  draw() {
    const { lexicon } = this;
    this.select = el("select", { id: "board", "aria-describedby": "board-help", on: { change: () => this.choose(this.select.value) } });
    this.help = el("p", { class: "help", id: "board-help" });
    this.details = el("div", { class: "board-details" });
    this.problem = el("p", { class: "problem", id: "board-problem", role: "alert" });
    this.mend = el("div", { class: "board-mend" });
    this.image = el("img", { width: "220", height: "220", alt: "" });
    this.copy = el("button", { class: "button small", type: "button" }, lineIcon("copy"), lexicon.say("web-board-copy"));
    on(this.copy, "click", async () => {
      const isCopied = await copyText(this.board);
      this.toast(lexicon.say(isCopied ? "web-copied" : "web-not-copied", { text: this.board }), isCopied ? "note" : "bad");
    });
    this.build = el("a", { class: "button small", text: lexicon.say("web-board-edit") });
    this.picture = el("div", { class: "board-picture", hidden: true }, this.image, el("div", { class: "row" }, this.copy, this.build));
    return el("div", { class: "panel" }, el("fieldset", { class: "board-choice" }, el("legend", { text: lexicon.say("web-board") }),
      el("div", {}, el("label", { class: "label", for: "board", text: lexicon.say("web-board-which") }), this.select, this.help, this.details, this.problem, this.mend),
      this.picture));
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  /** The kind of board that is chosen: the value of the list. */
  get kind() {
    const { setup, settings, pending } = this;
    const style = buildingStyle(setup, this.game());
    if (style !== "off") return BUILT + style;
    if (pending) return pending;
    if (setup.boardSeed !== null) return "random";
    if (setup.board === null) return "usual";
    if (typeof setup.board !== "string") return "file";
    if (this.names().includes(setup.board)) return NAMED + setup.board;
    return setup.board === settings.get("lastBoard") ? "last" : "code";
  }

  /** The names of all boards that come with the game. @returns {string[]} */
  names() {
    return Object.values(this.game().boards).flat();
  }

  /** Shows the choice of a set-up that has changed. */
  show() {
    const { kind, lexicon, setup } = this;
    this.element.hidden = !this.game().board_files;
    this.showList(kind);
    this.help.textContent = this.helpText(kind);
    if (kind !== this.shown) this.showDetails(kind);
    const text = this.error ? this.explain(this.error) : this.problemText;
    if (this.problem.textContent !== text) this.problem.textContent = text;
    this.showMend();
    this.field?.setAttribute("aria-invalid", String(Boolean(text)));
    this.file?.setAttribute("aria-invalid", String(Boolean(text)));
    if (this.own) this.own.textContent = typeof setup.board === "object" && setup.board ? lexicon.say("web-board-own", { name: setup.board.name || "?" }) : "";
    this.showPicture();
  }

  /** Offers to play with the suits on the board, if that is what the set-up needs. */
  showMend() {
    const { lexicon, fits } = this;
    const shown = fits && !this.element.hidden && !this.kind.startsWith(BUILT) ? fits.suits : "";
    if (shown === this.mend.dataset.suits) return;
    this.mend.dataset.suits = shown;
    clear(this.mend, shown && fits ? el("button", { class: "button small", type: "button", id: "board-mend",
      text: lexicon.say("web-board-fit", { suits: lexicon.suitMarks([...shown]) }), on: { click: () => this.change((setup) => chooseFitting(setup, this.game(), fits)) } }) : null);
  }

  /** @param {string} kind */
  showList(kind) {
    const groups = this.groups();
    const listed = JSON.stringify(groups);
    if (listed !== this.listed) { // else the list stays: it may be open
      clear(this.select, groups.map(({ label, kinds }) => {
        const options = kinds.map(([value, text]) => el("option", { value, text }));
        return label ? el("optgroup", { label }, options) : options;
      }));
    }
    this.listed = listed;
    this.select.value = kind;
  }

  /** The kinds of boards, in groups: pairs of a value and a label. @returns {{label: string, kinds: [string, string][]}[]} */
  groups() {
    const { lexicon, setup, settings, suits } = this;
    const fits = ([count, names]) => !suits || Number(count) === suits.length || names.includes(setup.board);
    const last = settings.get("lastBoard");
    /** @type {[string, string][]} */
    const others = [["random", lexicon.say("web-board-random")], ["code", lexicon.say("web-board-code")], ["file", lexicon.say("web-board-file")]];
    if (typeof last === "string") others.push(["last", lexicon.say("web-board-last")]);
    others.push(...buildingStyles(this.game()).map((style) => /** @type {[string, string]} */ ([BUILT + style, lexicon.say(`web-board-build-${style}`)])));
    const all = [
      { label: "", kinds: [["usual", lexicon.say("web-board-usual")]] },
      ...Object.entries(this.game().boards).reverse().filter(fits).map(([count, names]) => ({
        label: lexicon.say("web-board-named", { count: Number(count) }), kinds: names.map((name) => [NAMED + name, lexicon.board(name)]),
      })),
      { label: lexicon.say("web-board-other"), kinds: others },
    ];
    return /** @type {any} */ (all);
  }

  /** @param {string} kind */
  helpText(kind) {
    const { lexicon, setup } = this;
    if (kind.startsWith(BUILT)) return lexicon.optionValue("building", kind.slice(BUILT.length)).text;
    if (kind === "random") return this.isMaking ? lexicon.say("web-board-making") : lexicon.say("web-board-random-help", { seed: String(setup.boardSeed) });
    if (kind === "code") return lexicon.say("web-board-code-help");
    if (kind === "file") return lexicon.say("web-board-file-help");
    return "";
  }

  /** Puts the field or button of a kind in place; it stays as long as the kind, so that typing is not disturbed. @param {string} kind */
  showDetails(kind) {
    const { lexicon, setup } = this;
    this.shown = kind;
    this.field = this.file = this.own = undefined;
    if (kind === "code") {
      this.field = el("input", { type: "text", id: "board-code", autocomplete: "off", autocapitalize: "off", spellcheck: "false", value: typeof setup.board === "string" ? setup.board : "",
        "aria-describedby": "board-help board-problem", on: { input: ({ target }) => this.type(target.value), change: ({ target }) => (target.value = codeIn(target.value)) } });
      clear(this.details, el("label", { class: "label", for: "board-code", text: lexicon.say("web-board-code-label") }), this.field);
    } else if (kind === "file") {
      this.own = el("p");
      this.file = el("input", { type: "file", id: "board-file", accept: ".json,application/json", "aria-describedby": "board-help board-problem", on: { change: () => this.load() } });
      clear(this.details, this.own, el("label", { class: "label", for: "board-file", text: lexicon.say("web-board-file-label") }), this.file);
    } else if (kind === "random") {
      clear(this.details, el("button", { class: "button small", type: "button", text: lexicon.say("web-board-again"), on: { click: () => this.roll() } }));
    } else clear(this.details);
  }

  showPicture() {
    const { lexicon, board, kind } = this;
    const hidden = !board || this.element.hidden || kind.startsWith(BUILT) || this.isMaking;
    this.picture.hidden = hidden;
    this.copy.hidden = !isCode(board);
    this.build.setAttribute("href", `/build#${encodeURIComponent(board)}`);
    if (hidden) return;
    const source = boardUrl({ game: this.game().game, board });
    if (this.image.getAttribute("src") !== source) this.image.setAttribute("src", source);
    this.image.alt = lexicon.say("web-board-picture", { name: lexicon.board(boardLabel(board)) });
  }

  // ---- choosing ----------------------------------------------------------------------------------------------------

  /** Chooses a kind of board from the list. @param {string} kind */
  choose(kind) {
    const { settings } = this;
    const game = this.game();
    this.forget();
    if (kind.startsWith(BUILT)) return this.change((setup) => chooseBuilding(setup, game, kind.slice(BUILT.length)));
    const named = kind.startsWith(NAMED) ? kind.slice(NAMED.length) : kind === "last" ? settings.get("lastBoard") : null;
    this.pending = ["random", "code", "file"].includes(kind) ? kind : "";
    this.change((setup) => chooseBoard(setup, game, named));
    if (kind === "random") this.roll();
  }

  /** Forgets what was begun here, after another choice. */
  forget() {
    this.pending = this.problemText = "";
    this.error = this.fits = null;
    this.rolls++;
  }

  /** Takes over the code that is being typed. @param {string} text */
  type(text) {
    const code = codeIn(text);
    this.change((setup) => chooseBoard(setup, this.game(), code || null));
  }

  /** Whether a random board was chosen and is not there yet. */
  get isMaking() {
    return this.kind === "random" && this.setup.board === null;
  }

  /** Waits for a random board that is being made; returns whether the set-up has the board that was chosen. */
  async isReady() {
    await this.rolling;
    return !this.isMaking;
  }

  /** Makes a random board. @param {number} [seed] */
  roll(seed) {
    this.rolling = this.make(++this.rolls, seed);
  }

  /** @param {number} roll the number of this try @param {number} [seed] */
  async make(roll, seed) {
    const { suits } = this;
    this.pending = "random";
    this.problemText = "";
    try {
      const made = await this.api.randomBoard({ ...(seed === undefined ? {} : { seed }), ...(suits ? { suits } : {}) });
      if (roll !== this.rolls) return;
      this.randomSuits = suits;
      this.pending = "";
      this.change((setup) => chooseBoard(setup, this.game(), made.code, made.seed));
    } catch (refused) {
      if (roll !== this.rolls) return;
      this.problemText = this.explain(refused);
      this.show();
    }
  }

  /** Reads a board from the file that was chosen. */
  async load() {
    const [file] = this.file.files;
    if (!file) return;
    const { board, problem } = await this.read(file);
    this.problemText = problem;
    this.file.value = ""; // a file that was refused, or is read already, can be chosen again
    this.change((setup) => board && chooseBoard(setup, this.game(), board));
  }

  /** Reads the board in a file, or returns why it cannot be used. @param {File} file @returns {Promise<{board?: {name?: string}, problem: string}>} */
  async read(file) {
    const { lexicon, setup } = this;
    const refused = (reason) => ({ problem: lexicon.say("web-board-refused", { file: file.name, reason }) });
    try {
      const board = JSON.parse(await file.text());
      if (board === null || typeof board !== "object") return refused(lexicon.say("web-board-not-json"));
      const answer = await this.api.validateSetup(setup.game, { board, players: setup.seats.length });
      return answer.possible ? { board, problem: "" } : refused(this.explain(answer.why));
    } catch (error) {
      return refused(error.code ? this.explain(error) : lexicon.say("web-board-not-json"));
    }
  }

  /** Takes over what the server says about the set-up. @param {any} answer of the trial */
  answered(answer) {
    const { setup } = this;
    const error = answer.possible ? null : answer.why;
    this.error = isAboutBoard(error) ? error : null;
    this.fits = answer.fits ?? null;
    if (answer.possible || this.error) this.board = answer.board ?? "";
    this.suits = answer.suits ?? error?.params?.suits ?? this.suits;
    if (setup.boardSeed === null || buildingStyle(setup, this.game()) !== "off") return;
    if (setup.board === null || (this.randomSuits && this.randomSuits !== this.suits)) this.roll(setup.boardSeed);
    this.randomSuits ||= this.suits;
  }
}
