/** Events, seen: an island is turned up, pirates land and run, rum flies, treasure is paid. */

import { icon } from "../dom.js";
import { eased } from "../table/motion.js";
import { back, picture } from "./cards.js";

export class Scenes {
  /** @param {object} desk @param {object} table the parts of the table: map, status, market, hand */
  constructor(desk, table) {
    this.desk = desk;
    this.table = table;
  }

  /** @param {import("../table/book.js").Event} event */
  has(event) {
    return Boolean(this[sceneOf(event)]);
  }

  /** @param {import("../table/book.js").Event} event */
  async play(event) {
    await this[sceneOf(event)]?.(event.params);
  }

  async islandShown({ island }) {
    const { map, status, facts } = this.table;
    status.phase("landfall");
    this.desk.sound.play("turn");
    if (facts.islands[island]) await map.turn(facts.islands[island], true);
    await this.desk.motion.wait(700);
  }

  visitedTortuga({ seat, coins }) {
    this.table.map.pirates.get(seat)?.remove();
    return this.fly(Array(coins).fill("coin"), this.player(seat), this.heap("pile"));
  }

  drew({ seat, card }) {
    return this.fly([card ?? "back"], this.heap("pile"), this.player(seat), 0, 350);
  }

  revealed({ seat, cards }) {
    this.table.status.phase("resolving");
    return this.fly(cards, this.player(seat), this.table.map.element, 650);
  }

  gaveRum({ seat, victim, count }) {
    return this.fly(Array(count).fill("rum"), this.player(seat), this.player(victim), 400);
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

  guided() {
    return this.desk.motion.wait(800);
  }

  trudged() {
    return this.desk.motion.wait(800);
  }

  beatBandit({ seat }) {
    return this.fly(["weapon"], this.player(seat), this.table.map.element, 300);
  }

  doubled({ seat }) {
    return this.fly(["double"], this.player(seat), this.table.map.element, 300);
  }

  reached() {
    this.desk.sound.play("gain");
    return this.desk.motion.wait(900);
  }

  rowEnded() {
    this.desk.sound.play("loss");
    return this.desk.motion.wait(1300);
  }

  async paidOut({ seat, coins }) {
    const purse = document.querySelector(`.player[data-seat="${seat}"] .coins span`);
    await this.fly(Array(coins).fill("coin"), this.table.map.element, this.player(seat));
    if (purse) purse.textContent = String(Number(purse.textContent) + coins);
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

  heap(key) {
    return this.table.market.element.querySelector(`[data-heap="${key}"]`);
  }

  player(seat) {
    const hand = this.table.hand.element;
    return seat === this.desk.seat() && !hand.hidden ? hand : document.querySelector(`.player[data-seat="${seat}"]`);
  }

  /** Cards or coins over the page from one thing to another. @param {string[]} things */
  async fly(things, from, to, rest = 100, ms = 550) {
    const { motion, sound } = this.desk;
    if (motion.still || !from || !to || !things.length) return;
    const [start, end] = [centre(from), centre(to)];
    const flying = things.map((thing) => (thing === "coin" ? icon("coin", "flying coin") : thing === "back" ? back("flying") : picture(thing, "flying")));
    document.body.append(...flying);
    sound.play("card");
    await motion.glide(ms, (part) => {
      const done = eased(part);
      flying.forEach((thing, at) => {
        const aside = (at - (flying.length - 1) / 2) * 46;
        const x = start[0] + (end[0] - start[0]) * done + aside;
        const y = start[1] + (end[1] - start[1]) * done - Math.sin(done * Math.PI) * 40;
        thing.style.transform = `translate(${x}px, ${y}px)`;
      });
    });
    await motion.wait(rest);
    for (const thing of flying) thing.remove();
  }
}

/** `paid-out` is played by `paidOut`. */
const sceneOf = (event) => event.code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
