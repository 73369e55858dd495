/**
 * Where on the map each action can be tapped, and the way that it would take.
 * @typedef {{place: string, edge?: string, at: number[], inward?: boolean, actions: string[]}} Target
 *   with an edge, an arrow on a road
 */

import { leap, parts } from "./ways.js";

/** @param {string} action @returns {string[]} the verb, and what follows it */
export function split(action) {
  const at = action.indexOf(" ");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}

/** Where my rabbit stands: a place, and the port by which it came there, if it is on its way. */
function stand(view) {
  const { journey } = view;
  return journey
    ? { place: journey.at, came: `${journey.at}:${journey.edge}` }
    : { place: view.rabbits[view.turn], came: undefined };
}

/** The place, and perhaps the edge, that an action is about. @returns {{place: string, edge?: string} | null} */
function spotOf(action, view, ways) {
  const [verb, rest] = split(action);
  const { place, came } = stand(view);
  switch (verb) {
    case "exit": case "take": case "hike": return { place, edge: rest };
    case "on": return came && ways.onward(came) ? { place, edge: ways.onward(came) } : { place };
    case "ride": case "fly": case "hole": return { place: rest };
    case "sail": return { place: parts(rest)[0], edge: parts(rest)[1], inward: true };
    case "stay": case "acquire": case "buy": return { place };
    case "underground": return { place: "underground" };
    case "off-board": case "fall": return { place: "off-board" };
    case "fight": return { place: view.rabbits[Number(rest)], rival: Number(rest) };
    default: return null;
  }
}

/**
 * @param {string[]} legal
 * @param {object} view
 * @param {import("./map.js").BoardMap} map
 * @returns {Target[]}
 */
export function targetsOf(legal, view, map) {
  /** @type {Map<string, Target>} */
  const found = new Map();
  for (const action of legal) {
    const spot = spotOf(action, view, map.ways);
    const place = spot && map.anchors.places[spot.place];
    if (!place) continue;
    const arrow = spot.edge !== undefined && place.exits[spot.edge];
    const key = arrow ? `${spot.place}:${spot.edge}` : spot.place;
    const at = arrow ? inside(place, place.exits[spot.edge]) : place.centre;
    const target = found.get(key) ?? { place: spot.place, edge: arrow ? spot.edge : undefined, inward: spot.inward, at, actions: [] };
    target.actions.push(action);
    found.set(key, target);
  }
  return [...found.values()];
}

/** Just inside an edge of a tile. */
function inside({ centre }, edge) {
  return edge.map((value, axis) => Number((value + (centre[axis] - value) * 0.18).toFixed(1)));
}

/** The place to which the road of an action leads without a choice of roads, or nothing. */
export function leadsTo(action, view, { ways }) {
  const [verb, rest] = split(action);
  const { place, came } = stand(view);
  const edge = verb === "on" ? came && ways.onward(came) : ["exit", "take", "hike"].includes(verb) ? rest : null;
  return edge && edge !== "6" ? ways.ahead(place, edge, came).end : "";
}

/**
 * The way that an action would take, as path data.
 * @param {string | null} action
 * @param {object} view
 * @param {import("./map.js").BoardMap} map
 */
export function wayOf(action, view, map) {
  const [verb, rest] = split(action ?? "");
  const { ways, anchors } = map;
  const { place, came } = stand(view);
  const from = map.spot(view, view.turn);
  const to = (name) => leap(from, anchors.places[name].centre);
  switch (verb) {
    case "exit": case "take": case "hike": return ways.ahead(place, rest, came).path;
    case "on": {
      const edge = came && ways.onward(came);
      return edge && edge !== "6" ? ways.ahead(place, edge, came).path : "";
    }
    case "ride": case "fly": case "hole": return to(rest);
    case "sail": {
      const at = ways.edge(rest);
      return at ? leap(from, at) + ways.walk(at, "", [rest]).replace(/^M[^M]*/, "") : to(parts(rest)[0]);
    }
    case "underground": return to("underground");
    case "off-board": return (came && ways.brink(came)) || to("off-board");
    case "fall": return to("off-board");
    default: return "";
  }
}
