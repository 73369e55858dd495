// Pictures that the house draws: boards, cards, pieces. All are the same for everybody and are kept by the browser.

import { settings } from "./settings.js";

const version = document.documentElement.dataset.version;
const got = new Map();

const current = (path) => `${path}?v=${version}`;

/** A file about a board; `table` is a table as the house describes it, or `{game, board}`. */
function boardFile(table, file) {
  return table.board
    ? current(`/art/${table.game}/${encodeURIComponent(table.board)}/${file}`)
    : `/api/tables/${table.code}/board/${file}`;
}

/** The address of a board's picture. */
export const boardUrl = (table, palette = settings.palette) => boardFile(table, `${palette}.svg`);

/** Where things lie on that board (see art/jackrabbits/anchors.py). */
export const boardAnchors = (table) => once(boardFile(table, "anchors.json"), (answer) => answer.json());

/** What the parts of its picture are called, by their ids. */
export const boardTitles = (table, lang = settings.lang) => once(boardFile(table, `${lang}.json`), (answer) => answer.json());

/** A picture as elements of this page, so that its parts can be styled, named and clicked. */
export async function inlineSvg(url) {
  const source = await once(url, (answer) => answer.text());
  const picture = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  return document.importNode(picture, true);
}

/**
 * Put a sheet of symbols into the page: `sheet("cards")`, `sheet("pieces")`; then `icon("card-7S")` shows one.
 * Called again after a change of theme, it takes the place of the one before.
 */
export async function sheet(name, palette = settings.palette) {
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

function once(url, read) {
  if (!got.has(url)) {
    const answer = fetch(url).then((found) => {
      if (!found.ok) throw new Error(`${found.status} ${url}`);
      return read(found);
    });
    answer.catch(() => got.delete(url));
    got.set(url, answer);
  }
  return got.get(url);
}
