/** The table of Jack Rabbits: shows views and events, and offers the legal actions that the server lists. */

import { boardUrl, inlineSvg, loadSheet } from "../art.js";
import { cardsOf, splitAction } from "../table/actions.js";
import { Hand } from "./hand.js";
import { BoardMap } from "./board_map.js";
import { reversedTiles } from "./board_sides.js";
import { OpenCards } from "./open_cards.js";
import { BY_CARD, BY_CARDS, groupsOf } from "./choice_groups.js";
import { priceText, questionText, shortfallText, warningText, windfallText } from "./choice_texts.js";
import { CardOptions } from "./card_options.js";
import { CardPicker } from "./card_picker.js";
import { Finalists } from "./finalists.js";
import { royalsOf } from "./player_notes.js";
import { RabbitGame } from "./rabbit_game.js";
import { rulesOfCard, rulesOfPlace } from "./rule_references.js";
import { TurnStatus } from "./turn_status.js";
import { isRoyal } from "./journey_ways.js";
import { JourneyGuide, placeOf } from "./journey_guide.js";
import { destinationTargets, leadsTo, targetsOf, routeOf, withFlightCost } from "./map_targets.js";
import { choiceOfPurchase, purchaseOf, purchaseText, withClaimCost, withOtherPayments } from "./royal_claim.js";

/**
 * @typedef {import("../table/game_interface.js").GameTable} GameTable
 * @typedef {import("../table/game_interface.js").GameEvent} GameEvent
 * @typedef {import("../table/game_interface.js").State} State
 * @typedef {import("../table/game_interface.js").View} View
 */

/**
 * Opens a table whose board is there.
 * @param {import("../table/game_interface.js").TableServices} services
 * @param {import("../table/game_interface.js").TableInfo} table
 * @param {any} facts or a promise of them
 * @returns {Promise<RabbitTable>}
 */
export async function openPlay(services, table, facts) {
  const parts = [facts, BoardMap.load(services, table), loadSheet("pieces")];
  if (table.options.meadow) {
    const { MeadowTable, loadMeadow } = await import("./meadow/meadow_table.js");
    const [found, map] = await Promise.all([...parts, loadMeadow(services)]);
    return new MeadowTable(services, table, found, map);
  }
  const [found, map] = await Promise.all([...parts, loadSheet("cards")]);
  return new RabbitTable(services, table, found, map);
}

/** @implements {GameTable} */
export class RabbitTable extends RabbitGame {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {import("../table/game_interface.js").TableInfo} table
   * @param {any} facts of the game at this table, as the API gives them
   * @param {BoardMap} map
   */
  constructor(services, table, facts, map) {
    super(services, table, facts);
    this.map = map;
    this.hand = new Hand(services, (card) => services.help.open(...rulesOfCard(card)));
    this.openCards = new OpenCards(services);
    this.status = new TurnStatus(services);
    /** @type {View} set by the first call of `show` */
    this.view = /** @type {any} */ (null);
    /** @type {CardPicker | null} */
    this.picker = null;
    /** @type {string | null} the action that is being paid for */
    this.chosen = null;
    this.guide = new JourneyGuide(services, map);
    /** @type {import("./royal_claim.js").Claim | null} the royal that is for sale where the rabbit is, while that is asked */
    this.claim = null;
    /** @type {import("./choice_texts.js").Sale[]} the cards of the lot that can be bought, while that is asked */
    this.sales = [];
    this.finalists = new Finalists(services, map, facts.trios);
    /** @type {import("./event_animations.js").EventAnimations | null} loaded later */
    this.animations = null;
    this.map.onPlace = (place) => this.tellOfPlace(place);
    this.map.onHover = (action) => this.preview(action);
    this.map.onTouch = (place) => this.guide.askWay(place);
    this.map.onInfo = (place) => this.openRulesOfPlace(place);
  }

  /** Loads the animations, the cards that few hands have, and the titles of places. */
  async loadRest() {
    const [{ EventAnimations }] = await Promise.all([import("./event_animations.js"), loadSheet("royals"), this.map.loadTitles(this.table)]);
    this.animations = new EventAnimations(this.services, this);
    this.follow(this.view);
  }

  /** @param {State} state */
  show(state) {
    const { view } = state;
    this.view = view;
    const names = this.services.names();
    this.follow(view);
    this.map.show(view, names);
    this.map.begin(this.map.rabbitPoint(view, state.seat ?? view.turn ?? 0));
    this.map.attend(view.turn);
    this.finalists.show(view, names);
    this.status.show(view, this.facts.cards);
    this.openCards.show(view);
    this.hand.show(view.hand, this.facts.cards, view.exposed);
  }

  /** Tells the animations the position from which they go on. @param {View} view */
  follow(view) {
    if (!this.animations) return;
    this.animations.walked = view.journey?.way.length ?? 0;
    this.animations.at = view.journey?.at ?? null;
    this.animations.aside = view.aside.map(([, card]) => card);
  }

  /** @param {GameEvent} event */
  hasAnimation(event) {
    return this.animations?.has(event) ?? false;
  }

  /** @param {GameEvent} event */
  async animate(event) {
    this.map.attend(event.params.seat);
    await this.animations?.play(event);
  }

