/** Animations of events: an island is shown, pirates land and run, rum flies, treasure is paid. */

import { icon } from "../dom.js";
import { addTo, countedPlace, fixedPlace, FlyAnimation, withCount } from "../table/fly_animation.js";
import { elementPlaces } from "../table/visible_places.js";
import { eased } from "../table/motion.js";
import { back, picture } from "./cards.js";

const SHUFFLED = 3; // cards that fly for a whole heap
const FLIP = 420; // milliseconds in which cards turn face up
/** @type {any} a `Sound` that plays nothing */
const SILENT = { play() {} };

export class EventAnimations {
  /** @param {import("../table/game_interface.js").TableServices} services @param {any} table the parts of a `PirateTable` */
  constructor(services, table) {
    this.services = services;
    this.table = table;
    this.flights = new FlyAnimation(services.motion, services.sound, drawn);
  }

  /** @param {import("../table/game_interface.js").GameEvent} event */
  has(event) {
    return Boolean(this[methodOf(event)]);
  }

  /** @param {import("../table/game_interface.js").GameEvent} event */
  async play(event) {
    await this[methodOf(event)]?.(event.params);
  }

  async islandShown({ island, text, round, rounds }) {
    const { map, status } = this.table;
    status.island(island, round, rounds);
    status.phase("landfall");
    this.services.sound.play("turn");
    await map.turn(text, true);
    await this.services.motion.wait(700);
  }

  visitedTortuga({ seat, coins }) {
    this.table.map.pirates.get(seat)?.remove();
    return this.carry(Array(coins).fill("coin"), this.purse(seat), fixedPlace(this.heap("pile")));
  }

  drew({ seat, card }) {
    return this.carry([card ?? "back"], this.pile(), this.hand(seat), { ms: 350 });
  }

  async deckRemade({ cards }) {
    const few = Array(Math.min(cards, SHUFFLED)).fill("back");
    addTo(this.figure("discard"), -cards);
    await this.carry(few, fixedPlace(this.heap("discard")), fixedPlace(this.heap("pile")), { ms: 450 });
    addTo(this.figure("pile"), cards);
  }

  /** Reveals all rows together: they are carried to their places face down, then turn face up at the same moment. */
  async revealed() {
    const { table, services } = this;
    const { rows } = table.progress;
    const { motion } = services;
    table.status.phase("resolving");
    const seats = rows.flatMap((row, seat) => (row?.length ? [seat] : []));
    const places = seats.map((seat) => table.rowCards(seat));
    await Promise.all(seats.map((seat, at) => {
      const flights = new FlyAnimation(motion, at ? SILENT : services.sound, () => backOf(seat));
      return flights.carry(rows[seat], this.laidRow(seat, rows[seat].length), elementPlaces(places[at]), { ms: 700, rest: 250 });
    }));
    table.sealed.element.remove();
    const cards = places.flat();
    if (motion.moves) for (const card of cards) card.style.animation = `turn-up ${motion.time(FLIP)}ms ease-out`;
    services.sound.play("card");
    await motion.wait(FLIP);
    for (const card of cards) card.style.animation = "";
    await motion.wait(900);
  }

  /** The face-down row of a player: the viewer's is on the page, another player's is at their name. @param {number} seat @param {number} count */
  laidRow(seat, count) {
    const mine = seat === this.services.seat() ? this.table.sealed.cards : [];
    return mine.length === count ? withCount(elementPlaces(mine), this.noted(seat, ".hand-size")) : this.hand(seat);
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
    await this.services.motion.wait(300);
  }

  trudged() {
    return this.services.motion.wait(800);
  }

  beatBandit({ seat }) {
    return this.attach(["weapon"], seat, seat);
  }

  doubled({ seat }) {
    return this.attach(["double"], seat, seat);
  }

  /** Moves specials from a hand to the row to which they were attached last. @param {string[]} kinds @param {number} giver @param {number} seat */
  attach(kinds, giver, seat) {
    return this.carry(kinds, this.hand(giver), elementPlaces(this.table.lastAttached(seat, kinds.length)), { rest: 300 });
  }

  reached() {
    this.services.sound.play("gain");
    return this.services.motion.wait(900);
  }

  rowEnded() {
    this.services.sound.play("loss");
    return this.services.motion.wait(1300);
  }

  async paidOut({ seat, coins, cell }) {
    const { element } = this.table.map;
    const treasure = element.querySelector(`#space-${cell}`) ?? element;
    await this.carry(Array(coins).fill("coin"), fixedPlace(treasure), this.purse(seat));
    await this.services.motion.wait(600);
  }

  ended() {
    this.services.sound.play("won");
    return this.services.motion.wait(600);
  }

  /** Moves a pirate to a space in a leap. @param {number} seat @param {string} cell @param {number} ms */
  async run(seat, cell, ms) {
    const { map } = this.table;
    const from = map.where(seat);
    if (!from || !map.anchors?.spaces[cell]) return;
    const to = map.piratePoint(cell, seat);
    this.services.sound.play("hop");
    await this.services.motion.glide(ms, (part) => {
      const done = eased(part);
      map.move(seat, [from[0] + (to[0] - from[0]) * done, from[1] + (to[1] - from[1]) * done - Math.sin(done * Math.PI) * 26]);
    });
    await this.services.motion.wait(150);
  }

  // ---- places of cards and coins -----------------------------------------------------------------------------------

  /** @param {string[]} things @param {import("../table/visible_places.js").Place} from @param {import("../table/visible_places.js").Place} to @param {{ms?: number, rest?: number}} [pace] */
  carry(things, from, to, pace = {}) {
    return this.flights.carry(things, from, to, pace);
  }

  heap(key) {
    return this.table.openCards.element.querySelector(`[data-heap="${key}"]`);
  }

  figure(key) {
    return this.heap(key)?.querySelector(".heap-count");
  }

  pile() {
    return countedPlace(this.heap("pile"), (more) => addTo(this.figure("pile"), more));
  }

  /** The viewer's hand, or another player's, of which only the number of cards is shown. @param {number} seat */
  hand(seat) {
    const { hand } = this.table;
    const noted = this.noted(seat, ".hand-size");
    return seat === this.services.seat() && !hand.element.hidden ? withCount(hand.place(), noted) : noted;
  }

  purse(seat) {
    return this.noted(seat, ".coins");
  }

  /** A number on a player's button as a place. @param {number} seat @param {string} what a CSS selector */
  noted(seat, what) {
    const player = document.querySelector(`.player[data-seat="${seat}"]`);
    return countedPlace(player, (more) => addTo(player?.querySelector(`${what} > span`), more));
  }
}

/** Draws a flying card or coin. @param {string} thing */
function drawn(thing) {
  if (thing === "coin") return icon("coin", "flying coin");
  return thing === "back" ? back("flying") : picture(thing, "flying");
}

/** Draws a flying card of a player's row, face down. @param {number} seat */
function backOf(seat) {
  const card = back("flying");
  card.dataset.seat = String(seat);
  return card;
}

/** Returns the method that animates an event: `paidOut` for `paid-out`. @param {import("../table/game_interface.js").GameEvent} event */
const methodOf = (event) => event.code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
