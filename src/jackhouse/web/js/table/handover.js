/** The screen between two players of one device. It replaces question and hand; the rest of the table is public. */

import { el } from "../dom.js";

/**
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @param {string} name of the player who gets the screen
 * @param {string} reason what they are asked
 * @param {string} pieceSymbol
 * @param {() => void} onReady called when the player presses the button
 * @returns {{element: HTMLElement, title: HTMLElement}}
 */
export function handoverScreen(lexicon, name, reason, pieceSymbol, onReady) {
  const title = el("h2", { id: "curtain-title", tabindex: "-1", text: lexicon.say("table-curtain", { name }) });
  const button = el("button", {
    type: "button", class: "primary lift", text: lexicon.say("table-curtain-lift", { name }), on: { click: onReady },
  });
  const element = el("section", { class: "curtain", "aria-labelledby": "curtain-title" },
    el("svg", { class: "piece", viewBox: "0 0 36 50", "aria-hidden": "true" }, el("use", { href: `#${pieceSymbol}` })),
    title, el("p", { class: "curtain-why", text: reason }),
    button, el("p", { class: "soft", text: lexicon.say("table-curtain-help", { name }) }));
  return { element, title };
}
