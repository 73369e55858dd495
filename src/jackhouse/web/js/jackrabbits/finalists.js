/** The players who only have to come home: the Citadel glows for them, and each new one is announced. */

import { toast } from "../notifications.js";
import { hasTrio } from "./goal_progress.js";
import { royalsOf } from "./player_notes.js";

export class Finalists {
  /**
   * @param {Pick<import("../table/game_interface.js").TableServices, "lexicon" | "mySeats">} services
   * @param {Pick<import("./board_map.js").BoardMap, "glow">} map
   * @param {string[][]} trios that win
   */
  constructor(services, map, trios) {
    this.services = services;
    this.map = map;
    this.trios = trios;
    /** @type {number[] | null} null before the first view */
    this.seats = null;
  }

  /** @param {import("../table/game_interface.js").View} view @param {string[]} names */
  show(view, names) {
    const { lexicon, mySeats } = this.services;
    const finalists = names.map((_, seat) => seat).filter((seat) => !view.over && hasTrio(this.trios, royalsOf(view, seat)));
    for (const seat of finalists) {
      if (this.seats && !this.seats.includes(seat)) {
        const isMine = mySeats().includes(seat) && mySeats().length === 1;
        toast(isMine ? lexicon.say("table-has-three-mine") : lexicon.say("table-has-three", { name: names[seat] }));
      }
    }
    this.seats = finalists;
    this.map.glow(finalists.length ? lexicon.say("table-home-stretch", { names: finalists.map((seat) => names[seat]).join(", ") }) : "");
  }
}
