/** What is shown beside the map that players build: progress, advice, and the tiles that each player has still to lay. */

import { clear, el } from "../../dom.js";
import { lineIcon } from "../../icons.js";
import { adviceLetters } from "../builder/map_drawing.js";
import { tileBack, tileIcon } from "../builder/tile_pictures.js";
import { SHAPES, countsOf, progressOf } from "./building_state.js";

/**
 * @typedef {import("../../table/game_interface.js").View} View
 * @typedef {import("../../table/game_interface.js").TableServices} TableServices
 * @typedef {import("../../text/lexicon.js").Lexicon} Lexicon
 */

/** The bar above the table: how far the map is, and how much advice it does not follow. */
export class BuildingStatus {
  /** @param {TableServices} services @param {() => void} openAdvice */
  constructor({ lexicon, help }, openAdvice) {
    this.lexicon = lexicon;
    this.style = el("button", { type: "button", class: "building-style", dataset: { key: "building-style" }, on: { click: () => help.open("JR-3.2") } });
    this.bar = el("span", { class: "building-bar", "aria-hidden": "true" }, el("span"));
    this.count = el("span", { class: "building-count" });
    this.advice = el("button", { type: "button", class: "building-broken", dataset: { key: "building-broken" }, on: { click: openAdvice } });
    this.element = el("div", { class: "status building-status" }, this.style, el("span", { class: "building-progress" }, this.bar, this.count), this.advice);
  }

  /** @param {View} view */
  show(view) {
    const { lexicon } = this;
    const { laid, all } = progressOf(view);
    const broken = view.building.advice.length;
    this.style.textContent = lexicon.say(`building-style-${view.building.style}`);
    clear(this.count, el("span", { "aria-hidden": "true", text: lexicon.say("building-progress", { laid, all }) }),
      el("span", { class: "unseen", text: lexicon.say("building-progress-long", { laid, all }) }));
    /** @type {HTMLElement} */ (this.bar.firstElementChild).style.width = `${(100 * laid) / Math.max(1, all)}%`;
    const named = lexicon.say("building-broken", { count: broken });
    Object.assign(this.advice, { title: named, hidden: false });
    this.advice.setAttribute("aria-label", named);
    this.advice.classList.toggle("none", broken === 0);
    clear(this.advice, broken ? el("span", { "aria-hidden": "true", text: `! ${broken}` }) : lineIcon("check"));
  }
}

/**
 * Lists the advice that the map does not follow; each entry shows its place on the map.
 * @param {View} view @param {import("../builder/builder_map.js").BuilderMap} map @param {Lexicon} lexicon @param {() => void} [chosen] called when an entry is pressed
 */
export function adviceList(view, map, lexicon, chosen = () => {}) {
  const found = view.building.advice;
  if (!found.length) return el("p", { class: "soft", text: lexicon.say("builder-advice-none") });
  return el("div", {}, el("p", { class: "soft small", text: lexicon.say("builder-advice-help") }),
    el("ul", { class: "advice-list" }, found.map((advice, at) => el("li", {}, el("button", {
      type: "button", dataset: { key: `advice-${at}` }, on: { click: () => (chosen(), map.reveal(advice)) },
    }, el("span", { class: `advice-letters ${advice.code}`, "aria-hidden": "true", text: adviceLetters(advice.code) }), map.adviceText(advice))))));
}

/** Returns what a player's button says: the tiles that are left, by shape; the one that lies open, when they are flipped. @param {View} view @param {number} seat @param {Lexicon} lexicon @returns {(Element | null)[]} */
export function buildingNotes(view, seat, lexicon) {
  const counts = countsOf(view, seat);
  const [hexes, rhombi, triangles] = counts;
  const { style, open, finishing } = view.building;
  const told = counts.some(Boolean) ? lexicon.say("building-left", { hexes, rhombi, triangles }) : lexicon.say("building-left-none");
  const flipped = style === "strict" ? open[seat][0] : undefined;
  return [
    el("span", { class: "tiles-left", title: told }, counts.map((count, at) => (count ? el("span", { class: "tile-left", "aria-hidden": "true" }, tileBack(SHAPES[at]), String(count)) : null)),
      el("span", { class: "unseen", text: told })),
    flipped ? el("span", { class: "tile-flipped", title: lexicon.tile(flipped) }, tileIcon(flipped), el("span", { class: "unseen", text: lexicon.say("building-holds", { tile: lexicon.tile(flipped) }) })) : null,
    finishing[seat] && counts.some(Boolean) ? el("span", { class: "finishing", text: lexicon.say("building-finishing") }) : null,
  ];
}

/** Returns a player's tiles, for a dialog. @param {View} view @param {number} seat @param {Lexicon} lexicon */
export function playersTiles(view, seat, lexicon) {
  const [hexes, rhombi, triangles] = countsOf(view, seat);
  const open = view.building.open[seat];
  return el("div", {},
    el("p", { text: hexes + rhombi + triangles ? lexicon.say("building-left", { hexes, rhombi, triangles }) : lexicon.say("building-left-none") }),
    open.length ? [el("h3", { text: lexicon.say("building-open") }),
      el("ul", { class: "open-tiles" }, open.map((tile) => el("li", {}, tileIcon(tile), el("span", { text: lexicon.tile(tile) }))))] : null);
}
