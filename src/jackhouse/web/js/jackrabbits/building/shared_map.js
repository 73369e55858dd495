/** The map that several players build: who laid each tile, the tile that was laid last, and tiles that drop onto it. */

import { clear, el, on } from "../../dom.js";
import { BuilderMap } from "../builder/builder_map.js";
import { centreOf, cornersOf } from "../builder/lattice.js";
import { MapControls } from "../builder/map_controls.js";
import { round } from "../view_box.js";
import { draftOf } from "../builder/tile_spots.js";

const BADGE = 10; // the radius of the mark of an owner
const ASIDE = 0.62; // how far the mark is from the centre of its tile, as a part of the way to a corner

/** @typedef {import("../builder/map_drawing.js").MapTile & {by: number | null}} SharedTile */

export class SharedMap extends BuilderMap {
  /**
   * @param {import("../builder/builder_map.js").MapServices} services
   * @param {(number: number) => string} describe returns a tile in words: what it is, and who laid it
   */
  constructor(services, describe) {
    super(services);
    const controls = new SharedControls(this, describe);
    this.controls.element.replaceWith(controls.element);
    this.controls = controls;
    this.mayPutBack = false; // whether the tile in hand can be put back
    this.idle = ""; // what the bar says while nothing is in hand or selected
    this.layers.owners = el("g", { class: "builder-owners", "aria-hidden": "true" });
    this.layers.tiles.after(this.layers.owners);
    this.element.tabIndex = -1;
    on(this.element, "focus", () => this.surface.focus({ preventScroll: true }));
    on(this.layers.tiles, "animationend", ({ target }) => target.classList.remove("dropped"));
  }

  /** Marks who laid which tile, and the last one. @param {SharedTile[]} tiles @param {number} last its number, or -1 @param {number[]} fresh tiles that drop onto the map */
  mark(tiles, last, fresh) {
    clear(this.layers.owners,
      last >= 0 ? el("polygon", { class: `last-laid seat-${(tiles[last].by ?? 0) % 8}`, points: cornersOf(tiles[last]).map((corner) => corner.map(round).join(",")).join(" ") }) : null,
      tiles.map((tile) => (tile.by === null ? null : badge(tile, tile.by))));
    for (const number of fresh) this.layers.tiles.children[number]?.classList.add("dropped");
  }

  /** Shows how the tile in hand, or another tile, might lie. @param {import("../builder/lattice.js").LaidTile | null} laid */
  suggest(laid) {
    if (!this.offer) {
      clear(this.layers.ghost, laid ? this.drawGhost(laid) : null);
      if (laid) this.panZoom.reveal(centreOf(laid));
      return;
    }
    const draft = laid && draftOf(this.places, laid);
    if (!draft) return;
    this.draft = draft;
    this.redraw();
    this.panZoom.reveal(draft.place.centre);
  }

  cancel() {
    if (!this.offer || this.mayPutBack) super.cancel();
    else {
      this.draft = null;
      this.redraw();
    }
  }
}

/** Draws whose tile it is: a disc in the colour of the seat, with its number, near the farthest corner. @param {SharedTile} tile @param {number} seat */
function badge(tile, seat) {
  const centre = centreOf(tile);
  const away = (corner) => Math.hypot(corner[0] - centre[0], corner[1] - centre[1]);
  const [corner] = cornersOf(tile).sort((one, two) => round(away(two)) - round(away(one)) || round(one[0] - two[0]) || one[1] - two[1]);
  const [x, y] = centre.map((value, axis) => round(value + (corner[axis] - value) * ASIDE));
  return el("g", { class: `owner seat-${seat % 8}`, transform: `translate(${x} ${y})` }, el("circle", { r: BADGE }), el("text", { y: 5, text: seat + 1 }));
}

class SharedControls extends MapControls {
  /** @param {SharedMap} map @param {(number: number) => string} describe */
  constructor(map, describe) {
    super(map);
    this.shared = map;
    this.describe = describe;
  }

  words() {
    const { offer, selected, services } = this.shared;
    if (offer?.isPlain && !this.shared.draft) return `${super.words()} ${services.lexicon.say("building-plain")}`;
    if (offer) return super.words();
    return selected >= 0 ? this.describe(selected) : this.shared.idle;
  }

  buttons() {
    const found = super.buttons();
    return this.shared.offer && !this.shared.mayPutBack ? found.filter((button) => button?.dataset.key !== "put-back") : found;
  }
}
