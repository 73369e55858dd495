// Before anything is painted: the theme and the language that were chosen, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("jackhouse") || "{}");
  } catch {
    // no storage: the defaults do
  }
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  root.lang = kept.lang || ((navigator.language || "").toLowerCase().startsWith("es") ? "es" : "en");
})();
