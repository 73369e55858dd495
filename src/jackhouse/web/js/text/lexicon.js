// Sentences of a language: actions, events, refusals, questions. The server words them the same way (text/lexicon.py).

import { HEXES, Names, plain } from "./names.js";
import { splitAt } from "./phrasebook.js";

const JOKERS = ["boat", "horse"];
/** Parameters that name a seat other than the one that a message is about. */
const CARD_LISTS = ["laid", "counter", "gives", "wants", "came", "absent"];
const OTHER_SEATS = ["by", "rival", "victim", "visitor", "challenger", "partner", "first"];
/** Parameters that hold what somebody wrote or would have to write; they are quoted. */
const QUOTED = [
  "text", "form", "move", "game", "preset", "option", "other", "value", "objective", "bot", "format", "board",
  "file", "language",
];
/** @type {Map<string, Lexicon>} by language */
const loaded = new Map();

/**
 * @typedef {import("./phrasebook.js").Facts} Facts
 * @typedef {Record<string, any>} Params parameters of an event, a refusal or a question
 */

export class Lexicon extends Names {
  /** Returns the lexicon of a language with the texts of every page and these parts. @param {string} lang @param {...string} parts */
  static async load(lang, ...parts) {
    const lexicon = loaded.get(lang) ?? new Lexicon(lang);
    loaded.set(lang, lexicon);
    await Promise.all(["page", ...parts].map((part) => lexicon.need(part)));
    return lexicon;
  }

  // ---- sentences ---------------------------------------------------------------------------------------------------

  /** An action as the text of a button: `exit 0` as "leave by the north road". @param {string} text @param {string[] | null} names */
  action(text, names = null) {
    const facts = this.#actionFacts(text, names);
    return this.trySay([`action-${facts.verb}`, `action-${facts.verb}-plain`], facts) ?? plain(text);
  }

