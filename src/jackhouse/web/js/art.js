// Pictures that the house draws: boards, cards, pieces. All are the same for everybody and are kept by the browser.

import { settings } from "./settings.js";

const version = document.documentElement.dataset.version;
const got = new Map();

const current = (path) => `${path}?v=${version}`;

/** The address of a board's picture; `table` is a table as the house describes it, or `{game, board}`. */
export function boardUrl(table, palette = settings.palette, lang = settings.lang) {
  return table.board
    ? current(`/art/${table.game}/${encodeURIComponent(table.board)}/${lang}/${palette}.svg`)
    : `/api/tables/${table.code}/board/${lang}/${palette}.svg`;
}

/** Where things lie on that board (see art/jackrabbits/anchors.py). */
export function boardAnchors(table) {
  const url = table.board
    ? current(`/art/${table.game}/${encodeURIComponent(table.board)}/anchors.json`)
    : `/api/tables/${table.code}/board/anchors.json`;
  return once(url, (answer) => answer.json());
}

/** A picture as elements of this page, so that its parts can be styled, named and clicked. */
export async function inlineSvg(url) {
  const source = await once(url, (answer) => answer.text());
  const picture = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  return document.importNode(picture, true);
}

/**
 * Put a sheet of symbols into the page: `sheet("cards")`, `sheet("pieces")`; then `icon("card-7S")` shows one.
 * Called again after a change of theme or language, it takes the place of the one before.
 */
export async function sheet(name, palette = settings.palette, lang = settings.lang) {
  const url = current(`/art/${name}/${lang}/${palette}.svg`);
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
