// Pictures that the server draws: boards, cards, pieces. They are the same for everybody and cached by the browser.

import { settings } from "./settings.js";

const version = document.documentElement.dataset.version;
/** @type {Map<string, Promise<any>>} */
const downloads = new Map();

const current = (path) => `${path}?v=${version}`;

/** @typedef {{game: string, board: string | null, code?: string}} Board a table as the API describes it, or the name of a board */

/** The address of a file about a board. @param {Board} table @param {string} file */
function boardFile(table, file) {
  return table.board
    ? current(`/art/${table.game}/${encodeURIComponent(table.board)}/${file}`)
    : `/api/tables/${table.code}/board/${file}`;
}

/** The address of a board's picture. @param {Board} table @param {string[]} reversed the tiles that lie on their other side */
export function boardUrl(table, reversed = [], palette = settings.palette) {
  const url = boardFile(table, `${palette}.svg`);
  return reversed.length ? `${url}${url.includes("?") ? "&" : "?"}reversed=${reversed.join(",")}` : url;
}

/** Loads the anchors of a board: where things lie on its picture. @param {Board} table */
export const boardAnchors = (table) => once(boardFile(table, "anchors.json"), (response) => response.json());

/** Loads the titles of the elements of a board's picture, by element id. @param {Board} table @returns {Promise<Record<string, string>>} */
export const boardTitles = (table, lang = settings.lang) => once(boardFile(table, `${lang}.json`), (response) => response.json());

/** Loads a picture as elements of this page, so that they can be styled, titled and clicked. @param {string} url @returns {Promise<SVGSVGElement>} */
export async function inlineSvg(url) {
  const source = await once(url, (response) => response.text());
  const picture = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  return /** @type {any} */ (document.importNode(picture, true));
}

/**
 * Puts a sheet of symbols into the page, such as `cards` or `pieces`; then `icon("card-7S")` shows one. After a change
 * of theme, another call replaces it.
 * @param {string} name
 */
export async function loadSheet(name, palette = settings.palette) {
  const url = current(`/art/${name}/${palette}.svg`);
  const id = `sheet-${name}`;
  const before = document.getElementById(id);
  if (before?.dataset.url === url) return;
  const symbols = await inlineSvg(url);
  symbols.id = id;
  symbols.dataset.url = url;
  symbols.setAttribute("class", "sheet");
  symbols.setAttribute("aria-hidden", "true");
  document.getElementById(id)?.remove();
  document.body.append(symbols);
}

/** Downloads a file once. @param {string} url @param {(response: Response) => Promise<any>} read @returns {Promise<any>} */
function once(url, read) {
  if (!downloads.has(url)) {
    const download = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return read(response);
    });
    download.catch(() => downloads.delete(url));
    downloads.set(url, download);
  }
  return /** @type {Promise<any>} */ (downloads.get(url));
}
