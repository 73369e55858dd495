/**
 * The triangular lattice in units of the map: where tiles lie, their corners and edges (JR-2.1). The server places them the
 * same way (jackrabbits/building/pieces.py, art/jackrabbits/geometry.py).
 *
 * A tile lies at a spot [a, b]: the vertex of a hex, (a, b) of the cell D, or of its only cell, of a road tile.
 */

/**
 * @typedef {number[]} Point x and y
 * @typedef {number[]} Spot a and b
 * @typedef {[number, number, "D" | "U"]} Cell
 * @typedef {{tile: string, at: Spot, rotation: number}} LaidTile
 */

export const UNIT = 100;
const ROW = (UNIT * Math.sqrt(3)) / 2;
export const DIRECTIONS = 6;
const RHOMBI = ["woods", "mountain", "river"];
const TRIANGLES = ["fork", "tavern", "cave"];

/** Cells round a vertex, by the direction of their outer edge. @type {Cell[]} */
const AROUND = [[0, -1, "D"], [0, -1, "U"], [0, 0, "D"], [-1, 0, "U"], [-1, 0, "D"], [-1, -1, "U"]];
/** The cell U of a rhombus whose cell D is at (0, 0), by rotation. @type {Cell[]} */
const PARTNERS = [[0, -1, "U"], [-1, 0, "U"], [0, 0, "U"]];
/** Steps of a and b across an edge, by direction. */
const ACROSS = [[0, -1], [1, 0], [0, 0], [0, 1], [-1, 0], [0, 0]];
/** The corners of a rhombus whose cell D is at (0, 0), by rotation. */
const RHOMBUS_CORNERS = [
  [[0, 0], [1, -1], [1, 0], [0, 1]],
  [[0, 0], [1, 0], [0, 1], [-1, 1]],
  [[0, 0], [1, 0], [1, 1], [0, 1]],
];
const HEX_CORNERS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const CORNERS = { D: [[0, 0], [1, 0], [0, 1]], U: [[1, 0], [1, 1], [0, 1]] };

/** Returns the shape of a tile. @param {string} tile @returns {"hex" | "rhombus" | "triangle"} */
export const shapeOf = (tile) => (RHOMBI.includes(tile) ? "rhombus" : TRIANGLES.includes(tile) ? "triangle" : "hex");

/** Returns in how many ways a tile can be turned. @param {string} tile */
export const rotationsOf = (tile) => (shapeOf(tile) === "rhombus" ? 3 : DIRECTIONS);

/** Returns a vertex of the lattice as a point. @param {Spot} spot @returns {Point} */
export const vertex = ([a, b]) => [(a + b / 2) * UNIT, b * ROW];

/** Returns the cells of a tile. @param {LaidTile} laid @returns {Cell[]} */
export function cellsOf({ tile, at: [a, b], rotation }) {
  /** @param {Cell} cell @returns {Cell} */
  const moved = ([da, db, pointing]) => [a + da, b + db, pointing];
  const shape = shapeOf(tile);
  if (shape === "hex") return AROUND.map(moved);
  if (shape === "rhombus") return [[a, b, "D"], moved(PARTNERS[rotation % 3])];
  return [[a, b, rotation % 2 ? "U" : "D"]];
}

/** Returns the corners of a tile, clockwise. @param {LaidTile} laid @returns {Point[]} */
export function cornersOf({ tile, at: [a, b], rotation }) {
  const shape = shapeOf(tile);
  const corners = shape === "hex" ? HEX_CORNERS
    : shape === "rhombus" ? RHOMBUS_CORNERS[rotation % 3] : CORNERS[rotation % 2 ? "U" : "D"];
  return corners.map(([da, db]) => vertex([a + da, b + db]));
}

/** Returns the centre of a tile. @param {LaidTile} laid @returns {Point} */
export const centreOf = (laid) => mean(cornersOf(laid));

/** Returns the direction of an edge as a vector of length 1; 0 is north, and the edges are numbered clockwise. @param {number} direction @returns {Point} */
export const outward = (direction) => [Math.sin((direction * Math.PI) / 3), -Math.cos((direction * Math.PI) / 3)];

/** Returns the middle of a tile's edge. @param {LaidTile} laid @param {number} direction @returns {Point} */
export function edgeMiddle(laid, direction) {
  const cells = cellsOf(laid);
  const keys = new Set(cells.map(keyOf));
  const cell = cells.find((own) => edgesOf(own).includes(direction) && !keys.has(keyOf(neighbour(own, direction)))) ?? cells[0];
  const [a, b, pointing] = cell;
  const [x, y] = mean(CORNERS[pointing].map(([da, db]) => vertex([a + da, b + db])));
  const [dx, dy] = outward(direction);
  return [x + (dx * ROW) / 3, y + (dy * ROW) / 3];
}

/** Returns the directions of a cell's edges. @param {Cell} cell */
const edgesOf = (cell) => (cell[2] === "D" ? [0, 2, 4] : [1, 3, 5]);

/** Returns the cell across an edge. @param {Cell} cell @param {number} direction @returns {Cell} */
export const neighbour = ([a, b, pointing], direction) =>
  [a + ACROSS[direction][0], b + ACROSS[direction][1], pointing === "D" ? "U" : "D"];

/** Returns a cell as the key of a map. @param {Cell} cell */
export const keyOf = (cell) => cell.join(" ");

/**
 * Returns what lies across each edge of a tile: the direction, and the number of the tile there, or -1 for water.
 * @param {LaidTile} laid @param {Map<string, number>} owners numbers of tiles by cell
 * @returns {{direction: number, beyond: number}[]}
 */
export function edgesAround(laid, owners) {
  const cells = cellsOf(laid);
  const own = new Set(cells.map(keyOf));
  return cells.flatMap((cell) => edgesOf(cell)
    .map((direction) => ({ direction, key: keyOf(neighbour(cell, direction)) }))
    .filter(({ key }) => !own.has(key))
    .map(({ direction, key }) => ({ direction, beyond: owners.get(key) ?? -1 })));
}

/** Returns the numbers of the tiles by cell. @param {LaidTile[]} tiles @returns {Map<string, number>} */
export const ownersOf = (tiles) => new Map(tiles.flatMap((laid, number) => cellsOf(laid).map((cell) => [keyOf(cell), number])));

/** @param {Point[]} points @returns {Point} */
export const mean = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
