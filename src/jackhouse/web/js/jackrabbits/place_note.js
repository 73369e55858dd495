/** A note beside a place of the map: what a click there does, and other ways to get there as buttons. */

import { clear, el } from "../dom.js";
import { capital } from "../table/help.js";

const GAP = 12; // pixels between the place and its note

export class PlaceNote {
  /** @param {HTMLElement} map @param {(place: string) => number[]} pixelsOf returns where a place is on the map, in pixels */
  constructor(map, pixelsOf) {
    this.map = map;
    this.pixelsOf = pixelsOf;
    this.at = "";
    this.hasActions = false;
    this.element = el("div", { class: "place-note", hidden: true });
  }

  /**
   * @param {string} place
   * @param {string} text
   * @param {{text: string, act: () => void}[]} actions shown as buttons
   * @param {() => void} [act] done by a click on the text, which may cover its place
   */
  show(place, text, actions = [], act = () => {}) {
    this.at = place;
    this.hasActions = actions.length > 0;
    clear(this.element, text ? el("p", { text: capital(text), on: { click: act } }) : null,
      actions.map((action) => el("button", { type: "button", text: capital(action.text), on: { click: () => (this.hide(), action.act()) } })));
    this.element.hidden = false;
    this.place();
  }

  hide() {
    this.at = "";
    this.element.hidden = true;
  }

  /** Puts the note above or below its place, within the map. */
  place() {
    if (!this.at) return;
    const [x, y] = this.pixelsOf(this.at);
    const { offsetWidth: wide, offsetHeight: tall } = this.element;
    const { clientWidth: width, clientHeight: height } = this.map;
    const left = Math.min(Math.max(GAP, x - wide / 2), Math.max(GAP, width - wide - GAP));
    const isAbove = y > height / 2;
    const top = isAbove ? y - tall - 4 * GAP : y + 4 * GAP;
    this.element.style.transform = `translate(${left.toFixed(0)}px, ${Math.min(Math.max(GAP, top), Math.max(GAP, height - tall - GAP)).toFixed(0)}px)`;
  }
}
