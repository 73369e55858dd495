/**
 * The destinations of a journey and the way under way: as choices, as routes on the map, and in the note beside a
 * place. The rest of the table asks it what a choice such as `to JD` stands for.
 */

import { splitAction } from "../table/actions.js";
import { JourneyWalk } from "./journey_walk.js";
import { choiceWith, destinationGroups, destinationsOf, otherWays, portsOf, wayOf, wayText, wholeText } from "./journey_ways.js";

/**
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {import("../table/game_interface.js").ChoiceGroup} ChoiceGroup
 * @typedef {import("./journey_ways.js").Way} Way
 */

const STEPS = ["exit", "take", "on", "hike", "ride", "sail", "hole", "underground", "off-board"];

/** The place of the rabbit whose turn it is. @param {View} view @returns {string} */
export const placeOf = (view) => view.rabbits[view.turn ?? 0];

export class JourneyGuide {
  /** @param {import("../table/game_interface.js").TableServices} services @param {import("./board_map.js").BoardMap} map */
  constructor(services, map) {
    this.services = services;
    this.map = map;
    /** @type {View} set by the first call of `offer` */
    this.view = /** @type {any} */ (null);
    /** @type {import("./journey_ways.js").Destination[]} where this journey can go */
    this.destinations = [];
    this.walk = new JourneyWalk();
    this.isPaying = false; // whether a payment is asked for
    this.lookedAt = ""; // the place that is pointed at
  }

  /** @param {Way[]} ways as the game's `guidance` lists them @param {View} view @param {boolean} isPaying */
  offer(ways, view, isPaying) {
    this.destinations = destinationsOf(ways);
    this.view = view;
    this.isPaying = isPaying;
  }

  /** The choice that is being paid for; null if no way is. */
  get paidChoice() {
    return this.isPaying ? this.walk.choice : null;
  }

  /** The destinations that can be chosen: while a way is paid for, only its own, by other ways. */
  get inQuestion() {
    return this.isPaying && this.walk.current ? [this.walk.current.destination] : this.destinations;
  }

  /**
   * Returns the legal actions as groups of buttons; on a journey destinations, and behind them the single steps.
   * @param {string[]} legal
   * @param {(legal: string[]) => ChoiceGroup[]} groupsOf
   * @param {(action: string) => string} actionText
   * @returns {ChoiceGroup[]}
   */
  groups(legal, groupsOf, actionText) {
    const { destinations, services, view } = this;
    const { current } = this.walk;
    if (current && this.isPaying) return [...groupsOf(legal), ...otherWays(current.destination, current.way, current.from, services)];
    if (!destinations.length) return groupsOf(legal);
    const isStep = (action) => STEPS.includes(splitAction(action)[0]);
    const steps = groupsOf(legal.filter(isStep)).flatMap(({ choices }) => choices.map((choice) => ({ ...choice, label: actionText(choice.action) })));
    return [
      ...destinationGroups(destinations, placeOf(view), services, view.price),
      ...groupsOf(legal.filter((action) => !isStep(action))),
      ...(steps.length ? [{ title: services.lexicon.say("table-go-steps", { count: steps.length }), choices: steps, folded: true }] : []),
    ];
  }

  // ---- a way in one click --------------------------------------------------------------------------------------------

  /** Returns the actions that a choice stands for; null if it stands for no way. @param {string} choice */
  start(choice) {
    return this.walk.start(choice, this.inQuestion, this.view, this.isPaying && this.walk.current !== null);
  }

  /** Returns the choice that stands for what a bot would do, or null. @param {string[]} actions */
  choiceWith(actions) {
    return choiceWith(actions, this.destinations);
  }

  // ---- in words and on the map ---------------------------------------------------------------------------------------

  /** Returns a choice in words; "" if it stands for no way. @param {string} choice @param {import("../text/lexicon.js").Lexicon} lexicon */
  text(choice, lexicon) {
    const way = wayOf(choice, this.inQuestion);
    if (!way) return "";
    return (way.claim?.cards.length ? wholeText : wayText)(way, placeOf(this.view), lexicon);
  }

  /** Shows what a choice does in a note beside its destination. @param {string | null} choice @returns {string | null} its route as path data; null if it stands for no way */
  preview(choice) {
    const { map, view } = this;
    const way = wayOf(choice, this.destinations);
    this.lookedAt = way?.to ?? "";
    if (!way) {
      map.note.hide();
      return null;
    }
    map.note.show(way.to, wholeText(way, placeOf(view), this.services.lexicon), this.noteActions(way.to));
    const { journey } = view;
    const start = journey ? `${journey.at}:${journey.edge}` : placeOf(view);
    return map.routes.walk(map.spot(view, view.turn ?? 0), start, portsOf(way, journey?.way ?? []));
  }

  /** Returns the other ways to a destination, for the note beside it. @param {string} to */
  noteActions(to) {
    const found = this.destinations.find((destination) => destination.to === to);
    return (found ? otherWays(found, found.ways[0], placeOf(this.view), this.services) : [])
      .flatMap(({ choices }) => choices)
      .map(({ action, label }) => ({ text: label, act: () => this.services.choose(action) }));
  }

  /** Says in a note that a place is out of reach. @param {string} place @param {() => void} openRules */
  tellOutOfReach(place, openRules) {
    const { lexicon } = this.services;
    this.map.note.show(place, lexicon.say("table-way-none", { place: lexicon.place(place) }), [{ text: lexicon.say("table-rule"), act: openRules }]);
  }
}
