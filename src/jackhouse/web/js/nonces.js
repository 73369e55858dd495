// This device's part in a table's random numbers: a nonce for each of its seats. What it sent, and the commitment that
// it saw before, is remembered here, so that the record can be compared with it at the end.

import { api } from "./api.js";
import { randomHex } from "./random.js";

const KEY = "jackhouse-nonces";
const MOST_TABLES = 50;
const MOST_NONCES = 8; // of a seat: two tabs may each send one, and the last to reach the server counts
const BYTES = 16;

/** @typedef {{commitment: string, nonces: Record<string, string[]>}} Known */
/** @type {[string, Known][]} by code, the newest last; what is stored, where anything can be stored */
let kept = [];
/** @type {Set<string>} seats whose nonce this page has sent or is sending: a table read before that shows none yet */
const given = new Set();

/** @returns {[string, Known][]} */
function all() {
  try {
    kept = JSON.parse(localStorage.getItem(KEY)) ?? kept;
  } catch {
    // no storage: it holds for this visit
  }
  return kept;
}

/** What this device knows of a table's chance. @param {string} code @returns {Known} */
export function recall(code) {
  return all().find(([known]) => known === code)?.[1] ?? { commitment: "", nonces: {} };
}

/** @param {string} code @param {(known: Known) => void} edit */
function change(code, edit) {
  const known = recall(code);
  edit(known);
  kept = [...kept.filter(([other]) => other !== code), [code, known]].slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // as above
  }
}

/** The commitment that a table shows before its game; the first that was seen counts. @param {object} table */
export function noteCommitment({ code, commitment, started }) {
  if (commitment && !started && !recall(code).commitment) change(code, (known) => (known.commitment = commitment));
}

/** A seat is not this device's any more, or was another's in between. @param {string} code @param {number} seat */
export function forgetNonce(code, seat) {
  given.delete(`${code} ${seat}`);
  if (recall(code).nonces[seat]) change(code, ({ nonces }) => delete nonces[seat]);
}

/** Send a nonce for a seat; remembered once the server has it. */
async function send({ code }, seat, request) {
  const nonce = randomHex(BYTES);
  given.add(`${code} ${seat}`);
  try {
    await request(nonce);
  } catch (failed) {
    given.delete(`${code} ${seat}`);
    throw failed;
  }
  change(code, ({ nonces }) => (nonces[seat] = [...(nonces[seat] ?? []), nonce].slice(-MOST_NONCES)));
}

/**
 * Take a seat, with a nonce where there is a secret to add to. @param {object} table @param {number} seat
 * @param {string} name @param {boolean} beside somebody else plays here, on this screen
 */
export async function sit(table, seat, name, beside = false) {
  noteCommitment(table);
  if (table.commitment) await send(table, seat, (nonce) => api.sit(table.code, seat, name, beside, nonce));
  else await api.sit(table.code, seat, name, beside);
}

/** Give a nonce for each seat of this device that has none, or one that this device does not know. @param {object} table */
export async function giveNonces(table) {
  const { code, commitment, started, mine, seats } = table;
  if (!commitment || started) return;
  noteCommitment(table);
  const lacking = mine.filter((seat) => !given.has(`${code} ${seat}`) && !(seats[seat].nonce && recall(code).nonces[seat]));
  await Promise.all(lacking.map((seat) => send(table, seat, (nonce) => api.giveNonce(code, seat, nonce))));
}
