/** The table of Jack Rabbits: shows views and events, and offers the legal actions that the server lists. */

import { boardUrl, inlineSvg, loadSheet } from "../art.js";
import { cardsOf, splitAction } from "../table/actions.js";
import { Hand } from "./hand.js";
import { BoardMap } from "./board_map.js";
import { reversedTiles } from "./board_sides.js";
import { OpenCards } from "./open_cards.js";
import { BY_CARD, BY_CARDS, groupsOf, isOneTap, mayAutoAnswer, LOSSES } from "./choice_groups.js";
import { CardOptions } from "./card_options.js";
import { CardPicker } from "./card_picker.js";
import { Finalists } from "./finalists.js";
import { playerNotes, royalsOf, trophy } from "./player_notes.js";
import { ruleOfEvent as findRule, rulesOfCard, rulesOfPlace } from "./rule_references.js";
import { TurnStatus } from "./turn_status.js";
import { choiceWith, destinationGroups, destinationsOf, otherWays, portsOf, wayOf, wayText, wholeText } from "./journey_ways.js";
import { JourneyWalk } from "./journey_walk.js";
import { destinationTargets, leadsTo, targetsOf, routeOf, withFlightCost } from "./map_targets.js";
import { cardsSpent, choiceOfPurchase, purchaseOf, purchaseText, withClaimCost, withOtherPayments } from "./royal_claim.js";

const HEX = /^(citadel|[KQJ][CSHD])(:|$)/;
const GUIDED = ["journey", "acquisition", "trading"]; // questions with guidance
const STEPS = ["exit", "take", "on", "hike", "ride", "sail", "hole", "underground", "off-board"];

/**
 * @typedef {import("../table/game_interface.js").GameTable} GameTable
 * @typedef {import("../table/game_interface.js").GameEvent} GameEvent
 * @typedef {import("../table/game_interface.js").State} State
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {{card: string, price: number, suits: string[], cards: string[]}} Sale a card of the lot, as the game's `guidance` describes it
 */

/**
 * @param {import("../table/game_interface.js").TableServices} services
 * @param {import("../table/game_interface.js").TableInfo} table
 * @returns {Promise<GameTable>}
 */
export async function openGame(services, table) {
  const [facts, map] = await Promise.all([
    services.api.facts(table.code), BoardMap.load(services, table), loadSheet("cards"), loadSheet("pieces")]);
  return new RabbitTable(services, table, facts, map);
}

/** @implements {GameTable} */
class RabbitTable {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {import("../table/game_interface.js").TableInfo} table
   * @param {any} facts of the game at this table, as the API gives them
   * @param {BoardMap} map
   */
  constructor(services, table, facts, map) {
    this.services = services;
    this.table = table;
    this.facts = facts;
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
    /** @type {import("./journey_ways.js").Destination[]} where this journey can go */
    this.destinations = [];
    this.walk = new JourneyWalk();
    /** @type {import("./royal_claim.js").Claim | null} the royal that is for sale where the rabbit is, while that is asked */
    this.claim = null;
    /** @type {Sale[]} the cards of the lot that can be bought, while that is asked */
    this.sales = [];
    this.finalists = new Finalists(services, map, facts.trios);
    this.lookedAt = ""; // the place that is pointed at
    /** @type {import("./event_animations.js").EventAnimations | null} loaded later */
    this.animations = null;
    this.mayAutoAnswer = mayAutoAnswer;
    this.rulebook = "JR";
    services.help.setRules(facts);
    this.map.onPlace = (place) => this.tellOfPlace(place);
    this.map.onHover = (action) => this.preview(action);
    this.map.onInfo = (place) => this.openRulesOfPlace(place);
  }

  /** Loads the animations, the cards that few hands have, and the titles of places. */
  async loadRest() {
    const [{ EventAnimations }] = await Promise.all([import("./event_animations.js"), loadSheet("royals"), this.map.loadTitles(this.table)]);
    this.animations = new EventAnimations(this.services, this);
    this.follow(this.view);
  }

  /** Counts what each player did. @param {GameEvent[]} events @param {number} players */
  async statistics(events, players) {
    const { statisticsOf } = await import("./game_statistics.js");
    return statisticsOf(events, players);
  }

