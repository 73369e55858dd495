// The panels of the builder page: advice, figures, ways to keep and share a map, and how to begin another.

import { boardUrl } from "../art.js";
import { clear, copyText, el, isLocalAddress, keepFocus, on } from "../dom.js";
import { lineIcon } from "../icons.js";
import { adviceLetters } from "../jackrabbits/builder/map_drawing.js";
import { svgToPng } from "../svg_to_png.js";
import { boardIn } from "./board_link.js";

const GAME = "jack-rabbits";
const LANDMASSES = [0, 1, 2, 3];

export class BuildPanels {
  /** @param {any} page the BuildPage */
  constructor(page) {
    this.page = page;
    const { context } = page;
    this.lexicon = context.lexicon;
    this.wish = { style: page.state.style, suits: page.state.suits, landmasses: 0 };
    this.advice = el("section", { class: "build-panel", "aria-labelledby": "build-advice" });
    this.keep = el("section", { class: "build-panel", "aria-labelledby": "build-share" });
    this.measures = el("details", { class: "build-panel" }, el("summary", { text: this.say("build-measures") }), el("div", { class: "figures" }));
    this.trial = el("details", { class: "build-panel", on: { toggle: () => this.openTrial() } }, el("summary", { text: this.say("trial-title") }));
    /** @type {import("../jackrabbits/builder/board_trial.js").BoardTrial | null} */
    this.bots = null;
    this.back = el("div", {});
    this.start = el("section", { class: "build-panel", "aria-labelledby": "build-new" }, this.drawStart());
    this.element = el("div", { class: "build-panels" }, this.advice, this.keep, this.measures, this.trial, this.start, this.drawLoad());
  }

  /** @param {string} id @param {Record<string, any>} facts */
  say(id, facts = {}) {
    return this.lexicon.say(id, facts);
  }

  /** Draws what depends on the map. */
  show() {
    const { look, left } = this.page;
    keepFocus(this.element, () => {
      clear(this.advice, this.drawAdvice(look));
      clear(this.keep, look ? this.drawKeep(look, left.length) : null);
      clear(/** @type {Element} */ (this.measures.lastElementChild), look?.measures ? this.drawMeasures(look.measures)
        : el("p", { class: "soft small", text: this.say("build-measures-later") }));
    });
    keepFocus(this.back, () => clear(this.back, this.page.before ? this.button("build-back", "undo", () => this.page.goBack()) : null));
    this.showTrial();
  }

  // ---- games of bots -----------------------------------------------------------------------------------------------

  /** Loads the panel of trials when it is opened for the first time. */
  async openTrial() {
    if (!this.trial.open || this.bots) return;
    const { BoardTrial } = await import("../jackrabbits/builder/board_trial.js");
    if (this.bots) return;
    this.bots = new BoardTrial(this.page.context, this.page.map);
    this.trial.append(this.bots.element);
    this.showTrial();
  }

  showTrial() {
    const { look, set, sets } = this.page;
    this.bots?.show(look, { suits: set.suits, all: sets[sets.length - 1].suits });
  }

  /** @param {string} key @param {string} sign @param {() => void} act @param {Record<string, any>} attrs */
  button(key, sign, act, attrs = {}) {
    return el("button", { type: "button", class: "button small", dataset: { key }, on: { click: act }, ...attrs }, sign ? lineIcon(sign) : null, this.say(key));
  }

  // ---- advice ------------------------------------------------------------------------------------------------------

  drawAdvice(look) {
    const { map } = this.page;
    const found = look?.advice ?? [];
    return [el("h2", { id: "build-advice", text: this.say("builder-advice") }),
      found.length
        ? [el("p", { class: "soft small", text: this.say("builder-advice-help") }),
          el("ul", { class: "advice-list" }, found.map((advice, at) => el("li", {},
            el("button", { type: "button", dataset: { key: `advice-${at}` }, on: { click: () => this.page.reveal(advice) } },
              el("span", { class: `advice-letters ${advice.code}`, "aria-hidden": "true", text: adviceLetters(advice.code) }), map.adviceText(advice)))))]
        : el("p", { class: "soft", text: look ? this.say("builder-advice-none") : "…" })];
  }

  // ---- figures -----------------------------------------------------------------------------------------------------

  drawMeasures(measures) {
    const { lexicon } = this;
    const far = Object.entries(measures.distances);
    const steps = [...new Set(far.map(([, found]) => found?.journeys ?? 0))].sort((one, two) => (one || Infinity) - (two || Infinity));
    const row = (id, text) => [el("dt", { text: this.say(id) }), el("dd", { text })];
    return [
      el("dl", {}, row("build-royals", this.say("build-royals-count", { free: measures.royals_free, all: far.length })),
        row("build-open-roads", measures.open_roads), row("build-lands", measures.landmasses),
        row("build-caves", measures.caves.join(" · ")), row("build-lakes", measures.lakes.length)),
      el("ul", { class: "reach" }, steps.map((count) => el("li", {},
        el("span", { class: "soft", text: `${count ? this.say("build-journeys", { count }) : this.say("build-transfer")}: ` }),
        far.filter(([, found]) => (found?.journeys ?? 0) === count).map(([royal]) => lexicon.card(royal)).join(" "))))];
  }

  // ---- keeping and sharing -----------------------------------------------------------------------------------------

