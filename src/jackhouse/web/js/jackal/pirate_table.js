/** The table of Jackal: shows views and events, plans rows, and offers the legal actions that the server lists. */

import { loadSheet } from "../art.js";
import { el, icon, loadStyles } from "../dom.js";
import { splitAction } from "../table/actions.js";
import { nameOf } from "./cards.js";
import { RevealedRows } from "./revealed_rows.js";
import { Hand, without } from "./hand.js";
import { IslandMap } from "./island_map.js";
import { ActiveRow } from "./active_row.js";
import { groupsOf, mayAutoAnswer, targetsOf } from "./choice_groups.js";
import { CommonReveal } from "./common_reveal.js";
import { IslandResults } from "./island_results.js";
import { playerDetails, playerNotes } from "./player_notes.js";
import { ResultCard } from "./result_card.js";
import { RowPlanner } from "./row_planner.js";
import { RowProgress } from "./row_progress.js";
import { RULES_OF_CARD, ruleOfEvent as findRule, rulesOfSpace } from "./rule_references.js";
import { SealedRow } from "./sealed_row.js";
import { VoyageStatus } from "./voyage_status.js";

/**
 * @typedef {import("../table/game_interface.js").GameTable} GameTable
 * @typedef {import("../table/game_interface.js").GameEvent} GameEvent
 * @typedef {import("../table/game_interface.js").State} State
 * @typedef {import("../table/game_interface.js").View} View
 */

/**
 * @param {import("../table/game_interface.js").TableServices} services
 * @param {import("../table/game_interface.js").TableInfo} table
 * @returns {Promise<GameTable>}
 */
export async function openGame(services, table) {
  const [facts] = await Promise.all([
    services.api.facts(table.code), services.lexicon.need("jackal"), loadStyles("table", "jackal"), loadSheet("actions"), loadSheet("crew")]);
  return new PirateTable(services, facts);
}

/** @implements {GameTable} */
class PirateTable {
  /** @param {import("../table/game_interface.js").TableServices} services @param {any} facts of the game at this table, as the API gives them */
  constructor(services, facts) {
    this.services = services;
    this.facts = facts;
    this.results = new IslandResults();
    this.resultCard = new ResultCard(services, () => this.closeNote());
    this.map = new IslandMap(services, (mark) => services.help.open(...rulesOfSpace(mark)), this.resultCard.element);
    this.hand = new Hand(services, (kind) => services.help.open(...(RULES_OF_CARD[kind] ?? ["JK-3.2"])));
    this.progress = new RowProgress();
    this.openCards = new RevealedRows(services, this.progress);
    this.activeRow = new ActiveRow(services, this.progress);
    this.commonReveal = new CommonReveal(services, this.progress);
    this.status = new VoyageStatus(services);
    this.planner = new RowPlanner(services, this.hand);
    this.sealed = new SealedRow(services);
    /** @type {View} set by the first call of `show` */
    this.view = /** @type {any} */ (null);
    this.isPlanning = false;
    /** @type {{key: string, guidance: Record<string, any>} | null} of the row that is planned; the key is its seat and decision */
    this.lastPlanGuidance = null;
    /** @type {string[]} the row that the viewer has laid and that is not revealed yet */
    this.laid = [];
    /** @type {import("./event_animations.js").EventAnimations | null} loaded later */
    this.animations = null;
    this.mayAutoAnswer = mayAutoAnswer;
    this.rulebook = "JK";
    services.help.setRules(facts);
  }

  /** Loads the animations. */
  async loadRest() {
    const { EventAnimations } = await import("./event_animations.js");
    this.animations = new EventAnimations(this.services, this);
  }

  /** Counts what each player did. @param {GameEvent[]} events @param {number} players */
  async statistics(events, players) {
    const { statisticsOf } = await import("./game_statistics.js");
    return statisticsOf(events, players);
  }

  /** @param {State} state */
  show(state) {
    const { view } = state;
    this.view = view;
    this.map.show(view, this.services.names());
    this.status.show(view);
    this.progress.sync(view);
    this.openCards.show(view);
    this.laid = laidOf(view);
    this.sealed.set(view.draft.includes("commit") ? this.laid : []);
    this.hand.show(view.hand && without(view.hand, this.laid));
    this.showRows(isDirectionAsked(view));
    if (view.draft.length) this.results.close(); // the next row is being laid, and the card would cover the island
    this.showResult();
  }

