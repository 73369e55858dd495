// A table as somebody plans it, and the same as the hash of an address, so that a whole set-up can be sent as a link.

export const SEAT_KINDS = ["me", "friend", "bot", "here"];
export const TIMERS = [0, 30, 60, 120, 300, 86400];

/** A plan to begin with; `game` as the API lists it. The board is null (the game's own), a name or a document. */
export function newPlan(game, bot) {
  const plan = {
    ...usualRules(game), seats: [{ kind: "me", name: "" }, { kind: "friend", name: "" }],
    bot, public: false, onlookers: true, timer: 0,
  };
  fitSeats(plan, game);
  return plan;
}

/** The part of a plan that belongs to its game, as the game proposes it. */
export const usualRules = (game) => ({ game: game.game, preset: game.preset, options: {}, board: null });

/** Choose another preset. What a preset sets is set anew; of the rest, the main options stay as they were chosen. */
export function choosePreset(plan, game, preset) {
  const ofPresets = new Set(Object.values(game.presets).flatMap(Object.keys));
  const stays = ([key]) => game.main_options.includes(key) && !ofPresets.has(key);
  plan.preset = preset;
  plan.options = Object.fromEntries(Object.entries(plan.options).filter(stays));
}

/** How many can play a game at one table. @returns {number[]} */
export function playerCounts({ players: [fewest, most] }) {
  const least = Math.max(2, fewest);
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** Add or take away seats at the end. */
export function resizeSeats(plan, count) {
  while (plan.seats.length > count) plan.seats.pop();
  while (plan.seats.length < count) plan.seats.push({ kind: plan.seats.at(-1).kind === "me" ? "friend" : plan.seats.at(-1).kind, name: "" });
  if (Number(plan.options["first-player"]) >= count) delete plan.options["first-player"];
}

/** No more and no fewer seats than the game has room for. */
export function fitSeats(plan, game) {
  const counts = playerCounts(game);
  resizeSeats(plan, Math.min(Math.max(plan.seats.length, counts[0]), counts.at(-1)));
}

/** The value of an option in a plan. */
export function valueOf(plan, game, option) {
  return plan.options[option.key] ?? game.presets[plan.preset]?.[option.key] ?? option.default;
}

/** What the house is asked for: only what differs from the preset is named. */
export function wantedOf(plan) {
  const { game, preset, options, board, timer, onlookers } = plan;
  return { game, preset, options, board, players: plan.seats.length, public: plan.public, onlookers, timer };
}

/** The part of it that a game is made from. */
export function gameOf(plan) {
  return { preset: plan.preset, options: plan.options, board: plan.board, players: plan.seats.length };
}

export async function toHash(plan) {
  const facts = new URLSearchParams({ game: plan.game, preset: plan.preset });
  for (const [key, value] of Object.entries(plan.options)) facts.set(`o.${key}`, value === true ? "on" : value === false ? "off" : value);
  facts.set("seats", plan.seats.map(({ kind }) => kind).join("."));
  if (plan.public) facts.set("public", "1");
  if (!plan.onlookers) facts.set("onlookers", "0");
  if (plan.timer) facts.set("timer", plan.timer);
  if (typeof plan.board === "string") facts.set("board", plan.board);
  else if (plan.board) facts.set("map", await pack(JSON.stringify(plan.board)));
  return facts.toString();
}

/** A plan with all that a hash says and that its game knows; the rest as the game proposes it. */
export async function fromHash(hash, games, bot) {
  const facts = new URLSearchParams(hash.replace(/^#/, ""));
  const game = games.find(({ game }) => game === facts.get("game")) || games[0];
  const found = newPlan(game, bot);
  if (Object.hasOwn(game.presets, facts.get("preset"))) found.preset = facts.get("preset");
  for (const option of game.options) {
    const text = facts.get(`o.${option.key}`);
    if (text === null) continue;
    if (typeof option.default === "boolean") found.options[option.key] = text === "on";
    else if (typeof option.default === "number") found.options[option.key] = Number(text) || option.default;
    else found.options[option.key] = text;
  }
  const kinds = (facts.get("seats") || "").split(".").filter((kind) => SEAT_KINDS.includes(kind));
  if (kinds.length >= 2) {
    const mine = kinds.indexOf("me"); // one seat can be mine
    found.seats = kinds.map((kind, at) => ({ kind: kind === "me" && at !== mine ? "friend" : kind, name: "" }));
    fitSeats(found, game);
  }
  found.public = facts.get("public") === "1";
  found.onlookers = facts.get("onlookers") !== "0";
  if (TIMERS.includes(Number(facts.get("timer")))) found.timer = Number(facts.get("timer"));
  if (facts.has("board")) found.board = facts.get("board");
  if (facts.has("map") && game.board_files) found.board = await unpack(facts.get("map")).then(JSON.parse).catch(() => null);
  return found;
}

const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

async function pack(text) {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpack(letters) {
  const packed = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
}
