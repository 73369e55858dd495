// Runs before the first paint: applies the stored theme and language, so that the page does not flash.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("jackhouse") || "{}");
  } catch {
    // no storage: the defaults apply
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  root.lang = kept.lang || ((navigator.language || "").toLowerCase().startsWith("es") ? "es" : "en");
})();
