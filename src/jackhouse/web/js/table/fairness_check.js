/** A button that checks the random numbers of a finished game on this device. */

import { el } from "../dom.js";
import { recall } from "../nonces.js";

/**
 * @typedef {import("./game_interface.js").TableServices} TableServices
 * @typedef {{isRight: boolean, text: string}} Result
 */

const PROBLEMS = {
  none: "table-check-none", record: "table-check-record", commitment: "table-check-commitment", promise: "table-check-promise",
  nonce: "table-check-nonce", draws: "table-check-draws", shown: "table-check-shown",
};

/** @type {WeakMap<TableServices, Result>} results by table, which outlive the element */
const results = new WeakMap();

/**
 * Returns a button and its result; null at a practice table, which has no secret.
 * @param {TableServices} services
 * @param {import("./game_interface.js").State} state
 * @param {import("./game_interface.js").ShownDraws | null} draws random numbers that this viewer was shown
 */
export function fairnessCheck(services, state, draws) {
  const { lexicon } = services;
  if (state.table.practice) return null;
  const output = el("p", { class: "check-result", role: "status" });
  /** @param {Result} result */
  const show = ({ text, isRight }) => {
    output.textContent = text;
    output.dataset.right = String(isRight);
  };
  const button = el("button", { class: "button", type: "button", dataset: { check: "" }, text: lexicon.say("table-check"), on: { click: press } });
  async function press() {
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const result = await check(services, draws).catch(({ code = "no-connection", rule, params }) =>
      ({ isRight: false, text: lexicon.reason(code, rule, params) }));
    button.removeAttribute("aria-busy");
    results.set(services, result);
    show(result);
  }
  const before = results.get(services);
  if (before) show(before);
  return el("div", { class: "check" }, button, output);
}

/** @param {TableServices} services @param {import("./game_interface.js").ShownDraws | null} draws @returns {Promise<Result>} */
async function check({ lexicon, api, code, mySeats }, draws) {
  const [{ verify }, record] = await Promise.all([import("./verify.js"), api.record(code), lexicon.need("why")]);
  const known = recall(code);
  const own = Object.fromEntries(Object.entries(known.nonces).filter(([seat]) => mySeats().includes(Number(seat))));
  const found = verify(record, { commitment: known.commitment, nonces: own, shown: draws });
  if (!found.right) return { isRight: false, text: lexicon.say(PROBLEMS[found.problem], { line: found.line }) };
  return {
    isRight: true,
    text: [
      lexicon.say("table-check-right", { numbers: found.numbers }),
      lexicon.say(known.commitment ? "table-check-bound" : "table-check-unbound"),
      Object.keys(own).length ? lexicon.say("table-check-own") : "",
      draws?.numbers.length ? lexicon.say("table-check-seen") : "",
    ].filter(Boolean).join(" "),
  };
}
