// The header of the page, and the view for the address.

import { api, ensureClient } from "./api.js";
import { byId, clear, el, focusOn, on } from "./dom.js";
import { lineIcon } from "./icons.js";
import { announce, toast } from "./notifications.js";
import { settings } from "./settings.js";
import { Lexicon } from "./text/lexicon.js";

const LANGUAGES = { en: "English", es: "Español" };
const root = document.documentElement;
const main = byId("main");

/**
 * @typedef {object} Context what a view gets
 * @property {Lexicon} lexicon
 * @property {import("./api.js").Api} api
 * @property {import("./settings.js").Settings} settings
 * @property {typeof go} go
 * @property {typeof announce} announce
 * @property {typeof toast} toast
 * @property {typeof explain} explain
 * @property {typeof setTitle} setTitle
 * @property {typeof setView} setView
 * @property {() => void} refresh shows the view again
 *
 * @typedef {{close?: () => void} | void} OpenView
 * @typedef {{show: (root: HTMLElement, context: Context, code: string) => Promise<OpenView>}} ViewModule
 */

/** @type {[RegExp, string, () => Promise<ViewModule>][]} paths, names and modules of the views; a path may hold a code */
const VIEWS = [
  [/^\/$/, "home", () => import("./views/home.js")],
  [/^\/new$/, "setup", () => import("./views/setup.js")],
  [/^\/build$/, "build", () => import("./views/build.js")],
  [/^\/boards$/, "boards", () => import("./views/boards.js")],
  [/^\/join$/, "join", () => import("./views/join.js")],
  [/^\/rules$/, "rules", () => import("./views/rulebook.js")],
  [/^\/link\/([^/]+)$/, "link", () => import("./views/seat_link.js")],
  [/^\/t\/([^/]+)$/, "seats", () => import("./views/table_route.js")],
];

/** @type {Lexicon} */
let lexicon;
/** @type {OpenView | null} */
let openView = null;
let lastRequest = 0; // counts calls of `show`, so that an overtaken one can stop
let path = "";

/** Shows the view for the address. @param {boolean} moveFocus whether the focus goes to the new view */
async function show(moveFocus = true) {
  const request = ++lastRequest;
  path = location.pathname;
  close();
  const [pattern, name, load] = VIEWS.find(([path]) => path.test(location.pathname)) || VIEWS[0];
  /** @type {Context} */
  const context = { lexicon, api, settings, go, announce, toast, explain, setTitle, refresh: () => show(), setView };
  setView(name);
  setTitle();
  main.setAttribute("aria-busy", "true");
  try {
    const [view] = await Promise.all([load(), ...partsOf(name).map((part) => lexicon.need(part))]);
    if (request !== lastRequest) return;
    clear(main);
    const opened = await view.show(main, context, decodeURIComponent(pattern.exec(location.pathname)?.[1] ?? ""));
    if (request === lastRequest) openView = opened;
    else opened?.close?.();
  } catch (error) {
    await lexicon.need("why").catch(() => {});
    if (request === lastRequest) showFailure(error);
  }
  if (request !== lastRequest) return;
  main.removeAttribute("aria-busy");
  performance.mark("shown");
  if (document.body.dataset.view !== "table") lexicon.need("why").catch(() => {}); // before anything is refused
  if (moveFocus && !main.contains(document.activeElement)) focusOn(main.querySelector("h1") || main, { preventScroll: true });
}

/** Returns the parts of the texts that a view needs from the start. @param {string} name */
const partsOf = (name) => ({ seats: [], build: ["builder", "why"], boards: ["builder"] })[name] ?? ["rooms"];

function close() {
  openView?.close?.();
  openView = null;
}

/** @param {any} error */
function showFailure(error) {
  setView("trouble");
  clear(main, el("section", { class: "page narrow" },
    el("h1", { text: lexicon.say("web-trouble") }),
    el("p", { text: explain(error) }),
    el("p", {}, el("a", { class: "button", href: "/", text: lexicon.say("web-to-the-front") }))));
}

