/** The map of the island: pirates on its spaces, and targets that can be tapped. */

import { boardAnchors, boardTitles, boardUrl, inlineSvg } from "../art.js";
import { clear, el } from "../dom.js";
import { PanZoom } from "../table/pan_zoom.js";
import { AccessibleGrid } from "./accessible_grid.js";
import { isDifficult, markOf } from "./choice_groups.js";
import { RowGuide } from "./row_guide.js";

const PIRATE = { x: -19, y: -27, width: 38, height: 48 };
const BOAT = { x: -27, y: -2, width: 54, height: 28 };
const GAME = "jackal";

/** Returns an island as addresses write it: `W1.-o!3`. @param {string} text */
const boardName = (text) => text.replaceAll(" / ", "-").replaceAll(" ", "");

/** @typedef {import("../table/game_interface.js").View} View */

export class IslandMap {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {(mark: string) => void} [onSpace] called with the mark of a space without a target that is tapped
   * @param {Element | null} [card] an element over the map
   */
  constructor(services, onSpace = () => {}, card = null) {
    this.services = services;
    this.onSpace = onSpace;
    this.card = card;
    this.guide = new RowGuide(services.lexicon);
    const layer = (name) => el("g", { class: `map-${name}` });
    this.layers = { guides: this.guide.layer, marks: layer("marks"), pirates: layer("pirates") };
    this.element = el("div", {
      class: "map island", tabindex: "0", role: "group", "aria-label": services.lexicon.say("table-island"),
      "aria-description": services.lexicon.say("table-map-help"), on: { keydown: (event) => this.key(event) },
    });
    /** @type {Map<number, SVGElement>} */
    this.pirates = new Map();
    /** @type {{space: string, action: string}[]} */
    this.targets = [];
    this.text = ""; // the island that is drawn
    this.wantedText = ""; // the island that is being loaded
    /** @type {any} where things lie on the picture */
    this.anchors = null;
    /** @type {PanZoom | null} */
    this.panZoom = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {string[]} */
    this.names = [];
    this.grid = new AccessibleGrid(services.lexicon);
  }

  /** Loads the picture, anchors and titles of an island. @param {string} text */
  async load(text) {
    const island = { game: GAME, board: boardName(text) };
    const [picture, anchors, titles] = await Promise.all([inlineSvg(boardUrl(island)), boardAnchors(island), boardTitles(island)]);
    return { picture, anchors, titles, text };
  }

  /** Loads and shows another island. @param {string} text @param {boolean} isNew whether all pirates are aboard again */
  async turn(text, isNew = false) {
    this.wantedText = text;
    const loaded = await this.load(text);
    if (this.wantedText !== text) return;
    const { view } = this;
    if (isNew && view) this.view = { ...view, island: { text }, turn: null, pirates: view.pirates.map(() => null), away: view.away.map(() => false) };
    this.paint(loaded);
  }

  /** @param {Awaited<ReturnType<IslandMap["load"]>>} loaded */
  paint({ picture, anchors, titles, text }) {
    const { lexicon, motion } = this.services;
    this.text = text;
    this.anchors = anchors;
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", lexicon.say("table-island"));
    picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
    for (const [id, title] of Object.entries(titles)) {
      picture.querySelector(`#${CSS.escape(id)}`)?.prepend(el("title", { text: title }));
    }
    picture.append(...Object.values(this.layers));
    this.panZoom = new PanZoom(picture, anchors.viewBox, () => !motion.moves);
    picture.addEventListener("click", (event) => this.tap(event));
    clear(this.element, this.card, picture, this.guide.legend, this.grid.element);
    this.placePirates();
    this.offer(this.targets);
    this.drawGuide();
  }

  async repaint() {
    if (this.text) this.paint(await this.load(this.text));
  }

  /** @param {import("../table/game_interface.js").View} view @param {string[]} names */
  show(view, names) {
    this.view = view;
    this.names = names;
    if (view.island.text === this.text) this.placePirates();
    else this.turn(view.island.text);
  }

