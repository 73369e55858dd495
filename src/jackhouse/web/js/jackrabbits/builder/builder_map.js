/**
 * A map that is being built: the tiles, the places where the tile in hand may lie, the tile as it would lie, and marks of
 * the advice that is not followed. It knows no rules: tiles and places come from outside, and placements are reported.
 */

import { clear, el, on } from "../../dom.js";
import { PanZoom } from "../../table/pan_zoom.js";
import { centreOf, cornersOf, edgesAround, ownersOf } from "./lattice.js";
import { adviceAt, adviceMark, boxOf, jetties, placeMark, shores, waves } from "./map_drawing.js";
import { MapControls } from "./map_controls.js";
import { tileUse } from "./tile_pictures.js";
import { round } from "../view_box.js";
import { bestPlacement, draftOf, nearest, placesOf, towards, turned } from "./tile_spots.js";

/**
 * @typedef {import("./map_drawing.js").MapTile} MapTile
 * @typedef {import("./map_drawing.js").Advice} Advice
 * @typedef {import("./tile_spots.js").Offer} Offer
 * @typedef {{lexicon: import("../../text/lexicon.js").Lexicon, announce: (text: string) => void, still: () => boolean, help: string}} MapServices
 *   `help`: the id of the text that explains the keys
 */

const ROOM = 180; // units of sea around the tiles
const ISLAND_ROOM = 420; // where new islands are offered
const REACH = 190; // units from a tap to a place
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

export class BuilderMap {
  /** @param {MapServices} services */
  constructor(services) {
    this.services = services;
    /** @type {MapTile[]} */
    this.tiles = [];
    /** @type {Advice[]} */
    this.advice = [];
    this.loose = new Set(); // numbers of tiles that may be lifted
    /** @type {Offer | null} of the tile in hand */
    this.offer = null;
    this.islands = false;
    /** @type {import("./tile_spots.js").Place[]} */
    this.places = [];
    /** @type {import("./tile_spots.js").Draft | null} */
    this.draft = null;
    this.rotation = 0; // of the tile in hand before it is drafted
    /** @type {{tile: string, clientX: number, clientY: number, isDown: boolean} | null} where a tile has been dragged whose places may not be known yet */
    this.dragged = null;
    this.selected = -1; // the number of a tile
    this.idle = services.lexicon.say("builder-idle"); // what to do with nothing in hand
    /** @type {(tile: string, rotation: number, at: number[], island: boolean) => void} called when the tile in hand is laid */
    this.onPlace = () => {};
    /** @type {() => void} called when the tile in hand is put back */
    this.onCancel = () => {};
    /** @type {(number: number) => void} called when a tile is to be lifted */
    this.onLift = () => {};
    /** @type {(rotation: number) => void} called when the tile in hand has been turned */
    this.onTurn = () => {};

    const { lexicon } = services;
    this.layers = Object.fromEntries(["sea", "shore", "tiles", "chosen", "advice", "places", "ghost"]
      .map((name) => [name, el("g", { class: `builder-${name}` })]));
    this.picture = el("svg", { "aria-hidden": "true", preserveAspectRatio: "xMidYMid meet" }, Object.values(this.layers));
    this.controls = new MapControls(this);
    const help = el("p", { id: "builder-help", class: "unseen", text: lexicon.say(services.help) });
    this.surface = el("div", { class: "builder-surface", tabindex: "0", role: "application", "aria-label": lexicon.say("builder-map"),
      "aria-describedby": help.id, on: { keydown: (event) => this.key(event) } }, this.picture);
    this.element = el("div", { class: "builder-map" }, el("div", { class: "builder-view" }, this.surface, help, this.zoomButtons()), this.controls.element);
    this.panZoom = new PanZoom(this.picture, [-400, -400, 800, 800], services.still);
    on(this.picture, "click", (event) => this.tap(event));
    on(this.layers.ghost, "pointerdown", (event) => {
      event.stopPropagation(); // no panning
      this.panZoom.ready();
      if (this.offer) this.follow(this.offer.tile, event);
    });
  }

