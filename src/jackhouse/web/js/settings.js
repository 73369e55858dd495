// What a guest chose, remembered on this device: language, theme, sound, name.

const KEY = "jackhouse";
const changed = new EventTarget();
let kept = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

export const settings = {
  get: (key, fallback = null) => kept[key] ?? fallback,
  set(key, value) {
    kept = { ...read(), [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // no storage: it holds for this visit
    }
    settings.emit(key, value);
  },
  emit(key, value) {
    changed.dispatchEvent(new CustomEvent(key, { detail: value }));
  },
  /** Call back when a setting changes (or `palette`, whatever made it change); what it returns ends that. */
  on(key, handler) {
    const heard = (event) => handler(event.detail);
    changed.addEventListener(key, heard);
    return () => changed.removeEventListener(key, heard);
  },
  get lang() {
    return document.documentElement.lang;
  },
  /** `light` or `dark`, as it is shown now: the name of a palette of pictures. */
  get palette() {
    return kept.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  },
  get sound() {
    return kept.sound === true;
  },
};
