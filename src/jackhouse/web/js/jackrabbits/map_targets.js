/**
 * Targets: where on the map each action can be tapped; and the routes of actions.
 * @typedef {{place: string, edge?: string, at: number[], inward?: boolean, actions: string[], cost?: string, loop?: string}} Target
 *   a target with an edge is an arrow on a road; `inward`: the arrow points into the place; `cost`: what the way to this
 *   destination costs, "" if it is free; `loop`: likewise, of a way back to the place where the rabbit is
 * @typedef {{place: string, edge?: string, inward?: boolean}} Aim what an action points to
 * @typedef {import("../table/game_interface.js").View} View
 * @typedef {Pick<import("./board_map.js").BoardMap, "anchors" | "routes" | "rabbitPoint">} MapGeometry
 */

import { splitAction } from "../table/actions.js";
import { choiceOf } from "./journey_ways.js";
import { leap, parts } from "./routes.js";

/** Returns where the rabbit stands: a place, and on a journey the port by which it came. @param {View} view @returns {{place: string, came?: string}} */
function positionOf(view) {
  const { journey } = view;
  return journey
    ? { place: journey.at, came: `${journey.at}:${journey.edge}` }
    : { place: view.rabbits[view.turn ?? 0], came: undefined };
}

/** Returns the place, and perhaps the edge, of an action. @param {string} action @param {View} view @param {import("./routes.js").Routes} routes @returns {Aim | null} */
function aimOf(action, view, routes) {
  const [verb, rest] = splitAction(action);
  const { place, came } = positionOf(view);
  switch (verb) {
    case "exit": case "take": case "hike": return { place, edge: rest };
    case "on": return { place, edge: (came && routes.onward(came)) || undefined };
    case "ride": case "fly": case "hole": return { place: rest };
    case "sail": return { place: parts(rest)[0], edge: parts(rest)[1], inward: true };
    case "stay": case "acquire": case "buy": return { place };
    case "underground": return { place: "underground" };
    case "off-board": case "fall": return { place: "off-board" };
    case "fight": return { place: view.rabbits[Number(rest)] };
    default: return null;
  }
}

/**
 * @param {string[]} legal
 * @param {View} view
 * @param {MapGeometry} map
 * @returns {Target[]}
 */
export function targetsOf(legal, view, map) {
  /** @type {Map<string, Target>} */
  const found = new Map();
  for (const action of legal) {
    const aim = aimOf(action, view, map.routes);
    const place = aim && map.anchors.places[aim.place];
    if (!place) continue;
    const exit = aim.edge === undefined ? undefined : place.exits[aim.edge];
    const key = exit ? `${aim.place}:${aim.edge}` : aim.place;
    const at = exit ? inside(place, exit) : place.centre;
    /** @type {Target} */
    const target = found.get(key) ?? { place: aim.place, edge: exit ? aim.edge : undefined, inward: aim.inward, at, actions: [] };
    target.actions.push(action);
    found.set(key, target);
  }
  return [...found.values()];
}

/**
 * Returns the targets of a journey: the destinations, and the arrows of single steps.
 * @param {import("./journey_ways.js").Destination[]} destinations
 * @param {Target[]} steps
 * @param {View} view
 * @param {MapGeometry} map
 * @param {import("../text/lexicon.js").Lexicon} lexicon
 * @returns {Target[]}
 */
export function destinationTargets(destinations, steps, view, map, lexicon) {
  const here = view.rabbits[view.turn ?? 0];
  const arrows = steps.filter((target) => target.edge !== undefined || target.actions.includes("stay"));
  const stay = arrows.find((target) => target.place === here && target.actions.includes("stay"));
  const places = destinations.filter(({ to }) => map.anchors.places[to]).map(({ to, ways }) => {
    const cost = ways[0].cards.length ? lexicon.cards(ways[0].cards) : "";
    const target = { place: to, at: map.anchors.places[to].centre, actions: [choiceOf(to)] };
    if (to !== here) return { ...target, cost };
    return stay ? { ...target, actions: [...stay.actions, ...target.actions], loop: cost } : { ...target, cost, loop: cost };
  });
  const hasLoop = places.some(({ place }) => place === here);
  return [...places, ...arrows.filter((target) => target !== stay || !hasLoop)];
}

/** A flight is one click too; it costs what the passport falls short. @param {Target} target @param {View} view @returns {Target} */
export function withFlightCost(target, { question }) {
  return splitAction(target.actions[0])[0] === "fly" ? { ...target, cost: question?.price ? String(question.price) : "" } : target;
}

/** Returns a point just inside an edge of a tile. @param {{centre: number[]}} place @param {number[]} edge */
function inside({ centre }, edge) {
  return edge.map((value, axis) => Number((value + (centre[axis] - value) * 0.18).toFixed(1)));
}

/** Returns the place to which the road of an action leads without a choice of roads, or "". @param {string} action @param {View} view @param {MapGeometry} map */
export function leadsTo(action, view, { routes }) {
  const [verb, rest] = splitAction(action);
  const { place, came } = positionOf(view);
  const edge = verb === "on" ? came && routes.onward(came) : ["exit", "take", "hike"].includes(verb) ? rest : null;
  return edge && edge !== "6" ? routes.ahead(place, edge, came).end : "";
}

/**
 * Returns the route of an action as path data.
 * @param {string | null} action
 * @param {View} view
 * @param {MapGeometry} map
 */
export function routeOf(action, view, map) {
  const [verb, rest] = splitAction(action ?? "");
  const { routes, anchors } = map;
  const { place, came } = positionOf(view);
  const from = map.rabbitPoint(view, view.turn ?? 0);
  const to = (name) => leap(from, anchors.places[name].centre);
  switch (verb) {
    case "exit": case "take": case "hike": return routes.ahead(place, rest, came).path;
    case "on": {
      const edge = came && routes.onward(came);
      return edge && edge !== "6" ? routes.ahead(place, edge, came).path : "";
    }
    case "ride": case "fly": case "hole": return to(rest);
    case "sail": {
      const at = routes.edge(rest);
      return at ? leap(from, at) + routes.walk(at, "", [rest]).replace(/^M[^M]*/, "") : to(parts(rest)[0]);
    }
    case "underground": return to("underground");
    case "off-board": return (came && routes.brink(came)) || to("off-board");
    case "fall": return to("off-board");
    default: return "";
  }
}
