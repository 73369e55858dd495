// What a guest is called: what they wrote last, or one of the names that the house lends.

import { settings } from "./settings.js";

export function myName(words) {
  const kept = settings.get("name");
  if (kept) return kept;
  const lent = words.say("web-lent-names").split(",").map((name) => name.trim());
  return lent[Math.floor(Math.random() * lent.length)];
}

export function rememberName(name) {
  const plain = name.trim();
  if (plain) settings.set("name", plain);
}
