/** The map: the board with rabbits and carrots, the targets that can be tapped, and the route of a choice. */

import { boardAnchors, boardTitles, boardUrl, inlineSvg } from "../art.js";
import { clear, el } from "../dom.js";
import { PanZoom } from "../table/pan_zoom.js";
import { reversedTiles } from "./board_sides.js";
import { PlaceNote } from "./place_note.js";
import { parts, Routes } from "./routes.js";

const RABBIT = { x: -18, y: -28, width: 36, height: 50 };
const SMALL = 0.42; // pixels per unit below which the whole map is too small to tap on
const APART = { coarse: 40, fine: 24 }; // pixels between targets, for fingers and for a mouse
const FAR = 330; // units; targets farther from the question are left out on small screens
const WIDE = 260; // units around a place without targets
const LOOP = "↻"; // a road that leads back to the place where the rabbit is
const LINGER = 300; // milliseconds for which a note with buttons stays when the pointer leaves its place, so that it can reach them
const CARROT = { x: -13, y: -28, width: 26, height: 50 };

/** @typedef {import("../table/game_interface.js").TableServices} Services */

export class BoardMap {
  /** @param {Services} services @param {import("./routes.js").Anchors} anchors @param {SVGSVGElement} picture */
  constructor(services, anchors, picture) {
    this.services = services;
    this.routes = new Routes(anchors);
    this.anchors = anchors;
    this.layers = Object.fromEntries(
      ["claims", "glow", "way", "carrots", "marks", "rabbits", "flights"].map((name) => [name, el("g", { class: `map-${name}` })]));
    this.element = el("div", {
      class: "map", tabindex: "0", role: "group", "aria-label": services.lexicon.say("table-map"),
      "aria-description": services.lexicon.say("table-map-help"),
      on: { keydown: (event) => this.key(event) },
    });
    /** @type {Map<number, SVGElement>} */
    this.rabbits = new Map();
    /** @type {(place: string | null) => void} called when a place without a target is tapped */
    this.onPlace = () => {};
    /** @type {import("./map_targets.js").Target[]} */
    this.targets = [];
    /** @type {((place: string | null) => void) | null} called when a place is pressed long; without it, that is a tap */
    this.onInfo = null;
    /** @type {(action: string | null) => void} called when the mouse points at a destination, and when it leaves */
    this.onHover = () => {};
    /** @type {string | null} */
    this.hovered = null;
    /** @type {(place: string) => boolean} called when a destination is touched; true: its note asks which way */
    this.onTouch = () => false;
    this.pointer = ""; // the type of the pointer that went down last
    this.leaving = 0; // a timer
    this.note = new PlaceNote(this.element, (place) => this.pixelsOf(this.anchors.places[place].centre));
    this.note.element.addEventListener("pointerenter", () => clearTimeout(this.leaving));
    this.note.element.addEventListener("pointerleave", () => this.hovered && this.point(null));
    this.walked = ""; // the route of this journey so far, as path data
    /** @type {Record<string, string>} titles of the elements of the picture, by element id */
    this.titles = {};
    this.hasBegun = false;
    this.picture = picture;
    this.panZoom = this.paint(picture);
  }

  /** @param {Services} services @param {import("../art.js").Board & {options: Record<string, any>}} table */
  static async load(services, table) {
    const [anchors, picture] = await Promise.all([boardAnchors(table), inlineSvg(boardUrl(table, reversedTiles(table.options)))]);
    return new BoardMap(services, anchors, picture);
  }

