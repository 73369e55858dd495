/** The tiles of a builder by shape: those that lie open, with their numbers, and the face-down stacks. */

import { clear, el, keepFocus, on } from "../../dom.js";
import { rotationsOf } from "./lattice.js";
import { tileBack, tileIcon } from "./tile_pictures.js";

/**
 * @typedef {"hex" | "rhombus" | "triangle"} Shape
 * @typedef {{shape: Shape, tiles: {tile: string, count: number}[], stack: number}} TrayGroup `stack`: face-down tiles
 */

const FAR = 8; // pixels that a pointer moves before it drags

export class TileTray {
  /** @param {{lexicon: import("../../text/lexicon.js").Lexicon}} services */
  constructor({ lexicon }) {
    this.lexicon = lexicon;
    this.element = el("div", { class: "tile-tray", role: "group", "aria-label": lexicon.say("builder-tray") });
    /** @type {(tile: string) => void} called when a tile is picked */
    this.onPick = () => {};
    /** @type {(shape: Shape) => void} called when a face-down tile is to be flipped */
    this.onFlip = () => {};
    /** @type {(tile: string, event: PointerEvent) => void} called when a tile is dragged out of the tray */
    this.onDrag = () => {};
    this.rotations = new Map(); // by tile, as it was last turned
    this.shown = ""; // what is drawn, as text
  }

  /** @param {TrayGroup[]} groups @param {{picked?: string | null, mayFlip?: boolean}} options */
  show(groups, { picked = null, mayFlip = true } = {}) {
    const shown = JSON.stringify([groups, picked, mayFlip, [...this.rotations]]);
    if (shown === this.shown) return; // a press that has begun stays one
    this.shown = shown;
    keepFocus(this.element, () => clear(this.element, groups.map((group) => this.drawGroup(group, picked, mayFlip))));
  }

  drawGroup({ shape, tiles, stack }, picked, mayFlip) {
    const left = tiles.reduce((sum, { count }) => sum + count, stack);
    const label = this.lexicon.say(`builder-shape-${shape}`, { count: left });
    return el("div", { class: `tray-group ${shape}`, role: "group", "aria-label": label },
      el("p", { class: "tray-label", "aria-hidden": "true", text: label }),
      el("div", { class: "tray-tiles" },
        stack ? el("button", { type: "button", class: "tray-tile stack", dataset: { key: `flip-${shape}` }, disabled: !mayFlip,
          "aria-label": this.lexicon.say(`builder-flip-${shape}`, { count: stack }), on: { click: () => this.onFlip(shape) } },
        tileBack(shape), el("span", { class: "tray-count", text: stack })) : null,
        tiles.map(({ tile, count }) => this.drawTile(tile, count, tile === picked))));
  }

  drawTile(tile, count, isPicked) {
    const name = this.lexicon.tile(tile);
    const button = el("button", { type: "button", class: "tray-tile", dataset: { key: `tile-${tile}`, tile }, "aria-pressed": String(isPicked),
      "aria-label": count > 1 ? this.lexicon.say("builder-tile-count", { tile: name, count }) : name, title: name,
      on: { click: () => this.onPick(tile) } },
    tileIcon(tile, (this.rotations.get(tile) ?? 0) % rotationsOf(tile)), count > 1 ? el("span", { class: "tray-count", text: `×${count}` }) : null);
    on(button, "pointerdown", (event) => this.watch(tile, event));
    return button;
  }

  /** Reports a drag once the pointer has moved far enough. @param {string} tile @param {PointerEvent} event */
  watch(tile, event) {
    if (event.button) return;
    const unhook = [
      on(document, "pointermove", (/** @type {PointerEvent} */ other) => {
        if (other.pointerId !== event.pointerId || Math.hypot(other.clientX - event.clientX, other.clientY - event.clientY) < FAR) return;
        end();
        this.onDrag(tile, other);
      }),
      on(document, "pointerup", () => end()),
      on(document, "pointercancel", () => end()),
    ];
    const end = () => unhook.forEach((stop) => stop());
  }

  /** Puts the focus on a tile, or on the first button; returns whether there is one. @param {string} tile */
  focus(tile = "") {
    const button = this.element.querySelector(tile ? `[data-tile="${tile}"]` : "button:not([disabled])") ?? this.element.querySelector("button:not([disabled])");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    return button !== null;
  }
}