  /** Shows the result of the last island, until the viewer closes it or lays the next row. */
  showResult() {
    this.resultCard.show(this.results.open);
  }

  closeNote() {
    this.results.close();
    this.showResult();
  }

  /** Returns the result of the last island, for the end of the game. */
  lastResult() {
    return this.results.result && this.resultCard.summary(this.results.result);
  }

  /** Shows the viewer's sealed row and the active row under the question. @param {boolean} isAsked whether the direction of the next card is being chosen */
  showRows(isAsked = false) {
    this.services.showUnderPrompt([this.sealed.show(), this.activeRow.show(isAsked)]);
  }

  /** @param {GameEvent} event */
  hasAnimation(event) {
    return this.animations?.has(event) ?? false;
  }

  /** @param {GameEvent} event */
  async animate(event) {
    this.showResult();
    if (event.code === "revealed") return this.revealRows(event);
    this.openCards.update();
    this.showRows();
    return this.animations?.play(event);
  }

  /** Reveals all rows together, with the event of the last one. @param {GameEvent} event */
  async revealRows(event) {
    if (!this.progress.isRevealComplete) return;
    this.sealed.set(this.laid); // the last to commit has not seen it sealed yet
    this.openCards.update();
    const { lexicon } = this.services;
    this.services.showPrompt(lexicon.phase("resolving").label, lexicon.say("table-reveal"));
    this.services.showUnderPrompt([this.commonReveal.show(), this.sealed.show()]); // below: it goes while the others stay
    await this.animations?.play(event);
    this.laid = [];
    this.sealed.set([]);
    this.services.showUnderPrompt([this.commonReveal.element]);
  }

  /** Returns the elements of a row, the most visible first. @param {number} seat @returns {Element[]} */
  rowsOf(seat) {
    const isActive = this.progress.seat === seat && this.activeRow.element.isConnected;
    return [isActive && this.activeRow.element, this.commonReveal.rowOf(seat), this.openCards.rows.querySelector(`[data-row="${seat}"]`)].filter(Boolean);
  }

  /** Returns the cards of a revealed row. @param {number} seat @returns {Element[]} */
  rowCards(seat) {
    return this.rowsOf(seat).flatMap((row) => [...row.querySelectorAll("[data-marching], [data-shown]")]);
  }

  /** Returns the specials that were attached to a row last. @param {number} seat @param {number} count @returns {Element[]} */
  lastAttached(seat, count) {
    const specials = this.progress.attached[seat];
    const { at } = specials[specials.length - 1];
    return this.rowsOf(seat).flatMap((row) => {
      const card = at < 0 ? row : row.querySelectorAll("[data-marching], [data-shown]")[at];
      return [...card.querySelectorAll(":scope > .attached > li")].slice(-count);
    });
  }

  /** @param {GameEvent} event */
  receiveEvent(event) {
    this.results.receive(event, this.progress);
    this.progress.receive(event);
    if (event.code === "committed" && event.params.seat === this.services.seat()) this.results.close();
  }

  /**
   * Offers the legal actions on the island, in the hand and as buttons; a row is planned in the planner.
   * @param {State | null} state null: there is nothing to choose
   * @returns {import("../table/game_interface.js").Offer}
   */
  offerChoices(state) {
    const legal = state?.legal ?? [];
    const refused = state?.refused ?? [];
    const isPlanning = state?.view.question?.code === "planning";
    this.isPlanning = isPlanning;
    this.map.offer(targetsOf(legal, this.view));
    this.hand.offer(isPlanning ? legal : [], isPlanning ? refused : []);
    const { lexicon, names } = this.services;
    const offer = {
      chosen: null,
      groups: groupsOf(isPlanning ? [] : legal, lexicon, names(), this.facts.rules, this.view, state?.guidance?.choices),
      refused: isPlanning ? [] : refused.map((no) => ({ ...no, label: this.actionText(no.action) })),
      picker: isPlanning ? this.planner.show(laidOf(this.view)) : state && this.activeRow.show(isDirectionAsked(state.view)),
      ready: isPlanning && legal.includes("commit") ? "commit" : null,
    };
    this.showPlanGuidance(state && isPlanning ? this.planGuidance(state) : null);
    return offer;
  }

