// The words of a language as a screen reader says them: cards and suits by name, no signs.

import { Words } from "./words.js";

export class SpokenWords extends Words {
  /** @param {Words} words those that are read @param {(card: string) => string} nameOf a card of the game by name */
  constructor(words, nameOf) {
    super(words.lang, words);
    this.nameOf = nameOf;
  }

  card(name) {
    return this.nameOf(name);
  }

  cards(names) {
    return names.map((name) => this.card(name)).join(", ");
  }

  symbol(suit) {
    return this.suit(suit);
  }

  way(places) {
    return places.join(", ");
  }
}
