// The lexicon for screen readers: cards and suits by name instead of symbols.

import { Lexicon } from "./lexicon.js";

export class SpokenLexicon extends Lexicon {
  /** @param {Lexicon} lexicon whose texts it shares @param {(card: string) => string} nameOf returns the name of a card */
  constructor(lexicon, nameOf) {
    super(lexicon.lang, lexicon);
    this.nameOf = nameOf;
  }

  /** @param {string} name */
  card(name) {
    return this.nameOf(name);
  }

  /** @param {string[]} names */
  cards(names) {
    return names.map((name) => this.card(name)).join(", ");
  }

  /** @param {string} suit */
  symbol(suit) {
    return this.suit(suit);
  }

  /** @param {string} name */
  toPlace(name) {
    return this.place(name, "to");
  }

  /** @param {string[]} letters */
  suitMarks(letters) {
    return this.suits(letters);
  }

  /** @param {string[]} places */
  way(places) {
    return places.join(", ");
  }
}