  placePirates() {
    const { view } = this;
    if (!view) return;
    clear(this.layers.pirates);
    this.pirates.clear();
    if (view.island.text !== this.text) return;
    this.showGrid(view);
    view.pirates.forEach((at, seat) => {
      if (view.away[seat]) return;
      this.put(view, seat, at === null ? this.anchors.aboard[seat] : this.piratePoint(at, seat), at === null);
    });
  }

  /** @param {View} view @param {number} seat @param {number[]} at @param {boolean} aboard */
  put(view, seat, at, aboard) {
    const { lexicon } = this.services;
    const place = view.pirates[seat];
    const title = aboard || place === null
      ? lexicon.say("art-pirate-aboard", { who: this.names[seat] })
      : lexicon.say("art-pirate", { who: this.names[seat], at: place });
    const pirate = el("g", {
      class: `pirate ${view.turn === seat ? "active" : ""}`, transform: `translate(${at})`, dataset: { seat: String(seat) },
    }, el("title", { text: title }), el("use", { href: `#pirate-${seat % 4}`, ...PIRATE }),
    aboard ? el("use", { href: "#boat", ...BOAT, class: "boat" }) : null);
    this.pirates.get(seat)?.remove();
    this.layers.pirates.append(pirate);
    this.pirates.set(seat, pirate);
  }

  /** Returns where a pirate stands on a space. @param {string} space @param {number} seat */
  piratePoint(space, seat) {
    return this.anchors.spaces[space].pirates[seat];
  }

  /** Moves a pirate to a point. @param {number} seat @param {number[]} at */
  move(seat, at) {
    this.pirates.get(seat)?.setAttribute("transform", `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`);
    this.panZoom?.follow(at);
  }

  /** Returns where a pirate is drawn now. @param {number | null | undefined} seat @returns {number[] | undefined} */
  where(seat) {
    const transform = this.pirates.get(seat ?? -1)?.getAttribute("transform");
    return transform?.match(/-?\d+(\.\d+)?/g)?.map(Number);
  }

  /** Marks where the row that is planned lands and can end. @param {import("./row_guide.js").PlanGuidance | null} guidance null: nothing is planned */
  showGuide(guidance) {
    this.guide.set(guidance);
    this.drawGuide();
    if (this.view?.island.text === this.text) this.showGrid(this.view);
  }

  drawGuide() {
    const { text } = this;
    this.guide.draw(this.anchors && this.view?.island.text === text ? this.anchors.spaces : {}, (space) => isDifficult(space, text));
  }

  /** @param {View} view */
  showGrid(view) {
    this.grid.show(view, this.names, (space) => this.guide.wordsOf(space));
  }

  // ---- targets -----------------------------------------------------------------------------------------------------

  /** @param {{space: string, action: string}[]} targets */
  offer(targets) {
    this.targets = targets;
    const spaces = this.anchors?.spaces ?? {};
    if (targets.length) this.reveal();
    clear(this.layers.marks, targets.filter(({ space }) => spaces[space]).map(({ space, action }) => {
      const [x, y] = spaces[space].centre;
      return el("g", { class: "mark", dataset: { action } },
        el("rect", { class: "mark-place", x: x - 44, y: y - 44, width: 88, height: 88, rx: 8 }));
    }));
  }

  /** Makes the pirate whose turn it is visible, also in a view that the player has chosen. */
  reveal() {
    const at = this.where(this.view?.turn);
    if (at) this.panZoom?.reveal(at);
  }

  /** @param {any} event */
  tap(event) {
    const mark = event.target.closest(".mark");
    if (mark) {
      this.services.choose(mark.dataset.action);
      return;
    }
    const space = event.target.closest(".guide")?.dataset.space ?? event.target.closest("[id^='space-']")?.id.replace("space-", "");
    if (space) this.onSpace(markOf(space, this.text));
  }

  /** @param {string | null} action */
  preview(action) {
    for (const mark of this.layers.marks.children) mark.classList.toggle("picked", mark.dataset.action === action);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target !== this.element || !this.panZoom?.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
