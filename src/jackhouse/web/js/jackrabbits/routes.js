/**
 * Routes over the board as SVG path data, put together from the pieces in the anchors. A port is written as in events
 * and views: `fork1:0` is the tile and the edge by which a rabbit enters it (6: out of a cave, or from a ride).
 * @typedef {number[]} Point
 * @typedef {{viewBox: number[], places: Record<string, Place>, roads: Record<string, Record<string, string>>,
 *   exits: Record<string, Record<string, string>>, halts: Record<string, Point>, brinks: Record<string, string>}} Anchors
 * @typedef {{centre: Point, outline: Point[], rabbits: Point[], carrot: Point | null, exits: Record<string, Point>}} Place
 */

const INSIDE = "6";
const LONGEST = 60; // tiles of a road, in case it runs in a circle

/** Splits a port into place and edge. @param {string} port @returns {string[]} */
export const parts = (port) => port.split(":");

/** @param {Point} from @param {Point} to */
const line = (from, to) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;

/** Returns a curve through the air. @param {Point} from @param {Point} to */
export function leap(from, to) {
  const rise = Math.min(140, Math.hypot(to[0] - from[0], to[1] - from[1]) / 3);
  return `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - rise} ${to[0]} ${to[1]}`;
}

/** Reverses path data. @param {string} data of M, L and C only */
export function reversed(data) {
  const pieces = (data.match(/[MLC][^MLC]*/g) ?? []).map((piece) => ({
    kind: piece[0],
    numbers: (piece.slice(1).match(/-?\d+(\.\d+)?/g) ?? []).map(Number),
  }));
  const points = pieces.map(({ numbers }) => numbers.slice(-2));
  let back = `M${points[points.length - 1].join(" ")}`;
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const { kind, numbers } = pieces[at];
    const bend = kind === "C" ? [numbers[2], numbers[3], numbers[0], numbers[1]] : [];
    back += kind + [...bend, ...points[at - 1]].join(" ");
  }
  return back;
}

export class Routes {
  /** @param {Anchors} anchors */
  constructor(anchors) {
    this.anchors = anchors;
    /** @type {Map<string, string[]>} the ports that meet at a point */
    this.meetings = new Map();
    for (const [name, place] of Object.entries(anchors.places)) {
      if (name === "underground") continue;
      for (const [edge, at] of Object.entries(place.exits)) {
        const key = at.map((value) => Math.round(value)).join(" ");
        this.meetings.set(key, [...(this.meetings.get(key) ?? []), `${name}:${edge}`]);
      }
    }
  }

  /** Returns the port on the other side of an edge, or null if there is no tile. @param {string} port */
  beyond(port) {
    const at = this.edge(port);
    if (!at) return null;
    const key = at.map((value) => Math.round(value)).join(" ");
    return (this.meetings.get(key) ?? []).find((other) => other !== port) ?? null;
  }

  /** Returns the point of an edge; undefined if the place has no road there. @param {string} port @returns {Point | undefined} */
  edge(port) {
    const [place, edge] = parts(port);
    return this.anchors.places[place]?.exits[edge];
  }

  /** Returns where a rabbit stops on its journey. @param {string} port */
  halt(port) {
    const [place] = parts(port);
    return this.anchors.halts[port] ?? this.anchors.places[place].centre;
  }

  /** @param {string} place */
  isHex(place) {
    return place in this.anchors.exits;
  }

  /** Returns the route out of a place by an edge. @param {string} place @param {string} edge @param {string} [came] the port by which the rabbit came */
  out(place, edge, came) {
    if (this.isHex(place)) return this.anchors.exits[place][edge];
    const from = came ? this.halt(came) : this.anchors.places[place].centre;
    return line(from, this.anchors.places[place].exits[edge]);
  }

  /**
   * Follows the road that leaves a place by this edge, as far as it leads without a choice of roads.
   * @param {string} place
   * @param {string} edge
   * @param {string} [came] the port by which the rabbit came
   * @returns {{path: string, end: string}} the end: a place, `off-board` or `underground`
   */
  ahead(place, edge, came) {
    let path = this.out(place, edge, came);
    let out = `${place}:${edge}`;
    for (let tiles = 0; tiles < LONGEST; tiles += 1) {
      const port = this.beyond(out);
      if (!port) return { path: path + (this.anchors.brinks[out] ?? ""), end: "off-board" };
      const [next, into] = parts(port);
      if (this.isHex(next)) return { path: path + reversed(this.anchors.exits[next][into]), end: next };
      const roads = Object.entries(this.anchors.roads[port] ?? {});
      if (roads.length !== 1 || roads[0][0] === INSIDE) {
        return { path: path + line(this.edge(port) ?? this.halt(port), this.halt(port)), end: next };
      }
      path += roads[0][1];
      out = `${next}:${roads[0][0]}`;
    }
    return { path, end: parts(out)[0] };
  }

  /** Returns the edge by which the road goes on for a rabbit that came by this port, if there is only one. @param {string} port */
  onward(port) {
    const roads = Object.keys(this.anchors.roads[port] ?? {});
    return roads.length === 1 ? roads[0] : null;
  }

  /**
   * Returns the route of a rabbit from a point through ports, as the event `travelled` names them.
   * @param {Point} from
   * @param {string} start the place where it stands, or the port of the road tile
   * @param {string[]} ports
   */
  walk(from, start, ports) {
    let path = "";
    let [at, here] = [from, start];
    for (const port of ports) {
      const [place, edge] = parts(port);
      const out = edge === INSIDE ? null : this.beyond(port);
      const centre = this.anchors.places[place].centre;
      const entry = this.edge(port) ?? centre;
      if (edge === INSIDE) path += leap(at, this.isHex(place) ? centre : this.halt(port));
      else if (out && parts(out)[0] === parts(here)[0]) path += this.across(here, parts(out)[1], at);
      else path += leap(at, entry);
      at = edge === INSIDE ? this.halt(port) : entry;
      here = port;
    }
    const [place, edge] = parts(here);
    if (edge === undefined || edge === INSIDE) return path;
    const exits = this.anchors.exits[place];
    return path + (exits ? reversed(exits[edge]) : line(at, this.halt(here)));
  }

  /** Returns the route across a tile to one of its edges. @param {string} here the place, or the port of the tile @param {string} edge @param {Point} at */
  across(here, edge, at) {
    const [place, came] = parts(here);
    const entry = this.edge(here);
    if (came === undefined || !entry) return this.out(place, edge, came && here);
    const [x, y] = entry;
    const crossing = this.anchors.roads[here]?.[edge];
    if (crossing && Math.hypot(at[0] - x, at[1] - y) < 2) return crossing;
    return Math.hypot(at[0] - x, at[1] - y) < 2
      ? line(at, this.halt(here)) + this.out(place, edge, here)
      : this.out(place, edge, here);
  }

  /** Returns the route over the water from where a rabbit stands on its road. @param {string} port */
  brink(port) {
    const [place] = parts(port);
    const open = Object.keys(this.anchors.roads[port] ?? this.anchors.exits[place] ?? {}).find(
      (edge) => this.anchors.brinks[`${place}:${edge}`],
    );
    return open ? this.out(place, open, port) + this.anchors.brinks[`${place}:${open}`] : null;
  }
}
