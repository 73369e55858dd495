/** The table of Jack Rabbits: it shows views and events, and offers what the house says is legal. */

import { boardUrl, inlineSvg, sheet } from "../art.js";
import { el, icon } from "../dom.js";
import { toolSign } from "../table/signs.js";
import { row } from "./cards.js";
import { Hand } from "./hand.js";
import { BoardMap } from "./map.js";
import { Market } from "./market.js";
import { BY_CARD, BY_CARDS, groupsOf, isQuiet, LOSSES } from "./offers.js";
import { Picker } from "./picker.js";
import { ruleOfEvent, rulesOfCard, rulesOfPlace } from "./rules.js";
import { Status } from "./status.js";
import { leadsTo, split, targetsOf, wayOf } from "./targets.js";

const HEX = /^(citadel|[KQJ][CSHD])(:|$)/;
const JOKERS = ["boat", "horse"];
const TRANSFERS = ["hike", "ride", "sail", "buy"];

/**
 * @param {object} desk what the frame offers a game: words, help, motion, sound, names, seat, choose, pick
 * @param {object} table as the house describes it
 */
export async function openGame(desk, table) {
  const [facts, map] = await Promise.all([
    desk.api.facts(table.code), BoardMap.load(desk, table), sheet("cards"), sheet("pieces")]);
  return new RabbitTable(desk, table, facts, map);
}

class RabbitTable {
  constructor(desk, table, facts, map) {
    this.desk = desk;
    this.described = table;
    this.facts = facts;
    this.map = map;
    this.hand = new Hand(desk);
    this.market = new Market(desk);
    this.status = new Status(desk);
    /** @type {import("./scenes.js").Scenes | null} */
    this.scenes = null;
    this.isQuiet = isQuiet;
    this.rulebook = "JR";
    desk.help.use(facts);
    desk.ask = (place) => this.askPlace(place);
    desk.askCard = (card) => desk.help.open(...rulesOfCard(card));
    desk.place = (seat) => this.view.rabbits[seat];
  }

  /** What is not needed to begin with: how events are played, cards that few hands have, the names of places. */
  async more() {
    const [{ Scenes }] = await Promise.all([import("./scenes.js"), sheet("royals"), this.map.name(this.described)]);
    this.scenes = new Scenes(this.desk, this);
    this.follow(this.view);
  }

  /** The story of the game in numbers. @param {import("../table/book.js").Event[]} events @param {number} players */
  async story(events, players) {
    const { storyOf } = await import("./story.js");
    return storyOf(events, players);
  }

  /** The numbers that the dice showed, as the record lists them. @param {import("../table/book.js").Event[]} events */
  drawn(events) {
    const rolls = events.filter(({ code }) => code === "rolled");
    return { verb: "roll", numbers: rolls.map(({ params }) => params.dice.map((die) => [6, die - 1])) };
  }

  /** The position as it is. @param {import("../table/book.js").State} state */
  show(state) {
    const { view } = state;
    this.view = view;
    const names = this.desk.names();
    this.follow(view);
    this.map.show(view, names);
    this.map.begin(this.map.spot(view, state.seat ?? view.turn));
    this.map.attend(view.turn);
    this.status.show(view);
    this.market.show(view);
    this.hand.show(view.hand, this.facts.cards, view.exposed);
  }

  /** Scenes go on from here. */
  follow(view) {
    if (!this.scenes) return;
    this.scenes.walked = view.journey?.way.length ?? 0;
    this.scenes.at = view.journey?.at ?? null;
    this.scenes.aside = view.aside.map(([, card]) => card);
  }

  /** Is there something to see? */
  plays(event) {
    return this.scenes?.has(event) ?? false;
  }

  play(event) {
    this.map.attend(event.params.seat);
    return this.scenes.play(event);
  }

