// Make a table: which game, who sits where, how it is played. Whatever does not go together is said at once.

import { clear, copyText, el, keepFocus, on, style } from "./dom.js";
import { sign } from "./icons.js";
import { myName, rememberName } from "./names.js";
import { openTable } from "./opening.js";
import {
  TIMERS, choosePreset, fitSeats, fromHash, gameOf, newPlan, playerCounts, resizeSeats, toHash, usualRules, valueOf, wantedOf,
} from "./plan.js";

const SEATS = { me: "web-seat-me", friend: "web-seat-friend", bot: "web-seat-bot", here: "web-seat-here" };
const TIMES = {
  0: "web-timer-0", 30: "web-timer-30", 60: "web-timer-60", 120: "web-timer-120", 300: "web-timer-300", 86400: "web-timer-day",
};
const BOT = "greedy";
const PAUSE = 150;

export async function show(root, context) {
  const { words, api, go, toast, explain, setTitle } = context;
  const [games] = await Promise.all([api.games(), words.need("why"), style("setup")]);
  setTitle(words.say("web-make-table"));
  const plan = location.hash.length > 1 ? await fromHash(location.hash, games, BOT) : newPlan(games[0], BOT);
  const gameNamed = (key) => games.find(({ game: other }) => other === key);
  const game = () => gameNamed(plan.game);
  const isMain = ({ key }) => game().main_options.includes(key);
  /** @type {Map<string, object>} what was chosen for the games that one has looked at, for when one comes back */
  const chosen = new Map();
  let trouble = null;
  let boardProblem = "";
  let asked = 0;
  let timer = 0;

  const parts = { games: el("div"), presets: el("div"), main: el("div"), options: el("div"), seats: el("div"), table: el("div") };
  const problem = el("div", { class: "problem", id: "problem", role: "alert" });
  const moreTitle = el("summary");
  const more = el("details", { class: "more" }, moreTitle, parts.options);

  /** Change the plan, then show and check it. */
  function change(edit) {
    edit(plan);
    draw();
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  }

  async function check() {
    const mine = ++asked;
    history.replaceState(history.state, "", `#${await toHash(plan)}`);
    const answer = await api.tryGame(plan.game, gameOf(plan)).catch((refused) => ({ possible: false, why: refused }));
    if (mine !== asked) return;
    const before = JSON.stringify(trouble);
    trouble = answer.possible ? null : answer.why;
    if (JSON.stringify(trouble) !== before) draw();
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  function draw() {
    keepFocus(root, () => {
      clear(parts.games, games.length > 1 ? drawGames() : null);
      clear(parts.presets, drawPresets());
      clear(parts.main, game().options.filter(isMain).map(drawOption));
      moreTitle.textContent = words.say(game().board_files ? "web-more-options-and-map" : "web-more-options");
      clear(parts.options, game().options.filter((option) => !isMain(option)).map(drawOption), game().board_files ? drawBoard() : null);
      clear(parts.seats, drawSeats());
      clear(parts.table, drawTable());
      clear(problem, trouble ? said(trouble) : null);
    });
    if (trouble?.params?.option && !isMain({ key: trouble.params.option })) more.open = true;
  }

  /** What is wrong, with the names that the page shows, and one press to mend it. */
  function said({ code, rule, params }) {
    const label = (key) => words.option(key).label;
    const mend = (key, value) => el("button", {
      class: "button small", type: "button", dataset: { key: `mend-${key}` },
      text: words.say(value ? "web-switch-on" : "web-switch-off", { option: label(key) }),
      on: { click: () => change(({ options }) => (options[key] = value)) },
    });
    if (code === "option-needs") {
      return [words.say("web-option-needs", { option: label(params.option), other: label(params.other) }), mend(params.other, true)];
    }
    if (code === "options-clash") {
      return [words.say("web-options-clash", { option: label(params.option), other: label(params.other) }), mend(params.other, false)];
    }
    const numbered = game().options.find(({ key, default: usual }) => key === params?.option && typeof usual === "number");
    if (code === "bad-option-value" && numbered) {
      const [fewest, most] = numbered.bounds;
      return words.say("web-option-bounds", { option: label(numbered.key), fewest, most });
    }
    return explain({ code, rule, params });
  }

  function radio(name, value, chosen, entry, pick) {
    const id = `${name}-${value}`;
    return el("div", { class: `choice${chosen ? " chosen" : ""}` },
      el("input", { type: "radio", id, name, value, checked: chosen, dataset: { key: id }, "aria-describedby": entry.text ? `${id}-help` : null,
        on: { change: () => pick(value) } }),
      el("label", { class: "label", for: id, text: entry.label }),
      entry.text ? el("span", { class: "help", id: `${id}-help`, text: entry.text }) : null);
  }

  function drawGames() {
    return el("fieldset", {}, el("legend", { text: words.say("web-which-game") }), el("div", { class: "choices" },
      games.map(({ game: key }) => radio("game", key, plan.game === key, words.game(key), (value) => change(() => chooseGame(value))))));
  }

  /** Another game: the seats and the table stay, its rules are as they were left here. */
  function chooseGame(key) {
    const { game: before, preset, options, board } = plan;
    chosen.set(before, { game: before, preset, options, board });
    Object.assign(plan, chosen.get(key) ?? usualRules(gameNamed(key)));
    fitSeats(plan, game());
    trouble = null;
    boardProblem = "";
  }

  function drawPresets() {
    return el("fieldset", {}, el("legend", { text: words.say("web-which-rules") }), el("div", { class: "choices" },
      Object.keys(game().presets).map((key) => radio("preset", key, plan.preset === key, words.preset(key), (value) => change(() => choosePreset(plan, game(), value))))));
  }

  function drawOption(option) {
    const { key } = option;
    const { label, text } = words.option(key);
    const value = valueOf(plan, game(), option);
    const id = `option-${key}`;
    const wrong = trouble?.params?.option === key;
    const about = { id, dataset: { key: id }, "aria-describedby": `${id}-help`, "aria-invalid": wrong ? "true" : null };
    const set = (chosen) => change(({ options }) => (options[key] = chosen));
    const needs = [
      ...option.needs.map((other) => words.say("web-needs", { other: words.option(other).label })),
      ...option.clashes.map((other) => words.say("web-clashes", { other: words.option(other).label })),
    ];
    const help = (words_) => el("p", { class: "help", id: `${id}-help`, text: [words_, ...needs].filter(Boolean).join(" ") });
    const note = wrong ? el("p", { class: "problem" }, said(trouble)) : null;
    if (typeof option.default === "boolean") {
      return el("div", { class: "option switch" },
        el("label", { for: id }, el("input", { ...about, type: "checkbox", checked: value, on: { change: (event) => set(event.target.checked) } }),
          el("span", { class: "label", text: label })), help(text), note);
    }
    if (typeof option.default === "number") {
      const [min, max] = option.bounds;
      return el("div", { class: "option" }, el("label", { class: "label", for: id, text: label }),
        el("input", { ...about, type: "number", min, max, value, inputmode: "numeric", on: { change: (event) => set(Number(event.target.value)) } }),
        help(text), note);
    }
    const values = key === "first-player" ? option.values.filter((one) => !(Number(one) >= plan.seats.length)) : option.values;
    const names = seatNames();
    return el("div", { class: "option" }, el("label", { class: "label", for: id, text: label }),
      el("select", { ...about, on: { change: (event) => set(event.target.value) } },
        values.map((one) => el("option", { value: one, selected: one === value, text: words.optionValue(key, one, names).label }))),
      help(words.optionValue(key, value, names).text || text), note);
  }

  function drawBoard() {
    const own = plan.board && typeof plan.board === "object";
    const load = async (event) => {
      const [file] = event.target.files;
      if (!file) return;
      const { board, problem } = await readBoard(file);
      boardProblem = problem;
      change(() => !problem && (plan.board = board)); // drawn anew, the field forgets the file
    };
    return el("div", { class: "option" },
      el("label", { class: "label", for: "board", text: words.say("web-board") }),
      own ? el("p", { class: "row" }, words.say("web-board-own", { name: plan.board.name || "?" }),
        el("button", { class: "button small", type: "button", text: words.say("web-board-usual"), on: { click: () => change(() => (plan.board = null)) } })) : null,
      el("input", { type: "file", id: "board", accept: ".json,application/json", dataset: { key: "board" }, "aria-describedby": "board-help", on: { change: load } }),
      boardProblem ? el("p", { class: "problem", role: "alert", text: boardProblem }) : null,
      el("p", { class: "help", id: "board-help", text: words.say("web-board-help") }));
  }

  /** The board in a file, or why it cannot be used. @returns {Promise<{board?: object, problem: string}>} */
  async function readBoard(file) {
    const refused = (reason) => ({ problem: words.say("web-board-refused", { file: file.name, reason }) });
    try {
      const board = JSON.parse(await file.text());
      if (board === null || typeof board !== "object") return refused(words.say("web-board-not-json"));
      const answer = await api.tryGame(plan.game, { board, players: plan.seats.length });
      return answer.possible ? { board, problem: "" } : refused(explain(answer.why));
    } catch (trouble) {
      return refused(trouble.code ? explain(trouble) : words.say("web-board-not-json"));
    }
  }

  const seatNames = () => plan.seats.map(({ name }, at) => name || words.seat(at));

  function drawSeats() {
    return el("fieldset", {},
      el("legend", { text: words.say("web-who-plays") }),
      el("p", { class: "label", id: "how-many", text: words.say("web-how-many") }),
      el("div", { class: "counts", role: "radiogroup", "aria-labelledby": "how-many" },
        playerCounts(game()).map((count) => radio("players", String(count), plan.seats.length === count, { label: String(count) },
          () => change(() => resizeSeats(plan, count))))),
      el("ol", { class: "places" }, plan.seats.map(drawSeat)));
  }

  function drawSeat(seat, at) {
    const id = `seat-${at}`;
    const named = seat.kind === "me" || seat.kind === "here";
    return el("li", { class: "place" },
      el("label", { class: "label", for: id, text: words.seat(at) }),
      el("select", { id, dataset: { key: id }, on: { change: (event) => change(() => choose(at, event.target.value)) } },
        Object.entries(SEATS).map(([kind, label]) => el("option", { value: kind, selected: kind === seat.kind, text: words.say(label) }))),
      named ? el("input", { type: "text", maxlength: 24, autocomplete: "off", "aria-label": words.say("web-name-of", { seat: words.seat(at) }),
        placeholder: words.say("web-name"), value: seat.name, dataset: { key: `${id}-name` }, on: { input: (event) => (seat.name = event.target.value) } }) : null);
  }

  function choose(at, kind) {
    if (kind === "me") plan.seats.forEach((seat) => seat.kind === "me" && (seat.kind = "friend"));
    plan.seats[at] = { kind, name: kind === "me" ? myName(words) : "" };
  }

  function drawTable() {
    const flag = (key, id, help) => el("div", { class: "option switch" },
      el("label", { for: key }, el("input", { type: "checkbox", id: key, checked: plan[key], dataset: { key }, "aria-describedby": `${key}-help`,
        on: { change: (event) => change(() => (plan[key] = event.target.checked)) } }), el("span", { class: "label", text: words.say(id) })),
      el("p", { class: "help", id: `${key}-help`, text: words.say(help) }));
    return el("fieldset", {}, el("legend", { text: words.say("web-the-table") }),
      flag("public", "web-public-table", "web-public-help"),
      flag("onlookers", "web-onlookers", "web-onlookers-help"),
      el("div", { class: "option" }, el("label", { class: "label", for: "timer", text: words.say("web-timer") }),
        el("select", { id: "timer", dataset: { key: "timer" }, "aria-describedby": "timer-help", on: { change: (event) => change(() => (plan.timer = Number(event.target.value))) } },
          TIMERS.map((seconds) => el("option", { value: seconds, selected: plan.timer === seconds, text: words.say(TIMES[seconds]) }))),
        el("p", { class: "help", id: "timer-help", text: words.say("web-timer-help") })));
  }

  // ---- opening -----------------------------------------------------------------------------------------------------

  const opener = el("button", { class: "button primary big", type: "submit", text: words.say("web-open-table") });
  const sharer = el("button", { class: "button", type: "button" }, sign("copy"), words.say("web-copy-setup"));
  on(sharer, "click", async () => {
    await copyText(`${location.origin}/new#${await toHash(plan)}`);
    toast(words.say("web-copied"));
  });

  async function submit(event) {
    event.preventDefault();
    clearTimeout(timer);
    await check();
    if (trouble) return problem.scrollIntoView({ block: "center" });
    opener.setAttribute("aria-busy", "true");
    const me = plan.seats.find(({ kind }) => kind === "me");
    if (me) rememberName(me.name);
    const seats = plan.seats.map((seat, at) => ({ ...seat, name: seat.name.trim() || words.seat(at), bot: plan.bot }));
    try {
      go(`/t/${await openTable(wantedOf(plan), seats)}`);
    } catch (refused) {
      opener.removeAttribute("aria-busy");
      toast(explain(refused), "bad");
    }
  }

  const me = plan.seats.find(({ kind }) => kind === "me");
  if (me) me.name = myName(words);
  more.open = plan.board !== null || Object.keys(plan.options).some((key) => !isMain({ key }));
  draw();
  root.append(el("section", { class: "page setup" },
    el("h1", { text: words.say("web-make-table") }),
    el("form", { on: { submit }, novalidate: true },
      el("div", { class: "panel stack" }, parts.games, parts.presets, parts.main, more),
      el("div", { class: "side" }, el("div", { class: "panel" }, parts.seats), el("div", { class: "panel" }, parts.table)),
      problem,
      el("div", { class: "row open" }, opener, sharer))));
  if (location.hash.length > 1) check();
  const unhook = on(window, "hashchange", () => context.refresh());
  return {
    close() {
      clearTimeout(timer);
      unhook();
    },
  };
}
