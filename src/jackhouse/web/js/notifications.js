// Notifications: texts for screen readers in a live region, and toasts that everybody sees.

import { byId } from "./dom.js";

const PAUSE = 600; // milliseconds between two changes of the live region
const KEPT = 5; // texts that stay in it: a screen reader may come to one when others have followed

/** @type {string[]} */
let queue = [];
let timer = 0;

/** Has screen readers say a text, a pause after the text before it. @param {string} text */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  if (!timer) next();
}

function next() {
  const texts = queue;
  queue = [];
  if (!texts.length) {
    timer = 0;
    return;
  }
  const line = document.createElement("p");
  line.textContent = texts.join(" ");
  const live = byId("live");
  live.append(line);
  while (live.children.length > KEPT) live.firstElementChild?.remove();
  timer = setTimeout(next, PAUSE);
}

/** Shows a short text at the foot of the page and announces it. @param {string} text @param {string} kind @param {string} spoken */
export function toast(text, kind = "note", spoken = text) {
  const note = document.createElement("p");
  note.className = `toast ${kind}`;
  note.textContent = text;
  byId("toasts").append(note);
  setTimeout(() => note.remove(), Math.max(4000, text.length * 70));
  announce(spoken);
}
