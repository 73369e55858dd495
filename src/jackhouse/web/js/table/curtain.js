/** The curtain between two players of one screen. It stands in place of question and hand; the rest of the table is public. */

import { el } from "../dom.js";

/**
 * @param {import("../words.js").Words} words
 * @param {string} name whose turn it is to look
 * @param {string} why what they are asked
 * @param {string} picture the symbol of their piece
 * @param {() => void} lift
 */
export function curtain(words, name, why, picture, lift) {
  const button = el("button", {
    type: "button", class: "primary lift", text: words.say("table-curtain-lift", { name }), on: { click: lift },
  });
  return el("section", { class: "curtain", "aria-labelledby": "curtain-title" },
    el("svg", { class: "piece", viewBox: "0 0 36 50", "aria-hidden": "true" }, el("use", { href: `#${picture}` })),
    el("h2", { id: "curtain-title", tabindex: "-1", text: words.say("table-curtain", { name }) }),
    el("p", { class: "curtain-why", text: why }),
    button, el("p", { class: "soft", text: words.say("table-curtain-help", { name }) }));
}
