// Nonces that this device adds to the random numbers of a table, one for each of its seats. The nonces that it sent and
// the commitment that it saw before the start are kept here, so that the record can be checked against them at the end.

import { api } from "./api.js";
import { randomHex } from "./random.js";

const KEY = "jackhouse-nonces";
const MOST_TABLES = 50;
const MOST_NONCES = 8; // of a seat: two tabs may each send one, and the last that reaches the server counts
const BYTES = 16;

/** @typedef {import("./table/game_interface.js").TableInfo} Table */
/** @typedef {{commitment: string, nonces: Record<string, string[]>}} Known */
/** @type {[string, Known][]} by table code, the newest last; a copy of what is in the local storage, if there is one */
let kept = [];
/** @type {Set<string>} seats whose nonce this page has sent or is sending; a table that was read before shows none yet */
const given = new Set();

/** @returns {[string, Known][]} */
function all() {
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? kept;
  } catch {
    // no storage: the copy holds for this visit
  }
  return kept;
}

/** Returns what this device knows about the random numbers of a table. @param {string} code @returns {Known} */
export function recall(code) {
  return all().find(([known]) => known === code)?.[1] ?? { commitment: "", nonces: {} };
}

/** @param {string} code @param {(known: Known) => void} edit */
function change(code, edit) {
  const known = recall(code);
  edit(known);
  /** @type {[string, Known]} */
  const entry = [code, known];
  kept = [...kept.filter(([other]) => other !== code), entry].slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // as above
  }
}

/** Keeps the commitment of a table that has not started; the first that was seen counts. @param {Table} table */
export function noteCommitment({ code, commitment, started }) {
  if (commitment && !started && !recall(code).commitment) change(code, (known) => (known.commitment = commitment));
}

/** Forgets the nonces of a seat that is or was another device's. @param {string} code @param {number} seat */
export function forgetNonce(code, seat) {
  given.delete(`${code} ${seat}`);
  if (recall(code).nonces[seat]) change(code, ({ nonces }) => delete nonces[seat]);
}

/** Sends a nonce for a seat, and keeps it once the server has it. */
async function send({ code }, seat, request) {
  const nonce = randomHex(BYTES);
  given.add(`${code} ${seat}`);
  try {
    await request(nonce);
  } catch (error) {
    given.delete(`${code} ${seat}`);
    throw error;
  }
  change(code, ({ nonces }) => (nonces[seat] = [...(nonces[seat] ?? []), nonce].slice(-MOST_NONCES)));
}

/**
 * Takes a seat, with a nonce if the table has a commitment.
 * @param {Table} table
 * @param {number} seat
 * @param {string} name
 * @param {boolean} beside whether another seat is played on this device
 */
export async function takeSeat(table, seat, name, beside = false) {
  noteCommitment(table);
  if (table.commitment) await send(table, seat, (nonce) => api.takeSeat(table.code, seat, name, beside, nonce));
  else await api.takeSeat(table.code, seat, name, beside);
}

/** Sends a nonce for each seat of this device that has none, or one that this device does not know. @param {Table} table */
export async function giveNonces(table) {
  const { code, commitment, started, mine, seats } = table;
  if (!commitment || started) return;
  noteCommitment(table);
  const lacking = mine.filter((seat) => !given.has(`${code} ${seat}`) && !(seats[seat].nonce && recall(code).nonces[seat]));
  await Promise.all(lacking.map((seat) => send(table, seat, (nonce) => api.giveNonce(code, seat, nonce))));
}
