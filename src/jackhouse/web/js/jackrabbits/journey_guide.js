/**
 * The destinations of a journey and the way under way: as choices, as routes on the map, and in the note beside a
 * place. The rest of the table asks it what a choice such as `to JD` stands for.
 */

import { splitAction } from "../table/actions.js";
import { JourneyWalk } from "./journey_walk.js";
import { choiceOf, choiceWith, destinationGroups, destinationsOf, otherWays, portsOf, wayOf, wayText, wholeText } from "./journey_ways.js";

/**
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {import("../table/game_interface.js").ChoiceGroup} ChoiceGroup
 * @typedef {import("./journey_ways.js").Way} Way
 *
 * @typedef {object} Guidance what the game says about a journey
 * @property {Way[]} [ways]
 * @property {boolean} [complete] false: there may be other ways, to other places too
 * @property {{to: string, price: number, suits: string[], best: number}[]} [shortfalls] hexes out of reach, and what the hand lacks
 * @property {Record<string, import("./journey_ways.js").Cost | null>} [steps] what each legal step costs, null if it is free
 */

const STEPS = ["exit", "take", "on", "hike", "ride", "sail", "hole", "buy", "underground", "off-board"];
const NO_HEX = ["underground", "off-board"]; // where a journey can end too

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
    /** @type {Guidance} */
    this.guidance = {};
    this.lookedAt = ""; // the place that is pointed at
  }

  /** @param {Guidance} guidance @param {View} view @param {boolean} isPaying */
  offer(guidance, view, isPaying) {
    this.guidance = guidance;
    this.destinations = destinationsOf(guidance.ways ?? []);
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
      ...destinationGroups(destinations, placeOf(view), services, groupsOf(legal.filter((action) => !isStep(action)))),
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
    map.note.show(way.to, wholeText(way, placeOf(view), this.services.lexicon), this.noteActions(way.to), () => this.services.choose(choice ?? ""));
    const { journey } = view;
    const start = journey ? `${journey.at}:${journey.edge}` : placeOf(view);
    return map.routes.walk(map.rabbitPoint(view, view.turn ?? 0), start, portsOf(way, journey?.way ?? []));
  }

  /** Returns the other ways to a destination, for the note beside it. @param {string} to */
  noteActions(to) {
    const found = this.destinations.find((destination) => destination.to === to);
    return (found ? otherWays(found, found.ways[0], placeOf(this.view), this.services) : [])
      .flatMap(({ choices }) => choices)
      .map(({ action, label }) => ({ text: label, act: () => this.services.choose(action) }));
  }

  /** Asks in a note which of several ways to take, the cheapest first. @param {string} to @returns {boolean} false: there is one way only */
  askWay(to) {
    const others = this.noteActions(to);
    const choice = choiceOf(to);
    const way = wayOf(choice, this.destinations);
    if (!way || !others.length) return false;
    this.lookedAt = to;
    const first = { text: wholeText(way, placeOf(this.view), this.services.lexicon), act: () => this.services.choose(choice) };
    this.map.note.show(to, "", [first, ...others]);
    return true;
  }

  /** Says in a note why a place cannot be chosen. @param {string} place @param {() => void} openRules */
  tellOutOfReach(place, openRules) {
    const { lexicon } = this.services;
    this.map.note.show(place, this.refusalText(place), [{ text: lexicon.say("table-rule"), act: openRules }]);
  }

  /** Returns why a place cannot be chosen, as far as the game's guidance tells. @param {string} place */
  refusalText(place) {
    const { lexicon } = this.services;
    const { complete, shortfalls = [] } = this.guidance;
    const short = shortfalls.find(({ to }) => to === place);
    if (!this.map.routes.isHex(place) && !NO_HEX.includes(place)) return lexicon.say("table-way-none-road", { at: lexicon.place(place, "at") });
    if (complete === false) return lexicon.say("table-way-none-cut", { place: lexicon.place(place) });
    if (!short) return lexicon.say("table-way-none", { place: lexicon.place(place) });
    return lexicon.say("table-way-none-short", { place: lexicon.place(place), price: short.price, suits: lexicon.suitMarks(short.suits), best: short.best });
  }
}
