/** Events, seen: an island is turned up, pirates land and run, rum flies, treasure is paid. */

import { icon } from "../dom.js";
import { addTo, counted, Flights, hiding, spot, together } from "../table/flights.js";
import { eased } from "../table/motion.js";
import { back, picture } from "./cards.js";

const SHUFFLED = 3; // cards that are seen to fly for a whole heap

export class Scenes {
  /** @param {object} desk @param {object} table the parts of the table: map, status, market, hand */
  constructor(desk, table) {
    this.desk = desk;
    this.table = table;
    this.flights = new Flights(desk.motion, desk.sound, drawn);
  }

  /** @param {import("../table/book.js").Event} event */
  has(event) {
    return Boolean(this[sceneOf(event)]);
  }

  /** @param {import("../table/book.js").Event} event */
  async play(event) {
    await this[sceneOf(event)]?.(event.params);
  }

  async islandShown({ island, text, round, rounds }) {
    const { map, status } = this.table;
    status.island(island, round, rounds);
    status.phase("landfall");
    this.desk.sound.play("turn");
    await map.turn(text, true);
    await this.desk.motion.wait(700);
  }

  visitedTortuga({ seat, coins }) {
    this.table.map.pirates.get(seat)?.remove();
    return this.carry(Array(coins).fill("coin"), this.purse(seat), spot(this.heap("pile")));
  }

  drew({ seat, card }) {
    return this.carry([card ?? "back"], this.pile(), this.hand(seat), { ms: 350 });
  }

  async deckRemade({ cards }) {
    const few = Array(Math.min(cards, SHUFFLED)).fill("back");
    addTo(this.figure("discard"), -cards);
    await this.carry(few, spot(this.heap("discard")), spot(this.heap("pile")), { ms: 450 });
    addTo(this.figure("pile"), cards);
  }

  /** A row is turned up: mine where I laid it, another's out of the hand. */
  async revealed({ seat, cards }) {
    this.table.status.phase("resolving");
    const mine = seat === this.desk.seat() && this.table.sealed.cards;
    const from = mine?.length === cards.length ? together(hiding(mine), this.noted(seat, ".hand-size")) : this.hand(seat);
    await this.carry(cards, from, hiding(this.table.rowCards(seat)), { rest: 500 });
  }

  gaveRum({ seat, victim, count }) {
    return this.attach(Array(count).fill("rum"), seat, victim);
  }

  landed({ seat, cell }) {
    const { map } = this.table;
    for (const [of, pirate] of map.pirates) pirate.classList.toggle("active", of === seat);
    map.pirates.get(seat)?.querySelector(".boat")?.remove();
    return this.run(seat, cell, 700);
  }

  moved({ seat, cell }) {
    return this.run(seat, cell, 550);
  }

  async guided({ seat }) {
    await this.attach(["friday"], seat, seat);
    await this.desk.motion.wait(300);
  }

  trudged() {
    return this.desk.motion.wait(800);
  }

  beatBandit({ seat }) {
    return this.attach(["weapon"], seat, seat);
  }

  doubled({ seat }) {
    return this.attach(["double"], seat, seat);
  }

  /** Specials go from a hand to a row, where they are drawn as attached last. @param {string[]} kinds */
  attach(kinds, giver, seat) {
    return this.carry(kinds, this.hand(giver), hiding(this.table.lastAttached(seat, kinds.length)), { rest: 300 });
  }

  reached() {
    this.desk.sound.play("gain");
    return this.desk.motion.wait(900);
  }

  rowEnded() {
    this.desk.sound.play("loss");
    return this.desk.motion.wait(1300);
  }

  async paidOut({ seat, coins, cell }) {
    const { element } = this.table.map;
    const treasure = element.querySelector(`#space-${cell}`) ?? element;
    await this.carry(Array(coins).fill("coin"), spot(treasure), this.purse(seat));
    await this.desk.motion.wait(600);
  }

  ended() {
    this.desk.sound.play("won");
    return this.desk.motion.wait(600);
  }

  /** A pirate to a space, in a leap. */
  async run(seat, cell, ms) {
    const { map } = this.table;
    const from = map.where(seat);
    if (!from || !map.anchors?.spaces[cell]) return;
    const to = map.spot(cell, seat);
    this.desk.sound.play("hop");
    await this.desk.motion.glide(ms, (part) => {
      const done = eased(part);
      map.move(seat, [from[0] + (to[0] - from[0]) * done, from[1] + (to[1] - from[1]) * done - Math.sin(done * Math.PI) * 26]);
    });
    await this.desk.motion.wait(150);
  }

  // ---- where cards and coins lie -----------------------------------------------------------------------------------

  /** @param {string[]} things @param {import("../table/flights.js").Place} from @param {import("../table/flights.js").Place} to */
  carry(things, from, to, pace) {
    return this.flights.carry(things, from, to, pace);
  }

  heap(key) {
    return this.table.market.element.querySelector(`[data-heap="${key}"]`);
  }

  figure(key) {
    return this.heap(key)?.querySelector(".heap-count");
  }

  pile() {
    return counted(this.heap("pile"), (more) => addTo(this.figure("pile"), more));
  }

  /** My hand, or another's, of which only the number of cards is seen. */
  hand(seat) {
    const { hand } = this.table;
    const noted = this.noted(seat, ".hand-size");
    return seat === this.desk.seat() && !hand.element.hidden ? together(hand.place(), noted) : noted;
  }

  purse(seat) {
    return this.noted(seat, ".coins");
  }

  /** What a player's button counts. */
  noted(seat, what) {
    const player = document.querySelector(`.player[data-seat="${seat}"]`);
    return counted(player, (more) => addTo(player?.querySelector(`${what} > span`), more));
  }
}

/** A card or coin as it flies. @param {string} thing */
function drawn(thing) {
  if (thing === "coin") return icon("coin", "flying coin");
  return thing === "back" ? back("flying") : picture(thing, "flying");
}

/** `paid-out` is played by `paidOut`. */
const sceneOf = (event) => event.code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
