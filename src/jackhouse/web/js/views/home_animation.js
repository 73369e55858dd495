// Rabbits that walk over the map of the front page. They follow the lines of the picture.

import { el, prefersReducedMotion } from "../dom.js";

const NEAR = 3; // units
const SPEED = 190; // units a second
const HOP_LENGTH = 46;
const HOP_HEIGHT = 11;
const LONGEST = 900; // units of a trip

const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < NEAR;

/**
 * @param {SVGSVGElement} walkers an svg over the picture
 * @param {any} anchors of the board
 */
export function animateRabbits(walkers, anchors, seats = 3) {
  const roads = lines(anchors);
  const homes = Object.keys(anchors.exits);
  const rabbits = Array.from({ length: seats }, (_, seat) => {
    const home = homes[(seat * 5 + 3) % homes.length];
    const node = el("use", { href: `#rabbit-${seat}`, x: -27, y: -56, width: 54, height: 75 });
    const holder = el("g", {}, node);
    walkers.append(holder);
    const rabbit = { holder, node, home, seat };
    stand(rabbit, point(anchors, home, seat));
    return rabbit;
  });
  let frame = 0;
  let walking = false;
  let over = false;

  async function walk(rabbit) {
    const trips = trip(roads, rabbit.home);
    if (!trips) return;
    let done = 0;
    for (const { node, length, backward } of trips.parts) {
      await along(length, (at) => {
        const where = node.getPointAtLength(backward ? length - at : at);
        const hop = Math.abs(Math.sin(((done + at) / HOP_LENGTH) * Math.PI)) * HOP_HEIGHT;
        stand(rabbit, { x: where.x, y: where.y - hop });
      });
      if (over) return;
      done += length;
    }
    rabbit.home = trips.to;
    const rest = point(anchors, rabbit.home, rabbit.seat);
    const from = rabbit.at;
    await along(40, (at) => stand(rabbit, { x: from.x + ((rest.x - from.x) * at) / 40, y: from.y + ((rest.y - from.y) * at) / 40 }));
  }

  function along(length, move) {
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      const began = performance.now();
      const step = (now) => {
        const at = Math.min(length, ((now - began) / 1000) * SPEED);
        if (!over) move(Math.max(0, at));
        if (over || at >= length) done();
        else frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
  }

  return {
    /** Sends rabbits on a trip, one after the other, unless reduced motion is asked for. */
    async go(count = rabbits.length) {
      if (walking || over || prefersReducedMotion() || document.hidden) return;
      walking = true;
      for (const rabbit of rabbits.slice(0, count)) {
        if (over) break;
        await walk(rabbit);
      }
      rabbits.push(...rabbits.splice(0, count));
      walking = false;
    },
    close() {
      over = true;
      cancelAnimationFrame(frame);
    },
  };
}

function stand(rabbit, at) {
  rabbit.at = at;
  rabbit.holder.setAttribute("transform", `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`);
}

function point(anchors, place, seat) {
  const points = anchors.places[place].rabbits;
  const [x, y] = points[seat % points.length];
  return { x, y };
}

/** Returns every line of the map with its ends; `home` is the place for an exit, or "". */
function lines(anchors) {
  const found = [];
  const add = (d, home) => {
    const node = el("path", { d });
    const length = node.getTotalLength();
    found.push({ node, length, home, first: node.getPointAtLength(0), last: node.getPointAtLength(length) });
  };
  for (const [home, exits] of Object.entries(anchors.exits)) Object.values(exits).forEach((d) => add(d, home));
  for (const outs of Object.values(anchors.roads)) Object.values(outs).forEach((d) => add(d, ""));
  return found;
}

/** Returns a random trip from one place to another, or null if a few tries find none. */
function trip(roads, home) {
  for (let tries = 0; tries < 24; tries += 1) {
    const starts = roads.filter((road) => road.home === home);
    let road = starts[Math.floor(Math.random() * starts.length)];
    const parts = [{ ...road, backward: false }];
    let { last } = road;
    let total = road.length;
    while (total < LONGEST) {
      const ends = roads.filter((other) => other.home && other.home !== home && near(other.last, last));
      if (ends.length) {
        parts.push({ ...ends[0], backward: true });
        return { parts, to: ends[0].home };
      }
      const onward = roads.filter((other) => !other.home && near(other.first, last) && !parts.some((part) => part.node === other.node));
      if (!onward.length) break;
      road = onward[Math.floor(Math.random() * onward.length)];
      parts.push({ ...road, backward: false });
      last = road.last;
      total += road.length;
    }
  }
  return null;
}