  /** Returns the numbers of the dice as the record lists them. @param {GameEvent[]} events */
  shownDraws(events) {
    const rolls = events.filter(({ code }) => code === "rolled");
    return { verb: "roll", numbers: rolls.map(({ params }) => params.dice.map((die) => [6, die - 1])) };
  }

  /** @param {State} state */
  show(state) {
    const { view } = state;
    this.view = view;
    const names = this.services.names();
    this.follow(view);
    this.map.show(view, names);
    this.map.begin(this.map.spot(view, state.seat ?? view.turn ?? 0));
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
    this.destinations = destinationsOf(state?.guidance?.ways ?? []);
    this.claim = state?.guidance?.claim ?? null;
    this.sales = state?.guidance?.sales ?? [];
    const byCards = BY_CARDS.find((verb) => legal.some((action) => splitAction(action)[0] === verb));
    const options = byCards ? new CardOptions(byCards, legal, this.view.question ?? {}) : null;
    this.picker = options && new CardPicker(this.services, options, this.facts.cards, royalsOf(this.view, state?.seat), this.view.bonuses ?? []);
    this.offerHand(legal, refused);
    this.chosen = this.picker ? this.view.draft.findLast((action) => !BY_CARD.includes(splitAction(action)[0])) ?? null : null;
    const steps = targetsOf(legal, this.view, this.map).map((target) => withClaimCost(withFlightCost(target, this.view), this.claim, this.services.lexicon));
    const targets = this.destinations.length ? destinationTargets(this.destinations, steps, this.view, this.map, this.services.lexicon) : steps;
    this.map.offer(targets, legal.length ? this.questionPoints() : []);
    this.preview(null);
    return {
      chosen: this.isWalkPaid ? this.walk.choice : this.chosen,
      groups: this.groups(withOtherPayments(legal, this.claim)),
      refused: refused.filter(({ action }) => !BY_CARD.includes(splitAction(action)[0])).map((no) => ({ ...no, label: this.actionText(no.action), note: this.shortfall(no) })),
      picker: this.picker?.element ?? null,
    };
  }

  /** Returns the legal actions as groups of buttons; on a journey destinations, and behind them the single steps. @param {string[]} legal */
  groups(legal) {
    const groups = (some) => groupsOf(some, this.services, (action, lexicon) => this.actionText(action, lexicon), this.facts.rules, (action) => leadsTo(action, this.view, this.map), (action) => this.priceOf(action));
    const { destinations, walk, view } = this;
    if (walk.current && this.picker) return [...groups(legal), ...otherWays(walk.current.destination, walk.current.way, walk.current.from, this.services)];
    if (!destinations.length) return groups(legal);
    const isStep = (action) => STEPS.includes(splitAction(action)[0]);
    const steps = groups(legal.filter(isStep)).flatMap(({ choices }) => choices.map((choice) => ({ ...choice, label: this.actionText(choice.action) })));
    return [
      ...destinationGroups(destinations, view.rabbits[view.turn ?? 0], this.services, view.price),
      ...groups(legal.filter((action) => !isStep(action))),
      ...(steps.length ? [{ title: this.services.lexicon.say("table-go-steps", { count: steps.length }), choices: steps, folded: true }] : []),
    ];
  }

  // ---- a journey in one click ----------------------------------------------------------------------------------------

  /** @param {State} state */
  wantsGuidance({ view }) {
    return GUIDED.includes(view.question?.code ?? "");
  }

  /** @param {State} state */
  showGuidance(state) {
    return this.offerChoices(state);
  }

  /** @param {string} choice */
  startSeries(choice) {
    return this.picker?.options.seriesOf(choice) ?? purchaseOf(choice, this.claim) ?? this.walk.start(choice, this.waysInQuestion, this.view, this.isWalkPaid);
  }

  /** @param {State} state */
  nextInSeries({ view, legal = [] }) {
    return this.walk.next(view, legal);
  }

  /** @param {State} state */
  startUndo({ view }) {
    return this.walk.undo(view);
  }

  /** Whether the way that was chosen is being paid for. */
  get isWalkPaid() {
    return this.walk.current !== null && this.picker !== null;
  }

  /** The destinations that can be chosen: while a way is paid for, only its own, by other ways. */
  get waysInQuestion() {
    return this.walk.current && this.picker ? [this.walk.current.destination] : this.destinations;
  }