  zoomButtons() {
    const { lexicon } = this.services;
    const button = (symbol, text, act) => el("button", {
      type: "button", text: symbol, "aria-label": lexicon.say(text), title: lexicon.say(text), on: { click: act } });
    return el("div", { class: "map-tools" },
      button("+", "builder-zoom-in", () => this.panZoom.zoom(1.3)),
      button("−", "builder-zoom-out", () => this.panZoom.zoom(1 / 1.3)),
      button("⤢", "builder-zoom-whole", () => this.panZoom.keep(() => this.panZoom.whole())));
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  /** Shows tiles. @param {MapTile[]} tiles @param {Advice[]} advice @param {number[]} loose numbers of the tiles that may be lifted */
  show(tiles, advice = [], loose = []) {
    const grown = tiles.length !== this.tiles.length;
    const selected = this.tiles[this.selected];
    Object.assign(this, { tiles, advice, loose: new Set(loose) });
    this.selected = selected ? tiles.findIndex((tile) => isSameTile(tile, selected)) : -1; // others may have lifted tiles
    const box = this.fit();
    clear(this.layers.sea, waves([box[0] - box[2], box[1] - box[3], box[2] * 3, box[3] * 3]));
    clear(this.layers.shore, shores(tiles), jetties(tiles));
    clear(this.layers.tiles, tiles.map((tile, number) => tileUse(tile, { "data-number": number })));
    this.drawAdvice();
    this.drawSelection();
    this.controls.draw();
    if (grown && !this.panZoom.moved) this.panZoom.again();
  }

  /** Fits the box of the view to the tiles and to what is offered. */
  fit() {
    this.panZoom.box = boxOf(this.tiles, this.islands ? ISLAND_ROOM : ROOM);
    return this.panZoom.box;
  }

  drawAdvice() {
    clear(this.layers.advice, this.advice.map((advice) => adviceMark(this.tiles, advice, this.adviceText(advice))));
  }

  /** Returns an advice in words. @param {Advice} advice */
  adviceText({ code, tiles }) {
    const { lexicon } = this.services;
    const [one, two] = tiles.map((number) => lexicon.tile(this.tiles[number].tile));
    return lexicon.say(`builder-advice-${code}`, { one, two: two ?? one });
  }

  /** Moves the view to an advice. @param {Advice} advice */
  reveal(advice) {
    this.panZoom.reveal(adviceAt(this.tiles, advice));
    const mark = this.layers.advice.children[this.advice.indexOf(advice)];
    for (const other of this.layers.advice.children) other.classList.toggle("shown", other === mark);
  }

  // ---- the tile in hand --------------------------------------------------------------------------------------------

  /**
   * Takes a tile in hand, or none. `lay`: how the tile lay before it was lifted; it is drafted there again.
   * @param {Offer | null} offer @param {{rotation?: number, lay?: {at: number[], rotation: number}}} options
   */
  hold(offer, { rotation = 0, lay } = {}) {
    Object.assign(this, { offer, rotation, draft: null, selected: -1, islands: false });
    this.gather();
    this.fit();
    if (offer && lay) {
      this.draft = draftOf(this.places, lay);
      if (!this.draft) this.toggleIslands();
      this.draft ??= draftOf(this.places, lay);
      if (!this.draft && this.islands) this.toggleIslands();
    }
    this.draftUnderPointer();
    this.redraw();
  }

  /** Offers new islands instead of spots, or the other way round. */
  toggleIslands() {
    this.islands = !this.islands;
    this.draft = null;
    this.gather();
    this.fit();
    if (!this.panZoom.moved) this.panZoom.again();
    this.redraw();
  }

  gather() {
    this.places = this.offer ? placesOf(this.offer, this.islands) : [];
  }

  redraw() {
    const { draft, offer } = this;
    clear(this.layers.places, this.places.map((place) => placeMark(place, place === draft?.place)));
    clear(this.layers.ghost, draft && offer ? this.drawGhost({ tile: offer.tile, ...draft.placement }) : null);
    this.drawSelection();
    this.controls.draw();
  }

  /** @param {import("./lattice.js").LaidTile} laid */
  drawGhost(laid) {
    return [tileUse(laid), el("polygon", { class: "ghost-edge", points: cornersOf(laid).map((corner) => corner.map(round).join(",")).join(" ") })];
  }

  drawSelection() {
    const tile = this.tiles[this.selected];
    clear(this.layers.chosen, tile && !this.offer ? el("polygon", { class: "ghost-edge", points: cornersOf(tile).map((corner) => corner.map(round).join(",")).join(" ") }) : null);
  }

  /** Drafts the tile in hand at a place, in the best placement. @param {import("./tile_spots.js").Place | null} place */
  draftAt(place) {
    if (!place || place === this.draft?.place) return;
    this.draft = { place, placement: bestPlacement(place, this.draft?.placement.rotation ?? this.rotation) };
    this.redraw();
    this.panZoom.reveal(place.centre);
  }

  /** Drafts the tile where it has been dragged; returns whether that is another place. */
  draftUnderPointer() {
    const { dragged, offer } = this;
    if (!dragged || offer?.tile !== dragged.tile) return false;
    if (!dragged.isDown) this.dragged = null;
    const { left, right, top, bottom } = this.surface.getBoundingClientRect();
    const { clientX, clientY } = dragged;
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) return false;
    const { x, y } = this.panZoom.at(clientX, clientY);
    const place = nearest(this.places, [x, y], REACH);
    if (!place || place === this.draft?.place) return false;
    this.draft = { place, placement: bestPlacement(place, this.draft?.placement.rotation ?? this.rotation) };
    return true;
  }

  /** Turns the tile in hand. @param {number} step */
  turn(step = 1) {
    if (!this.offer) return;
    if (this.draft) {
      this.draft = turned(this.places, this.draft, step);
      this.rotation = this.draft.placement.rotation;
    } else this.rotation = (this.rotation + step + 6) % 6;
    this.onTurn(this.rotation);
    this.redraw();
    if (this.draft) this.say();
  }

