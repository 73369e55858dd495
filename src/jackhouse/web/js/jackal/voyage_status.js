/** The status of the voyage: the island, the round and the phase. */

import { clear, el } from "../dom.js";

const PHASES = { landfall: "JK-7.2", planning: "JK-4.1", resolving: "JK-5.1" };

export class VoyageStatus {
  /** @param {import("../table/game_interface.js").TableServices} services */
  constructor(services) {
    this.services = services;
    this.round = el("span", { class: "round" });
    this.phases = el("ol", { class: "phases", "aria-label": services.lexicon.say("table-phases") });
    this.name = el("strong", { class: "island-name" });
    this.element = el("div", { class: "status" }, this.round, this.phases, el("span", { class: "rolled" }, this.name));
  }

  show(view) {
    this.island(view.island.key, view.round, view.rounds);
    this.phase(view.phase);
  }

  /** @param {string} key @param {number} round @param {number} rounds */
  island(key, round, rounds) {
    const { lexicon } = this.services;
    this.round.textContent = lexicon.say("art-voyage", { round, rounds });
    this.name.textContent = lexicon.island(key);
  }

  phase(phase) {
    const { lexicon, help } = this.services;
    clear(this.phases, Object.keys(PHASES).map((key) => {
      const { label, text } = lexicon.phase(key);
      return el("li", { class: key === phase ? "on" : null, "aria-current": key === phase ? "step" : null },
        el("button", { type: "button", title: text, text: label, dataset: { key: `phase-${key}` }, on: { click: () => help.open(PHASES[key]) } }));
    }));
  }
}
