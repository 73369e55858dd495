/**
 * Verifies the random numbers of a recorded game: computes them again from its secret, the nonces and the number of
 * each line, as `jackhouse.kernel` does. What that proves: docs/fair.md.
 */

import { sha256 } from "../../vendor/noble/sha256.js";

const DEAL = -1;
const WORD = 2 ** 32;
const WARM_UP = 20;
const MOST_BOUND = 2 ** 20; // so that products are exact
const SECRET = /^[0-9a-f]{32}$/;
const NONCE = /^[0-9a-f]{0,32}$/;

/** @param {string} text @returns {Uint8Array} */
const digest = (text) => sha256(new TextEncoder().encode(text));

/** Returns the commitment to a secret, which is shown before the game. @param {string} secret */
function commitmentOf(secret) {
  return [...digest(secret)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The random number generator of a line: sfc32, keyed with the first 128 bits of the SHA-256 of a text. */
class Rng {
  /** @param {string} text */
  constructor(text) {
    const key = digest(text);
    const [counter, c, b, a] = [0, 4, 8, 12].map((at) => new DataView(key.buffer, key.byteOffset).getUint32(at));
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = (counter ^ 1) >>> 0;
    for (let times = 0; times < WARM_UP; times += 1) this.word();
  }

  /** Returns the next 32 bits. */
  word() {
    const { a, b, c, counter } = this;
    const total = (a + b + counter) >>> 0;
    this.counter = (counter + 1) >>> 0;
    this.a = (b ^ (b >>> 9)) >>> 0;
    this.b = (c + (c << 3)) >>> 0;
    this.c = (((c << 21) | (c >>> 11)) + total) >>> 0;
    return total;
  }

  /** Returns a number in 0..bound-1 with equal probabilities. @param {number} bound */
  below(bound) {
    for (;;) {
      const product = this.word() * bound;
      if (product % WORD >= WORD % bound) return Math.floor(product / WORD);
    }
  }
}

/** Whether this is a valid list of the numbers of a line. */
const isList = (draws) => Array.isArray(draws) && draws.every((draw) => Array.isArray(draw) && draw.length === 2
  && draw.every(Number.isInteger) && draw[0] >= 1 && draw[0] <= MOST_BOUND);

/**
 * @typedef {import("./game_interface.js").ShownDraws} ShownDraws
 * @typedef {{commitment?: string, nonces?: Record<string, string[]>, shown?: ShownDraws | null}} Seen
 * @param {any} record as `GET /api/tables/CODE/record` gives it
 * @param {Seen} seen what the page knows itself: the commitment before the start, the nonces that it sent by seat, the
 *   numbers that it was shown
 * @returns {{right: boolean, problem: string, line: number, numbers: number}} `problem`: "" or the first
 *   problem: none (nothing to check), record, commitment, promise (another commitment than before the start), nonce, draws,
 *   shown; `line`: 0 is the deal
 */
export function verify(record, seen = {}) {
  const { start, actions, draws, commitment } = record;
  let numbers = 0;
  const wrong = (problem, line = 0) => ({ right: false, problem, line, numbers });
  if (!start?.secret || !draws || !commitment) return wrong("none");
  const { secret, nonces } = start;
  if (!SECRET.test(secret) || !Array.isArray(actions) || draws.length !== actions.length + 1) return wrong("record");
  if (nonces !== undefined && !(nonces.length === record.players && nonces.every((nonce) => NONCE.test(nonce)))) return wrong("record");
  if (commitment !== commitmentOf(secret)) return wrong("commitment");
  if (seen.commitment && seen.commitment !== commitment) return wrong("promise");
  if (Object.entries(seen.nonces ?? {}).some(([seat, sent]) => !sent.includes(nonces?.[seat]))) return wrong("nonce");
  const key = nonces === undefined ? secret : `${secret}:${nonces.join(",")}`;
  for (const [line, list] of draws.entries()) {
    if (!isList(list)) return wrong("draws", line);
    if (list.length) {
      const rng = new Rng(`${key}:${line + DEAL}`);
      if (!list.every(([bound, number]) => rng.below(bound) === number)) return wrong("draws", line);
    }
    numbers += list.length;
  }
  const differing = seen.shown ? firstDiffering(seen.shown, actions, draws) : 0;
  return differing ? wrong("shown", differing) : { right: true, problem: "", line: 0, numbers };
}

/** Returns the first line whose numbers are not those that were shown; 0 if there is none. @param {ShownDraws} shown @param {string[]} actions @param {any[]} draws */
function firstDiffering({ verb, numbers }, actions, draws) {
  const lines = actions.flatMap((action, at) => (action.split(" ")[1] === verb ? [at + 1] : []));
  const other = lines.find((line, at) => JSON.stringify(draws[line].slice(0, numbers[at]?.length ?? 0)) !== JSON.stringify(numbers[at]));
  return other ?? (lines.length === numbers.length ? 0 : actions.length);
}
