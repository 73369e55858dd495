// The words of a language, from the same Fluent files that the house reads; as text/lexicon.py and names.py word them.

import { FluentBundle, FluentResource } from "../vendor/fluent/fluent.js";

const SYMBOLS = { C: "♣", S: "♠", H: "♥", D: "♦" };
const HEXES = { K: "tower", Q: "palace", J: "plaza" };
const JOKERS = ["boat", "horse"];
const KEYS = { "+": "plus" }; // where a name cannot be an id
const LONGEST = 200;
// Seats that stand beside the one of whom a message speaks.
const OTHERS = ["by", "rival", "victim", "visitor", "challenger"];
// What somebody wrote, or would have to write, is quoted as it is.
const WRITTEN = [
  "text", "form", "move", "game", "preset", "option", "other", "value", "objective", "bot", "format", "board",
  "file", "language",
];
const WHITE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Whatever came from outside, fit for one line. */
export function plain(value) {
  const line = String(value).split(WHITE).filter(Boolean).join(" ");
  return Array.from(line).slice(0, LONGEST).join("").replace(UNPRINTABLE, "?");
}

const version = document.documentElement.dataset.version || "";
const loaded = new Map();

async function source(path) {
  const answer = await fetch(`${path}?v=${version}`);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return answer.text();
}

export class Words {
  /** The words of a language: those of every page, and these parts. */
  static async load(lang, ...parts) {
    if (!loaded.has(lang)) loaded.set(lang, new Words(lang));
    const words = loaded.get(lang);
    await Promise.all(["page", ...parts].map((part) => words.need(part)));
    return words;
  }

  /** @param {string} lang @param {Words} [same] whose texts these are as well */
  constructor(lang, same) {
    this.lang = lang;
    this.bundle = same?.bundle ?? new FluentBundle(lang, { useIsolating: false });
    /** @type {Map<string, Promise<string>>} */
    this.parts = same?.parts ?? new Map();
  }

  /** A part of the texts, read once: `page`, `rooms`, `table`, `why` or `rules` (see server/pages.py). @returns {Promise<string>} */
  need(part) {
    if (!this.parts.has(part)) {
      const read = source(`/text/${this.lang}/${part}.ftl`).then((text) => {
        this.bundle.addResource(new FluentResource(text));
        return text;
      });
      read.catch(() => this.parts.delete(part));
      this.parts.set(part, read);
    }
    return this.parts.get(part);
  }

  // ---- messages by id; an id may name an attribute too: "place-citadel.to" -----------------------------------------

  has(id) {
    return this.#pattern(id) !== null;
  }

  /** A message in words, come what may: without one of this id, the id itself. */
  say(id, facts = {}) {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#format(pattern, facts).words;
  }

  /** The first of these messages that exists and for which the facts suffice; else what `say` makes of the first. */
  sayFirst(ids, facts) {
    for (const id of ids) {
      const pattern = this.#pattern(id);
      if (pattern === null) continue;
      const { words, errors } = this.#format(pattern, facts);
      if (!errors.length) return words;
    }
    return this.say(ids[0], facts);
  }

  /** A label and its `-help`; without them, the fallback and nothing. */
  entry(id, fallback, facts = {}) {
    if (!this.has(id)) return { label: fallback, text: "" };
    return { label: this.say(id, facts), text: this.say(`${id}-help`, facts) };
  }

