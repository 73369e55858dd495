/** Where cards and coins lie on the page, for animations that begin or end there. */

export const EDGE = 14; // pixels that a point keeps from the borders of what is visible

/**
 * @typedef {[number, number] | null} Point x and y in the window; null: nowhere on the page
 * @typedef {object} Place
 * @property {(things: string[]) => Point[]} leave removes the things, and returns where each was
 * @property {(things: string[]) => Point[]} expect makes room for the things, and returns where each will be
 * @property {(things: string[]) => void} arrive shows the things
 */

/**
 * Returns the middle of an element. If it is not visible, the nearest visible point around it; null if it is not on the
 * page.
 * @param {Element | null | undefined} element
 * @returns {Point}
 */
export function visiblePoint(element) {
  let box = element?.getBoundingClientRect();
  while (element && box && !(box.width && box.height)) { // not drawn, or without a box of its own
    element = element.parentElement;
    box = element?.getBoundingClientRect();
  }
  if (!element || !box || element === document.body || element === document.documentElement) return null;
  /** @type {[number, number]} */
  let point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") point = inside(point, around.getBoundingClientRect());
  }
  return inside(point, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

/** @param {[number, number]} point @param {{left: number, top: number, right: number, bottom: number}} box @returns {[number, number]} */
function inside([x, y], { left, top, right, bottom }) {
  const within = (value, low, high) => (high - low < 2 * EDGE ? (low + high) / 2 : Math.min(high - EDGE, Math.max(low + EDGE, value)));
  return [within(x, left, right), within(y, top, bottom)];
}

/** A place with an element for each thing, hidden until the thing arrives. @param {Element[]} elements */
export function elementPlaces(elements) {
  return {
    leave: () => elements.map((element) => (element.classList.add("coming"), visiblePoint(element))),
    expect: () => elements.map((element) => (element.classList.add("coming"), visiblePoint(element))),
    arrive: () => elements.forEach((element) => element.classList.remove("coming")),
  };
}
