/** The curtain between two players of one screen: while it is up, nothing of either hand is on the page. */

import { el } from "../dom.js";

/**
 * @param {import("../words.js").Words} words
 * @param {string} name whose turn it is to look
 * @param {string} picture the symbol of their piece
 * @param {() => void} lift
 */
export function curtain(words, name, picture, lift) {
  const button = el("button", {
    type: "button", class: "primary lift", text: words.say("table-curtain-lift", { name }), on: { click: lift },
  });
  return el("section", { class: "curtain", "aria-labelledby": "curtain-title" },
    el("svg", { class: "piece", viewBox: "0 0 36 50", "aria-hidden": "true" }, el("use", { href: `#${picture}` })),
    el("h2", { id: "curtain-title", tabindex: "-1", text: words.say("table-curtain", { name }) }),
    el("p", { text: words.say("table-curtain-help", { name }) }), button);
}