  /** Lays the tile in hand where it is drafted. */
  lay() {
    if (!this.offer || !this.draft) return;
    const { rotation, at } = this.draft.placement;
    this.onPlace(this.offer.tile, rotation, at, this.islands);
  }

  cancel() {
    if (this.offer) this.onCancel();
    else this.select(-1);
  }

  // ---- taps and drags ----------------------------------------------------------------------------------------------

  /** @param {any} event */
  tap(event) {
    const { x, y } = this.panZoom.at(event.clientX, event.clientY);
    if (!this.offer) {
      const number = Number(event.target.closest?.("[data-number]")?.dataset.number ?? this.tileAt([x, y]));
      this.select(number === this.selected ? -1 : number);
      return;
    }
    const place = nearest(this.places, [x, y], REACH);
    if (place && place === this.draft?.place) this.turn();
    else this.draftAt(place);
    if (this.draft) this.say();
  }

  /**
   * Lets a tile follow a pointer that is down, until it is released. Its places may come later, in `hold`.
   * @param {string} tile that is in hand, or will be @param {PointerEvent} event
   */
  follow(tile, event) {
    let moved = false;
    const { pointerId, clientX, clientY } = event;
    const dragged = { tile, clientX, clientY, isDown: true };
    this.dragged = dragged;
    const place = this.draft?.place;
    const end = () => {
      unhook.forEach((stop) => stop());
      this.panZoom.dragged = this.draft?.place !== place; // then the click that follows is no tap
      dragged.isDown = false;
      if (this.dragged === dragged && this.offer?.tile === tile) this.dragged = null;
      if (moved && this.draft) this.say();
    };
    const own = (handler) => (/** @type {PointerEvent} */ other) => other.pointerId === pointerId && handler(other);
    const unhook = [
      on(document, "pointermove", own((other) => {
        if (!other.buttons) return end(); // it was released where the page could not hear it
        moved = true;
        Object.assign(dragged, { clientX: other.clientX, clientY: other.clientY });
        if (this.dragged === dragged && this.draftUnderPointer()) this.redraw();
      })),
      ...["pointerup", "pointercancel"].map((name) => on(document, name, own(end))),
    ];
  }

  /** Returns the number of the tile at a point, -1 for water. @param {number[]} point */
  tileAt(point) {
    const found = this.tiles.findIndex((tile) => {
      const corners = cornersOf(tile);
      return corners.every(([x, y], number) => {
        const [nextX, nextY] = corners[(number + 1) % corners.length];
        return (nextX - x) * (point[1] - y) - (nextY - y) * (point[0] - x) >= 0;
      });
    });
    return found;
  }

  // ---- selecting tiles ---------------------------------------------------------------------------------------------

  /** Selects a tile; -1 none. @param {number} number */
  select(number) {
    this.selected = number;
    this.redraw();
    if (number >= 0) this.services.announce(this.controls.words());
  }

  lift() {
    if (this.loose.has(this.selected)) this.onLift(this.selected);
  }

  // ---- keys --------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target !== this.surface || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      r: () => this.turn(1), R: () => this.turn(-1), Enter: () => (this.offer ? this.lay() : this.lift()), " ": () => (this.offer ? this.lay() : this.lift()),
      Escape: () => this.cancel(), i: () => this.offer && this.controls.hasIslands && this.toggleIslands(), Delete: () => this.lift(),
    };
    if (ARROWS.includes(event.key)) this.step(event.key);
    else if (keys[event.key]) keys[event.key]();
    else if (!this.panZoom.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves among places, or among tiles if none is in hand. @param {string} key */
  step(key) {
    if (this.offer) {
      const from = this.draft?.place.centre ?? [0, 0];
      const place = this.draft ? towards(this.places, from, key) : nearest(this.places, from);
      if (place) this.draftAt(place);
      if (this.draft) this.say();
      return;
    }
    const centres = this.tiles.map((tile, number) => ({ number, centre: centreOf(tile) }));
    const next = this.selected < 0 ? centres[0] : towards(centres, centres[this.selected].centre, key);
    if (!next) return;
    this.select(next.number);
    this.panZoom.reveal(next.centre);
  }

  /** Has screen readers say how the tile in hand would lie. */
  say() {
    this.services.announce(this.controls.words());
  }

  /** Returns the names of the tiles beside the tile in hand. @returns {string[]} */
  beside() {
    if (!this.draft || !this.offer) return [];
    const around = edgesAround({ tile: this.offer.tile, ...this.draft.placement }, ownersOf(this.tiles));
    const numbers = [...new Set(around.map(({ beyond }) => beyond).filter((number) => number >= 0))];
    return numbers.map((number) => this.services.lexicon.tile(this.tiles[number].tile));
  }

  close() {
    this.panZoom.close();
  }
}

/** @param {MapTile} one @param {MapTile} two */
const isSameTile = (one, two) => one.tile === two.tile && one.rotation === two.rotation && one.at[0] === two.at[0] && one.at[1] === two.at[1];