  /** @param {State} state */
  wantsGuidance({ view }) {
    return view.question?.code === "planning" || isDirectionAsked(view);
  }

  /** A row that is planned is not drawn again: a card may be being dragged. @param {State} state */
  showGuidance(state) {
    if (!this.isPlanning) return this.offerChoices(state);
    this.showPlanGuidance(this.planGuidance(state));
    return null;
  }

  /** Returns the guidance of the planned row. When a rival commits, the last one of the same row holds until it is loaded again. @param {State} state */
  planGuidance({ seat, decision, guidance }) {
    const key = `${seat}:${decision}`;
    if (guidance) this.lastPlanGuidance = { key, guidance };
    return this.lastPlanGuidance?.key === key ? this.lastPlanGuidance.guidance : null;
  }

  /** Shows where the row that is planned lands and can end, and warns of a flag that the island lacks. @param {Record<string, any> | null} guidance */
  showPlanGuidance(guidance) {
    this.map.showGuide(/** @type {import("./row_guide.js").PlanGuidance | null} */ (guidance));
    if (this.isPlanning) this.planner.warn(guidance?.lost_flags ?? []);
  }

  /** Returns the cards of the hand while a row is planned. */
  numberedCards() {
    return this.isPlanning ? this.hand.buttons : [];
  }

  /** @param {string | null} action */
  preview(action) {
    this.map.preview(action);
    const [verb, rest] = splitAction(action ?? "");
    this.hand.point(verb === "lay" ? rest : null);
  }

  /** @param {string} action */
  actionText(action, lexicon = this.services.lexicon) {
    return lexicon.action(action, this.services.names());
  }

  /** No action needs a warning. */
  warningFor() {
    return "";
  }

  /** Rum for the rows of others can be passed until the next island. @param {View} view @returns {import("../table/game_interface.js").AutoPass} */
  autoPass(view) {
    return { name: "rum", questions: ["rum"], until: String(view.round) };
  }

  /** @param {View} view @returns {View} */
  publicView(view) {
    return { ...view, seat: null, hand: null, draft: [], question: null, unseen: [] };
  }

  /** @param {State} state @param {string[]} names */
  questionText({ view }, names, lexicon = this.services.lexicon) {
    return lexicon.question(view.question?.code ?? "", view.question ?? {}, names);
  }

  /** @param {string} kind */
  cardName(kind) {
    return nameOf(kind, this.services.lexicon);
  }

  /** Cards that are taken back while a row is planned are not logged: players may do that often. @param {GameEvent} event */
  isTransient(event) {
    return event.code === "took-back" && !this.progress.rows.length;
  }

  /** @param {GameEvent} event */
  ruleOfEvent(event) {
    return findRule(event);
  }

  /** @param {View} view @param {number} seat */
  playerNotes(view, seat) {
    return playerNotes(view, seat, this.services.lexicon);
  }

  /** @param {View} view */
  winners(view) {
    return view.ranking[0];
  }

  /** Draws the winners and their coins. @param {View} view */
  trophy(view) {
    const { lexicon } = this.services;
    return el("div", { class: "trophy" }, view.ranking[0].map((seat) => icon(this.pieceSymbol(seat), "piece")),
      el("strong", { text: lexicon.say("art-coins", { coins: view.coins[view.ranking[0][0]] }) }));
  }

  /** @param {number} seat */
  pieceSymbol(seat) {
    return `pirate-${seat % 4}`;
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    const { lexicon, help } = this.services;
    const name = this.services.names()[seat];
    help.show(name, playerDetails(this.view, seat, name, lexicon), actions, "broad");
  }

  async repaint() {
    await Promise.all([loadSheet("actions"), loadSheet("crew")]);
    this.map.repaint();
  }
}

/** Whether the direction of the next card is being chosen. @param {View} view */
const isDirectionAsked = (view) => view.question?.code === "go";

/** Returns the row that the viewer has laid or committed; other views do not have it before the reveal. @param {View} view @returns {string[]} */
const laidOf = (view) => view.draft.map(splitAction).filter(([verb]) => verb === "lay").map(([, kind]) => kind);
