// Line icons of buttons. They are part of the script, so that no button waits for a download.

import { el } from "./dom.js";

const PATHS = {
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.100M17.7 17.700l2.1 2.100M4.2 19.800l2.1-2.100M17.7 6.300l2.1-2.1",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12",
  silence: "M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5",
  book: "M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v13c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 6v13",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V3M8 6.5 12 3l4 3.500M6 11H4v10h16V11h-2",
  arrow: "M5 12h14M13 6l6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  turn: "M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5",
  check: "M5 13l5 5L20 7",
  island: "M4 17c4-4 12-4 16 0M12 14V5M12 5c2-2 5-1 6 1M12 5c-2-2-5-1-6 1M2 21h20",
  lift: "M12 20V8M6 13l6-6 6 6M5 4h14",
  dice: "M4 4h16v16H4zM8.500 8.500v.01M15.500 8.500v.01M12 12v.01M8.500 15.500v.01M15.500 15.500v.01",
  finish: "M5 21V4h12l-2 4 2 4H5",
  hint: "M9 18h6M10 21h4M8.500 15C6.500 13.700 5 11.600 5 9a7 7 0 0 1 14 0c0 2.600-1.500 4.700-3.500 6z",
  pass: "M12 3.500a8.500 8.500 0 1 0 .01 0zM8 12h8",
  skip: "M5 5v14l10-7zM19 5v14",
  log: "M5 6h14M5 12h14M5 18h9",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  menu: "M4 7h10M18 7h2M16 4.500v5M4 17h2M10 17h10M8 14.500v5",
  place: "M12 21s-6.500-6.500-6.500-11.500a6.500 6.500 0 0 1 13 0C18.500 14.500 12 21 12 21zM12 7.500v4",
  keys: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5",
};

/** Draws a line icon. @param {string} name */
export const lineIcon = (name) =>
  el("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, el("path", { d: PATHS[name] }));
