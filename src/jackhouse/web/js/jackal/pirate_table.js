/** The table of Jackal: the island, rows that are planned and then carried out, and whatever the house says is legal. */

import { sheet } from "../art.js";
import { el, icon, style } from "../dom.js";
import { back, nameOf, row } from "./cards.js";
import { Crew } from "./crew.js";
import { Hand, without } from "./hand.js";
import { IslandMap } from "./island.js";
import { March } from "./march.js";
import { groupsOf, isQuiet, split, targetsOf } from "./offers.js";
import { Planner } from "./planner.js";
import { Progress } from "./progress.js";
import { RULES_OF_CARD, ruleOfEvent, rulesOfSpace } from "./rules.js";
import { SealedRow } from "./sealed_row.js";
import { Voyage } from "./voyage.js";

/**
 * @param {object} desk what the frame offers a game: words, help, motion, sound, names, seat, choose, pick, rearrange
 * @param {object} table as the house describes it
 */
export async function openGame(desk, table) {
  const [facts] = await Promise.all([
    desk.api.facts(table.code), desk.words.need("jackal"), style("table", "jackal"), sheet("actions"), sheet("crew")]);
  return new PirateTable(desk, facts);
}

class PirateTable {
  constructor(desk, facts) {
    this.desk = desk;
    this.facts = facts;
    this.map = new IslandMap(desk);
    this.hand = new Hand(desk);
    this.progress = new Progress();
    this.market = new Crew(desk, this.progress);
    this.march = new March(desk, this.progress);
    this.status = new Voyage(desk);
    this.planner = new Planner(desk, this.hand);
    this.sealed = new SealedRow(desk);
    /** @type {string[]} the row that I have laid and that is not shown yet */
    this.laid = [];
    /** @type {import("./scenes.js").Scenes | null} */
    this.scenes = null;
    this.isQuiet = isQuiet;
    this.rulebook = "JK";
    desk.help.use(facts);
    desk.ask = (mark) => desk.help.open(...rulesOfSpace(mark));
    desk.askCard = (kind) => desk.help.open(...(RULES_OF_CARD[kind] ?? ["JK-3.2"]));
  }

  /** What is not needed to begin with: how events are played. */
  async more() {
    const { Scenes } = await import("./scenes.js");
    this.scenes = new Scenes(this.desk, this);
  }

  /** The story of the game in numbers. @param {import("../table/book.js").Event[]} events @param {number} players */
  async story(events, players) {
    const { storyOf } = await import("./story.js");
    return storyOf(events, players);
  }

  /** The position as it is. @param {import("../table/book.js").State} state */
  show(state) {
    const { view } = state;
    this.view = view;
    this.map.show(view, this.desk.names());
    this.status.show(view);
    this.progress.settle(view);
    this.market.show(view);
    this.laid = laidOf(view);
    this.sealed.hold(view.draft.includes("commit") ? this.laid : []);
    this.hand.show(view.hand && without(view.hand, this.laid));
    this.stage(this.isWay(view));
  }

  /** Under the words: my row until it is shown, and the row that all look at. @param {boolean} [asked] for a way */
  stage(asked = false) {
    this.desk.stage([this.sealed.show(), this.march.show(asked)]);
  }

  /** Is there something to see? */
  plays(event) {
    return this.scenes?.has(event) ?? false;
  }

  async play(event) {
    const shown = event.code === "revealed";
    if (shown) this.sealed.hold(this.laid); // whoever commits last sees it sealed only now
    this.market.follow();
    this.stage();
    await this.scenes.play(event);
    if (!shown || event.params.seat !== this.desk.seat()) return;
    this.laid = [];
    this.sealed.hold([]);
    this.stage();
  }

  /** A row wherever it is drawn, where it is seen best first. @param {number} seat @returns {Element[]} */
  rowsOf(seat) {
    const marching = this.progress.seat === seat && this.march.element.isConnected;
    return [marching && this.march.element, this.market.rows.querySelector(`[data-row="${seat}"]`)].filter(Boolean);
  }

  /** The cards of a row that is shown. @param {number} seat @returns {Element[]} */
  rowCards(seat) {
    return this.rowsOf(seat).flatMap((row) => [...row.querySelectorAll("[data-marching], [data-shown]")]);
  }

  /** The specials that were attached to a row last. @param {number} seat @param {number} count @returns {Element[]} */
  lastAttached(seat, count) {
    const { at } = this.progress.attached[seat].at(-1);
    return this.rowsOf(seat).flatMap((row) => {
      const card = at < 0 ? row : row.querySelectorAll("[data-marching], [data-shown]")[at];
      return [...card.querySelectorAll(":scope > .attached > li")].slice(-count);
    });
  }

  /** Something happened, seen or not. @param {import("../table/book.js").Event} event */
  heard(event) {
    this.progress.hear(event);
  }

