/** What the stages of a table of Jack Rabbits have in common: everything that needs no map. */

import { mayAutoAnswer } from "./choice_groups.js";
import { playerNotes, trophy } from "./player_notes.js";
import { ruleOfEvent as findRule } from "./rule_references.js";

const GUIDED = ["journey", "early-deeds", "acquisition", "trading"]; // questions with guidance; building has it for a tile in hand
const HEX = /^(citadel|[KQJ][CSHD])(:|$)/;

/**
 * @typedef {import("../table/game_interface.js").GameEvent} GameEvent
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {import("../table/game_interface.js").State} State
 */

export class RabbitGame {
  /**
   * @param {import("../table/game_interface.js").TableServices} services
   * @param {import("../table/game_interface.js").TableInfo} table
   * @param {any} facts of the game at this table, as the API gives them
   */
  constructor(services, table, facts) {
    this.services = services;
    this.table = table;
    this.facts = facts;
    this.mayAutoAnswer = mayAutoAnswer;
    this.rulebook = "JR";
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
  wantsGuidance({ view: { question } }) {
    return question !== null && (GUIDED.includes(question.code) || (question.code === "building" && question.tile !== null));
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

  /** Steps that only the viewer sees, and the end of a ride, which another event describes too. @param {GameEvent} event */
  isTransient({ code, params }) {
    return code === "stepped" || code === "took-back" || (code === "travelled" && params.path.length === 1 && HEX.test(params.path[0]));
  }

  /** @param {GameEvent} event */
  ruleOfEvent(event) {
    return findRule(event, this.facts.rules);
  }

  /** @param {View} view @param {number} seat @returns {(Element | null)[]} */
  playerNotes(view, seat) {
    return playerNotes(view, seat, this.facts.trios, this.services);
  }

  /** @param {View} view */
  winners(view) {
    return view.winner === null ? [] : [view.winner];
  }

  /** @param {View} view @returns {Element} */
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
}
