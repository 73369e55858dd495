/** Animations of events: the rabbit walks its road, the dice roll, cards fly, carrots are planted. */

import { el } from "../dom.js";
import { addTo, countedPlace, displayPlace, FlyAnimation, withCount } from "../table/fly_animation.js";
import { eased } from "../table/motion.js";
import { back, face } from "./cards.js";
import { parts } from "./routes.js";

const SHOWN = 700; // milliseconds that cards are shown to everybody
const SHUFFLED = 3; // cards that fly for a whole heap

export class EventAnimations {
  /** @param {import("../table/game_interface.js").TableServices} services @param {any} table the parts of a `RabbitTable` */
  constructor(services, table) {
    this.services = services;
    this.table = table;
    this.walked = 0; // ports of this leg that the rabbit has passed
    /** @type {string | null} where this leg began */
    this.at = null;
    /** @type {string[]} cards laid in the current fight */
    this.aside = [];
    this.flights = new FlyAnimation(services.motion, services.sound, (card) => (card === "back" ? back("flying") : face(card, "flying")));
  }

  /** @param {import("../table/game_interface.js").GameEvent} event */
  has(event) {
    return Boolean(this[methodOf(event)]);
  }

  /** @param {import("../table/game_interface.js").GameEvent} event */
  async play(event) {
    await this[methodOf(event)]?.(event.params);
  }

  turnBegan({ seat }) {
    this.walked = 0;
    this.at = null;
    for (const [of, rabbit] of this.table.map.rabbits) rabbit.classList.toggle("active", of === seat);
    this.table.status.phase("lottery");
    this.table.status.roll(null, null);
    return this.services.motion.wait(350);
  }

  async rolled({ dice, price }) {
    const { motion, sound } = this.services;
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
    const start = this.walked ? path[this.walked - 1] : (this.at ?? this.table.view.rabbits[seat]);
    const ports = path.slice(this.walked);
    status.phase("journey");
    if (ports.length) {
      await this.follow(seat, map.routes.walk(from, start, ports), 130 * ports.length + 250);
      this.walked = path.length;
      this.at = parts(path.at(-1))[0];
    }
  }

  transferred({ action, seat }) {
    this.at = action.split(" ")[1] ?? this.at;
    this.walked = 0;
    return this.services.motion.wait(seat === this.services.seat() ? 100 : 400);
  }

  async arrived({ seat, to }) {
    const { map } = this.table;
    await this.glide(seat, map.home(to, seat), 300);
    this.walked = 0;
    this.at = to;
    await this.services.motion.wait(250);
  }

  flew({ seat, place }) {
    return this.glide(seat, this.table.map.home(place, seat), 900, 160);
  }

  fell({ seat }) {
    return this.exiled({ seat });
  }

  async exiled({ seat }) {
    this.services.sound.play("loss");
    await this.glide(seat, this.table.map.home("off-board", seat), 900, 120);
  }

  /** Moves a rabbit along a path. @param {number} seat @param {string} data path data @param {number} ms */
  async follow(seat, data, ms) {
    const { map } = this.table;
    const path = el("path", { d: data });
    const length = path.getTotalLength();
    this.services.sound.play("hop");
    await this.services.motion.glide(ms, (part) => {
      const { x, y } = path.getPointAtLength(length * eased(part));
      map.move(seat, [x, y - Math.abs(Math.sin(part * Math.PI * Math.max(2, length / 60))) * 9 * (part < 1 ? 1 : 0)]);
    });
  }

  /** Moves a rabbit in a straight line or a leap. @param {number} seat @param {number[]} to @param {number} ms */
  async glide(seat, to, ms, rise = 0) {
    const { map } = this.table;
    const from = map.where(seat);
    await this.services.motion.glide(ms, (part) => {
      const done = eased(part);
      map.move(seat, [from[0] + (to[0] - from[0]) * done, from[1] + (to[1] - from[1]) * done - Math.sin(done * Math.PI) * rise]);
    });
  }

  // ---- cards -------------------------------------------------------------------------------------------------------

  drew({ seat, card }) {
    return this.carry([card ?? "back"], this.heap("pile"), this.hand(seat));
  }

  async reshuffled({ cards }) {
    const [lot, pile] = [this.heap("lot"), this.heap("pile")];
    const backs = Array(cards).fill("back");
    const few = backs.slice(0, SHUFFLED);
    this.table.openCards.change("lot", this.table.openCards.view.lot, []);
    await this.flights.fly(few, lot.expect(few), pile.expect(few), 450, 100);
    pile.arrive(backs);
  }

