// Random numbers from the browser's secure generator.

/** Returns random hexadecimal digits, two for each byte. @param {number} bytes */
export function randomHex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
