/** The map: the board, rabbits and carrots on it, places to tap, and the way that a choice would take. */

import { boardAnchors, boardTitles, boardUrl, inlineSvg } from "../art.js";
import { clear, el } from "../dom.js";
import { PanZoom } from "../table/pan_zoom.js";
import { parts, Ways } from "./ways.js";

const RABBIT = { x: -18, y: -28, width: 36, height: 50 };
const SMALL = 0.42; // pixels a unit: the whole map is too small to tap on
const APART = { coarse: 40, fine: 24 }; // pixels between places to tap, for fingers and for a mouse
const FAR = 330; // units
const WIDE = 260; // units around a place where nothing is tapped
const CARROT = { x: -13, y: -28, width: 26, height: 50 };

export class BoardMap {
  /** @param {object} desk @param {import("./ways.js").Anchors} anchors @param {SVGSVGElement} picture */
  constructor(desk, anchors, picture) {
    this.desk = desk;
    this.ways = new Ways(anchors);
    this.anchors = anchors;
    this.layers = Object.fromEntries(
      ["claims", "way", "carrots", "marks", "rabbits", "flights"].map((name) => [name, el("g", { class: `map-${name}` })]));
    this.element = el("div", {
      class: "map", tabindex: "0", role: "group", "aria-label": desk.words.say("table-map"),
      "aria-description": desk.words.say("table-map-help"),
      on: { keydown: (event) => this.key(event) },
    });
    /** @type {Map<number, SVGElement>} */
    this.rabbits = new Map();
    this.paint(picture);
  }

  /** @param {object} desk @param {object} table as the house describes it */
  static async load(desk, table) {
    const [anchors, picture] = await Promise.all([boardAnchors(table), inlineSvg(boardUrl(table))]);
    return new BoardMap(desk, anchors, picture);
  }

  /** Lay the pieces on a picture of the board. @param {SVGSVGElement} picture */
  paint(picture) {
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", this.desk.words.say("table-map"));
    picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
    const { claims, way, ...above } = this.layers;
    (picture.querySelector("#claims") ?? picture).append(claims);
    (picture.querySelector("#ways") ?? picture).append(way);
    picture.append(...Object.values(above));
    const view = this.sight?.view;
    this.sight = new PanZoom(picture, this.anchors.viewBox, () => !this.desk.motion.moves);
    if (view) this.sight.set(view);
    this.begun = false;
    picture.addEventListener("click", (event) => this.tap(event));
    clear(this.element, picture, this.buttons());
    this.name();
    this.picture = picture;
  }

  /** The parts of the picture get their names. @param {object} [table] as the house describes it */
  async name(table) {
    if (table) this.titles = await boardTitles(table);
    for (const [id, title] of Object.entries(this.titles ?? {})) {
      this.element.querySelector(`#${CSS.escape(id)}`)?.prepend(el("title", { text: title }));
    }
  }

  buttons() {
    const { words } = this.desk;
    const button = (sign, name, act) => el("button", {
      type: "button", text: sign, "aria-label": words.say(name), title: words.say(name), on: { click: act },
    });
    return el("div", { class: "map-tools" },
      button("+", "table-zoom-in", () => this.sight.zoom(1.3)),
      button("−", "table-zoom-out", () => this.sight.zoom(1 / 1.3)),
      button("⤢", "table-zoom-whole", () => this.sight.keep(() => this.sight.whole())));
  }