  /** Puts the pieces on a picture of the board. @param {SVGSVGElement} picture @returns {PanZoom} */
  paint(picture) {
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", this.services.lexicon.say("table-map"));
    picture.setAttribute("preserveAspectRatio", "xMidYMid meet");
    const { claims, glow, way, ...above } = this.layers;
    (picture.querySelector("#claims") ?? picture).append(claims, glow);
    (picture.querySelector("#ways") ?? picture).append(way);
    picture.append(...Object.values(above));
    const before = this.panZoom?.view;
    this.panZoom?.close();
    this.panZoom = new PanZoom(picture, this.anchors.viewBox, () => !this.services.motion.moves);
    if (before) this.panZoom.set(before);
    this.hasBegun = false;
    this.panZoom.onChange = () => this.note.place();
    this.panZoom.onHold = (target) => {
      this.onInfo?.(this.placeOf(target));
      return this.onInfo !== null;
    };
    picture.addEventListener("click", (event) => this.tap(event));
    picture.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType));
    picture.addEventListener("pointerover", (event) => this.hover(event));
    picture.addEventListener("pointerleave", () => this.hovered && this.point(null));
    clear(this.element, picture, this.note.element, this.buttons());
    this.addTitles();
    this.picture = picture;
    return this.panZoom;
  }

  /** Loads the titles of the picture's elements. @param {import("../art.js").Board} table */
  async loadTitles(table) {
    this.titles = await boardTitles(table);
    this.addTitles();
  }

  addTitles() {
    for (const [id, title] of Object.entries(this.titles ?? {})) {
      this.element.querySelector(`#${CSS.escape(id)}`)?.prepend(el("title", { text: title }));
    }
  }

  buttons() {
    const { lexicon } = this.services;
    const button = (symbol, name, act) => el("button", {
      type: "button", text: symbol, "aria-label": lexicon.say(name), title: lexicon.say(name), on: { click: act },
    });
    return el("div", { class: "map-tools" },
      button("+", "table-zoom-in", () => this.panZoom.zoom(1.3)),
      button("−", "table-zoom-out", () => this.panZoom.zoom(1 / 1.3)),
      button("⤢", "table-zoom-whole", () => this.panZoom.keep(() => this.panZoom.whole())));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target !== this.element || !this.panZoom.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // ---- pieces ------------------------------------------------------------------------------------------------------

  /** Returns where a rabbit stands. @param {import("../table/game_interface.js").View} view @param {number} seat @returns {number[]} */
  rabbitPoint(view, seat) {
    const { journey } = view;
    if (!journey || seat !== view.turn) return this.home(view.rabbits[seat], seat);
    const port = `${journey.at}:${journey.edge}`;
    if (!journey.brink) return this.routes.halt(port);
    const path = this.anchors.brinks[port];
    return path ? numbersIn(path).slice(-2) : this.routes.halt(port);
  }

  /** Returns where a rabbit stands at a place. @param {string} place @param {number} seat */
  home(place, seat) {
    const points = this.anchors.places[place].rabbits;
    return points[seat % points.length];
  }

  /** @param {import("../table/game_interface.js").View} view @param {string[]} names */
  show(view, names) {
    const { lexicon } = this.services;
    this.showCarrots(view.carrots, names);
    clear(this.layers.rabbits);
    this.rabbits.clear();
    const order = view.rabbits.map((_, seat) => seat).sort((one, two) => this.rabbitPoint(view, one)[1] - this.rabbitPoint(view, two)[1]);
    for (const seat of order) {
      const away = view.journey && seat === view.turn;
      if (away) this.layers.rabbits.append(this.rabbit(seat, this.home(view.rabbits[seat], seat), "ghost"));
      const rabbit = this.rabbit(seat, this.rabbitPoint(view, seat), view.turn === seat ? "active" : "");
      rabbit.prepend(el("title", { text: lexicon.say("art-rabbit", { who: names[seat], at: lexicon.place(view.rabbits[seat], "at") }) }));
      this.layers.rabbits.append(rabbit);
      this.rabbits.set(seat, rabbit);
    }
    this.showRoute(view);
  }

  showRoute(view) {
    const { journey } = view;
    const walked = journey?.way.length
      ? this.routes.walk(this.home(view.rabbits[view.turn], view.turn), view.rabbits[view.turn], journey.way) : "";
    this.walked = walked;
    this.drawRoute("");
  }

  showCarrots(carrots, names) {
    clear(this.layers.carrots);
    clear(this.layers.claims);
    for (const [card, seat] of Object.entries(carrots)) this.plant(card, seat, names[seat]);
  }

  /** Puts a carrot on a hex, with a ring of its owner's colour. @param {string} card the hex's royal @param {number} seat @param {string} name */
  plant(card, seat, name) {
    const { centre, carrot } = this.anchors.places[card] ?? {};
    if (!carrot) return;
    this.uproot(card);
    const { lexicon } = this.services;
    this.layers.claims.append(el("circle", { cx: centre[0], cy: centre[1], r: 62, class: `claim seat-${seat % 8}`, dataset: { claim: card } }));
    this.layers.carrots.append(el("g", { transform: `translate(${carrot})`, dataset: { claim: card } },
      el("title", { text: lexicon.say("art-carrot", { who: name, at: lexicon.place(card, "at") }) }),
      el("use", { href: `#carrot-${seat % 8}`, ...CARROT })));
  }

  /** Removes the carrot from a hex. @param {string} card the hex's royal */
  uproot(card) {
    for (const layer of [this.layers.claims, this.layers.carrots]) layer.querySelector(`[data-claim="${card}"]`)?.remove();
  }

  /** Lets the Citadel glow; "" ends it. @param {string} title */
  glow(title) {
    const { citadel } = this.anchors.places;
    clear(this.layers.glow, title && citadel ? el("circle", { class: "glow", cx: citadel.centre[0], cy: citadel.centre[1], r: 64 }, el("title", { text: title })) : null);
  }

  rabbit(seat, at, style) {
    return el("g", { class: `rabbit ${style}`, transform: `translate(${at})`, dataset: { seat: String(seat) } },
      el("use", { href: `#rabbit-${seat % 8}`, ...RABBIT }));
  }

  /** Moves a rabbit to a point. @param {number} seat @param {number[]} at */
  move(seat, at) {
    this.rabbits.get(seat)?.setAttribute("transform", `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`);
    this.panZoom.follow(at);
  }

  /** Returns where a rabbit is drawn now. @param {number} seat */
  where(seat) {
    return numbersIn(this.rabbits.get(seat)?.getAttribute("transform") ?? "");
  }

  // ---- targets -----------------------------------------------------------------------------------------------------

  /**
   * @param {import("./map_targets.js").Target[]} targets
   * @param {number[][]} about points that the question is about, the most important first; none if nothing is asked
   */
  offer(targets, about) {
    this.targets = targets;
    clearTimeout(this.leaving);
    this.hovered = null;
    clear(this.layers.marks, targets.map((target, at) => this.mark(target, at)));
    this.drawRoute("");
    if (about.length) this.look(targets.map((target) => target.at), about);
  }

  mark(target, at) {
    const { place, edge } = target;
    const shape = edge === undefined
      ? el("polygon", { class: "mark-place", points: inset(this.anchors.places[place]).join(" ") })
      : el("g", { transform: `translate(${target.at}) rotate(${edge * 60 + (target.inward ? 180 : 0)})` },
        el("circle", { class: "mark-room", r: 27 }), el("polygon", { class: "mark-arrow", points: "0,-19 15,9 0,3 -15,9" }));
    const { cost, loop } = target;
    const style = (loop ?? cost) === undefined ? "" : (loop ?? cost) ? "paid" : "free";
    const label = loop === undefined ? cost : `${LOOP} ${loop}`;
    return el("g", { class: `mark ${style}`, dataset: { target: String(at), actions: target.actions.join(" · ") } }, shape,
      label && this.routes.isHex(place) ? el("text", { class: "mark-cost", x: target.at[0], y: target.at[1] - 52, text: label }) : null);
  }

  tap(event) {
    const target = this.targetOf(event.target);
    if (target?.cost && this.pointer === "touch" && this.note.at !== target.place && this.onTouch(target.place)) return;
    if (target?.cost !== undefined) this.services.choose(target.actions[0]);
    else if (target) this.services.pick(target.actions);
    else this.onPlace(this.placeOf(event.target));
  }

  /** Returns the target of an element of the picture. @param {Element} element @returns {import("./map_targets.js").Target | null} */
  targetOf(element) {
    /** @type {HTMLElement | null} */
    const mark = element.closest(".mark");
    return mark ? this.targets[Number(mark.dataset.target)] : null;
  }

  /** Previews the destination under the mouse. @param {any} event */
  hover(event) {
    if (event.pointerType !== "mouse") return;
    const target = this.targetOf(event.target);
    this.point(target?.cost === undefined ? null : target.actions[0]);
  }

  /** Previews a destination, or none; after a while if that takes away a note whose buttons the pointer may be heading for. @param {string | null} action */
  point(action) {
    clearTimeout(this.leaving);
    if (action === this.hovered) return;
    const change = () => {
      if (action || this.hovered) this.onHover(action);
      this.hovered = action;
    };
    if (this.hovered && this.note.at && this.note.hasActions) this.leaving = setTimeout(change, LINGER);
    else change();
  }

  /** Returns where a point of the picture is in the element, in pixels. @param {number[]} point */
  pixelsOf([x, y]) {
    const { view, scale, size } = this.panZoom;
    return [(x - view.x - view.width / 2) / scale + size.width / 2, (y - view.y - view.height / 2) / scale + size.height / 2];
  }

  /** Returns the place that an element of the picture belongs to. @param {Element} element @returns {string | null} */
  placeOf(element) {
    const target = this.targetOf(element);
    if (target) return target.place;
    const named = element.closest("[id^='tile-'], [id^='road-'], [id^='exit-'], #underground, #off-board");
    return named ? parts(named.id.replace(/^(tile|road|exit)-/, ""))[0].replace(/-\d$/, "") : null;
  }

  /** Pixels per unit when the whole map is shown. */
  get pixels() {
    const { width, height } = this.panZoom.size;
    const [, , wide, tall] = this.anchors.viewBox;
    return Math.min(width / wide, height / tall);
  }

  /** Sets the first view; on a small screen, around a point. @param {number[]} at */
  begin(at) {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.panZoom.keep(() => (this.pixels < SMALL ? this.panZoom.frame([at], WIDE) : this.panZoom.whole()));
  }

  /** Makes a rabbit visible, unless the player has chosen a view of their own. @param {number | null | undefined} seat */
  attend(seat) {
    if (!this.panZoom.moved && typeof seat === "number" && this.rabbits.has(seat)) this.panZoom.reveal(this.where(seat));
  }

  /**
   * Shows what a question is about, and these targets large enough to tap; on a small screen, those that are near it. A
   * view that the player has chosen keeps its size.
   * @param {number[][]} points
   * @param {number[][]} about
   */
  look(points, about) {
    const [at] = about;
    if (this.panZoom.moved) {
      this.panZoom.reveal(at);
      return;
    }
    const close = points.filter((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < FAR);
    const gaps = points.flatMap((one, at) => points.slice(0, at).map((two) => Math.hypot(one[0] - two[0], one[1] - two[1])));
    const near = Math.min(90, ...gaps);
    this.panZoom.keep(() => {
      if (this.pixels < SMALL) this.panZoom.frame([...about, ...close], points.length ? 90 : WIDE, 420);
      else if (near * this.pixels < APART[matchMedia("(pointer: coarse)").matches ? "coarse" : "fine"]) this.panZoom.frame([at, ...points], 90, 620);
      else this.panZoom.whole();
    });
  }

  /** Highlights the target of a choice and draws its route. @param {string | null} action @param {string} path */
  preview(action, path) {
    this.layers.marks.querySelectorAll(".mark").forEach((mark, at) =>
      mark.classList.toggle("picked", action !== null && this.targets[at].actions.includes(action)));
    this.drawRoute(path);
  }

  /** Draws the route so far and a route ahead. @param {string} path */
  drawRoute(path) {
    const line = (d, style) => d && ["way-edge", "way", "way-dots"].map((name) => el("path", { d, class: `${name} ${style}` }));
    clear(this.layers.way, line(this.walked, "walked"), line(path, "ahead"));
  }
}

/** Returns the numbers in a text. @param {string} text */
const numbersIn = (text) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Returns the corners of a place, moved towards its middle. @param {import("./routes.js").Place} place */
function inset({ centre, outline }) {
  return outline.map((corner) => corner.map((value, axis) => (centre[axis] + (value - centre[axis]) * 0.9).toFixed(1)));
}
