/** Events, seen: the rabbit walks its road, the dice roll, cards fly, carrots are planted. */

import { el } from "../dom.js";
import { eased } from "../table/motion.js";
import { back, face } from "./cards.js";
import { parts } from "./ways.js";

export class Scenes {
  /** @param {object} desk @param {object} table the parts of the table: map, status, market, hand */
  constructor(desk, table) {
    this.desk = desk;
    this.table = table;
    this.walked = 0; // ports of this leg that the rabbit has gone through
  }

  /** @param {import("../table/book.js").Event} event */
  has(event) {
    return Boolean(this[sceneOf(event)]);
  }

  /** @param {import("../table/book.js").Event} event */
  async play(event) {
    await this[sceneOf(event)]?.(event.params);
  }

  turnBegan({ seat }) {
    this.walked = 0;
    this.at = null;
    for (const [of, rabbit] of this.table.map.rabbits) rabbit.classList.toggle("active", of === seat);
    this.table.status.phase("lottery");
    this.table.status.roll(null, null);
    return this.desk.motion.wait(350);
  }

  async rolled({ dice, price }) {
    const { motion, sound } = this.desk;
    sound.play("dice");
    let shown = -1;
    await motion.glide(650, (part) => {
      const step = Math.floor(part * 7);
      if (step === shown) return;
      shown = step;
      const die = () => 1 + Math.floor(Math.random() * 6);
      this.table.status.roll(part < 1 ? [die(), die()] : dice, part < 1 ? null : price);
    });
    await motion.wait(450);
  }

  stepped(params) {
    return this.travelled(params);
  }

  async travelled({ seat, path }) {
    const { map, status } = this.table;
    const from = map.where(seat);
    const start = this.walked ? path[this.walked - 1] : (this.at ?? this.desk.place(seat));
    const ports = path.slice(this.walked);
    status.phase("journey");
    if (ports.length) {
      await this.follow(seat, map.ways.walk(from, start, ports), 130 * ports.length + 250);
      this.walked = path.length;
      this.at = parts(path.at(-1))[0];
    }
  }

  transferred({ action, seat }) {
    this.at = action.split(" ")[1] ?? this.at;
    this.walked = 0;
    return this.desk.motion.wait(seat === this.desk.seat() ? 100 : 400);
  }

  async arrived({ seat, to }) {
    const { map } = this.table;
    await this.glide(seat, map.home(to, seat), 300);
    this.walked = 0;
    this.at = to;
    await this.desk.motion.wait(250);
  }

  flew({ seat, place }) {
    return this.glide(seat, this.table.map.home(place, seat), 900, 160);
  }

  fell({ seat }) {
    return this.exiled({ seat });
  }

  async exiled({ seat }) {
    this.desk.sound.play("loss");
    await this.glide(seat, this.table.map.home("off-board", seat), 900, 120);
  }

  /** A rabbit along a path. */
  async follow(seat, data, ms) {
    const { map } = this.table;
    const path = el("path", { d: data });
    const length = path.getTotalLength();
    this.desk.sound.play("hop");
    await this.desk.motion.glide(ms, (part) => {
      const { x, y } = path.getPointAtLength(length * eased(part));
      map.move(seat, [x, y - Math.abs(Math.sin(part * Math.PI * Math.max(2, length / 60))) * 9 * (part < 1 ? 1 : 0)]);
    });
  }

  /** A rabbit through the air. */
  async glide(seat, to, ms, rise = 0) {
    const { map } = this.table;
    const from = map.where(seat);
    await this.desk.motion.glide(ms, (part) => {
      const done = eased(part);
      map.move(seat, [from[0] + (to[0] - from[0]) * done, from[1] + (to[1] - from[1]) * done - Math.sin(done * Math.PI) * rise]);
    });
  }

  // ---- cards -------------------------------------------------------------------------------------------------------

  drew({ seat, card }) {
    return this.fly([card ?? "back"], this.heap("pile"), this.player(seat));
  }

  paid({ seat, cards }) {
    return this.fly(cards, this.player(seat), this.heap("lot"));
  }

  refuted(params) {
    return this.paid(params);
  }

  struck({ seat, cards }) {
    return this.fly(cards, this.player(seat), this.middle());
  }

  showed({ seat, cards }) {
    return this.fly(cards, this.player(seat), this.middle());
  }

  contested(params) {
    this.desk.sound.play("asked");
    return this.showed(params);
  }

  proved(params) {
    return this.showed(params);
  }

  discarded({ seat, card }) {
    return this.fly([card], this.player(seat), this.heap("lot"));
  }

  traded({ seat, cards }) {
    return this.fly(cards, this.heap("lot"), this.player(seat));
  }

  boughtJoker({ seat, card }) {
    return this.fly([card], this.heap("court"), this.player(seat));
  }

  stole({ seat, victim, card }) {
    return this.fly([card ?? "back"], this.player(victim), this.player(seat));
  }

  async acquired({ seat, card }) {
    this.desk.sound.play("gain");
    await this.fly([card], this.heap("court"), this.player(seat));
    this.table.map.plant(card, seat, this.desk.names()[seat]);
    await this.desk.motion.wait(400);
  }

  won() {
    this.desk.sound.play("won");
    return this.desk.motion.wait(600);
  }

  heap(key) {
    return this.table.market.element.querySelector(`[data-heap="${key}"]`);
  }

  player(seat) {
    const hand = this.table.hand.element;
    return seat === this.desk.seat() && !hand.hidden ? hand : document.querySelector(`.player[data-seat="${seat}"]`);
  }

  middle() {
    return this.table.map.element;
  }

  /** Cards over the page from one thing to another. @param {string[]} cards */
  async fly(cards, from, to) {
    const { motion, sound } = this.desk;
    if (motion.still || !from || !to) return;
    const [start, end] = [centre(from), centre(to)];
    const flying = cards.map((card) => (card === "back" ? back("flying") : face(card, "flying")));
    document.body.append(...flying);
    sound.play("card");
    await motion.glide(550, (part) => {
      const done = eased(part);
      flying.forEach((card, at) => {
        const aside = (at - (flying.length - 1) / 2) * 46;
        const x = start[0] + (end[0] - start[0]) * done + aside;
        const y = start[1] + (end[1] - start[1]) * done - Math.sin(done * Math.PI) * 40;
        card.style.transform = `translate(${x}px, ${y}px)`;
      });
    });
    await motion.wait(to === this.middle() ? 700 : 120);
    flying.forEach((card) => card.remove());
  }
}

/** `turn-began` is played by `turnBegan`. */
const sceneOf = (event) => event.code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
