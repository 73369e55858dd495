/** Numbers and view boxes of drawings. */

/** Returns the view box round some points. @param {number[][]} points @param {number} pad */
export function boxAround(points, pad) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return [left, top, Math.max(...xs) + pad - left, Math.max(...ys) + pad - top].map(round).join(" ");
}

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;
