"""How long after a click the page shows what came of it, measured in the browser, as a JSON line.

From the event's own time to a frame after the new state has been painted, on loopback, without animation: whole games
against a bot, answered as the best bot advises.
"""

import json
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tests.server.server_process import serving
from tests.web.browser import ContextPool, Guest, launch
from tests.web.tables import at_table, open_table, play_to_the_end

GOAL = 150.0  # milliseconds, of 95 clicks in a hundred
GAMES = 3

MEASURE = """() => {
  window.waits = [];
  document.addEventListener("click", (event) => {
    const prompt = document.querySelector(".prompt");
    if (!event.target.closest("[data-action]") || !prompt) return;
    const before = prompt.dataset.decision;
    const watch = new MutationObserver(() => {
      if (prompt.dataset.decision === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - event.timeStamp)));
    });
    watch.observe(prompt, { attributes: true });
  }, true);
}"""


def main() -> None:
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as driver:
        browser = launch(driver)
        for game in range(GAMES):
            guest = Guest(ContextPool(browser), server.address)
            code = open_table(guest, bots=1, practice={"seed": game + 1})
            page = at_table(guest, code)
            page.evaluate(MEASURE)
            play_to_the_end(guest, page, code)
            waits += page.evaluate("window.waits")
            guest.close()
        browser.close()
    p95 = quantiles(waits, n=20)[-1]
    figures = {"median_ms": round(median(waits), 1), "p95_ms": round(p95, 1), "most_ms": round(max(waits), 1)}
    print(json.dumps({"bench": "page", "clicks": len(waits), **figures, "goal_ms": GOAL, "met": p95 < GOAL}))


if __name__ == "__main__":
    main()
