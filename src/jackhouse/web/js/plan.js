// A table as somebody plans it, and the same as the hash of an address, so that a whole set-up can be sent as a link.

export const SEAT_KINDS = ["me", "friend", "bot", "here"];
export const TIMERS = [0, 30, 60, 120, 300, 86400];

/** A plan to begin with. */
export function newPlan(game, bot) {
  return {
    game: game.game, preset: Object.keys(game.presets)[0], options: {}, board: "sample",
    seats: [{ kind: "me", name: "" }, { kind: "friend", name: "" }],
    bot, public: false, onlookers: true, timer: 0,
  };
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
  if (typeof plan.board === "object") facts.set("map", await pack(JSON.stringify(plan.board)));
  else if (plan.board !== "sample") facts.set("board", plan.board);
  return facts.toString();
}

/** A plan with all that a hash says and that this game knows; the rest as it was. */
export async function fromHash(hash, plan, games) {
  const facts = new URLSearchParams(hash.replace(/^#/, ""));
  const game = games.find(({ game }) => game === facts.get("game")) || games.find(({ game }) => game === plan.game);
  const found = { ...plan, game: game.game, options: {} };
  if (facts.get("preset") in game.presets) found.preset = facts.get("preset");
  for (const option of game.options) {
    const text = facts.get(`o.${option.key}`);
    if (text === null) continue;
    if (typeof option.default === "boolean") found.options[option.key] = text === "on";
    else if (typeof option.default === "number") found.options[option.key] = Number(text) || option.default;
    else found.options[option.key] = text;
  }
  const kinds = (facts.get("seats") || "").split(".").filter((kind) => SEAT_KINDS.includes(kind));
  if (kinds.length >= 2) found.seats = kinds.slice(0, game.players[1]).map((kind) => ({ kind, name: "" }));
  found.public = facts.get("public") === "1" || (plan.public && !facts.has("game"));
  found.onlookers = facts.get("onlookers") !== "0";
  if (facts.has("timer")) found.timer = Number(facts.get("timer")) || 0;
  if (facts.has("board")) found.board = facts.get("board");
  if (facts.has("map")) found.board = JSON.parse(await unpack(facts.get("map")).catch(() => "null")) || found.board;
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
