/** A control that lets a bot play for a player who is away: a button, or a countdown until that is possible. */

import { clear, el } from "../dom.js";
import { minutes } from "./clock.js";

/**
 * @param {import("./game_interface.js").TableServices} services
 * @param {number} seat whose player is away
 * @param {(error: any) => void} showError
 * @returns {Element} for the foot of a dialog, which it closes when the seat is lent
 */
export function lendSeatControl(services, seat, showError) {
  const { api, code, lexicon } = services;
  const name = services.names()[seat];
  const place = el("div", { class: "lending" });

  async function update() {
    try {
      const { seconds } = await api.lendWait(code, seat);
      if (seconds === null) clear(place, el("p", { text: lexicon.say("table-lend-host", { name }) }));
      else if (seconds > 0) countDown(Date.now() + seconds * 1000);
      else clear(place, el("button", { type: "button", text: lexicon.say("table-lend"), on: { click: lend } }));
    } catch (error) {
      showError(error);
    }
  }

  /** @param {number} until */
  function countDown(until) {
    const left = Math.ceil((until - Date.now()) / 1000);
    clear(place, el("p", { text: lexicon.say("table-lend-wait", { name, time: minutes(left) }) }));
    setTimeout(() => place.isConnected && (left > 1 ? countDown(until) : update()), 1000);
  }

  async function lend() {
    try {
      await api.lend(code, seat);
      place.closest("dialog")?.close();
    } catch (error) {
      showError(error);
      update();
    }
  }

  update();
  return place;
}
