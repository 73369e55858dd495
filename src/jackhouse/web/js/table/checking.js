/** At the end: the random numbers of the game checked on this device, at the press of a button. */

import { el } from "../dom.js";
import { recall } from "../nonces.js";

const WRONG = {
  none: "table-check-none", record: "table-check-record", commitment: "table-check-commitment", promise: "table-check-promise",
  nonce: "table-check-nonce", draws: "table-check-draws", shown: "table-check-shown",
};

/**
 * A button and what comes of it; nothing at a practice table, which has no secret.
 * @param {object} desk
 * @param {import("./book.js").State} state
 */
export function checkRow(desk, state) {
  const { words } = desk;
  if (state.table.practice) return null;
  const result = el("p", { class: "check-result", role: "status" });
  const show = ({ text, right }) => {
    result.textContent = text;
    result.dataset.right = String(right);
  };
  const button = el("button", { class: "button", type: "button", dataset: { check: "" }, text: words.say("table-check"), on: { click: press } });
  async function press() {
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    desk.checked = await check(desk, state).catch(({ code = "no-connection", rule, params }) =>
      ({ right: false, text: words.reason(code, rule, params) }));
    button.removeAttribute("aria-busy");
    show(desk.checked);
  }
  if (desk.checked) show(desk.checked);
  return el("div", { class: "check" }, button, result);
}

/** @returns {Promise<{right: boolean, text: string}>} */
async function check(desk, state) {
  const { words } = desk;
  const [{ verify }, record] = await Promise.all([import("./verify.js"), desk.api.record(desk.code), words.need("why")]);
  const known = recall(desk.code);
  const own = Object.fromEntries(Object.entries(known.nonces).filter(([seat]) => desk.mine().includes(Number(seat))));
  const shown = desk.shown(state.seat);
  const found = verify(record, { commitment: known.commitment, nonces: own, shown });
  if (!found.right) return { right: false, text: words.say(WRONG[found.problem], { line: found.line }) };
  return {
    right: true,
    text: [
      words.say("table-check-right", { numbers: found.numbers }),
      words.say(known.commitment ? "table-check-bound" : "table-check-unbound"),
      Object.keys(own).length ? words.say("table-check-own") : "",
      shown?.numbers.length ? words.say("table-check-seen") : "",
    ].filter(Boolean).join(" "),
  };
}
