// The waiting room of a table: who sits where, how friends get here, and the start.

import { sheet } from "./art.js";
import { clear, copyText, dialog, el, icon, keepFocus, on, style } from "./dom.js";
import { sign } from "./icons.js";
import { Line } from "./line.js";
import { mainOptions } from "./lists.js";
import { myName, namesOf, rememberName } from "./names.js";
import { forgetNonce, giveNonces, noteCommitment, sit as sitDown } from "./nonces.js";

/** `began` is called when the game does. */
export async function showWaiting(root, context, table, began) {
  const { words, api, code, settings, toast, explain, announce, setTitle } = context;
  const [games] = await Promise.all([api.games(), style("waiting")]);
  const { pieces } = games.find(({ game }) => game === table.game);
  const drawPieces = () => sheet(pieces.sheet).catch(() => {});
  drawPieces();
  setTitle(words.say("web-waiting"));
  let here = [];
  let over = false;
  const seats = el("ul", { class: "seats" });
  const foot = el("div", { class: "start" });

  // ---- what is done here -------------------------------------------------------------------------------------------

  async function attempt(deed, said = "") {
    try {
      await deed();
      await refresh();
      if (said) announce(said);
    } catch (trouble) {
      toast(explain(trouble), "bad");
      refresh().catch(() => {});
    }
  }

  async function refresh() {
    take(await api.look(code));
  }

  function take(found) {
    if (over) return;
    if (found.started) {
      over = true;
      line.close();
      clearInterval(polling);
      began();
      return;
    }
    table = { ...table, ...found };
    addNonces();
    draw();
  }

  /** Whoever sits here has a part in the random numbers. */
  function addNonces() {
    noteCommitment(table);
    table.seats.forEach((_, seat) => table.mine.includes(seat) || forgetNonce(code, seat));
    giveNonces(table).catch(() => {}); // begun by now, or tried again with the next news
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  function draw() {
    keepFocus(root, () => {
      clear(seats, table.seats.map(drawSeat));
      clear(foot, drawStart());
    });
  }

  function drawSeat(seat, at) {
    const mine = table.mine.includes(at);
    const name = namesOf(table, words)[at];
    const say = seat.kind === "open" ? words.say("web-seat-open") : name;
    return el("li", { class: `seat ${seat.kind}${mine ? " mine" : ""}` },
      icon(`${pieces.symbol}-${at}`, "piece"),
      el("div", { class: "who" },
        el("strong", { text: say }),
        el("span", { class: "soft small", text: describe(seat, at, mine) })),
      el("div", { class: "row" }, controls(seat, at, mine, name)));
  }

  function describe(seat, at, mine) {
    const notes = [words.seat(at)];
    if (mine) notes.push(words.say("web-you"));
    else if (seat.kind === "person" && here[at] === false) notes.push(words.say("web-away"));
    if (seat.kind === "bot") notes.push(words.say("web-a-bot"));
    if (table.host === at) notes.push(words.say("web-host"));
    return notes.join(" · ");
  }

  function controls(seat, at, mine, name) {
    const button = (key, label, deed, look = "") =>
      el("button", { class: `button small ${look}`, type: "button", text: label, on: { click: deed }, dataset: { key: `${key}-${at}` },
        "aria-label": `${label}: ${words.seat(at)}` });
    if (seat.kind === "open") {
      const first = !table.mine.length;
      return [
        button("sit", words.say(first ? "web-sit" : "web-sit-too"), () => sit(at), first ? "primary" : ""),
        table.hosting && button("bot", words.say("web-add-bot"), () => attempt(() => api.seatBot(code, at))),
      ];
    }
    if (mine) {
      return [
        button("rename", words.say("web-rename"), () => rename(at, name), "quiet"),
        button("stand", words.say("web-stand"), () => attempt(() => api.stand(code, at)), "quiet"),
      ];
    }
    return table.hosting // a bot, or somebody who is in the way
      ? button("stand", words.say("web-remove"), () => attempt(() => api.stand(code, at)), "quiet") : null;
  }

  function drawStart() {
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    if (!table.hosting) return el("p", { class: "soft", text: words.say(open ? "web-wait-for-players" : "web-wait-for-host") });
    if (open) {
      return [
        el("p", { class: "soft", text: words.say("web-seats-to-fill", { open }) }),
        open > 1 && el("button", { class: "button", type: "button", dataset: { key: "fill" }, text: words.say("web-fill-with-bots"),
          disabled: !table.mine.length, on: { click: () => attempt(fill) } }),
      ];
    }
    return el("button", { class: "button primary big", type: "button", dataset: { key: "start" }, text: words.say("web-start"),
      on: { click: () => attempt(() => api.start(code)) } });
  }

  async function fill() {
    for (const [at, seat] of table.seats.entries()) if (seat.kind === "open") await api.seatBot(code, at);
  }

  function sit(at) {
    const used = table.mine.length > 0;
    askName(words.say("web-sit-title"), used ? "" : myName(words), words.say("web-sit"), async (name) => {
      if (!used) rememberName(name);
      await attempt(() => sitDown(table, at, name, used));
      root.querySelector(`[data-key="start"], [data-key="fill"], [data-key="stand-${at}"]`)?.focus();
    });
  }

  function rename(at, name) {
    askName(words.say("web-rename-title"), name, words.say("web-rename"), async (other) => {
      rememberName(other);
      await attempt(() => api.rename(code, at, other));
    });
  }

  function askName(title, name, label, then) {
    const field = el("input", { type: "text", id: "name", value: name, maxlength: 24, required: true, autocomplete: "nickname" });
    const form = el("form", { method: "dialog" },
      el("label", { class: "label", for: "name", text: words.say("web-name") }), field,
      el("div", { class: "actions" },
        el("button", { class: "button", type: "button", text: words.say("web-cancel"), on: { click: () => box.close() } }),
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
  const copy = el("button", { class: "button", type: "button" }, sign("copy"), words.say("web-copy"));
  on(copy, "click", async () => {
    await copyText(address, link);
    toast(words.say("web-copied"));
  });
  const link = el("input", { type: "text", id: "link", readonly: true, value: address, on: { focus: () => link.select() } });
  const share = navigator.share && el("button", { class: "button", type: "button" }, sign("share"), words.say("web-share"));
  if (share) on(share, "click", () => navigator.share({ title: "Jackhouse", text: words.say("web-invite-text", { game: words.game(table.game).label }), url: address }).catch(() => {}));
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

  root.append(el("section", { class: "page waiting" },
    el("div", { class: "head" },
      el("h1", { text: words.say("web-waiting") }),
      el("p", { class: "soft", text: summary(table, games, words) })),
    el("section", { class: "panel", "aria-labelledby": "seats" }, el("h2", { id: "seats", text: words.say("web-seats") }), seats, foot),
    el("section", { class: "panel invite", "aria-labelledby": "invite" },
      el("h2", { id: "invite", text: words.say("web-invite") }),
      el("p", { text: words.say("web-invite-help") }),
      el("label", { class: "label", for: "link", text: words.say("web-link") }),
      link,
      el("div", { class: "row" }, copy, share || null),
      el("div", { class: "phone" },
        el("img", { src: api.qr(code), alt: words.say("web-qr"), width: 168, height: 168 }),
        el("div", {}, el("p", { class: "small", text: words.say("web-qr-help") }),
          el("p", { class: "code" }, words.say("web-code-is"), " ", el("code", { text: code })))),
      local ? el("p", { class: "soft small", text: words.say("web-local-only") }) : null),
    table.commitment ? el("details", { class: "panel chance" }, el("summary", { text: words.say("web-chance") }),
      el("p", { text: words.say("web-chance-help") }), el("p", {}, el("code", { text: table.commitment }))) : null));

  const line = new Line(code);
  line.addEventListener("state", ({ detail }) => refreshOr(detail));
  line.addEventListener("presence", ({ detail }) => {
    here = detail.here;
    draw();
  });
  const polling = setInterval(() => line.status !== "open" && !document.hidden && refresh().catch(() => {}), 3000);
  function refreshOr({ table: found }) {
    if (found.started) take(found);
    else refresh().catch(() => {}); // which seats are mine only the API says
  }
  addNonces();
  draw();
  const repaint = settings.on("palette", drawPieces);
  return {
    close() {
      over = true;
      repaint();
      clearInterval(polling);
      line.close();
    },
  };
}

/** What is played, in a line. */
function summary(table, games, words) {
  const parts = [words.game(table.game).label, ...mainOptions(table, games, words)];
  parts.push(words.say("web-players", { players: table.players }));
  if (table.timer) parts.push(words.say("web-timer-of", { minutes: Math.round(table.timer / 6) / 10 }));
  parts.push(words.say(table.public ? "web-public" : "web-private"));
  return parts.join(" · ");
}
