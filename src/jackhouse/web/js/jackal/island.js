/** The island, large: pirates on its spaces, and spaces to tap. A new one is fetched when it is turned up. */

import { boardAnchors, boardTitles, boardUrl, inlineSvg } from "../art.js";
import { clear, el } from "../dom.js";
import { PanZoom } from "../table/pan_zoom.js";
import { Grid } from "./grid.js";
import { markOf } from "./offers.js";

const PIRATE = { x: -19, y: -27, width: 38, height: 48 };
const BOAT = { x: -27, y: -2, width: 54, height: 28 };
const GAME = "jackal";

/** An island as an address can carry it: `W1.-o!3`. @param {string} text */
const written = (text) => text.replaceAll(" / ", "-").replaceAll(" ", "");

export class IslandMap {
  /** @param {object} desk */
  constructor(desk) {
    this.desk = desk;
    this.layers = Object.fromEntries(["marks", "pirates"].map((name) => [name, el("g", { class: `map-${name}` })]));
    this.element = el("div", {
      class: "map island", tabindex: "0", role: "group", "aria-label": desk.words.say("table-island"),
      "aria-description": desk.words.say("table-map-help"), on: { keydown: (event) => this.key(event) },
    });
    /** @type {Map<number, SVGElement>} */
    this.pirates = new Map();
    this.targets = [];
    this.text = "";
    this.grid = new Grid(desk.words);
  }

  /** The picture of an island, and where things lie on it. @param {string} text */
  async load(text) {
    const island = { game: GAME, board: written(text) };
    const [picture, anchors, titles] = await Promise.all([inlineSvg(boardUrl(island)), boardAnchors(island), boardTitles(island)]);
    return { picture, anchors, titles, text };
  }

  /** Turn up an island; `anew` with everybody still aboard. @param {string} text @param {boolean} anew */
  async turn(text, anew = false) {
    this.wanted = text;
    const loaded = await this.load(text);
    if (this.wanted !== text) return;
    if (anew) this.view = { ...this.view, island: { text }, turn: null, pirates: this.view.pirates.map(() => null), away: this.view.away.map(() => false) };
    this.paint(loaded);
  }

  paint({ picture, anchors, titles, text }) {
    const { words, motion } = this.desk;
    this.text = text;
    this.anchors = anchors;
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", words.say("table-island"));
    picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
    for (const [id, title] of Object.entries(titles)) {
      picture.querySelector(`#${CSS.escape(id)}`)?.prepend(el("title", { text: title }));
    }
    picture.append(...Object.values(this.layers));
    this.sight = new PanZoom(picture, anchors.viewBox, () => !motion.moves);
    picture.addEventListener("click", (event) => this.tap(event));
    clear(this.element, picture, this.grid.element);
    if (this.view) this.lay();
    this.offer(this.targets);
  }

  async repaint() {
    if (this.text) this.paint(await this.load(this.text));
  }

  /** @param {object} view @param {string[]} names */
  show(view, names) {
    this.view = view;
    this.names = names;
    if (view.island.text === this.text) this.lay();
    else this.turn(view.island.text);
  }

  /** Pirates where they are. */
  lay() {
    const { view } = this;
    clear(this.layers.pirates);
    this.pirates.clear();
    if (view.island.text !== this.text) return;
    this.grid.show(view, this.names);
    view.pirates.forEach((at, seat) => {
      if (view.away[seat]) return;
      this.put(seat, at === null ? this.anchors.aboard[seat] : this.spot(at, seat), at === null);
    });
  }

  put(seat, at, aboard) {
    const { words } = this.desk;
    const place = this.view.pirates[seat];
    const title = aboard || place === null
      ? words.say("art-pirate-aboard", { who: this.names[seat] })
      : words.say("art-pirate", { who: this.names[seat], at: place });
    const pirate = el("g", {
      class: `pirate ${this.view.turn === seat ? "active" : ""}`, transform: `translate(${at})`, dataset: { seat: String(seat) },
    }, el("title", { text: title }), el("use", { href: `#pirate-${seat % 4}`, ...PIRATE }),
    aboard ? el("use", { href: "#boat", ...BOAT, class: "boat" }) : null);
    this.pirates.get(seat)?.remove();
    this.layers.pirates.append(pirate);
    this.pirates.set(seat, pirate);
  }

  spot(space, seat) {
    return this.anchors.spaces[space].pirates[seat];
  }

  /** @param {number} seat @param {number[]} at */
  move(seat, at) {
    this.pirates.get(seat)?.setAttribute("transform", `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`);
    this.sight.follow(at);
  }

  /** Where a pirate is drawn now. */
  where(seat) {
    return this.pirates.get(seat)?.getAttribute("transform").match(/-?\d+(\.\d+)?/g).map(Number);
  }

  // ---- what can be tapped ------------------------------------------------------------------------------------------

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

  /** Whose turn it is is in sight, also in a view that the player has chosen. */
  reveal() {
    const at = this.where(this.view?.turn);
    if (at) this.sight.reveal(at);
  }

  tap(event) {
    const mark = event.target.closest(".mark");
    if (mark) {
      this.desk.pick([mark.dataset.action]);
      return;
    }
    const space = event.target.closest("[id^='space-']");
    if (!space) return;
    this.desk.ask(markOf(space.id.replace("space-", ""), this.text));
  }

  /** @param {string | null} action */
  preview(action) {
    for (const mark of this.layers.marks.children) mark.classList.toggle("picked", mark.dataset.action === action);
  }

  key(event) {
    if (event.target !== this.element || !this.sight?.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
