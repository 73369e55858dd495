/** A dialog with quick phrases that can be sent to the table. */

import { el } from "../dom.js";

/**
 * @param {import("./game_interface.js").TableServices} services
 * @param {string[]} phrases
 * @param {(phrase: string) => void} send
 */
export function openQuickPhrases({ lexicon, help }, phrases, send) {
  const buttons = phrases.map((phrase) => el("button", {
    type: "button", text: lexicon.phrase(phrase), dataset: { phrase },
    on: {
      click: () => {
        send(phrase);
        dialog.close();
      },
    },
  }));
  const dialog = help.show(lexicon.say("table-talk"), el("div", { class: "phrases" }, buttons));
}