  /** An event in one sentence, as far as its parameters are known. @param {string} code @param {Params} params @param {string[] | null} names */
  event(code, params = {}, names = null) {
    return this.sayFirst([`event-${code}`, `event-${code}-plain`], this.#facts(params, names));
  }

  /** A refusal in one sentence, with the id of the rule in brackets. @param {string} code @param {string} rule @param {Params} params @param {string[] | null} names */
  reason(code, rule = "", params = {}, names = null) {
    const facts = this.#facts(params || {}, names);
    facts.rule = rule.replaceAll(".", "-");
    const reason = this.sayFirst([`reason-${code}`, `reason-${code}-plain`], facts);
    return rule ? this.say("reason-cited", { reason, rule }) : reason;
  }

  // ---- labels with help texts --------------------------------------------------------------------------------------

  game(key) {
    return this.entry(`game-${key}`, key);
  }

  preset(key) {
    return this.entry(`preset-${key}`, key);
  }

  option(key) {
    return this.entry(`option-${key}`, key);
  }

  /** The value of an option: a switch is on or off, a number has its noun where there is one ("10 islands"). @param {string} key @param {any} value @param {string[] | null} names */
  optionValue(key, value, names = null) {
    if (typeof value === "boolean") return { label: this.say(value ? "switch-on" : "switch-off"), text: "" };
    if (typeof value === "number") {
      const id = `option-${key}-number`;
      return { label: this.has(id) ? this.say(id, { number: value }) : String(value), text: "" };
    }
    if (key === "first-player" && /^\d+$/.test(String(value))) {
      return this.entry(`option-${key}-seat`, String(value), { who: this.seat(Number(value), names) });
    }
    if (key === "suits" && /^[A-Z]+$/.test(value)) return this.entry(`option-${key}-some`, value, { suits: this.symbols(value) });
    return this.entry(`option-${key}-${value}`, String(value));
  }

  objective(key) {
    return this.optionValue("objective", key);
  }

  phase(key) {
    return this.entry(`phase-${key}`, key);
  }

  /** The label of a question and what to do; with the facts of a view's `question`, what to do right now. @param {string} code @param {Params} about @param {string[] | null} names */
  question(code, about = {}, names = null) {
    const id = `question-${code}`;
    const facts = this.#facts(about || {}, names);
    return { label: this.entry(id, code).label, text: this.sayFirst([`${id}-now`, `${id}-plain`, `${id}-help`], facts) };
  }

  /** What an answer leads to: "reaches 3 coins in 4 steps". @param {string} code @param {Params} params @param {string[] | null} names */
  purpose(code, params, names = null) {
    return this.sayFirst([`purpose-${code}`], this.#facts(params, names));
  }

  // ---- rules, loaded when first used -------------------------------------------------------------------------------

  /** The title and the text of `JR-4.2`, in that form if it has one; null if there is no such rule. @param {string} id */
  async rule(id, form = "") {
    await this.need("rules");
    const name = id.replaceAll(".", "-");
    const [key, formed] = [`rule-${name}`, `${form}-${name}`];
    return this.has(key) ? { title: this.say(`${key}-title`), text: this.say(form && this.has(formed) ? formed : key) } : null;
  }

  /** All rules by section. @returns {Promise<{title: string, rules: {id: string, title: string, text: string}[]}[]>} */
  async rules() {
    /** @type {{title: string, rules: {id: string, title: string, text: string}[]}[]} */
    const sections = [];
    for (const line of (await this.need("rules")).split("\n")) {
      const heading = /^## (.+)$/.exec(line);
      if (heading) sections.push({ title: heading[1], rules: [] });
      const rule = /^rule-(\w+)-(\d+)-(\d+) =/.exec(line);
      if (rule) {
        const id = `${rule[1]}-${rule[2]}.${rule[3]}`;
        const found = await this.rule(id);
        if (found) sections[sections.length - 1].rules.push({ id, ...found });
      }
    }
    return sections;
  }

  // ---- facts: parameters in words, under the names that the messages use -------------------------------------------

  /** @param {Params} params @param {string[] | null} names @returns {Facts} */
  #facts(params, names) {
    /** @type {Facts} */
    const facts = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "number" || typeof value === "boolean") this.#number(facts, name, Number(value), names);
      else if (typeof value === "string") this.#word(facts, name, value, names);
      else if (Array.isArray(value)) this.#list(facts, name, value, names);
    }
    this.#relate(facts, params);
    return facts;
  }

  #number(facts, name, value, names) {
    if (name === "seat") Object.assign(facts, { seat: value, who: this.seat(value, names) });
    else if (OTHER_SEATS.includes(name)) facts[name] = this.seat(value, names);
    else if (name === "edge") facts.direction = this.direction(value);
    else facts[name] = value;
  }

  #word(facts, name, value, names) {
    if (name === "card") Object.assign(facts, this.#cardFacts([value]));
    else if (name === "from") facts.from = this.place(value);
    else if (name === "place" || name === "to") {
      Object.assign(facts, { place: this.place(value), to: this.place(value, "to"), at: this.place(value, "at") });
    } else if (name === "action") {
      const within = this.#actionFacts(value, names);
      for (const key of Object.keys(within)) facts[key] ??= within[key]; // the event names the player who acts
      facts.action = this.action(value, names);
    } else if (name === "question") facts.question = this.question(value).label;
    else if (name === "cause") Object.assign(facts, { cause: this.say(`cause-${value}`), cause_key: value });
    else if (name === "cell") facts.cell = this.cell(value);
    else if (name === "tile") facts.tile = this.tile(value);
    else if (name === "shape") facts.shape = this.shape(value);
    else if (name === "island") facts.island = this.island(value);
    else if (name === "flag") facts.flag = this.say(`flag-${value}`);
    else if (name === "phrase") facts.phrase = this.phrase(value);
    else if (name === "why") {
      const id = `reason-${value}.short`;
      facts.why = this.has(id) ? this.say(id) : plain(value);
    } else if (name === "board" && !value) facts.board = this.say("board-unnamed");
    else if (name === "suits" || name === "suit") facts[name] = this.symbols(value);
    else if (QUOTED.includes(name)) facts[name] = this.quoted(value);
    else if (value) facts[name] = plain(value);
  }

  #list(facts, name, value, names) {
    const items = value.map(String);
    if (name === "cards" || name === "royals") {
      Object.assign(facts, this.#cardFacts(items));
      facts[name] = this.cards(items);
    } else if (CARD_LISTS.includes(name)) {
      Object.assign(facts, { [name]: this.cards(items), [`${name}_count`]: value.length, cards: value.length });
    } else if (name === "suits") {
      Object.assign(facts, { suits: this.suits(items), kinds: value.length });
    } else if (name === "dice") facts.dice = this.dice(value);
    else if (name === "path") facts.path = this.way(items.map((port) => this.place(splitAt(port, ":")[0], "short")));
    else if (name === "tiles") facts.tiles = items.map((tile) => this.tile(tile)).join(", ");
    else if (name === "order") facts.order = value.map((seat) => this.seat(seat, names)).join(" → ");
    else if (name === "ranking") facts.ranking = this.ranking(value, names).join("; ");
    else facts[name] = items.map(plain).join(", ");
  }

  /** Adds facts that follow from several parameters. @param {Facts} facts @param {Params} params */
  #relate(facts, params) {
    const { price, best, total, beaten } = params;
    if (isNumber(price) && isNumber(best)) facts.missing = price - best;
    if (isNumber(total) && isNumber(beaten)) facts.missing = Math.max(0, beaten + 1 - total);
    if ("from" in params) facts.loop = params.from === params.to ? "yes" : "no";
    if ("problem" in params) facts.problem = this.say(`problem-${params.problem}`, facts);
  }

  /** The facts of an action. A verb is followed by an edge, a seat or a number, cards, a place, a place and an edge, or a cell. @param {string} text @param {string[] | null} names @returns {Facts} */
  #actionFacts(text, names) {
    const [verb, after] = splitAt(text.trim(), " ");
    const rest = after.trim();
    /** @type {Facts} */
    const facts = { verb };
    const [place, edge] = splitAt(rest, ":");
    if (/^\d+$/.test(rest)) {
      Object.assign(facts, { direction: this.direction(rest), who: this.seat(Number(rest), names), count: Number(rest) });
    } else if (this.has(`compass-${rest}`)) {
      Object.assign(facts, { compass: this.say(`compass-${rest}`), card_key: rest, card: this.card(rest) });
    } else if (/^[a-h][1-8]$/.test(rest)) {
      facts.cell = this.cell(rest);
    } else if (rest) {
      const cards = rest.split(",");
      Object.assign(facts, this.#cardFacts(cards), { cards: this.cards(cards) });
      Object.assign(facts, { place: this.place(place), to: this.place(place, "to") });
      Object.assign(facts, { tile: this.tile(rest), shape: this.shape(rest) });
      if (edge) facts.direction = this.direction(edge);
    }
    return facts;
  }

  #cardFacts(cards) {
    if (cards.length !== 1) return { kind: "cards" };
    const card = cards[0];
    const kind = JOKERS.includes(card) ? "joker" : HEXES[card[0]] ? "royal" : "cards";
    return { kind, card_key: card, card: this.card(card), card_name: this.cardName(card) };
  }
}

const isNumber = (value) => typeof value === "number";