  drawKeep(look, left) {
    const { code, problem } = look;
    const { context } = this.page;
    const { toast, explain } = context;
    const link = `${location.origin}/build#${this.page.hash}`;
    const field = el("input", { type: "text", readonly: true, id: "build-code", value: code, dataset: { key: "build-code" } });
    const copy = (text) => async () => {
      const isCopied = await copyText(text);
      toast(this.say(isCopied ? "build-copied" : "build-not-copied", { text }), isCopied ? "note" : "bad");
    };
    const why = problem?.params?.problem;
    const note = problem ? (why ? this.say("build-not-yet", { problem: this.say(`problem-${why}`) }) : explain(problem)) : left ? this.say("build-share-partly", { count: left }) : "";
    return [el("h2", { id: "build-share", text: this.say("build-share") }),
      note ? el("p", { class: "soft small", text: note }) : null,
      left ? this.drawPlay() : null,
      el("label", { class: "label", for: field.id, text: this.say("build-code") }), field,
      el("div", { class: "row" }, this.button("build-copy-code", "copy", copy(code)), this.button("build-copy-link", "copy", copy(link)),
        "share" in navigator ? this.button("build-share-link", "share", () => navigator.share({ url: link, text: this.say("build-share-text") }).catch(() => {})) : null),
      isLocalAddress() ? el("p", { class: "soft small", text: this.say("build-local-only") }) : null,
      el("div", { class: "row" },
        problem ? null : [this.button("build-save-svg", "", () => this.savePicture(code, "svg")), this.button("build-save-png", "", () => this.savePicture(code, "png"))],
        this.button("build-save-file", "", () => save(new Blob([JSON.stringify(look.board)], { type: "application/json" }), `${code.slice(0, 9)}.json`))),
      el("details", {}, el("summary", { text: this.say("build-qr-show") }),
        el("img", { class: "qr", src: context.api.boardQr(this.page.hash), alt: this.say("build-qr"), loading: "lazy", width: 200, height: 200 }))];
  }

  /** Draws the way to a table on this map, if it can be played on. */
  drawPlay() {
    const { look } = this.page;
    if (!look || look.problem) return null;
    return el("a", { class: "button primary", href: this.playLink(look.code), dataset: { key: "build-play" } }, lineIcon("arrow"), this.say("build-play"));
  }

  /** Returns the address of the set-up page with this map; with fewer suits, also with the rules that it needs. @param {string} code */
  playLink(code) {
    const { set, sets } = this.page;
    const params = new URLSearchParams({ game: GAME });
    const all = sets[sets.length - 1].suits;
    if (set.suits !== all) {
      for (const [key, value] of Object.entries(set.options)) params.set(`o.${key}`, value === true ? "on" : value);
      params.set("seats", ["me", ...Array(set.suits.length - 1).fill("bot")].join("."));
    }
    params.set("board", code);
    return `/new#${params}`;
  }

  /** @param {string} code @param {"svg" | "png"} kind */
  async savePicture(code, kind) {
    const { toast, explain } = this.page.context;
    try {
      const response = await fetch(boardUrl({ game: GAME, board: code }));
      if (!response.ok) throw await response.json();
      const svg = await response.text();
      save(kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await svgToPng(svg), `${code.slice(0, 9)}.${kind}`);
    } catch (error) {
      toast(explain(error), "bad");
    }
  }

  // ---- beginning ---------------------------------------------------------------------------------------------------

  drawStart() {
    const { page, wish } = this;
    const style = (value) => el("label", { class: "build-style" },
      el("input", { type: "radio", name: "build-style", value, checked: wish.style === value, on: { change: () => (wish.style = value) } }),
      el("span", { text: this.say(`build-style-${value}`) }));
    const select = (id, label, options, set) => el("div", {}, el("label", { class: "label", for: id, text: this.say(label) }),
      el("select", { id, on: { change: (event) => set(event.target.value) } }, options));
    const suits = (set) => el("option", { value: set.suits, selected: set.suits === wish.suits,
      text: this.say("build-suits-count", { count: set.suits.length, suits: this.lexicon.suitMarks([...set.suits]) }) });
    return [el("h2", { id: "build-new", text: this.say("build-new") }), this.back,
      el("fieldset", {}, el("legend", { class: "label", text: this.say("build-style") }), style("free"), style("dealt")),
      select("build-suits", "build-suits", page.sets.map(suits), (value) => (wish.suits = value)),
      this.button("build-begin", "place", () => page.begin(wish.suits, wish.style)),
      select("build-landmasses", "build-landmasses", LANDMASSES.map((count) => el("option", { value: count, text: count || this.say("build-landmasses-0") })),
        (value) => (wish.landmasses = Number(value))),
      this.button("build-random", "dice", () => page.receive(() => page.context.api.randomBoard({ suits: wish.suits, landmasses: wish.landmasses })))];
  }

  drawLoad() {
    const { page } = this;
    const field = el("input", { type: "text", id: "build-load-code", autocomplete: "off", spellcheck: "false" });
    const submit = (event) => {
      event.preventDefault();
      const { board, suits } = boardIn(field.value);
      if (board) page.open(board, suits);
    };
    const file = el("input", { type: "file", id: "build-load-file", accept: ".json,application/json" });
    on(file, "change", async () => {
      const [chosen] = file.files;
      file.value = "";
      if (!chosen) return;
      const board = await chosen.text().then(JSON.parse).catch(() => null);
      if (board && typeof board === "object") page.open(board);
      else page.refuse({ text: this.say("build-load-not-json") });
    });
    return el("section", { class: "build-panel", "aria-labelledby": "build-load" },
      el("h2", { id: "build-load", text: this.say("build-load") }),
      el("form", { class: "load", on: { submit } }, el("label", { class: "label", for: field.id, text: this.say("build-load-code") }),
        el("div", { class: "code-form" }, field, el("button", { class: "button small", type: "submit", text: this.say("build-load-open") }))),
      el("label", { class: "label", for: file.id, text: this.say("build-load-file") }), file,
      el("p", {}, el("a", { href: "/boards", text: this.say("build-collection") })));
  }
}

/** Saves a file on this device. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const url = URL.createObjectURL(blob);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
