// The front page: what this is, and a game in one click.

import { boardAnchors, boardUrl, sheet } from "./art.js";
import { clear, el, icon, on, style } from "./dom.js";
import { joinForm } from "./join.js";
import { tableList } from "./lists.js";
import { playNow } from "./opening.js";
import { stroll } from "./stroll.js";

const BOARD = { game: "jack-rabbits", board: "sample" };
const ISLAND = { game: "jackal", board: ".2!R-^1..-Wo..-.B^3" };

export async function show(root, context) {
  const { words, api, settings } = context;
  await style("home");
  const mine = el("section", { hidden: true, "aria-labelledby": "mine" });
  const lobby = el("section", { "aria-labelledby": "lobby" }, el("h2", { id: "lobby", text: words.say("web-lobby") }));
  const chart = el("div", { class: "chart" });
  const island = el("img", { alt: "", width: "220", height: "220", src: boardUrl(ISLAND), loading: "lazy" });
  root.append(hero(context, chart), el("div", { class: "page shore" }, steps(words), other(context, island), el("div", { class: "rooms" }, mine,
    el("section", {}, el("h2", { text: words.say("web-join-title") }), joinForm(context)), lobby)));

  const life = draw(chart, context);
  const tables = async () => {
    const [own, open, games] = await Promise.all([api.mine().catch(() => []), api.lobby().catch(() => []), api.games()]);
    showMine(mine, own, games, words);
    showLobby(lobby, open.filter((table) => !own.some(({ code }) => code === table.code)), games, words);
  };
  const update = () => tables().catch(() => {}); // tried again with the next interval
  update();
  const again = setInterval(() => document.hidden || update(), 20000);
  const repaint = settings.on("palette", () => {
    life.repaint();
    island.src = boardUrl(ISLAND);
  });
  return {
    close() {
      clearInterval(again);
      repaint();
      life.close();
    },
  };
}

/** A button that opens a table of a game and goes there. @param {object} context @param {string} game */
function playButton({ words, go, toast, explain }, game, attrs) {
  const start = el("button", { type: "button", dataset: { game }, ...attrs });
  on(start, "click", async () => {
    if (start.getAttribute("aria-busy")) return;
    start.setAttribute("aria-busy", "true");
    try {
      go(`/t/${await playNow(words, game)}`);
    } catch (trouble) {
      start.removeAttribute("aria-busy");
      toast(explain(trouble), "bad");
    }
  });
  return start;
}

function hero(context, chart) {
  const { words } = context;
  return el("section", { class: "hero" }, el("div", { class: "inside" },
    el("div", {},
      el("h1", { text: words.game("jack-rabbits").label }),
      el("p", { class: "lead", text: words.game("jack-rabbits").text }),
      el("div", { class: "ways" },
        playButton(context, "jack-rabbits", { class: "button primary big", id: "play", text: words.say("web-play-now") }),
        el("p", { class: "after", text: words.say("web-play-now-help") }),
        el("div", { class: "row" },
          el("a", { class: "button", href: "/new", text: words.say("web-make-table") }),
          el("a", { class: "button", href: "/join", text: words.say("web-join-short") })))),
    chart));
}

/** The other game of the house. @param {object} context @param {Element} picture */
function other(context, picture) {
  const { label, text } = context.words.game("jackal");
  return el("section", { class: "other", "aria-labelledby": "other" }, picture,
    el("div", {}, el("h2", { id: "other", text: label }), el("p", { text }),
      el("div", { class: "row" },
        playButton(context, "jackal", { class: "button", id: "play-jackal", text: context.words.say("web-play-jackal") }),
        el("a", { class: "button", href: "/new#game=jackal", text: context.words.say("web-make-jackal") }),
        el("a", { href: "/rules#JK", text: context.words.say("web-read-rules") }))));
}

function steps(words) {
  const step = (picture, title, text) =>
    el("li", {}, icon(picture), el("h3", { text: words.say(title) }), el("p", { text: words.say(text) }));
  return el("section", { "aria-labelledby": "how" }, el("h2", { id: "how", text: words.say("web-how") }),
    el("ul", { class: "steps" },
      step("die-5", "web-step-roads", "web-step-roads-help"),
      step("carrot-1", "web-step-cards", "web-step-cards-help"),
      step("rabbit-0", "web-step-home", "web-step-home-help")),
    el("p", { class: "row" }, el("a", { href: "/rules", text: words.say("web-read-rules") })));
}

function showMine(section, tables, games, words) {
  const going = tables.filter((table) => !table.over).reverse().slice(0, 6);
  section.hidden = !going.length;
  clear(section, el("h2", { id: "mine", text: words.say("web-my-tables") }), tableList(going, games, words));
}

function showLobby(section, tables, games, words) {
  clear(section, el("h2", { id: "lobby", text: words.say("web-lobby") }),
    tables.length ? tableList(tables.slice(0, 8), games, words) : el("p", { class: "soft", text: words.say("web-lobby-empty") }));
}

/** The map, and rabbits on it once the page has come to rest. */
function draw(chart, { words }) {
  const image = el("image", {});
  const picture = el("svg", { role: "img", "aria-label": words.say("web-map") }, image);
  const walkers = el("svg", { class: "walkers", "aria-hidden": "true" });
  chart.append(picture, walkers);
  const wide = matchMedia("(min-width: 56rem)");
  let anchors = null;
  let life = null;
  let over = false;
  const repaint = () => {
    image.setAttribute("href", boardUrl(BOARD));
    return sheet("pieces");
  };
  const fit = () => {
    if (!anchors) return;
    const [x, y, width, height] = anchors.viewBox;
    Object.entries({ x, y, width, height }).forEach(([key, value]) => image.setAttribute(key, value));
    const middle = anchors.places.citadel.centre[1];
    const box = wide.matches ? anchors.viewBox : [x, middle - width * 0.42, width, width * 0.8];
    [picture, walkers].forEach((layer) => layer.setAttribute("viewBox", box.join(" ")));
  };
  const unfit = on(wide, "change", fit);
  Promise.all([boardAnchors(BOARD), repaint()]).then(([found]) => {
    if (over) return;
    anchors = found;
    fit();
    life = stroll(walkers, anchors);
    life.go(2);
    on(chart, "pointerenter", () => life.go(1));
    on(chart, "click", () => life.go(3));
  }, () => {});
  return {
    repaint,
    close() {
      over = true;
      unfit();
      life?.close();
    },
  };
}
