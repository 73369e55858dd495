/** Quick phrases: a small menu of them. */

import { el } from "../dom.js";

export class Talk {
  /**
   * @param {import("../words.js").Words} words
   * @param {string[]} phrases
   * @param {(phrase: string) => void} say
   */
  constructor(words, phrases, say) {
    this.words = words;
    this.phrases = phrases;
    this.say = say;
  }

  /** @param {import("./help.js").Help} help */
  open(help) {
    const buttons = this.phrases.map((phrase) => el("button", {
      type: "button", text: this.words.phrase(phrase), dataset: { phrase },
      on: { click: () => (this.say(phrase), shown.close()) },
    }));
    const shown = help.show(this.words.say("table-talk"), el("div", { class: "phrases" }, buttons));
  }
}
