// The front page: both games, each with a button that starts a game at once, and lists of tables.

import { boardAnchors, boardUrl, loadSheet } from "../art.js";
import { clear, el, icon, on, loadStyles } from "../dom.js";
import { afterPress } from "../pointer.js";
import { joinForm } from "./join.js";
import { tableList } from "./table_list.js";
import { playNow } from "./open_table.js";
import { animateRabbits } from "./home_animation.js";

const BOARD = { game: "jack-rabbits", board: "sample" };
const ISLAND = { game: "jackal", board: ".2!R-^1..-Wo..-.B^3" };

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, context) {
  const { lexicon, api, settings } = context;
  await loadStyles("home");
  const mine = el("section", { hidden: true, "aria-labelledby": "mine" });
  const lobby = el("section", { "aria-labelledby": "lobby" }, el("h2", { id: "lobby", text: lexicon.say("web-lobby") }));
  const chart = el("div", { class: "chart" });
  const island = el("img", { alt: "", width: "220", height: "220", src: boardUrl(ISLAND), loading: "lazy" });
  root.append(hero(context, chart), el("div", { class: "page shore" }, steps(lexicon), other(context, island), el("div", { class: "rooms" }, mine,
    el("section", {}, el("h2", { text: lexicon.say("web-join-title") }), joinForm(context)), lobby)));

  const map = drawMap(chart, context);
  const tables = async () => {
    const [own, open, games] = await Promise.all([api.myTables().catch(() => []), api.listTables().catch(() => []), api.games()]);
    afterPress(() => {
      showMine(mine, own, games, lexicon);
      showLobby(lobby, open.filter((table) => !own.some(({ code }) => code === table.code)), games, lexicon);
    });
  };
  const update = () => tables().catch(() => {}); // tried again with the next interval
  update();
  const again = setInterval(() => document.hidden || update(), 20000);
  const repaint = settings.on("palette", () => {
    map.repaint();
    island.src = boardUrl(ISLAND);
  });
  return {
    close() {
      clearInterval(again);
      repaint();
      map.close();
    },
  };
}

/** Returns a button that opens a table of a game and goes there. @param {import("../main.js").Context} context @param {string} game @param {object} attrs */
function playButton({ lexicon, go, toast, explain }, game, attrs) {
  const start = el("button", { type: "button", dataset: { game }, ...attrs });
  on(start, "click", async () => {
    if (start.getAttribute("aria-busy")) return;
    start.setAttribute("aria-busy", "true");
    try {
      go(`/t/${await playNow(lexicon, game)}`);
    } catch (error) {
      start.removeAttribute("aria-busy");
      toast(explain(error), "bad");
    }
  });
  return start;
}

function hero(context, chart) {
  const { lexicon } = context;
  return el("section", { class: "hero" }, el("div", { class: "inside" },
    el("div", {},
      el("h1", { text: lexicon.game("jack-rabbits").label }),
      el("p", { class: "lead", text: lexicon.game("jack-rabbits").text }),
      el("div", { class: "ways" },
        playButton(context, "jack-rabbits", { class: "button primary big", id: "play", text: lexicon.say("web-play-now") }),
        el("p", { class: "after", text: lexicon.say("web-play-now-help") }),
        el("div", { class: "row" },
          el("a", { class: "button", href: "/new", text: lexicon.say("web-make-table") }),
          el("a", { class: "button", href: "/join", text: lexicon.say("web-join-short") })),
        el("p", { class: "after" }, el("a", { href: "/build", text: lexicon.say("web-build") })))),
    chart));
}

/** Draws the section of the second game. @param {import("../main.js").Context} context @param {Element} picture */
function other(context, picture) {
  const { label, text } = context.lexicon.game("jackal");
  return el("section", { class: "other", "aria-labelledby": "other" }, picture,
    el("div", {}, el("h2", { id: "other", text: label }), el("p", { text }),
      el("div", { class: "row" },
        playButton(context, "jackal", { class: "button", id: "play-jackal", text: context.lexicon.say("web-play-jackal") }),
        el("a", { class: "button", href: "/new#game=jackal", text: context.lexicon.say("web-make-jackal") }),
        el("a", { href: "/rules#JK", text: context.lexicon.say("web-read-rules") }))));
}

function steps(lexicon) {
  const step = (picture, title, text) =>
    el("li", {}, icon(picture), el("h3", { text: lexicon.say(title) }), el("p", { text: lexicon.say(text) }));
  return el("section", { "aria-labelledby": "how" }, el("h2", { id: "how", text: lexicon.say("web-how") }),
    el("ul", { class: "steps" },
      step("die-5", "web-step-roads", "web-step-roads-help"),
      step("carrot-1", "web-step-cards", "web-step-cards-help"),
      step("rabbit-0", "web-step-home", "web-step-home-help")),
    el("p", { class: "row" }, el("a", { href: "/rules", text: lexicon.say("web-read-rules") })));
}

function showMine(section, tables, games, lexicon) {
  const going = tables.filter((table) => !table.over).reverse().slice(0, 6);
  section.hidden = !going.length;
  clear(section, el("h2", { id: "mine", text: lexicon.say("web-my-tables") }), tableList(going, games, lexicon));
}

function showLobby(section, tables, games, lexicon) {
  clear(section, el("h2", { id: "lobby", text: lexicon.say("web-lobby") }),
    tables.length ? tableList(tables.slice(0, 8), games, lexicon) : el("p", { class: "soft", text: lexicon.say("web-lobby-empty") }));
}

/** Draws the map and, once it is loaded, rabbits on it. */
function drawMap(chart, { lexicon }) {
  const image = el("image", {});
  const picture = el("svg", { role: "img", "aria-label": lexicon.say("web-map") }, image);
  const walkers = el("svg", { class: "walkers", "aria-hidden": "true" });
  chart.append(picture, walkers);
  const wide = matchMedia("(min-width: 56rem)");
  /** @type {any} */
  let anchors = null;
  /** @type {ReturnType<typeof animateRabbits> | null} */
  let animation = null;
  let isClosed = false;
  const repaint = () => {
    image.setAttribute("href", boardUrl(BOARD));
    return loadSheet("pieces");
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
    if (isClosed) return;
    anchors = found;
    fit();
    const rabbits = animateRabbits(walkers, anchors);
    animation = rabbits;
    rabbits.go(2);
    on(chart, "pointerenter", () => rabbits.go(1));
    on(chart, "click", () => rabbits.go(3));
  }, () => {});
  return {
    repaint,
    close() {
      isClosed = true;
      unfit();
      animation?.close();
    },
  };
}