  key(event) {
    if (event.target !== this.element || !this.sight.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // ---- pieces ------------------------------------------------------------------------------------------------------

  /** Where a rabbit stands. @param {object} view @param {number} seat @returns {number[]} */
  spot(view, seat) {
    const { journey } = view;
    if (!journey || seat !== view.turn) return this.home(view.rabbits[seat], seat);
    const port = `${journey.at}:${journey.edge}`;
    if (!journey.brink) return this.ways.halt(port);
    const path = this.anchors.brinks[port];
    return path ? path.match(/-?\d+(\.\d+)?/g).slice(-2).map(Number) : this.ways.halt(port);
  }

  home(place, seat) {
    const spots = this.anchors.places[place].rabbits;
    return spots[seat % spots.length];
  }

  /** @param {object} view @param {string[]} names */
  show(view, names) {
    const { words } = this.desk;
    this.showCarrots(view.carrots, names);
    clear(this.layers.rabbits);
    this.rabbits.clear();
    const order = view.rabbits.map((_, seat) => seat).sort((one, two) => this.spot(view, one)[1] - this.spot(view, two)[1]);
    for (const seat of order) {
      const away = view.journey && seat === view.turn;
      if (away) this.layers.rabbits.append(this.rabbit(seat, this.home(view.rabbits[seat], seat), "ghost"));
      const rabbit = this.rabbit(seat, this.spot(view, seat), view.turn === seat ? "active" : "");
      rabbit.prepend(el("title", { text: words.say("art-rabbit", { who: names[seat], at: words.place(view.rabbits[seat], "at") }) }));
      this.layers.rabbits.append(rabbit);
      this.rabbits.set(seat, rabbit);
    }
    this.showWay(view);
  }

  showWay(view) {
    const { journey } = view;
    const walked = journey?.way.length
      ? this.ways.walk(this.home(view.rabbits[view.turn], view.turn), view.rabbits[view.turn], journey.way) : "";
    this.walked = walked;
    this.drawWay("");
  }

  showCarrots(carrots, names) {
    clear(this.layers.carrots);
    clear(this.layers.claims);
    for (const [card, seat] of Object.entries(carrots)) this.plant(card, seat, names[seat]);
  }

  /** A carrot on a hex, and a ring of its owner's colour, in place of another's. */
  plant(card, seat, name) {
    const { centre, carrot } = this.anchors.places[card] ?? {};
    if (!carrot) return;
    this.uproot(card);
    const { words } = this.desk;
    this.layers.claims.append(el("circle", { cx: centre[0], cy: centre[1], r: 62, class: `claim seat-${seat % 8}`, dataset: { claim: card } }));
    this.layers.carrots.append(el("g", { transform: `translate(${carrot})`, dataset: { claim: card } },
      el("title", { text: words.say("art-carrot", { who: name, at: words.place(card, "at") }) }),
      el("use", { href: `#carrot-${seat % 8}`, ...CARROT })));
  }

  /** The carrot leaves a hex. @param {string} card the hex's royal */
  uproot(card) {
    for (const layer of [this.layers.claims, this.layers.carrots]) layer.querySelector(`[data-claim="${card}"]`)?.remove();
  }

  rabbit(seat, at, style) {
    return el("g", { class: `rabbit ${style}`, transform: `translate(${at})`, dataset: { seat: String(seat) } },
      el("use", { href: `#rabbit-${seat % 8}`, ...RABBIT }));
  }

  /** @param {number} seat @param {number[]} at */
  move(seat, at) {
    this.rabbits.get(seat)?.setAttribute("transform", `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`);
    this.sight.follow(at);
  }

  /** Where a rabbit is drawn now. */
  where(seat) {
    return this.rabbits.get(seat).getAttribute("transform").match(/-?\d+(\.\d+)?/g).map(Number);
  }

  // ---- what can be tapped ------------------------------------------------------------------------------------------

  /**
   * @param {import("./targets.js").Target[]} targets
   * @param {number[][]} about points that the question is about, the first above all; none if nothing is asked
   */
  offer(targets, about) {
    this.targets = targets;
    clear(this.layers.marks, targets.map((target, at) => this.mark(target, at)));
    this.drawWay("");
    if (about.length) this.look(targets.map((target) => target.at), about);
  }

  mark(target, at) {
    const { place, edge } = target;
    const shape = edge === undefined
      ? el("polygon", { class: "mark-place", points: inset(this.anchors.places[place]).join(" ") })
      : el("g", { transform: `translate(${target.at}) rotate(${edge * 60 + (target.inward ? 180 : 0)})` },
        el("circle", { class: "mark-room", r: 27 }), el("polygon", { class: "mark-arrow", points: "0,-19 15,9 0,3 -15,9" }));
    return el("g", { class: "mark", dataset: { target: String(at), actions: target.actions.join(" · ") } }, shape);
  }

  tap(event) {
    const mark = event.target.closest(".mark");
    if (mark) this.desk.pick(this.targets[mark.dataset.target].actions);
    else this.desk.ask(this.placeOf(event.target));
  }

  /** The place that an element of the board's picture belongs to. */
  placeOf(element) {
    const named = element.closest("[id^='tile-'], [id^='road-'], [id^='exit-'], #underground, #off-board");
    return named ? parts(named.id.replace(/^(tile|road|exit)-/, ""))[0].replace(/-\d$/, "") : null;
  }

  /** How many pixels a unit is when all is shown. */
  get pixels() {
    const { width, height } = this.sight.size;
    const [, , wide, tall] = this.anchors.viewBox;
    return Math.min(width / wide, height / tall);
  }

  /** On a small screen, begin near a point. @param {number[]} at */
  begin(at) {
    if (this.begun) return;
    this.begun = true;
    this.sight.keep(() => (this.pixels < SMALL ? this.sight.frame([at], WIDE) : this.sight.whole()));
  }

  /** Show a rabbit, unless the player has chosen a view of their own. @param {number | undefined} seat */
  attend(seat) {
    if (!this.sight.moved && this.rabbits.has(seat)) this.sight.reveal(this.where(seat));
  }

  /**
   * Show what a question is about, and these points large enough to tap; on a small screen, those that are not far from
   * it. A view that the player has chosen keeps its size.
   * @param {number[][]} points
   * @param {number[][]} about
   */
  look(points, about) {
    const [at] = about;
    if (this.sight.moved) {
      this.sight.reveal(at);
      return;
    }
    const close = points.filter((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < FAR);
    const gaps = points.flatMap((one, at) => points.slice(0, at).map((two) => Math.hypot(one[0] - two[0], one[1] - two[1])));
    const near = Math.min(90, ...gaps);
    this.sight.keep(() => {
      if (this.pixels < SMALL) this.sight.frame([...about, ...close], points.length ? 90 : WIDE, 420);
      else if (near * this.pixels < APART[matchMedia("(pointer: coarse)").matches ? "coarse" : "fine"]) this.sight.frame([at, ...points], 90, 620);
      else this.sight.whole();
    });
  }

  /** The way of a choice, and which place it is. @param {string | null} action @param {string} path */
  preview(action, path) {
    this.layers.marks.querySelectorAll(".mark").forEach((mark, at) =>
      mark.classList.toggle("picked", action !== null && this.targets[at].actions.includes(action)));
    this.drawWay(path);
  }

  drawWay(path) {
    const line = (d, style) => d && ["way-edge", "way", "way-dots"].map((name) => el("path", { d, class: `${name} ${style}` }));
    clear(this.layers.way, line(this.walked, "walked"), line(path, "ahead"));
  }
}

/** The corners of a place, drawn in towards its middle. @param {import("./ways.js").Place} place */
function inset({ centre, outline }) {
  return outline.map((corner) => corner.map((value, axis) => (centre[axis] + (value - centre[axis]) * 0.9).toFixed(1)));
}
