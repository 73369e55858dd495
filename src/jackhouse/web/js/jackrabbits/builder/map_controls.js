/** The bar on a map that is being built: what is in hand or selected, in words, and its buttons. */

import { clear, el, keepFocus } from "../../dom.js";
import { lineIcon } from "../../icons.js";

const WORDS = { "!": "triangles", S: "same" }; // letters that cannot be part of a message id, or say little

/** Returns the advice that a placement breaks, for the ids of messages. @param {import("./tile_spots.js").Placement} placement */
const brokenBy = ({ letters }) => [...letters].filter((letter) => letter !== "!" || !letters.includes("S")).map((letter) => WORDS[letter] ?? letter);

export class MapControls {
  /** @param {import("./builder_map.js").BuilderMap} map */
  constructor(map) {
    this.map = map;
    this.element = el("div", { class: "map-controls", role: "group", "aria-label": map.services.lexicon.say("builder-controls") });
  }

  /** Whether the tile in hand may be laid as a new island. */
  get hasIslands() {
    return Object.values(this.map.offer?.islands ?? {}).some((spots) => spots.length > 0);
  }

  draw() {
    keepFocus(this.element, () => clear(this.element, el("p", { class: "control-words", text: this.words() }), el("div", { class: "control-buttons" }, this.buttons())));
  }

  /** Returns what is in hand or selected, in words. */
  words() {
    const { map } = this;
    const { lexicon } = map.services;
    if (map.offer) {
      const tile = lexicon.tile(map.offer.tile);
      if (!map.places.length) return lexicon.say("builder-no-spots", { tile });
      if (!map.draft) return lexicon.say("builder-in-hand", { tile });
      const beside = map.beside();
      const where = beside.length ? lexicon.say("builder-beside", { tile, others: beside.join(", ") }) : lexicon.say("builder-apart", { tile });
      const broken = brokenBy(map.draft.placement).map((letter) => lexicon.say(`builder-breaks-${letter}`));
      return [where[0].toUpperCase() + where.slice(1), ...broken].join(" ");
    }
    const laid = map.tiles[map.selected];
    if (!laid) return map.idle;
    const tile = lexicon.tile(laid.tile);
    return lexicon.say(map.loose.has(map.selected) ? "builder-selected" : "builder-held", { tile });
  }

  /** @returns {any[]} */
  buttons() {
    const { map } = this;
    const { lexicon } = map.services;
    const button = (key, sign, act, attrs = {}) => el("button", { type: "button", class: "button small", dataset: { key }, title: lexicon.say(`builder-do-${key}`), on: { click: act }, ...attrs },
      sign ? lineIcon(sign) : null, el("span", { text: lexicon.say(`builder-do-${key}`) }));
    if (map.offer) {
      return [
        button("turn", "turn", () => map.turn(1), { "aria-keyshortcuts": "R" }),
        this.hasIslands ? button("island", "island", () => map.toggleIslands(), { "aria-pressed": String(map.islands) }) : null,
        button("lay", "check", () => map.lay(), { class: "button small primary", disabled: !map.draft }),
        button("put-back", "close", () => map.cancel()),
      ];
    }
    if (map.selected < 0) return [];
    return [
      map.loose.has(map.selected) ? button("lift", "lift", () => map.lift()) : null,
      button("unselect", "close", () => map.select(-1)),
    ];
  }
}
