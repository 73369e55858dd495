// Settings that are kept on this device: language, theme, sound, name.

const KEY = "jackhouse";
const changed = new EventTarget();
let kept = read();

/** @returns {Record<string, any>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @typedef {typeof settings} Settings */
export const settings = {
  /** @param {string} key @param {any} fallback @returns {any} */
  get: (key, fallback = null) => kept[key] ?? fallback,
  /** @param {string} key @param {any} value */
  set(key, value) {
    kept = { ...read(), [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // no storage: the setting holds for this visit
    }
    settings.emit(key, value);
  },
  /** @param {string} key @param {any} value */
  emit(key, value) {
    changed.dispatchEvent(new CustomEvent(key, { detail: value }));
  },
  /** Adds a listener for a setting or for `palette`. @param {string} key @param {(value: any) => void} handler @returns {() => void} removes it */
  on(key, handler) {
    const listener = (event) => handler(/** @type {CustomEvent} */ (event).detail);
    changed.addEventListener(key, listener);
    return () => changed.removeEventListener(key, listener);
  },
  get lang() {
    return document.documentElement.lang;
  },
  /** The palette that is shown now: `light` or `dark`. */
  get palette() {
    return kept.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  },
  get sound() {
    return kept.sound === true;
  },
};