  /**
   * Let the player choose: on the map, in the hand, and as groups of buttons.
   * @param {import("../table/book.js").State | null} state null: there is nothing to choose
   * @returns {{groups: object[], refused: object[], picker: Element | null, chosen: string | null}} chosen: what is to be paid
   */
  offer(state) {
    const legal = state?.legal ?? [];
    const refused = state?.refused ?? [];
    const byCards = BY_CARDS.find((verb) => legal.some((action) => split(action)[0] === verb));
    this.picker = byCards ? new Picker(this.desk, byCards, legal, this.facts.cards, this.royals(this.view, state.seat)) : null;
    this.offerHand(legal, refused);
    this.chosen = this.picker ? this.view.draft.findLast((action) => !BY_CARD.includes(split(action)[0])) ?? null : null;
    this.map.offer(targetsOf(legal, this.view, this.map), legal.length ? this.about() : []);
    this.preview(null);
    return {
      chosen: this.chosen,
      groups: groupsOf(legal, this.desk, (action, words) => this.wording(action, words), this.facts.rules, (action) => leadsTo(action, this.view, this.map)),
      refused: refused.filter(({ action }) => !BY_CARD.includes(split(action)[0])).map((no) => ({ ...no, label: this.wording(no.action) })),
      picker: this.picker?.element ?? null,
    };
  }

  /** The points of the map that a question is about: the rabbit whose turn it is, and where a payment takes it. */
  about() {
    const paid = this.chosen ? targetsOf([this.chosen], this.view, this.map) : [];
    return [this.map.spot(this.view, this.view.turn), ...paid.map(({ at }) => at)];
  }

  /** What number keys reach besides the choices: cards of the hand, for a payment or a proof. */
  numbered() {
    return this.picker ? this.hand.buttons : [];
  }

  offerHand(legal, refused) {
    const ofCard = (actions) => Object.fromEntries(actions.flatMap((of) => {
      const [verb, card] = split(of.action ?? of);
      return BY_CARD.includes(verb) ? [[card, of]] : [];
    }));
    const [open, shut] = [ofCard(legal), ofCard(refused)];
    const { picker } = this;
    this.hand.offer({
      open: (card) => (picker ? picker.usable.has(card) : card in open),
      refused: shut,
      picked: picker?.picked ?? null,
      act: (card) => {
        if (!picker) return this.desk.pick([open[card]]);
        picker.toggle(card);
        this.hand.use.picked = picker.picked;
        return this.hand.offer(this.hand.use);
      },
    });
  }

  /** Show the way of an action on the map, or of the one that is being paid for. @param {string | null} action */
  preview(action) {
    const [verb, rest] = split(action ?? "");
    this.map.preview(action, wayOf(action ?? this.chosen, this.view, this.map));
    this.hand.point(BY_CARD.includes(verb) ? rest : null);
  }

  /** An action in words, as it is meant here and now. @param {string} action @param {import("../words.js").Words} words */
  wording(action, words = this.desk.words) {
    if (action === "acquire") return words.say("table-acquire", { card: words.card(this.view.rabbits[this.view.turn]) });
    return words.action(action, this.desk.names());
  }

  /** What to know before doing what cannot be taken back; nothing for most actions. @param {string} action */
  caution(action) {
    const { words } = this.desk;
    const [verb, rest] = split(action);
    const royals = this.royals(this.view, this.view.seat);
    const lost = rest.split(",").filter((card) => royals.includes(card));
    if (lost.length && LOSSES[verb]) return words.say(LOSSES[verb], { cards: words.cards(lost), count: lost.length });
    if (verb === "discard") return words.say("table-discard-sure", { card: words.card(rest) });
    return verb === "acquire" && royals.length >= this.facts.limits.carrots ? words.say("table-acquire-full", { cards: words.cards(royals) }) : "";
  }

  /** Contests are what others are asked in a turn; none come once it is being fought. @returns {import("../table/standing.js").Passing | null} */
  passing(view) {
    if (!view.options.vetting || view.aside.length) return null;
    return { name: "contests", questions: ["contest"], until: `${view.round}:${view.turn}` };
  }

  /** A view without what only its seat knows, for a screen that is being passed on. */
  publicView(view) {
    return { ...view, seat: null, hand: null, draft: [], question: null, known: {}, exposed: [], unseen: [], ways: [] };
  }