/**
 * Returns an error of the API in words, and any other error as unexpected.
 * @param {any} error
 * @param {string[] | null} names of the players by seat
 */
function explain(error, names = null) {
  if (error?.code && lexicon.has(`reason-${error.code}`)) {
    return lexicon.reason(error.code, error.rule, error.params, names);
  }
  console.error(error);
  return lexicon.reason("unexpected");
}

/** Goes to another address of this page. @param {string} address @param {boolean} replace */
function go(address, replace = false) {
  history[replace ? "replaceState" : "pushState"]({}, "", address);
  scrollTo(0, 0);
  return show();
}

/** @param {string} name for the style sheets */
function setView(name) {
  document.body.dataset.view = name;
}

function setTitle(text = "") {
  document.title = text ? `${text} · Jackhouse` : "Jackhouse";
}

// ---- the header ----------------------------------------------------------------------------------------------------

function drawHeader() {
  root.lang = lexicon.lang;
  const other = lexicon.lang === "en" ? "es" : "en";
  byId("skip").textContent = lexicon.say("web-skip");
  clear(byId("header"),
    el("a", { class: "brand", href: "/", "aria-label": lexicon.say("web-home") },
      el("img", { src: new URL("../icon.svg", import.meta.url).pathname, alt: "", width: 32, height: 32 }),
      el("span", { text: "Jackhouse", "aria-hidden": "true" })),
    el("nav", { "aria-label": lexicon.say("web-menu") },
      el("a", { class: "tool", href: "/rules", "aria-label": lexicon.say("web-rules") }, lineIcon("book"),
        el("span", { class: "wide", text: lexicon.say("web-rules") })),
      el("button", { class: "tool", id: "language", type: "button", lang: other, "aria-label": LANGUAGES[other],
        on: { click: () => settings.set("lang", other) } },
      el("span", { class: "wide", text: LANGUAGES[other] }), el("span", { class: "narrow-only", text: other.toUpperCase() })),
      toggle("theme", () => settings.palette === "dark", "web-dark", { true: "moon", false: "sun" },
        (dark) => settings.set("theme", dark ? "dark" : "light")),
      toggle("sound", () => settings.sound, "web-sound", { true: "sound", false: "silence" },
        (loud) => settings.set("sound", loud))));
}

/**
 * Returns a button that is pressed or not.
 * @param {string} id
 * @param {() => boolean} read
 * @param {string} label the id of its text
 * @param {Record<"true" | "false", string>} icons
 * @param {(pressed: boolean) => void} write
 */
function toggle(id, read, label, icons, write) {
  const button = el("button", { class: "tool", id, type: "button", "aria-label": lexicon.say(label), title: lexicon.say(label) });
  const draw = () => {
    button.setAttribute("aria-pressed", String(read()));
    clear(button, lineIcon(icons[read() ? "true" : "false"]));
  };
  on(button, "click", () => {
    write(!read());
    draw();
  });
  draw();
  return button;
}

function applyTheme() {
  const theme = settings.get("theme");
  if (theme) root.dataset.theme = theme;
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

// ---- start ---------------------------------------------------------------------------------------------------------

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
  if (location.pathname !== path) show(); // else only the hash has changed
});
settings.on("lang", async (lang) => {
  lexicon = await Lexicon.load(lang);
  const focused = document.activeElement?.id;
  drawHeader();
  await show(false);
  if (focused) document.getElementById(focused)?.focus();
});
settings.on("theme", () => {
  applyTheme();
  settings.emit("palette", settings.palette);
});
on(matchMedia("(prefers-color-scheme: dark)"), "change", () => {
  applyTheme();
  settings.emit("palette", settings.palette);
});

applyTheme();
lexicon = await Lexicon.load(root.lang).catch(() => Lexicon.load("en"));
drawHeader();
ensureClient().catch(() => {}); // requests that need the cookie report the error
show(false);
