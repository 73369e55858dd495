/** The way that was chosen in one click: what it has sent, what follows its payment, and what one undo takes back. */

import { choiceOf, untilPayment, wayOf } from "./journey_ways.js";

/**
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {import("./journey_ways.js").Destination} Destination
 * @typedef {import("./journey_ways.js").Way} Way
 *
 * @typedef {object} Walk
 * @property {Destination} destination
 * @property {Way} way
 * @property {string} from the place where the journey began
 * @property {number} drafted how many actions were drafted before it
 * @property {number} sent how many it has sent since the last payment
 * @property {string[]} rest what follows the payment
 */

export class JourneyWalk {
  constructor() {
    /** @type {Walk | null} null: no way is under way */
    this.current = null;
  }

  /** The choice that stands for the way under way. */
  get choice() {
    return this.current && choiceOf(this.current.destination.to, this.current.destination.ways.indexOf(this.current.way));
  }

  /**
   * Begins a way: returns its actions up to the first payment, after the undos of a way that it replaces.
   * @param {string} choice
   * @param {Destination[]} destinations
   * @param {View} view
   * @param {boolean} isInstead whether it replaces the way under way
   * @returns {{undos: number, actions: string[]} | null} null if the choice stands for no way
   */
  start(choice, destinations, view, isInstead) {
    const way = wayOf(choice, destinations);
    const destination = destinations.find(({ ways }) => way && ways.includes(way));
    if (!way || !destination) return null;
    const [actions, rest] = untilPayment(way.actions);
    const undos = isInstead && this.current ? view.draft.length - this.current.drafted : 0;
    this.current = { destination, way, from: view.rabbits[view.turn ?? 0], drafted: view.draft.length - undos, sent: actions.length, rest };
    return { undos, actions };
  }

  /** Returns the actions that follow a payment, once the journey is asked about again; else null. @param {View} view @param {string[]} legal */
  next(view, legal) {
    if (!this.current || view.question?.code === "payment") return null;
    const [actions, rest] = untilPayment(this.current.rest);
    if (!actions.length || !legal.includes(actions[0]) || view.draft.length) {
      this.current = null;
      return null;
    }
    this.current = { ...this.current, drafted: 0, sent: actions.length, rest };
    return actions;
  }

  /** Returns how many actions an undo takes back: the whole way, which then is not gone on with, or one action. @param {View} view */
  undo(view) {
    const { current } = this;
    if (!current || view.draft.length !== current.drafted + current.sent) return 1;
    this.current = null;
    return current.sent;
  }
}
