// Elements, events, focus: all that the page needs of the DOM in a few words.

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "use", "g", "path", "circle", "rect", "title", "line", "polygon", "symbol", "image", "ellipse"]);

/**
 * An element. `attrs`: `class`, `text`, `on: {click: f}`, `dataset: {}`, `style: {}` (set through the CSSOM, as the
 * page's security policy wants it); properties such as `disabled`, `value`, `checked`; anything else is an attribute,
 * left out if null or false.
 */
export function el(tag, attrs = {}, ...children) {
  const node = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [key, value] of Object.entries(attrs || {})) set(node, key, value);
  append(node, children);
  return node;
}

const PROPERTIES = new Set(["value", "checked", "disabled", "selected", "indeterminate", "hidden", "open"]);

function set(node, key, value) {
  if (key === "on") for (const [name, handler] of Object.entries(value)) node.addEventListener(name, handler);
  else if (key === "text") node.textContent = value;
  else if (key === "style") Object.assign(node.style, value);
  else if (key === "dataset") Object.assign(node.dataset, value);
  else if (PROPERTIES.has(key) && key in node) node[key] = value;
  else if (value === true) node.setAttribute(key, "");
  else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
}

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
}

/** A listener; what it returns takes it away again. */
export function on(target, name, handler, options) {
  target.addEventListener(name, handler, options);
  return () => target.removeEventListener(name, handler, options);
}

export function clear(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/** A symbol of a sheet that `sheet()` of art.js has put into the page. */
export function icon(id, className = "icon", title = "") {
  const svg = el("svg", { class: className, "aria-hidden": title ? null : "true", role: title ? "img" : null });
  if (title) svg.append(el("title", { text: title }));
  svg.append(el("use", { href: `#${id}` }));
  return svg;
}

/** Give the keyboard to an element, also to one that is no control. */
export function focusOn(node, options = { preventScroll: false }) {
  if (!node) return;
  if (!node.matches("a[href], button, input, select, textarea, summary, [tabindex]")) node.tabIndex = -1;
  node.focus(options);
}

/** Rebuild part of the page without losing the keyboard: the element with the same `data-key` gets it back. */
export function keepFocus(root, rebuild) {
  const key = root.contains(document.activeElement) ? document.activeElement.dataset.key : "";
  rebuild();
  if (key) root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Notes and the live region go to the topmost dialog: what is outside of it is covered, and silent for a screen reader. */
function moveNotes() {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  top.append(document.getElementById("live"), document.getElementById("toasts"));
}

/** A native dialog, shown; it is taken away when it closes. `actions` are elements for its foot. */
export function dialog(title, body, actions = [], className = "") {
  const heading = el("h2", { id: `dialog-${++dialogs}`, text: title });
  const node = el("dialog", { class: `dialog ${className}`, "aria-labelledby": heading.id }, heading, body,
    actions.length ? el("div", { class: "actions" }, actions) : null);
  on(node, "close", () => {
    moveNotes();
    node.remove();
    if (document.activeElement !== document.body) return;
    const headings = [...document.querySelectorAll("main h1")].filter((heading) => !heading.closest("[inert]"));
    focusOn(headings[0], { preventScroll: true }); // what opened it is gone
  });
  on(node, "click", (event) => {
    const box = node.getBoundingClientRect(); // a click on the dialog's own padding has the same target as one beside it
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (event.target === node && !inside) node.close();
  });
  document.body.append(node);
  node.showModal();
  moveNotes();
  node.scrollTop = 0; // not where the button with the keyboard is
  return node;
}
let dialogs = 0;

/** The style sheets of a view, each loaded once; those of other views no longer apply. Resolves when they do. */
export function style(...names) {
  const known = new Map([...document.querySelectorAll("link[data-view]")].map((sheet) => [sheet.dataset.view, sheet]));
  for (const [name, sheet] of known) sheet.media = names.includes(name) ? "all" : "not all";
  return Promise.all(names.filter((name) => !known.has(name)).map((name) => new Promise((done) => {
    const href = new URL(`../css/${name}.css`, import.meta.url).href;
    document.head.append(el("link", { rel: "stylesheet", href, dataset: { view: name }, on: { load: done, error: done } }));
  })));
}

export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** May things move? */
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Copy where that is allowed; else mark it, so that the guest can. */
export async function copyText(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    document.execCommand("copy");
  }
}