  /** The dice come to rest before it is told what they show. */
  isToldAfter({ code }) {
    return code === "rolled";
  }

  /** The royals of a player. */
  royals(view, seat) {
    return Object.keys(view.carrots).filter((card) => view.carrots[card] === seat);
  }

  /** The question in words; without a passport to show, a take-off is but a roll. */
  question({ view, legal }, names, words = this.desk.words) {
    const code = legal.join() === "roll" ? "roll" : view.question.code;
    const place = view.journey?.at ?? view.rabbits[view.turn];
    const more = { journey: { place }, contest: { visitor: view.turn, to: place } }[code];
    const question = words.question(code, { ...view.question, ...more }, names);
    const laid = code === "fighting" ? view.question.laid.filter((card) => card in view.carrots) : [];
    if (laid.length) return { ...question, text: `${question.text} ${words.say(LOSSES.spades, { cards: words.cards(laid), count: laid.length })}` };
    if (legal.length === 1 && legal[0] === "off-board") return { ...question, text: words.say("table-brink") };
    if (code === "journey" && legal.some((action) => TRANSFERS.includes(split(action)[0]))) {
      const costs = view.hand?.some((card) => JOKERS.includes(card)) ? "table-transfers-joker" : "table-transfers";
      return { ...question, text: `${question.text} ${words.say(costs, { price: view.price })}` };
    }
    return question;
  }

  /** Events that are said, but not kept in the log: steps of my own that nobody else sees, a ride's end told twice. */
  isPassing({ code, params }) {
    return code === "stepped" || (code === "travelled" && params.path.length === 1 && HEX.test(params.path[0]));
  }

  ruleOf(event) {
    return ruleOfEvent(event, this.facts.rules);
  }

  /** What a player's button says. @param {object} view @param {number} seat */
  notes(view, seat) {
    const { words, spoken } = this.desk;
    const royals = this.royals(view, seat);
    const place = view.rabbits[seat];
    const apart = place === "underground" || place === "off-board";
    return [
      el("span", { class: "hand-size", title: words.say("table-hand-size", { cards: view.hand_sizes[seat] }) },
        el("svg", { class: "mini-back", viewBox: "0 0 60 84", "aria-hidden": "true" }, el("use", { href: "#card-back" })),
        el("span", { "aria-hidden": "true", text: String(view.hand_sizes[seat]) }),
        el("span", { class: "unseen", text: words.say("table-hand-size", { cards: view.hand_sizes[seat] }) })),
      royals.length ? el("span", { class: "royals" }, icon(`carrot-${seat % 8}`, "tiny"), el("span", { "aria-hidden": "true", text: words.cards(royals) }),
        el("span", { class: "unseen", text: spoken.cards(royals) })) : null,
      el("span", { class: apart ? "place apart" : "place" }, toolSign("place"), el("span", { "aria-hidden": "true", text: words.place(place, "short") }),
        el("span", { class: "unseen", text: spoken.place(place, "at") })),
    ];
  }

  winners(view) {
    return view.winner === null ? [] : [view.winner];
  }

  /** What the winner brought home. */
  trophy(view) {
    const { words } = this.desk;
    const royals = this.royals(view, view.winner);
    return el("div", { class: "trophy" }, icon(this.piece(view.winner), "piece"), row(royals, words, words.say("table-player-royals")));
  }

  /** A card by name. @param {string} card */
  cardName(card) {
    return this.desk.words.cardName(card);
  }

  piece(seat) {
    return `rabbit-${seat % 8}`;
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    this.market.player(this.view, seat, this.desk.names()[seat], actions);
  }

  /** What the rules say of a place on the map. @param {string | null} place */
  askPlace(place) {
    if (place && rulesOfPlace(place).length) this.desk.help.open(...rulesOfPlace(place));
  }

  /** Pictures anew, after a change of theme. */
  async repaint() {
    const [picture] = await Promise.all([inlineSvg(boardUrl(this.described)), sheet("cards"), sheet("royals"), sheet("pieces")]);
    this.map.paint(picture);
  }
}
