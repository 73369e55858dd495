// The frame of the page, and which view the address calls for.

import { api, ensureClient } from "./api.js";
import { clear, el, focusOn, on } from "./dom.js";
import { sign } from "./icons.js";
import { announce, toast } from "./live.js";
import { settings } from "./settings.js";
import { Words } from "./words.js";

const LANGUAGES = { en: "English", es: "Español" };
const root = document.documentElement;
const main = document.getElementById("main");

// A view is a module with `show(root, context, ...parts of the address)`; what that returns may have a `close()`.
const VIEWS = [
  [/^\/$/, "home", () => import("./home.js")],
  [/^\/new$/, "setup", () => import("./setup.js")],
  [/^\/join$/, "join", () => import("./join.js")],
  [/^\/rules$/, "rules", () => import("./rules.js")],
  [/^\/link\/([^/]+)$/, "link", () => import("./link.js")],
  [/^\/t\/([^/]+)$/, "seats", () => import("./seats.js")],
];

let words;
let shown = null;
let turn = 0;
let path = "";

/** Show what the address calls for; `fresh` after a click rather than at the first load. */
async function show(fresh = true) {
  const mine = ++turn;
  path = location.pathname;
  close();
  const [pattern, name, load] = VIEWS.find(([path]) => path.test(location.pathname)) || VIEWS[0];
  const context = { words, api, settings, go, announce, toast, explain, setTitle, refresh: () => show(), setView };
  setView(name);
  setTitle();
  main.setAttribute("aria-busy", "true");
  try {
    const [view] = await Promise.all([load(), ...partsOf(name).map((part) => words.need(part))]);
    if (mine !== turn) return;
    clear(main);
    const opened = await view.show(main, context, ...pattern.exec(location.pathname).slice(1).map(decodeURIComponent));
    if (mine === turn) shown = opened;
    else opened?.close?.();
  } catch (trouble) {
    await words.need("why").catch(() => {});
    if (mine === turn) failed(trouble);
  }
  if (mine !== turn) return;
  main.removeAttribute("aria-busy");
  performance.mark("shown");
  if (document.body.dataset.view !== "table") words.need("why").catch(() => {}); // before anything is refused
  if (fresh && !main.contains(document.activeElement)) focusOn(main.querySelector("h1") || main, { preventScroll: true });
}

/** The texts that a view needs besides those of every page; a table's address finds out by itself. */
const partsOf = (name) => (name === "seats" ? [] : ["rooms"]);

function close() {
  shown?.close?.();
  shown = null;
}

function failed(trouble) {
  setView("trouble");
  clear(main, el("section", { class: "page narrow" },
    el("h1", { text: words.say("web-trouble") }),
    el("p", { text: explain(trouble) }),
    el("p", {}, el("a", { class: "button", href: "/", text: words.say("web-to-the-front") }))));
}

/** What was refused, in words; a fault of ours as such. */
function explain(trouble, names = null) {
  if (trouble?.code && words.has(`reason-${trouble.code}`)) {
    return words.reason(trouble.code, trouble.rule, trouble.params, names);
  }
  console.error(trouble);
  return words.reason("unexpected");
}

/** Go to another address of this house. */
export function go(path, replace = false) {
  history[replace ? "replaceState" : "pushState"]({}, "", path);
  scrollTo(0, 0);
  return show();
}

function setView(name) {
  document.body.dataset.view = name;
}

function setTitle(text = "") {
  document.title = text ? `${text} · Jackhouse` : "Jackhouse";
}

// ---- the frame -----------------------------------------------------------------------------------------------------

function frame() {
  root.lang = words.lang;
  const other = Object.keys(LANGUAGES).find((lang) => lang !== words.lang);
  const skip = document.getElementById("skip");
  skip.textContent = words.say("web-skip");
  clear(document.getElementById("header"),
    el("a", { class: "brand", href: "/", "aria-label": words.say("web-home") },
      el("img", { src: new URL("../icon.svg", import.meta.url).pathname, alt: "", width: 32, height: 32 }),
      el("span", { text: "Jackhouse", "aria-hidden": "true" })),
    el("nav", { "aria-label": words.say("web-menu") },
      el("a", { class: "tool", href: "/rules", "aria-label": words.say("web-rules") }, sign("book"),
        el("span", { class: "wide", text: words.say("web-rules") })),
      el("button", { class: "tool", id: "language", type: "button", lang: other, "aria-label": LANGUAGES[other],
        on: { click: () => settings.set("lang", other) } },
      el("span", { class: "wide", text: LANGUAGES[other] }), el("span", { class: "narrow-only", text: other.toUpperCase() })),
      toggle("theme", () => settings.palette === "dark", "web-dark", { true: "moon", false: "sun" },
        (dark) => settings.set("theme", dark ? "dark" : "light")),
      toggle("sound", () => settings.sound, "web-sound", { true: "sound", false: "silence" },
        (loud) => settings.set("sound", loud))));
}

/** A button that is pressed or not. */
function toggle(id, read, label, signs, write) {
  const button = el("button", { class: "tool", id, type: "button", "aria-label": words.say(label), title: words.say(label) });
  const draw = () => {
    button.setAttribute("aria-pressed", String(read()));
    clear(button, sign(signs[read()]));
  };
  on(button, "click", () => {
    write(!read());
    draw();
  });
  draw();
  return button;
}

function paint() {
  const theme = settings.get("theme");
  if (theme) root.dataset.theme = theme;
  document.querySelector("meta[name=theme-color]").content = settings.palette === "dark" ? "#1b1f22" : "#fbf7ee";
}

// ---- beginning -----------------------------------------------------------------------------------------------------

on(document, "click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const to = new URL(link.href);
  if (link.target || link.hasAttribute("download") || to.origin !== location.origin) return;
  if (to.pathname === location.pathname && to.hash) return;
  if (!VIEWS.some(([path]) => path.test(to.pathname))) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});
on(window, "popstate", () => {
  if (location.pathname !== path) show(); // else only the hash is another
});
settings.on("lang", async (lang) => {
  words = await Words.load(lang);
  const kept = document.activeElement?.id;
  frame();
  await show(false);
  if (kept) document.getElementById(kept)?.focus();
});
settings.on("theme", () => {
  paint();
  settings.emit("palette", settings.palette);
});
on(matchMedia("(prefers-color-scheme: dark)"), "change", () => {
  paint();
  settings.emit("palette", settings.palette);
});

paint();
words = await Words.load(root.lang).catch(() => Words.load("en"));
frame();
ensureClient().catch(() => {}); // if the house cannot be reached, whoever needs it says so
show(false);
