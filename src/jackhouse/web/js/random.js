// Random digits that nobody else chooses.

/** @param {number} bytes @returns {string} twice as many hex digits */
export function randomHex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
