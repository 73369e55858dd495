/** The rules behind events, places and cards. The rule behind an action comes from the server. */

const EVENTS = {
  "turn-began": "JR-4.11", rolled: "JR-4.3", showed: "JR-4.2", passed: "JR-4.2", drew: "JR-4.7", reshuffled: "JR-4.8",
  "no-card-left": "JR-4.8", stayed: "JR-4.5", stepped: "JR-4.4", travelled: "JR-4.4", arrived: "JR-4.4",
  "bought-joker": "JR-6.3", flew: "JR-7.1", "passport-counts": "JR-7.1", fell: "JR-7.2", paid: "JR-5.1", "royal-returned": "JR-5.2", "kept-ace": "JR-8.4",
  "joker-returned": "JR-5.2", acquired: "JR-4.6", rested: "JR-4.6", "gave-up": "JR-5.3", discarded: "JR-4.9",
  caught: "JR-4.9", uncalled: "JR-4.9", seized: "JR-8.13", "order-drawn": "JR-3.4", attacked: "JR-7.3", struck: "JR-7.3", "fight-won": "JR-7.4", stole: "JR-7.5",
  "nothing-to-steal": "JR-7.4", contested: "JR-7.6", uncontested: "JR-7.6", proved: "JR-7.7", refuted: "JR-7.7",
  "palace-opened": "JR-8.7", "palace-closed": "JR-8.7", traded: "JR-7.8", offered: "JR-8.15", "offer-accepted": "JR-8.15", "offer-declined": "JR-8.15",
  "laid-down": "JR-8.15", uncovered: "JR-8.15", handed: "JR-8.15", denounced: "JR-8.15", "trade-kept": "JR-8.15", won: "JR-4.10", ended: "JR-4.10",
};
const BY_CAUSE = { lottery: "JR-4.2", passport: "JR-7.1", fight: "JR-7.3", contest: "JR-7.7", trade: "JR-8.15" };
const PLACES = {
  woods: ["JR-6.1"], mountain: ["JR-6.1"], river: ["JR-6.1"], fork: ["JR-6.2"], tavern: ["JR-6.3"], cave: ["JR-6.5"],
  citadel: ["JR-4.10"], underground: ["JR-6.5"], "off-board": ["JR-6.6", "JR-6.7"],
};
const HEXES = { K: ["JR-4.6", "JR-7.1"], Q: ["JR-4.6", "JR-7.6"], J: ["JR-4.6", "JR-7.8"] };

/** @param {import("../table/game_interface.js").GameEvent} event @param {Record<string, string>} verbs */
export function ruleOfEvent(event, verbs) {
  if (event.code === "transferred") return verbs[event.params.action.split(" ")[0]] ?? "";
  return BY_CAUSE[event.params.cause] ?? EVENTS[event.code] ?? "";
}

/** @param {string} place @returns {string[]} */
export const rulesOfPlace = (place) => PLACES[place.replace(/\d+$/, "")] ?? HEXES[place[0]] ?? [];

/** @param {string} card @returns {string[]} */
export const rulesOfCard = (card) => (/^(boat|horse)$/.test(card) ? ["JR-6.4"] : /^[KQJ]/.test(card) ? ["JR-5.1", "JR-5.2"] : ["JR-5.1"]);