  /**
   * Offers the legal actions on the map, in the hand, and as groups of buttons.
   * @param {State | null} state null: there is nothing to choose
   * @returns {import("../table/game_interface.js").Offer}
   */
  offerChoices(state) {
    const legal = state?.legal ?? [];
    const refused = state?.refused ?? [];
    this.claim = state?.guidance?.claim ?? null;
    this.sales = state?.guidance?.sales ?? [];
    const byCards = BY_CARDS.find((verb) => legal.some((action) => splitAction(action)[0] === verb));
    const options = byCards ? new CardOptions(byCards, legal, this.view.question ?? {}) : null;
    this.picker = options && new CardPicker(this.services, options, this.facts.cards, royalsOf(this.view, state?.seat), this.view.bonuses ?? []);
    this.guide.offer(state?.guidance ?? {}, this.view, this.picker !== null);
    this.hand.offerActions(legal, refused, this.picker, legal.length && this.view.question?.code === "windfall" ? this.view.question.laid : null);
    this.chosen = this.picker ? this.view.draft.findLast((action) => !BY_CARD.includes(splitAction(action)[0])) ?? null : null;
    const steps = targetsOf(legal, this.view, this.map).map((target) => withClaimCost(withFlightCost(target, this.view), this.claim, this.services.lexicon));
    this.map.offer(this.targets(steps), legal.length ? this.questionPoints() : []);
    this.preview(null);
    return {
      chosen: this.guide.paidChoice ?? this.chosen,
      groups: this.groups(withOtherPayments(legal, this.claim)),
      refused: refused.filter(({ action }) => !BY_CARD.includes(splitAction(action)[0])).map((no) => ({ ...no, label: this.actionText(no.action), note: shortfallText(no, this.services.lexicon) })),
      picker: this.picker?.element ?? null,
    };
  }

  /** Returns what can be tapped on the map: destinations, or single steps. @param {import("./map_targets.js").Target[]} steps */
  targets(steps) {
    const { destinations } = this.guide;
    return destinations.length ? destinationTargets(destinations, steps, this.view, this.map, this.services.lexicon) : steps;
  }

  /** @param {string[]} legal */
  groups(legal) {
    const { services, facts } = this;
    const groups = (some) => groupsOf(some, services, (action, lexicon) => this.actionText(action, lexicon), facts.rules,
      (action) => leadsTo(action, this.view, this.map), (action, lexicon) => priceText(action, this.sales, this.guide.guidance.steps ?? {}, lexicon));
    return this.guide.groups(legal, groups, (action) => this.actionText(action));
  }

  // ---- a journey in one click ----------------------------------------------------------------------------------------

  /** @param {State} state */
  showGuidance(state) {
    return this.offerChoices(state);
  }

  /** @param {string} choice */
  startSeries(choice) {
    return this.picker?.options.seriesOf(choice) ?? purchaseOf(choice, this.claim) ?? this.guide.start(choice);
  }

  /** @param {State} state */
  nextInSeries({ view, legal = [] }) {
    return this.guide.walk.next(view, legal);
  }

  /** @param {State} state */
  startUndo({ view }) {
    return this.guide.walk.undo(view);
  }

  /** @param {string[]} actions */
  choiceOfHint(actions) {
    return choiceOfPurchase(actions, this.claim) ?? this.guide.choiceWith(actions);
  }

  /** Opens the rules of the place that is pointed at, or where the rabbit is. */
  openInfo() {
    this.openRulesOfPlace(this.guide.lookedAt || this.view.rabbits[this.services.seat() ?? this.view.turn ?? 0]);
  }

  /** Answers a tap on a place that cannot be chosen: on a journey, that it is out of reach. @param {string | null} place */
  tellOfPlace(place) {
    const openRules = () => this.openRulesOfPlace(place);
    if (place && this.guide.destinations.length && rulesOfPlace(place).length) this.guide.tellOutOfReach(place, openRules);
    else openRules();
  }

  /** Returns the points of the map that a question is about: the rabbit whose turn it is, and where a payment takes it. */
  questionPoints() {
    const paid = this.chosen ? targetsOf([this.chosen], this.view, this.map) : [];
    return [this.map.rabbitPoint(this.view, this.view.turn ?? 0), ...paid.map(({ at }) => at)];
  }

  /** Returns the cards of the hand while a payment or a proof is picked. */
  numberedCards() {
    return this.picker ? this.hand.buttons : [];
  }

  /** Shows the route of an action, or of the one that is being paid for. @param {string | null} action */
  preview(action) {
    const [verb] = splitAction(action ?? "");
    this.map.preview(action, this.guide.preview(action) ?? routeOf(action ?? this.chosen, this.view, this.map));
    this.hand.point(BY_CARD.includes(verb) ? cardsOf(action ?? "")[0] : null);
  }

  /** @param {string} action */
  actionText(action, lexicon = this.services.lexicon) {
    const place = placeOf(this.view);
    if (splitAction(action)[0] === "acquire" && isRoyal(place)) return purchaseText(action, place, this.claim, lexicon);
    return this.guide.text(action, lexicon) || windfallText(action, this.view, lexicon) || lexicon.action(action, this.services.names());
  }

  /** Warns of actions that cost a royal or cannot be undone. @param {string} action */
  warningFor(action) {
    return warningText(action, this.view, this.claim, this.facts.limits, this.services.lexicon);
  }

  /** @param {State} state @param {string[]} names */
  questionText({ view, legal = [] }, names, lexicon = this.services.lexicon) {
    return questionText(view, legal, names, lexicon);
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    this.openCards.player(this.view, seat, this.services.names()[seat], actions);
  }

  /** Opens the rules of a place on the map. @param {string | null} place */
  openRulesOfPlace(place) {
    if (place && rulesOfPlace(place).length) this.services.help.openAbout(this.services.lexicon.place(place), ...rulesOfPlace(place));
  }

  async repaint() {
    const [picture] = await Promise.all([inlineSvg(boardUrl(this.table, reversedTiles(this.table.options))), loadSheet("cards"), loadSheet("royals"), loadSheet("pieces")]);
    this.map.paint(picture);
  }
}