  /** Is it asked which way the next card goes? */
  isWay(view) {
    return view.question?.code === "go";
  }

  /**
   * Let the player choose: on the island, in the hand, and as buttons; a row is planned in a place of its own.
   * @param {import("../table/book.js").State | null} state null: there is nothing to choose
   */
  offer(state) {
    const legal = state?.legal ?? [];
    const refused = state?.refused ?? [];
    const planning = state?.view.question?.code === "planning";
    this.planning = planning;
    this.map.offer(targetsOf(legal, this.view));
    this.hand.offer(planning ? legal : [], planning ? refused : []);
    return {
      chosen: null,
      groups: groupsOf(planning ? [] : legal, this.desk.words, this.desk.names(), this.facts.rules, this.view),
      refused: planning ? [] : refused.map((no) => ({ ...no, label: this.wording(no.action) })),
      picker: planning ? this.planner.show(laidOf(this.view)) : state && this.march.show(this.isWay(state.view)),
      ready: planning && legal.includes("commit") ? "commit" : null,
    };
  }

  /** What number keys reach besides the choices: cards of the hand, while a row is planned. */
  numbered() {
    return this.planning ? this.hand.buttons : [];
  }

  /** Point out what an action is about. @param {string | null} action */
  preview(action) {
    this.map.preview(action);
    const [verb, rest] = split(action ?? "");
    this.hand.point(verb === "lay" ? rest : null);
  }

  /** An action in words. @param {string} action @param {import("../words.js").Words} words */
  wording(action, words = this.desk.words) {
    return words.action(action, this.desk.names());
  }

  /** Nothing here needs a second thought. */
  caution() {
    return "";
  }

  /** Rum for the rows of others. @returns {import("../table/standing.js").Passing} */
  passing(view) {
    return { name: "rum", questions: ["rum"], until: String(view.round) };
  }

  /** A view without what only its seat knows, for a screen that is being passed on. */
  publicView(view) {
    return { ...view, seat: null, hand: null, draft: [], question: null, unseen: [] };
  }

  question({ view }, names, words = this.desk.words) {
    return words.question(view.question.code, view.question, names);
  }

  /** A card by name. @param {string} kind */
  cardName(kind) {
    return nameOf(kind, this.desk.words);
  }

  /** Is this told in passing, and not kept? A row is laid anew as often as one likes. */
  isPassing(event) {
    return event.code === "took-back" && !this.progress.rows.length;
  }

  ruleOf(event) {
    return ruleOfEvent(event);
  }

  /** What a player's button says. @param {object} view @param {number} seat */
  notes(view, seat) {
    const { words } = this.desk;
    const coins = words.say("art-coins", { coins: view.coins[seat] });
    const cards = words.say("table-hand-size", { cards: view.hand_sizes[seat] });
    return [
      el("span", { class: "coins", title: coins }, icon("coin", "tiny"),
        el("span", { "aria-hidden": "true", text: String(view.coins[seat]) }), el("span", { class: "unseen", text: coins })),
      el("span", { class: "hand-size", title: cards }, back("mini-back"),
        el("span", { "aria-hidden": "true", text: String(view.hand_sizes[seat]) }), el("span", { class: "unseen", text: cards })),
      view.first === seat && !view.over ? el("span", { class: "first", title: words.say("table-first") }, el("span", { text: words.say("table-first") })) : null,
      view.away[seat] ? el("span", { class: "place apart", text: words.say("art-away") }) : null,
    ];
  }

  winners(view) {
    return view.ranking[0];
  }

  /** What the winners brought home. */
  trophy(view) {
    const { words } = this.desk;
    return el("div", { class: "trophy" }, view.ranking[0].map((seat) => icon(this.piece(seat), "piece")),
      el("strong", { text: words.say("art-coins", { coins: view.coins[view.ranking[0][0]] }) }));
  }

  piece(seat) {
    return `pirate-${seat % 4}`;
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    const { words, help } = this.desk;
    const { view } = this;
    const shown = view.rows?.[seat] ?? [];
    help.show(this.desk.names()[seat], el("div", {},
      el("p", { text: words.say("table-pirate-is", { coins: view.coins[seat], cards: view.hand_sizes[seat] }) }),
      view.away[seat] ? el("p", { text: words.say("art-away") }) : null,
      shown.length ? row(shown, words, words.say("art-row", { who: this.desk.names()[seat] })) : null), actions, "broad");
  }

  /** Pictures anew, after a change of theme. */
  async repaint() {
    await Promise.all([sheet("actions"), sheet("crew")]);
    this.map.repaint();
  }
}

/** The row that I have laid so far, or committed; nobody else gets it before it is shown. @returns {string[]} */
const laidOf = (view) => view.draft.map(split).filter(([verb]) => verb === "lay").map(([, kind]) => kind);