  paid({ seat, cards }) {
    return this.spend(seat, cards);
  }

  refuted({ seat, cards }) {
    return this.spend(seat, cards);
  }

  discarded({ seat, card }) {
    return this.spend(seat, [card]);
  }

  /** Moves spent cards to the lot; those that return to the court have an event of their own. @param {number} seat @param {string[]} cards */
  spend(seat, cards) {
    return this.carry(cards.filter((card) => this.goesToLot(card)), this.hand(seat), this.heap("lot"));
  }

  goesToLot(card) {
    return this.table.facts.cards[card].spent === "lot";
  }

  /** An ace that stays in front of its owner does not go to the lot. */
  keptAce({ card }) {
    this.aside = this.aside.filter((other) => other !== card);
    this.table.openCards.change("lot", [card], []);
  }

  async royalReturned({ seat, card }) {
    await this.giveBack(seat, card);
    this.table.map.uproot(card);
  }

  jokerReturned({ seat, card }) {
    return this.giveBack(seat, card);
  }

  /** Moves a card to the court, from the hand or from where it was laid in a fight. @param {number} seat @param {string} card */
  giveBack(seat, card) {
    const from = this.aside.includes(card) ? this.middle() : this.hand(seat);
    this.aside = this.aside.filter((other) => other !== card);
    return this.carry([card], from, this.heap("court"));
  }

  struck({ seat, cards }) {
    this.aside = [...this.aside, ...cards];
    return this.carry(cards, this.hand(seat), this.middle(), { rest: SHOWN });
  }

  /** Moves the cards that were laid in the fight to the lot. */
  fightWon() {
    const { aside } = this;
    this.aside = [];
    return this.carry(aside.filter((card) => this.goesToLot(card)), this.middle(), this.heap("lot"));
  }

  /** Shows cards to everybody, then returns them to the hand. */
  async showed({ seat, cards }) {
    const hand = this.isMine(seat) ? this.table.hand.shown(cards) : this.hand(seat);
    await this.carry(cards, hand, this.middle(), { rest: SHOWN });
    await this.carry(cards, this.middle(), hand, { ms: 350, rest: 0 });
  }

  contested(params) {
    this.services.sound.play("asked");
    return this.showed(params);
  }

  proved(params) {
    return this.showed(params);
  }

  traded({ seat, cards }) {
    return this.carry(cards, this.heap("lot"), this.hand(seat));
  }

  boughtJoker({ seat, card }) {
    return this.carry([card], this.heap("court"), this.hand(seat));
  }

  async stole({ seat, victim, card }) {
    await this.carry([card ?? "back"], this.hand(victim), this.hand(seat));
    if (card) this.replant(card, seat);
  }

  seized(params) {
    return this.stole(params);
  }

  /** A card of a personal trade changes hands. */
  handed({ seat, partner, card }) {
    return this.stole({ seat: partner, victim: seat, card });
  }

  async acquired({ seat, card }) {
    this.services.sound.play("gain");
    await this.carry([card], this.heap("court"), this.hand(seat));
    this.replant(card, seat);
    await this.services.motion.wait(400);
  }

  replant(card, seat) {
    this.table.map.plant(card, seat, this.services.names()[seat]);
  }

  won() {
    this.services.sound.play("won");
    return this.services.motion.wait(600);
  }

  // ---- places of cards ---------------------------------------------------------------------------------------------

  /** @param {string[]} cards @param {import("../table/visible_places.js").Place} from @param {import("../table/visible_places.js").Place} to @param {{ms?: number, rest?: number}} [pace] */
  carry(cards, from, to, pace = {}) {
    return this.flights.carry(cards, from, to, pace);
  }

  heap(key) {
    return this.table.openCards.place(key);
  }

  /** The viewer's hand, or another player's, of which only the number of cards is shown. @param {number} seat */
  hand(seat) {
    const player = document.querySelector(`.player[data-seat="${seat}"]`);
    const noted = countedPlace(player, (more) => addTo(player?.querySelector(".hand-size > span"), more));
    return this.isMine(seat) ? withCount(this.table.hand.place(), noted) : noted;
  }

  isMine(seat) {
    return seat === this.services.seat() && !this.table.hand.element.hidden;
  }

  middle() {
    return displayPlace(this.table.map.element);
  }
}

/** Returns the method that animates an event: `turnBegan` for `turn-began`. @param {import("../table/game_interface.js").GameEvent} event */
const methodOf = (event) => event.code.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