  /** @param {string[]} actions */
  choiceOfHint(actions) {
    return choiceOfPurchase(actions, this.claim) ?? choiceWith(actions, this.destinations);
  }

  /** Opens the rules of the place that is pointed at, or where the rabbit is. */
  openInfo() {
    this.openRulesOfPlace(this.lookedAt || this.view.rabbits[this.services.seat() ?? this.view.turn ?? 0]);
  }

  /** Answers a tap on a place that cannot be chosen: on a journey, that it is out of reach. @param {string | null} place */
  tellOfPlace(place) {
    if (!place || !this.destinations.length || !rulesOfPlace(place).length) {
      this.openRulesOfPlace(place);
      return;
    }
    const { lexicon } = this.services;
    this.map.note.show(place, lexicon.say("table-way-none", { place: lexicon.place(place) }), [{
      text: lexicon.say("table-rule"), act: () => this.openRulesOfPlace(place),
    }]);
  }

  /** Returns the points of the map that a question is about: the rabbit whose turn it is, and where a payment takes it. */
  questionPoints() {
    const paid = this.chosen ? targetsOf([this.chosen], this.view, this.map) : [];
    return [this.map.spot(this.view, this.view.turn ?? 0), ...paid.map(({ at }) => at)];
  }

  /** Returns the cards of the hand while a payment or a proof is picked. */
  numberedCards() {
    return this.picker ? this.hand.buttons : [];
  }

  /** @param {string[]} legal @param {import("../table/game_interface.js").Refused[]} refused */
  offerHand(legal, refused) {
    const byCard = (action) => BY_CARD.includes(splitAction(action)[0]);
    const open = (card) => legal.filter((action) => byCard(action) && cardsOf(action)[0] === card);
    const shut = Object.fromEntries(refused.filter(({ action }) => byCard(action)).map((no) => [cardsOf(no.action)[0], no]));
    const { picker } = this;
    /** @type {import("./hand.js").HandUse} */
    const use = {
      open: (card) => (picker ? picker.options.usable.has(card) : open(card).length > 0),
      refused: shut,
      picked: picker?.picked ?? null,
      act: (card) => {
        const [action] = open(card);
        if (!picker) return isOneTap(action) ? this.services.choose(action) : this.services.pick(open(card));
        picker.toggle(card);
        use.picked = picker.picked;
        return this.hand.offer(use);
      },
    };
    this.hand.offer(use);
  }

  /** Returns the price of a card of the lot and the cheapest cards for it: "10 ♦ (10♦)"; "" for other actions. @param {string} action */
  priceOf(action) {
    const { lexicon } = this.services;
    const [verb, card] = splitAction(action);
    const sale = verb === "trade" ? this.sales.find((one) => one.card === card) : undefined;
    return sale ? lexicon.say("table-way-cost", { price: sale.price, suits: lexicon.suitMarks(sale.suits), cards: lexicon.cards(sale.cards) }) : "";
  }

  /** Says how much is missing for a refused action: "9 of 10"; "" if that is not the reason. @param {import("../table/game_interface.js").Refused} refused */
  shortfall({ code, params }) {
    return code === "price-unmet" ? this.services.lexicon.say("table-short", { best: params.best, price: params.price }) : "";
  }

  /** Shows the route of an action, or of the one that is being paid for. @param {string | null} action */
  preview(action) {
    const [verb] = splitAction(action ?? "");
    const way = wayOf(action, this.destinations);
    this.lookedAt = way?.to ?? "";
    this.map.preview(action, way ? this.routeOfWay(way) : routeOf(action ?? this.chosen, this.view, this.map));
    this.hand.point(BY_CARD.includes(verb) ? cardsOf(action ?? "")[0] : null);
    if (way) this.map.note.show(way.to, wholeText(way, this.view.rabbits[this.view.turn ?? 0], this.services.lexicon), this.noteActions(way.to));
    else this.map.note.hide();
  }

  /** Returns the route of a way as path data. @param {import("./journey_ways.js").Way} way */
  routeOfWay(way) {
    const { view, map } = this;
    const seat = view.turn ?? 0;
    const { journey } = view;
    const start = journey ? `${journey.at}:${journey.edge}` : view.rabbits[seat];
    return map.routes.walk(map.spot(view, seat), start, portsOf(way, journey?.way ?? []));
  }

