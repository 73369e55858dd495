/** Letting a bot play for somebody who is away: a button once that is possible; until then, when it will be. */

import { clear, el } from "../dom.js";
import { minutes } from "./clock.js";

/**
 * @param {object} desk
 * @param {number} seat whose player is away
 * @param {(refused: object) => void} refuse
 * @returns {Element} for the foot of a dialog, which closes when the seat is lent
 */
export function lending(desk, seat, refuse) {
  const { api, code, words } = desk;
  const name = desk.names()[seat];
  const place = el("div", { class: "lending" });

  async function ask() {
    try {
      const { seconds } = await api.lendWait(code, seat);
      if (seconds === null) clear(place, el("p", { text: words.say("table-lend-host", { name }) }));
      else if (seconds > 0) countDown(Date.now() + seconds * 1000);
      else clear(place, el("button", { type: "button", text: words.say("table-lend"), on: { click: lend } }));
    } catch (refused) {
      refuse(refused);
    }
  }

  /** @param {number} until */
  function countDown(until) {
    const left = Math.ceil((until - Date.now()) / 1000);
    clear(place, el("p", { text: words.say("table-lend-wait", { name, time: minutes(left) }) }));
    setTimeout(() => place.isConnected && (left > 1 ? countDown(until) : ask()), 1000);
  }

  async function lend() {
    try {
      await api.lend(code, seat);
      place.closest("dialog")?.close();
    } catch (refused) {
      refuse(refused);
      ask();
    }
  }

  ask();
  return place;
}
