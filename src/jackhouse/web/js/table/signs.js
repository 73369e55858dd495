/** Signs of the table's tools. */

import { el } from "../dom.js";

const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  hint: "M9 18h6M10 21h4M8.500 15C6.500 13.700 5 11.600 5 9a7 7 0 0 1 14 0c0 2.600-1.500 4.700-3.500 6z",
  pass: "M12 3.500a8.500 8.500 0 1 0 .01 0zM8 12h8",
  skip: "M5 5v14l10-7zM19 5v14",
  log: "M5 6h14M5 12h14M5 18h9",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  menu: "M4 7h10M18 7h2M16 4.500v5M4 17h2M10 17h10M8 14.500v5",
  place: "M12 21s-6.500-6.500-6.500-11.500a6.500 6.500 0 0 1 13 0C18.500 14.500 12 21 12 21zM12 7.500v4",
  close: "M6 6l12 12M18 6L6 18",
  keys: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5",
};

/** @param {string} name */
export const toolSign = (name) =>
  el("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, el("path", { d: PATHS[name] }));
