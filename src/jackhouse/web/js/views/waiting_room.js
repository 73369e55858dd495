// The waiting room of a table: its seats, the invitation and the start.

import { loadSheet } from "../art.js";
import { clear, copyText, dialog, el, icon, isLocalAddress, keepFocus, on, loadStyles } from "../dom.js";
import { lineIcon } from "../icons.js";
import { Connection } from "../connection.js";
import { afterPress } from "../pointer.js";
import { mainOptions } from "./table_list.js";
import { myName, namesOf, rememberName } from "../player_names.js";
import { forgetNonce, giveNonces, noteCommitment, takeSeat } from "../nonces.js";

/**
 * @typedef {import("../table/game_interface.js").TableInfo} TableInfo
 * @param {HTMLElement} root
 * @param {import("../main.js").Context} context
 * @param {TableInfo} table
 * @param {() => void} onStart called when the game starts
 */
export async function showWaitingRoom(root, context, table, onStart) {
  const { code } = table;
  const { lexicon, api, settings, toast, explain, announce, setTitle } = context;
  const [games] = await Promise.all([api.games(), loadStyles("waiting")]);
  const { pieces } = games.find(({ game }) => game === table.game);
  const drawPieces = () => loadSheet(pieces.sheet).catch(() => {});
  drawPieces();
  setTitle(lexicon.say("web-waiting"));
  /** @type {boolean[]} by seat */
  let presence = [];
  let isClosed = false;
  let lastRequest = 0; // counts requests for the table, so that an overtaken answer is ignored
  const seats = el("ul", { class: "seats" });
  const foot = el("div", { class: "start" });

  // ---- requests ----------------------------------------------------------------------------------------------------

  async function attempt(action, announcement = "") {
    try {
      await action();
      await refresh();
      if (announcement) announce(announcement);
    } catch (error) {
      toast(explain(error), "bad");
      refresh().catch(() => {});
    }
  }

  async function refresh() {
    const request = ++lastRequest;
    const found = await api.getTable(code);
    if (request === lastRequest) afterPress(() => receive(found));
  }

  function receive(found) {
    if (isClosed) return;
    if (found.started) {
      isClosed = true;
      connection.close();
      clearInterval(polling);
      onStart();
      return;
    }
    table = { ...table, ...found };
    addNonces();
    draw();
  }

  /** Adds nonces for the seats of this device to the random numbers. */
  function addNonces() {
    noteCommitment(table);
    table.seats.forEach((_, seat) => table.mine.includes(seat) || forgetNonce(code, seat));
    giveNonces(table).catch(() => {}); // the game has started, or it is tried again with the next state
  }

  // ---- drawing -----------------------------------------------------------------------------------------------------

  function draw() {
    keepFocus(root, () => {
      clear(seats, table.seats.map(drawSeat));
      clear(foot, drawStart());
    });
  }

  function drawSeat(seat, at) {
    const mine = table.mine.includes(at);
    const name = namesOf(table, lexicon)[at];
    const say = seat.kind === "open" ? lexicon.say("web-seat-open") : name;
    return el("li", { class: `seat ${seat.kind}${mine ? " mine" : ""}` },
      icon(`${pieces.symbol}-${at}`, "piece"),
      el("div", { class: "who" },
        el("strong", { text: say }),
        el("span", { class: "soft small", text: describe(seat, at, mine) })),
      el("div", { class: "row" }, controls(seat, at, mine, name)));
  }

  function describe(seat, at, mine) {
    const notes = [lexicon.seat(at)];
    if (mine) notes.push(lexicon.say("web-you"));
    else if (seat.kind === "person" && presence[at] === false) notes.push(lexicon.say("web-away"));
    if (seat.kind === "bot") notes.push(lexicon.say("web-a-bot"));
    if (table.host === at) notes.push(lexicon.say("web-host"));
    return notes.join(" · ");
  }

  function controls(seat, at, mine, name) {
    const button = (key, label, action, look = "") =>
      el("button", { class: `button small ${look}`, type: "button", text: label, on: { click: action }, dataset: { key: `${key}-${at}` },
        "aria-label": `${label}: ${lexicon.seat(at)}` });
    if (seat.kind === "open") {
      const first = !table.mine.length;
      return [
        button("sit", lexicon.say(first ? "web-sit" : "web-sit-too"), () => sitDown(at), first ? "primary" : ""),
        table.hosting && button("bot", lexicon.say("web-add-bot"), () => attempt(() => api.seatBot(code, at))),
      ];
    }
    if (mine) {
      return [
        button("rename", lexicon.say("web-rename"), () => rename(at, name), "quiet"),
        button("stand", lexicon.say("web-stand"), () => attempt(() => api.leaveSeat(code, at)), "quiet"),
      ];
    }
    return table.hosting // the host can remove anybody
      ? button("stand", lexicon.say("web-remove"), () => attempt(() => api.leaveSeat(code, at)), "quiet") : null;
  }

  function drawStart() {
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    if (!table.hosting) return el("p", { class: "soft", text: lexicon.say(open ? "web-wait-for-players" : "web-wait-for-host") });
    if (open) {
      return [
        el("p", { class: "soft", text: lexicon.say("web-seats-to-fill", { open }) }),
        open > 1 && el("button", { class: "button", type: "button", dataset: { key: "fill" }, text: lexicon.say("web-fill-with-bots"),
          disabled: !table.mine.length, on: { click: () => attempt(fillWithBots) } }),
      ];
    }
    return el("button", { class: "button primary big", type: "button", dataset: { key: "start" }, text: lexicon.say("web-start"),
      on: { click: () => attempt(() => api.start(code)) } });
  }

  async function fillWithBots() {
    for (const [at, seat] of table.seats.entries()) if (seat.kind === "open") await api.seatBot(code, at);
  }

  function sitDown(at) {
    const used = table.mine.length > 0;
    askName(lexicon.say("web-sit-title"), used ? "" : myName(lexicon), lexicon.say("web-sit"), async (name) => {
      if (!used) rememberName(name);
      await attempt(() => takeSeat(table, at, name, used));
      /** @type {HTMLElement | null} */
      const next = root.querySelector(`[data-key="start"], [data-key="fill"], [data-key="stand-${at}"]`);
      next?.focus();
    });
  }

  function rename(at, name) {
    askName(lexicon.say("web-rename-title"), name, lexicon.say("web-rename"), async (other) => {
      rememberName(other);
      await attempt(() => api.rename(code, at, other));
    });
  }

  function askName(title, name, label, then) {
    const field = el("input", { type: "text", id: "name", value: name, maxlength: 24, required: true, autocomplete: "nickname" });
    const form = el("form", { method: "dialog" },
      el("label", { class: "label", for: "name", text: lexicon.say("web-name") }), field,
      el("div", { class: "actions" },
        el("button", { class: "button", type: "button", text: lexicon.say("web-cancel"), on: { click: () => box.close() } }),
        el("button", { class: "button primary", type: "submit", text: label })));
    const box = dialog(title, form);
    on(form, "submit", (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return field.focus();
      box.close();
      then(name);
    });
    field.select();
  }

  // ---- the invitation ----------------------------------------------------------------------------------------------

  const address = `${location.origin}/t/${code}`;
  const copy = el("button", { class: "button", type: "button" }, lineIcon("copy"), lexicon.say("web-copy"));
  on(copy, "click", async () => {
    const isCopied = await copyText(address);
    if (!isCopied) link.select();
    toast(lexicon.say(isCopied ? "web-copied" : "web-not-copied", { text: address }), isCopied ? "note" : "bad");
  });
  const link = el("input", { type: "text", id: "link", readonly: true, value: address, on: { focus: () => link.select() } });
  const share = "share" in navigator && el("button", { class: "button", type: "button" }, lineIcon("share"), lexicon.say("web-share"));
  if (share) on(share, "click", () => navigator.share({ title: "Jackhouse", text: lexicon.say("web-invite-text", { game: lexicon.game(table.game).label }), url: address }).catch(() => {}));

  root.append(el("section", { class: "page waiting" },
    el("div", { class: "head" },
      el("h1", { text: lexicon.say("web-waiting") }),
      el("p", { class: "soft", text: summary(table, games, lexicon) })),
    el("section", { class: "panel", "aria-labelledby": "seats" }, el("h2", { id: "seats", text: lexicon.say("web-seats") }), seats, foot),
    el("section", { class: "panel invite", "aria-labelledby": "invite" },
      el("h2", { id: "invite", text: lexicon.say("web-invite") }),
      el("p", { text: lexicon.say("web-invite-help") }),
      el("label", { class: "label", for: "link", text: lexicon.say("web-link") }),
      link,
      el("div", { class: "row" }, copy, share || null),
      el("div", { class: "phone" },
        el("img", { src: api.qr(code), alt: lexicon.say("web-qr"), width: 168, height: 168 }),
        el("div", {}, el("p", { class: "small", text: lexicon.say("web-qr-help") }),
          el("p", { class: "code" }, lexicon.say("web-code-is"), " ", el("code", { text: code })))),
      isLocalAddress() ? el("p", { class: "soft small", text: lexicon.say("web-local-only") }) : null),
    table.commitment ? el("details", { class: "panel chance" }, el("summary", { text: lexicon.say("web-chance") }),
      el("p", { text: lexicon.say("web-chance-help") }), el("p", {}, el("code", { text: table.commitment }))) : null));

  const connection = new Connection(code);
  connection.on("state", receiveState);
  connection.on("presence", ({ here }) => {
    presence = here;
    afterPress(draw);
  });
  const polling = setInterval(() => connection.status !== "open" && !document.hidden && refresh().catch(() => {}), 3000);
  function receiveState({ table: found }) {
    if (found.started) afterPress(() => receive(found));
    else refresh().catch(() => {}); // only the API says which seats are mine
  }
  addNonces();
  draw();
  const repaint = settings.on("palette", drawPieces);
  return {
    close() {
      isClosed = true;
      repaint();
      clearInterval(polling);
      connection.close();
    },
  };
}

/** Returns a line about the game. @param {TableInfo} table @param {any[]} games @param {import("../text/lexicon.js").Lexicon} lexicon */
function summary(table, games, lexicon) {
  const parts = [lexicon.game(table.game).label, ...mainOptions(table, games, lexicon)];
  parts.push(lexicon.say("web-players", { players: table.players }));
  if (table.timer) parts.push(lexicon.say("web-timer-of", { minutes: Math.round(table.timer / 6) / 10 }));
  parts.push(lexicon.say(table.public ? "web-public" : "web-private"));
  return parts.join(" · ");
}
