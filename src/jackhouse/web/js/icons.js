// The few signs of the frame, drawn here: they must not wait for anything.

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
};

export const sign = (name) =>
  el("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, el("path", { d: PATHS[name] }));
