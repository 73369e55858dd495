// Codes of boards in texts and addresses. A link to the builder is `/build#CODE&suits=CS`: the suits tell which tiles a
// map that is not finished is built from.

const CODE = /JR\d[0-9A-Za-z]{7,}/;
const SUITS = /[#&?](?:o\.)?suits=([A-Z]+)/; // of a link to the builder, or of a set-up

/** Whether the name or code of a board is a code. @param {string} board */
export const isCode = (board) => CODE.test(board);

/** Returns the code in a text, such as a link; without one, the text. @param {string} text */
export const codeIn = (text) => CODE.exec(text)?.[0] ?? text.trim();

/** Returns the board that a text or a link names, by code or by name, and the suits in play if the link names them. @param {string} text */
export function boardIn(text) {
  const suits = SUITS.exec(text)?.[1] ?? "";
  if (isCode(text)) return { board: codeIn(text), suits };
  const hash = text.trim().replace(/^.*#/, "");
  const board = new URLSearchParams(hash).get("board") ?? new URLSearchParams(`board=${hash}`).get("board");
  return { board: board ?? "", suits };
}

/** Returns what follows `/build#` in a link to a map. @param {string} code @param {string} suits in play, if the map does not tell them */
export const boardHash = (code, suits = "") => (suits ? `${code}&suits=${suits}` : code);
