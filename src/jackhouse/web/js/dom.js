// Helpers for the DOM: elements, listeners, focus, dialogs, style sheets.

/** Returns an element of index.html. @param {string} id @returns {HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "use", "g", "path", "circle", "rect", "title", "line", "polygon", "symbol", "image", "ellipse", "text"]);

/**
 * Creates an element. `attrs`: `class`, `text`, `on: {click: f}`, `dataset: {}`, `style: {}` (set through the CSSOM, as
 * the content security policy requires); properties such as `disabled`, `value`, `checked`; anything else is an
 * attribute, left out if null or false.
 * @param {string} tag
 * @param {Record<string, any>} [attrs]
 * @param {...any} children nodes and strings, in arrays of any depth; null, undefined and false are left out
 * @returns {any} an HTMLElement or SVGElement of that tag
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

/** Adds a listener. @param {EventTarget} target @param {string} name @param {(event: any) => void} handler @returns {() => void} removes it */
export function on(target, name, handler) {
  target.addEventListener(name, handler);
  return () => target.removeEventListener(name, handler);
}

/** Replaces the children of a node. @param {Element} node @param {...any} children as for `el` */
export function clear(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/** Draws a symbol of a sheet that `loadSheet()` of art.js has put into the page. @param {string} id @param {string} className @param {string} title */
export function icon(id, className = "icon", title = "") {
  const svg = el("svg", { class: className, "aria-hidden": title ? null : "true", role: title ? "img" : null });
  if (title) svg.append(el("title", { text: title }));
  svg.append(el("use", { href: `#${id}` }));
  return svg;
}

/** Focuses an element, also one that is no control. @param {HTMLElement | null | undefined} node @param {FocusOptions} options */
export function focusOn(node, options = { preventScroll: false }) {
  if (!node) return;
  if (!node.matches("a[href], button, input, select, textarea, summary, [tabindex]")) node.tabIndex = -1;
  node.focus(options);
}

/** Rebuilds part of the page and restores the focus to the element with the same `data-key`. @param {Element} root @param {() => void} rebuild */
export function keepFocus(root, rebuild) {
  const { activeElement } = document;
  const key = activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement.dataset.key : "";
  rebuild();
  if (!key) return;
  /** @type {HTMLElement | null} */
  const same = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
  same?.focus({ preventScroll: true });
}

/** Moves the toasts and the live region into the topmost dialog: outside of it they would be covered and silent. */
function moveNotifications() {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  top.append(byId("live"), byId("toasts"));
}

/**
 * Shows a native dialog, which is removed when it closes.
 * @param {string} title
 * @param {Element} body
 * @param {Element[]} actions elements for its foot
 * @param {string} className
 * @returns {HTMLDialogElement}
 */
export function dialog(title, body, actions = [], className = "") {
  const heading = el("h2", { id: `dialog-${++dialogs}`, text: title });
  const node = el("dialog", { class: `dialog ${className}`, "aria-labelledby": heading.id }, heading, body,
    actions.length ? el("div", { class: "actions" }, actions) : null);
  on(node, "close", () => {
    moveNotifications();
    node.remove();
    if (document.activeElement !== document.body) return;
    /** @type {NodeListOf<HTMLElement>} */
    const headings = document.querySelectorAll("main h1");
    focusOn([...headings].find((other) => !other.closest("[inert]")), { preventScroll: true }); // the opener is gone
  });
  on(node, "click", (event) => {
    const box = node.getBoundingClientRect(); // clicks on the padding and beside the dialog have the same target
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (event.target === node && !inside) node.close();
  });
  document.body.append(node);
  node.showModal();
  moveNotifications();
  node.scrollTop = 0; // not where the focused button is
  return node;
}
let dialogs = 0;

/** Applies the style sheets of a view and no others; each is loaded once. Resolves when they apply. @param {...string} names */
export function loadStyles(...names) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[data-view]");
  const known = new Map([...links].map((sheet) => [sheet.dataset.view ?? "", sheet]));
  for (const [name, sheet] of known) sheet.media = names.includes(name) ? "all" : "not all";
  return Promise.all(names.filter((name) => !known.has(name)).map((name) => new Promise((done) => {
    const href = new URL(`../css/${name}.css`, import.meta.url).href;
    document.head.append(el("link", { rel: "stylesheet", href, dataset: { view: name }, on: { load: done, error: done } }));
  })));
}

/** Applies more style sheets beside those of the view. @param {...string} names */
export function addStyles(...names) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[data-view]");
  const applied = [...links].filter((sheet) => sheet.media !== "not all").map((sheet) => sheet.dataset.view ?? "");
  return loadStyles(...applied, ...names);
}

/** Whether the system asks for reduced motion. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether this page was opened by an address that other devices cannot use. */
export const isLocalAddress = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Copies a text; without the API, which plain HTTP does not have, from a field. Returns whether it was copied. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { activeElement } = document;
    const field = el("textarea", { class: "unseen", readonly: true, value: text, "aria-hidden": "true" });
    ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
    field.focus({ preventScroll: true });
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    return isCopied;
  }
}