  /** Returns the other ways to a destination, for the note beside it. @param {string} to */
  noteActions(to) {
    const found = this.destinations.find((destination) => destination.to === to);
    return (found ? otherWays(found, found.ways[0], this.view.rabbits[this.view.turn ?? 0], this.services) : [])
      .flatMap(({ choices }) => choices)
      .map(({ action, label }) => ({ text: label, act: () => this.services.choose(action) }));
  }

  /** @param {string} action */
  actionText(action, lexicon = this.services.lexicon) {
    const way = wayOf(action, this.waysInQuestion);
    if (way) return (way.claim?.cards.length ? wholeText : wayText)(way, this.view.rabbits[this.view.turn ?? 0], lexicon);
    if (splitAction(action)[0] === "acquire") return purchaseText(action, this.view.rabbits[this.view.turn ?? 0], this.claim, lexicon);
    return lexicon.action(action, this.services.names());
  }

  /** Warns of actions that cost a royal or cannot be undone. @param {string} action */
  warningFor(action) {
    const { lexicon } = this.services;
    const [verb, rest] = splitAction(action);
    const royals = royalsOf(this.view, this.view.seat);
    const lost = [...cardsOf(action), ...cardsSpent(action, this.claim)].filter((card) => royals.includes(card));
    if (lost.length && LOSSES[verb]) return lexicon.say(LOSSES[verb], { cards: lexicon.cards(lost), count: lost.length });
    if (verb === "discard") return lexicon.say("table-discard-sure", { card: lexicon.card(rest) });
    return verb === "acquire" && royals.length >= this.facts.limits.carrots ? lexicon.say("table-acquire-full", { cards: lexicon.cards(royals) }) : "";
  }

  /** Contests can be passed during the turn of another player; none follow once there is a fight. @param {View} view @returns {import("../table/game_interface.js").AutoPass | null} */
  autoPass(view) {
    if (!view.options.vetting || view.aside.length) return null;
    return { name: "contests", questions: ["contest"], until: `${view.round}:${view.turn}` };
  }

  /** @param {View} view @returns {View} */
  publicView(view) {
    return { ...view, seat: null, hand: null, draft: [], question: null, known: {}, exposed: [], unseen: [], ways: [] };
  }

  /** The dice come to rest before the roll is described. @param {GameEvent} event */
  isDescribedAfter({ code }) {
    return code === "rolled";
  }

  /** Without a passport to show, the question before a take-off is worded as a roll. @param {State} state @param {string[]} names */
  questionText({ view, legal = [] }, names, lexicon = this.services.lexicon) {
    const code = legal.join() === "roll" ? "roll" : (view.question?.code ?? "");
    const place = view.journey?.at ?? view.rabbits[view.turn ?? 0];
    const more = { journey: { place }, contest: { visitor: view.turn, to: place } }[code];
    const question = lexicon.question(code, { ...view.question, ...more }, names);
    const laid = code === "fighting" ? view.question?.laid.filter((card) => card in view.carrots) : [];
    if (laid.length) return { ...question, text: `${question.text} ${lexicon.say(LOSSES.spades, { cards: lexicon.cards(laid), count: laid.length })}` };
    if (legal.length === 1 && legal[0] === "off-board") return { ...question, text: lexicon.say("table-brink") };
    return question;
  }

  /** Steps that only the viewer sees, and the end of a ride, which another event describes too. @param {GameEvent} event */
  isTransient({ code, params }) {
    return code === "stepped" || code === "took-back" || (code === "travelled" && params.path.length === 1 && HEX.test(params.path[0]));
  }

  /** @param {GameEvent} event */
  ruleOfEvent(event) {
    return findRule(event, this.facts.rules);
  }

  /** @param {View} view @param {number} seat */
  playerNotes(view, seat) {
    return playerNotes(view, seat, this.facts.trios, this.services);
  }

  /** @param {View} view */
  winners(view) {
    return view.winner === null ? [] : [view.winner];
  }

  /** @param {View} view */
  trophy(view) {
    return trophy(view, this.pieceSymbol(view.winner), this.services.lexicon);
  }

  /** @param {string} card */
  cardName(card) {
    return this.services.lexicon.cardName(card);
  }

  /** @param {number} seat */
  pieceSymbol(seat) {
    return `rabbit-${seat % 8}`;
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
