// The page to set up a table: the game, its options, the seats. Options that exclude each other are reported at once.

import { clear, copyText, el, isLocalAddress, keepFocus, on, loadStyles } from "../dom.js";
import { lineIcon } from "../icons.js";
import { myName, rememberName } from "../player_names.js";
import { afterPress } from "../pointer.js";
import { BoardChoice, isAboutBoard } from "./board_choice.js";
import { openTable } from "./open_table.js";
import {
  TIMERS, choosePreset, defaultRules, fitSeats, fromHash, gameRequest, keepSetup, keptSetups, newSetup, optionValue, playerCounts, resizeSeats,
  rulesOf, tableRequest, toHash,
} from "./setup_state.js";

const SEATS = { me: "web-seat-me", friend: "web-seat-friend", bot: "web-seat-bot", here: "web-seat-here" };
const TIMES = {
  0: "web-timer-0", 30: "web-timer-30", 60: "web-timer-60", 120: "web-timer-120", 300: "web-timer-300", 86400: "web-timer-day",
};
const BOT = "greedy";
const PAUSE = 150; // milliseconds after a change before it is checked

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, context) {
  const { lexicon, api, settings, go, toast, explain, setTitle } = context;
  const [games] = await Promise.all([api.games(), lexicon.need("why"), loadStyles("setup")]);
  setTitle(lexicon.say("web-make-table"));
  const kept = await keptSetups(settings.get("setups", {}), games, BOT);
  const setup = location.hash.length > 1 ? await fromHash(location.hash, games, BOT) : kept.at(-1) ?? newSetup(games[0], BOT);
  const findGame = (key) => games.find(({ game: other }) => other === key);
  const game = () => findGame(setup.game);
  const isMain = ({ key }) => game().main_options.includes(key);
  const isIdle = ({ rule }) => idle.includes(rule);
  const isMore = (option) => !isMain(option) && option.key !== "building"; // which is chosen with the board
  /** @type {Map<string, object>} the rules that were chosen for other games, now or for the last table, restored when such a game is chosen again */
  const chosen = new Map(kept.map((last) => [last.game, rulesOf(last)]));
  /** @type {import("../api.js").ErrorData | null} */
  let setupError = null;
  /** What players should know before they begin. @type {import("../api.js").ErrorData[]} */
  let warnings = [];
  /** Rules that the options switch off; a main option of such a rule is not asked. @type {string[]} */
  let idle = [];
  let lastCheck = 0;
  let timer = 0;

  const parts = { games: el("div"), presets: el("div"), main: el("div"), options: el("div"), seats: el("div"), table: el("div") };
  const problem = el("div", { class: "problem", id: "problem", role: "alert" });
  const moreTitle = el("summary");
  const more = el("details", { class: "more" }, moreTitle, parts.options);
  const board = new BoardChoice(context, { setup, game, change });

  /** Changes the setup, then draws and checks it. @param {(setup: import("./setup_state.js").Setup) => void} edit */
  function change(edit) {
    edit(setup);
    draw();
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
  }

  async function check() {
    const current = ++lastCheck;
    history.replaceState(history.state, "", `#${await toHash(setup)}`);
    const answer = await api.validateSetup(setup.game, gameRequest(setup)).catch((refused) => ({ possible: false, why: refused }));
    if (current !== lastCheck) return;
    const before = JSON.stringify([setupError, warnings, idle]);
    setupError = answer.possible ? null : answer.why;
    warnings = answer.warnings ?? [];
    idle = answer.idle ?? idle;
    board.answered(answer);
    if (JSON.stringify([setupError, warnings, idle]) !== before) afterPress(draw);
    else board.show();
  }

  // ---- drawing -----------------------------------------------------------------------------------------------------

  function draw() {
    keepFocus(root, () => {
      clear(parts.games, games.length > 1 ? drawGames() : null);
      clear(parts.presets, drawPresets());
      clear(parts.main, game().options.filter((option) => isMain(option) && !isIdle(option)).map(drawOption));
      moreTitle.textContent = lexicon.say("web-more-options");
      clear(parts.options, drawGroups(game().options.filter(isMore)));
      board.show();
      clear(parts.seats, drawSeats());
      clear(parts.table, drawTable());
      clear(problem, isAboutBoard(setupError) ? null : setupError ? problemText(setupError) : warnings.map((warning) => el("p", { text: explain(warning) })));
    });
    if (setupError?.params?.option && !isMain({ key: setupError.params.option })) more.open = true;
  }

  /** Returns the error in the words of this page, with a button that fixes it where there is one. @param {import("../api.js").ErrorData} error */
  function problemText({ code, rule, params = {} }) {
    const label = (key) => lexicon.option(key).label;
    const named = (key) => game().options.find((option) => option.key === key);
    const mend = (key, value) => el("button", {
      class: "button small", type: "button", dataset: { key: `mend-${key}` },
      text: typeof value === "boolean" ? lexicon.say(value ? "web-switch-on" : "web-switch-off", { option: label(key) }) : lexicon.say("web-set-option", { option: label(key), value: lexicon.optionValue(key, value).label }),
      on: { click: () => change(({ options }) => (options[key] = value)) },
    });
    if (code === "option-needs") {
      const { value } = named(params.option).needs.find(({ option }) => option === params.other);
      return [lexicon.say("web-option-needs", { option: label(params.option), other: needText({ option: params.other, value }) }), mend(params.other, value)];
    }
    if (code === "option-needs-any") {
      const choices = named(params.option).needs_any;
      const others = choices.map((need) => needText(need)).join(", ");
      return [lexicon.say("web-option-needs-any", { option: label(params.option), others }), mend(choices[0].option, choices[0].value)];
    }
    if (code === "option-needs-suit") return [explain({ code, rule, params }), mend(params.option, false)];
    if (code === "options-clash") {
      return [lexicon.say("web-options-clash", { option: label(params.option), other: label(params.other) }), mend(params.other, named(params.other).default)];
    }
    const numbered = game().options.find(({ key, default: usual }) => key === params?.option && typeof usual === "number");
    if (code === "bad-option-value" && numbered) {
      const [fewest, most] = numbered.bounds;
      return lexicon.say("web-option-bounds", { option: label(numbered.key), fewest, most });
    }
    return explain({ code, rule, params });
  }

  /** Returns a value of another option in words: its name, and the value if it is no switch. @param {{option: string, value: boolean | number | string}} need */
  function needText({ option, value }) {
    const { label } = lexicon.option(option);
    return typeof value === "boolean" ? label : lexicon.say("web-option-set", { option: label, value: lexicon.optionValue(option, value).label });
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
    return el("fieldset", {}, el("legend", { text: lexicon.say("web-which-game") }), el("div", { class: "choices" },
      games.map(({ game: key }) => radio("game", key, setup.game === key, lexicon.game(key), (value) => change(() => chooseGame(value))))));
  }

  /** Chooses another game. Seats and table settings are kept; its rules are those that were chosen before. @param {string} key */
  function chooseGame(key) {
    chosen.set(setup.game, rulesOf(setup));
    Object.assign(setup, chosen.get(key) ?? defaultRules(findGame(key)));
    fitSeats(setup, game());
    setupError = null;
    board.forget();
  }

  function drawPresets() {
    return el("fieldset", {}, el("legend", { text: lexicon.say("web-which-rules") }), el("div", { class: "choices" },
      Object.keys(game().presets).map((key) => radio("preset", key, setup.preset === key, lexicon.preset(key), (value) => change(() => choosePreset(setup, game(), value))))));
  }

  /** Draws options under the headings of their groups. @param {any[]} options */
  function drawGroups(options) {
    const groups = [...new Set(options.map(({ group }) => group))];
    return groups.map((group) => el("fieldset", { class: "option-group", dataset: { group } },
      el("legend", { text: lexicon.say(`web-group-${group}`) }),
      options.filter((option) => option.group === group).map(drawOption)));
  }

  function drawOption(option) {
    const { key } = option;
    const { label, text } = lexicon.option(key);
    const value = optionValue(setup, game(), option);
    const id = `option-${key}`;
    const wrong = setupError?.params?.option === key;
    const about = { id, dataset: { key: id }, "aria-describedby": `${id}-help`, "aria-invalid": wrong ? "true" : null };
    const set = (chosen) => change(({ options }) => (options[key] = chosen));
    const needs = [
      ...option.needs.map((need) => lexicon.say("web-needs", { other: needText(need) })),
      ...(option.needs_any.length ? [lexicon.say("web-needs", { other: option.needs_any.map(needText).join(" / ") })] : []),
      ...option.clashes.map((clash) => lexicon.say("web-clashes", { other: needText(clash) })),
    ];
    const editions = option.editions ? lexicon.say("web-editions", { editions: [...option.editions].join(", ") }) : "";
    const help = (helpText) => el("p", { class: "help", id: `${id}-help`, text: [helpText, ...needs, editions].filter(Boolean).join(" ") });
    const note = wrong && setupError ? el("p", { class: "problem" }, problemText(setupError)) : null;
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
    const values = key === "first-player" ? option.values.filter((one) => !(Number(one) >= setup.seats.length)) : option.values;
    const names = seatNames();
    return el("div", { class: "option" }, el("label", { class: "label", for: id, text: label }),
      el("select", { ...about, on: { change: (event) => set(event.target.value) } },
        values.map((one) => el("option", { value: one, selected: one === value, text: lexicon.optionValue(key, one, names).label }))),
      help(lexicon.optionValue(key, value, names).text || text), note);
  }

  const seatNames = () => setup.seats.map(({ name }, at) => name || lexicon.seat(at));

  function drawSeats() {
    return el("fieldset", {},
      el("legend", { text: lexicon.say("web-who-plays") }),
      el("p", { class: "label", id: "how-many", text: lexicon.say("web-how-many") }),
      el("div", { class: "counts", role: "radiogroup", "aria-labelledby": "how-many" },
        playerCounts(game()).map((count) => radio("players", String(count), setup.seats.length === count, { label: String(count) },
          () => change(() => resizeSeats(setup, count))))),
      el("ol", { class: "places" }, setup.seats.map(drawSeat)));
  }

  function drawSeat(seat, at) {
    const id = `seat-${at}`;
    const named = seat.kind === "me" || seat.kind === "here";
    return el("li", { class: "place" },
      el("label", { class: "label", for: id, text: lexicon.seat(at) }),
      el("select", { id, dataset: { key: id }, on: { change: (event) => change(() => choose(at, event.target.value)) } },
        Object.entries(SEATS).map(([kind, label]) => el("option", { value: kind, selected: kind === seat.kind, text: lexicon.say(label) }))),
      named ? el("input", { type: "text", maxlength: 24, autocomplete: "off", "aria-label": lexicon.say("web-name-of", { seat: lexicon.seat(at) }),
        placeholder: lexicon.say("web-name"), value: seat.name, dataset: { key: `${id}-name` }, on: { input: (event) => (seat.name = event.target.value) } }) : null);
  }

  function choose(at, kind) {
    if (kind === "me") setup.seats.forEach((seat) => seat.kind === "me" && (seat.kind = "friend"));
    setup.seats[at] = { kind, name: kind === "me" ? myName(lexicon) : "" };
  }

  function drawTable() {
    const flag = (key, id, help) => el("div", { class: "option switch" },
      el("label", { for: key }, el("input", { type: "checkbox", id: key, checked: setup[key], dataset: { key }, "aria-describedby": `${key}-help`,
        on: { change: (event) => change(() => (setup[key] = event.target.checked)) } }), el("span", { class: "label", text: lexicon.say(id) })),
      el("p", { class: "help", id: `${key}-help`, text: lexicon.say(help) }));
    return el("fieldset", {}, el("legend", { text: lexicon.say("web-the-table") }),
      flag("public", "web-public-table", "web-public-help"),
      flag("onlookers", "web-onlookers", "web-onlookers-help"),
      el("div", { class: "option" }, el("label", { class: "label", for: "timer", text: lexicon.say("web-timer") }),
        el("select", { id: "timer", dataset: { key: "timer" }, "aria-describedby": "timer-help", on: { change: (event) => change(() => (setup.timer = Number(event.target.value))) } },
          TIMERS.map((seconds) => el("option", { value: seconds, selected: setup.timer === seconds, text: lexicon.say(TIMES[seconds]) }))),
        el("p", { class: "help", id: "timer-help", text: lexicon.say("web-timer-help") })));
  }

  // ---- opening -----------------------------------------------------------------------------------------------------

  const openButton = el("button", { class: "button primary big", type: "submit", text: lexicon.say("web-open-table") });
  const copyButton = el("button", { class: "button", type: "button" }, lineIcon("copy"), lexicon.say("web-copy-setup"));
  on(copyButton, "click", async () => {
    const address = `${location.origin}/new#${await toHash(setup)}`;
    const isCopied = await copyText(address);
    toast(lexicon.say(isCopied ? "web-copied" : "web-not-copied", { text: address }), isCopied ? "note" : "bad");
  });

  async function submit(event) {
    event.preventDefault();
    clearTimeout(timer);
    if (!await board.isReady()) return board.element.scrollIntoView({ block: "center" });
    await check();
    if (setupError) return (isAboutBoard(setupError) ? board.element : problem).scrollIntoView({ block: "center" });
    openButton.setAttribute("aria-busy", "true");
    const me = setup.seats.find(({ kind }) => kind === "me");
    if (me) rememberName(me.name);
    settings.set("setups", keepSetup(settings.get("setups", {}), setup.game, await toHash(setup)));
    const seats = setup.seats.map((seat, at) => ({ ...seat, name: seat.name.trim() || lexicon.seat(at), bot: setup.bot }));
    try {
      go(`/t/${await openTable(tableRequest(setup), seats)}`);
    } catch (refused) {
      openButton.removeAttribute("aria-busy");
      toast(explain(refused), "bad");
    }
  }

  const me = setup.seats.find(({ kind }) => kind === "me");
  if (me) me.name = myName(lexicon);
  more.open = Object.keys(setup.options).some((key) => isMore({ key }));
  draw();
  root.append(el("section", { class: "page setup" },
    el("h1", { text: lexicon.say("web-make-table") }),
    el("form", { on: { submit }, novalidate: true },
      el("div", { class: "panel stack" }, parts.games, parts.presets, parts.main, more),
      el("div", { class: "side" }, board.element, el("div", { class: "panel" }, parts.seats), el("div", { class: "panel" }, parts.table)),
      problem,
      el("div", { class: "row open" }, openButton, copyButton),
      isLocalAddress() ? el("p", { class: "soft small", text: lexicon.say("web-local-only") }) : null)));
  check();
  const unhook = on(window, "hashchange", () => context.refresh());
  return {
    close() {
      clearTimeout(timer);
      board.close();
      unhook();
    },
  };
}
