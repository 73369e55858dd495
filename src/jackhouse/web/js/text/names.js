// Names of things in a language: cards, places, players. The server words them the same way (text/names.py).

import { Phrasebook, splitAt } from "./phrasebook.js";

const SUIT_SYMBOLS = { C: "♣", S: "♠", H: "♥", D: "♦" };
/** Kinds of hexes by the rank of their royal. */
export const HEXES = { K: "tower", Q: "palace", J: "plaza" };
const MESSAGE_KEYS = { "+": "plus" }; // card names that cannot be part of a message id
const MAX_LENGTH = 200;
// eslint-disable-next-line no-control-regex -- the characters at which Python's str.split() splits
const WHITE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns any value as a single line of printable text. @param {unknown} value */
export function plain(value) {
  const line = String(value).split(WHITE).filter(Boolean).join(" ");
  return Array.from(line).slice(0, MAX_LENGTH).join("").replace(UNPRINTABLE, "?");
}

export class Names extends Phrasebook {
  /** `7S` as "7♠", `boat` as "boat", `AC=11` as "A♣=11". @param {string} name */
  card(name) {
    const [card, value] = splitAt(name, "=");
    if (name.includes("=")) return `${this.card(card)}=${plain(value)}`;
    const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
    if (SUIT_SYMBOLS[suit] && this.has(`rank-${rank}`)) return rank + SUIT_SYMBOLS[suit];
    const key = `card-${MESSAGE_KEYS[name] ?? name}`;
    return this.has(key) ? this.say(key) : plain(name);
  }

  /** `7S` as "seven of spades", `boat` as "boat joker"; the form `the` of an action card has its article. @param {string} name */
  cardName(name, form = "name") {
    const [card, value] = splitAt(name, "=");
    if (name.includes("=")) return this.say("card-at-value", { card: this.cardName(card, form), value: plain(value) });
    const [rank, suit] = [name.slice(0, -1), name.slice(-1)];
    if (SUIT_SYMBOLS[suit] && this.has(`rank-${rank}`)) {
      return this.say("card-name", { rank: this.say(`rank-${rank}`), suit: this.suit(suit) });
    }
    const key = `card-${MESSAGE_KEYS[name] ?? name}.${form}`;
    return this.has(key) ? this.say(key) : plain(name);
  }

  /** @param {string[]} names */
  cards(names) {
    return names.map((name) => this.card(name)).join(" ");
  }

  /** @param {string} letter */
  suit(letter) {
    return SUIT_SYMBOLS[letter] ? this.say(`suit-${letter}`) : plain(letter);
  }

  /** `SH` as "♠ ♥". @param {string} letters */
  symbols(letters) {
    return [...letters].map((letter) => this.symbol(letter)).join(" ");
  }

  /** `S` as "♠". @param {string} suit */
  symbol(suit) {
    return SUIT_SYMBOLS[suit] ?? plain(suit);
  }

  /** The places of a route. @param {string[]} places */
  way(places) {
    return places.join(" → ");
  }

  /** A choice of suits: "♣, ♠ or ♥". @param {string[]} letters */
  suits(letters) {
    const symbols = letters.map((letter) => this.symbol(letter));
    if (symbols.length < 2) return symbols.join("");
    return this.say("list-or", { head: symbols.slice(0, -1).join(", "), last: symbols[symbols.length - 1] });
  }

  /** Where one goes, as short as possible: "to J♦", "to the Citadel". @param {string} name */
  toPlace(name) {
    return HEXES[name[0]] && SUIT_SYMBOLS[name.slice(1)] ? this.say("place-to-card", { card: this.card(name) }) : this.place(name, "to");
  }

  /** Suits as short as possible: `♠♦`. @param {string[]} letters */
  suitMarks(letters) {
    return letters.map((letter) => this.symbol(letter)).join("");
  }

  /** `KD` as "the tower of diamonds (K♦)", `cave2` as "cave 2"; forms: `short`, `to`, `at`. @param {string} name */
  place(name, form = "") {
    const [, kind, number] = /^(.*?)(\d*)$/su.exec(name) ?? ["", name, ""];
    const dot = form ? `.${form}` : "";
    const suit = name.slice(1);
    if (HEXES[name[0]] && SUIT_SYMBOLS[suit]) {
      return this.say(`place-${HEXES[name[0]]}${dot}`, { suit: this.suit(suit), card: this.card(name) });
    }
    if (this.has(`place-${kind}${dot}`)) return this.sayFirst([`place-${kind}${dot}`], number ? { number } : {});
    return plain(name);
  }

  /** A tile as builders hold it: `fork` as "a fork tile", `KD` as "the tower of diamonds (K♦)". @param {string} name */
  tile(name) {
    return this.has(`tile-${name}`) ? this.say(`tile-${name}`) : this.place(name);
  }

  /** The shape of a tile. @param {string} name */
  shape(name) {
    return this.has(`shape-${name}`) ? this.say(`shape-${name}`) : plain(name);
  }

  /** Edge 0 as "north", and so on clockwise. @param {string | number} edge */
  direction(edge) {
    const id = `direction-${edge}`;
    return this.has(id) ? this.say(id) : this.say("direction-unknown", { number: plain(edge) });
  }

  /** A space of an island: `a2` as "A2", so that it cannot be read as a word. @param {string} name */
  cell(name) {
    return plain(name).toUpperCase();
  }

  /** `heron-point` as "Heron Point". @param {string} key */
  island(key) {
    if (!key) return this.say("island-unnamed");
    return this.has(`island-${key}`) ? this.say(`island-${key}`) : plain(key);
  }

  /** The built-in board `sample` as "Sample"; a board of another name keeps it. @param {string} name */
  board(name) {
    return this.has(`board-${name}`) ? this.say(`board-${name}`) : plain(name);
  }

  /** The player's name, or "Player 1" for seat 0. @param {number} seat @param {string[] | null} names */
  seat(seat, names = null) {
    return names && seat >= 0 && seat < names.length ? names[seat] : this.say("seat-name", { number: String(seat + 1) });
  }

  /** A line for each place, ties on one line: "1. Ana", "2. Ben, Eva". @param {number[][]} ranking @param {string[] | null} names @returns {string[]} */
  ranking(ranking, names = null) {
    let ahead = 0;
    return ranking.map((tied) => {
      const players = tied.map((seat) => this.seat(seat, names)).join(", ");
      ahead += tied.length;
      return this.say("ranking-line", { place: ahead - tied.length + 1, names: players });
    });
  }

  /** Two dice: "3 and 4". @param {number[]} dice */
  dice([one, two]) {
    return this.say("dice-pair", { one, two });
  }

  /** @param {unknown} value */
  quoted(value) {
    return this.say("quoted", { text: plain(value) });
  }

  /** @param {string} key */
  phrase(key) {
    return this.has(`phrase-${key}`) ? this.say(`phrase-${key}`) : plain(key);
  }
}