  #pattern(id) {
    const [name, attribute] = split(id, ".");
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  #format(pattern, facts) {
    const errors = [];
    return { words: this.bundle.formatPattern(pattern, facts, errors), errors };
  }

  // ---- names -------------------------------------------------------------------------------------------------------

  /** `7S` as "7♠", `boat` as "boat". */
  card(name) {
    const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
    if (SYMBOLS[suit] && this.has(`rank-${rank}`)) return rank + SYMBOLS[suit];
    const key = `card-${KEYS[name] ?? name}`;
    return this.has(key) ? this.say(key) : plain(name);
  }

  /** `7S` as "seven of spades", `boat` as "boat joker"; the form `the` of an action card has its article. */
  cardName(name, form = "name") {
    const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
    if (SYMBOLS[suit] && this.has(`rank-${rank}`)) {
      return this.say("card-name", { rank: this.say(`rank-${rank}`), suit: this.suit(suit) });
    }
    const key = `card-${KEYS[name] ?? name}.${form}`;
    return this.has(key) ? this.say(key) : plain(name);
  }

  cards(names) {
    return names.map((name) => this.card(name)).join(" ");
  }

  suit(letter) {
    return SYMBOLS[letter] ? this.say(`suit-${letter}`) : plain(letter);
  }

  /** `S` as "♠". */
  symbol(suit) {
    return SYMBOLS[suit] ?? plain(suit);
  }

  /** Places that a way passes. */
  way(places) {
    return places.join(" → ");
  }

  /** A choice of suits: "♣, ♠ or ♥". */
  suits(letters) {
    const symbols = letters.map((letter) => this.symbol(letter));
    if (symbols.length < 2) return symbols.join("");
    return this.say("list-or", { head: symbols.slice(0, -1).join(", "), last: symbols.at(-1) });
  }

  /** `KD` as "the tower of diamonds (K♦)", `cave2` as "cave 2"; forms: `short`, `to`, `at`. */
  place(name, form = "") {
    const [, kind, number] = /^(.*?)(\d*)$/su.exec(name);
    const dot = form ? `.${form}` : "";
    const suit = name.slice(1);
    if (HEXES[name[0]] && SYMBOLS[suit]) {
      return this.say(`place-${HEXES[name[0]]}${dot}`, { suit: this.suit(suit), card: this.card(name) });
    }
    if (this.has(`place-${kind}${dot}`)) return this.sayFirst([`place-${kind}${dot}`], number ? { number } : {});
    return plain(name);
  }

  /** Edge 0 as "north", and so on clockwise. */
  direction(edge) {
    const id = `direction-${edge}`;
    return this.has(id) ? this.say(id) : this.say("direction-unknown", { number: plain(edge) });
  }

  /** A space of an island: `a2` as "A2", so that it cannot be read as a word. */
  cell(name) {
    return plain(name).toUpperCase();
  }

  /** `heron-point` as "Heron Point". */
  island(key) {
    if (!key) return this.say("island-unnamed");
    return this.has(`island-${key}`) ? this.say(`island-${key}`) : plain(key);
  }

  /** The player's name, or "Player 1" for seat 0. */
  seat(seat, names = null) {
    return names && seat >= 0 && seat < names.length ? names[seat] : this.say("seat-name", { number: String(seat + 1) });
  }

  /** A line a place, ties on one line: "1. Ana", "2. Ben, Eva". */
  ranking(ranking, names = null) {
    let ahead = 0;
    return ranking.map((tied) => {
      const players = tied.map((seat) => this.seat(seat, names)).join(", ");
      ahead += tied.length;
      return this.say("ranking-line", { place: ahead - tied.length + 1, names: players });
    });
  }

  /** Two dice: "3 and 4". */
  dice([one, two]) {
    return this.say("dice-pair", { one, two });
  }

  quoted(value) {
    return this.say("quoted", { text: plain(value) });
  }

  phrase(key) {
    return this.has(`phrase-${key}`) ? this.say(`phrase-${key}`) : plain(key);
  }

  // ---- sentences ---------------------------------------------------------------------------------------------------

  /** An action as a player reads it on a button: `exit 0` as "leave by the north road". */
  action(text, names = null) {
    const facts = this.#actionFacts(text, names);
    for (const id of [`action-${facts.verb}`, `action-${facts.verb}-plain`]) {
      const pattern = this.#pattern(id);
      if (pattern === null) continue;
      const { words, errors } = this.#format(pattern, facts);
      if (!errors.length) return words;
    }
    return plain(text);
  }

  /** What happened, in one sentence, as far as these parameters tell it. */
  event(code, params = {}, names = null) {
    return this.sayFirst([`event-${code}`, `event-${code}-plain`], this.#facts(params, names));
  }

  /** Why not, in one sentence; the rule's id in brackets. */
  reason(code, rule = "", params = {}, names = null) {
    const facts = this.#facts(params || {}, names);
    facts.rule = rule.replaceAll(".", "-");
    const reason = this.sayFirst([`reason-${code}`, `reason-${code}-plain`], facts);
    return rule ? this.say("reason-cited", { reason, rule }) : reason;
  }

  // ---- what has a label and a text ---------------------------------------------------------------------------------

  game(key) {
    return this.entry(`game-${key}`, key);
  }

  preset(key) {
    return this.entry(`preset-${key}`, key);
  }

  option(key) {
    return this.entry(`option-${key}`, key);
  }

  /** The value of an option: a switch is on or off, a number has its noun where there is one ("10 islands"). */
  optionValue(key, value, names = null) {
    if (typeof value === "boolean") return { label: this.say(value ? "switch-on" : "switch-off"), text: "" };
    if (typeof value === "number") {
      const id = `option-${key}-number`;
      return { label: this.has(id) ? this.say(id, { number: value }) : String(value), text: "" };
    }
    if (key === "first-player" && /^\d+$/.test(String(value))) {
      return this.entry(`option-${key}-seat`, String(value), { who: this.seat(Number(value), names) });
    }
    return this.entry(`option-${key}-${value}`, String(value));
  }

  objective(key) {
    return this.optionValue("objective", key);
  }

  phase(key) {
    return this.entry(`phase-${key}`, key);
  }

  /** A question's label, and what to do; with the facts of a view's `question`, what to do right now. */
  question(code, about = {}, names = null) {
    const id = `question-${code}`;
    const facts = this.#facts(about || {}, names);
    return { label: this.entry(id, code).label, text: this.sayFirst([`${id}-now`, `${id}-help`], facts) };
  }

  // ---- rules: loaded when first asked for --------------------------------------------------------------------------

  /** The title and the text of `JR-4.2`, in that form if it has one; null if there is no such rule. */
  async rule(id, form = "") {
    await this.need("rules");
    const name = id.replaceAll(".", "-");
    const [key, formed] = [`rule-${name}`, `${form}-${name}`];
    return this.has(key) ? { title: this.say(`${key}-title`), text: this.say(form && this.has(formed) ? formed : key) } : null;
  }

  /** All rules by section: [{title, rules: [{id, title, text}]}]. */
  async rules() {
    const sections = [];
    for (const line of (await this.need("rules")).split("\n")) {
      const heading = /^## (.+)$/.exec(line);
      if (heading) sections.push({ title: heading[1], rules: [] });
      const rule = /^rule-(\w+)-(\d+)-(\d+) =/.exec(line);
      if (rule) {
        const id = `${rule[1]}-${rule[2]}.${rule[3]}`;
        sections.at(-1).rules.push({ id, ...(await this.rule(id)) });
      }
    }
    return sections;
  }

  // ---- facts: parameters in words, under the names that the messages use -------------------------------------------

  #facts(params, names) {
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
    else if (OTHERS.includes(name)) facts[name] = this.seat(value, names);
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
      for (const key of Object.keys(within)) facts[key] ??= within[key]; // who acts is known already
      facts.action = this.action(value, names);
    } else if (name === "question") facts.question = this.question(value).label;
    else if (name === "cause") facts.cause = this.say(`cause-${value}`);
    else if (name === "cell") facts.cell = this.cell(value);
    else if (name === "island") facts.island = this.island(value);
    else if (name === "flag") facts.flag = this.say(`flag-${value}`);
    else if (name === "phrase") facts.phrase = this.phrase(value);
    else if (name === "why") {
      const id = `reason-${value}.short`;
      facts.why = this.has(id) ? this.say(id) : plain(value);
    } else if (name === "board" && !value) facts.board = this.say("board-unnamed");
    else if (WRITTEN.includes(name)) facts[name] = this.quoted(value);
    else if (value) facts[name] = plain(value);
  }

  #list(facts, name, value, names) {
    const items = value.map(String);
    if (name === "cards" || name === "royals") {
      Object.assign(facts, this.#cardFacts(items));
      facts[name] = this.cards(items);
    } else if (name === "laid" || name === "counter") {
      Object.assign(facts, { [name]: this.cards(items), cards: value.length });
    } else if (name === "suits") {
      Object.assign(facts, { suits: this.suits(items), kinds: value.length });
    } else if (name === "dice") facts.dice = this.dice(value);
    else if (name === "path") facts.path = this.way(items.map((port) => this.place(split(port, ":")[0], "short")));
    else if (name === "ranking") facts.ranking = this.ranking(value, names).join("; ");
    else facts[name] = items.map(plain).join(", ");
  }

  /** What follows from two parameters together. */
  #relate(facts, params) {
    const { price, best, total, beaten } = params;
    if (isNumber(price) && isNumber(best)) facts.missing = price - best;
    if (isNumber(total) && isNumber(beaten)) facts.missing = Math.max(0, beaten + 1 - total);
    if ("from" in params) facts.loop = params.from === params.to ? "yes" : "no";
    if ("problem" in params) facts.problem = this.say(`problem-${params.problem}`, facts);
  }

  /** What may follow a verb: an edge, a seat or a number, cards, a place, a place and an edge, a way or a cell. */
  #actionFacts(text, names) {
    const [verb, after] = split(text.trim(), " ");
    const rest = after.trim();
    const facts = { verb };
    const [place, edge] = split(rest, ":");
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

/** What comes before the first `mark`, and what after it. */
function split(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
