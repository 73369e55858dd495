// The collection: the maps that come with the game, with pictures and figures.

import { boardUrl } from "../art.js";
import { el, loadStyles } from "../dom.js";

const GAME = "jack-rabbits";

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, { api, lexicon, settings, setTitle }) {
  const [{ boards }] = await Promise.all([api.boards(), loadStyles("boards")]);
  setTitle(lexicon.say("boards-title"));
  const pictures = new Map(boards.map(({ name }) => [name, el("img", { alt: lexicon.say("boards-picture", { name: lexicon.board(name) }),
    src: boardUrl({ game: GAME, board: name }), loading: "lazy", width: 480, height: 360 })]));
  root.append(el("section", { class: "page" },
    el("h1", { text: lexicon.say("boards-title") }),
    el("p", { text: lexicon.say("boards-lead") }),
    el("p", {}, el("a", { class: "button", href: "/build", text: lexicon.say("build-link") })),
    el("ul", { class: "boards" }, boards.map((board) => drawBoard(board, pictures.get(board.name), lexicon)))));
  return {
    close: settings.on("palette", () => pictures.forEach((picture, name) => (picture.src = boardUrl({ game: GAME, board: name })))),
  };
}

/** @param {any} board @param {Element} picture @param {import("../text/lexicon.js").Lexicon} lexicon */
function drawBoard(board, picture, lexicon) {
  const { name } = board;
  const figures = [
    lexicon.say("boards-tiles", { count: board.tiles }), lexicon.say("boards-lands", { count: board.landmasses }),
    lexicon.say("boards-open-roads", { count: board.open_roads }), board.lakes.length ? lexicon.say("boards-lakes", { count: board.lakes.length }) : "",
  ];
  const title = lexicon.board(name);
  const about = `about-${name}`;
  return el("li", { class: "panel" }, picture,
    el("h2", { id: about, text: title }),
    lexicon.has(`board-${name}.text`) ? el("p", { text: lexicon.say(`board-${name}.text`) }) : null,
    el("p", { class: "soft small", text: figures.filter(Boolean).join(" · ") }),
    el("div", { class: "row" },
      el("a", { class: "button small", href: `/new#game=${GAME}&board=${encodeURIComponent(name)}`, "aria-describedby": about, text: lexicon.say("boards-play") }),
      el("a", { class: "button small", href: `/build#${encodeURIComponent(name)}`, "aria-describedby": about, text: lexicon.say("boards-edit") })));
}
