// The house over HTTP. What it refuses is thrown as a Refusal: {code, rule, params}.

export class Refusal extends Error {
  constructor({ code, rule = "", params = {} }, status) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.params = params;
    this.status = status;
  }
}

async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: "no-connection" }, 0);
  }
  const data = await answer.json().catch(() => ({ code: "unexpected" }));
  if (!answer.ok) throw new Refusal(data, answer.status);
  return data;
}

let client = null;
let games = null;

/** Every guest gets a cookie that names them to the house and to nobody else. */
export function ensureClient() {
  client ??= ask("POST", "/api/clients", {}).catch((trouble) => {
    client = null;
    throw trouble;
  });
  return client;
}

const asClient = async (...call) => {
  await ensureClient();
  return ask(...call);
};

const at = (code) => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  ask,
  ensureClient,
  games: () => (games ??= ask("GET", "/api/games").catch((trouble) => {
    games = null; // asked again the next time
    throw trouble;
  })),
  tryGame: (game, setup) => ask("POST", `/api/games/${encodeURIComponent(game)}/try`, setup),
  lobby: () => ask("GET", "/api/tables"),
  mine: () => asClient("GET", "/api/mine"),
  open: (wanted) => asClient("POST", "/api/tables", wanted),
  look: (code) => asClient("GET", at(code)),
  start: (code) => asClient("POST", `${at(code)}/start`, {}),
  rematch: (code) => asClient("POST", `${at(code)}/rematch`, {}),
  sit: (code, seat, name, beside, nonce = "") => asClient("POST", `${at(code)}/seats/${seat}`, { name, beside, nonce }),
  giveNonce: (code, seat, nonce) => asClient("PUT", `${at(code)}/seats/${seat}/nonce`, { nonce }),
  rename: (code, seat, name) => asClient("PUT", `${at(code)}/seats/${seat}`, { name }),
  stand: (code, seat) => asClient("DELETE", `${at(code)}/seats/${seat}`),
  seatBot: (code, seat, bot = "greedy") => asClient("POST", `${at(code)}/seats/${seat}/bot`, { bot }),
  lend: (code, seat) => asClient("POST", `${at(code)}/seats/${seat}/lend`, {}),
  lendWait: (code, seat) => asClient("GET", `${at(code)}/seats/${seat}/lend`),
  link: (code, seat) => asClient("POST", `${at(code)}/seats/${seat}/link`, {}),
  useLink: (link) => asClient("POST", "/api/links", { link }),
  state: (code, seat = null) => asClient("GET", `${at(code)}/state${seat === null ? "" : `?seat=${seat}`}`),
  events: (code, seat, after) =>
    asClient("GET", `${at(code)}/events?after=${after}${seat === null ? "" : `&seat=${seat}`}`),
  act: (code, seat, decision, key, action) => asClient("POST", `${at(code)}/seats/${seat}/act`, { decision, key, action }),
  undo: (code, seat, decision, key) => asClient("POST", `${at(code)}/seats/${seat}/undo`, { decision, key }),
  say: (code, seat, phrase) => asClient("POST", `${at(code)}/seats/${seat}/say`, { phrase }),
  hint: (code, seat) => asClient("POST", `${at(code)}/seats/${seat}/hint`, {}),
  facts: (code) => asClient("GET", `${at(code)}/facts`),
  record: (code) => asClient("GET", `${at(code)}/record`),
  /** Where the record of a game that is over can be saved from. */
  recordUrl: (code) => `${at(code)}/record`,
  qr: (code) => `${at(code)}/qr.svg`,
  linkQr: (link) => `/api/links/${encodeURIComponent(link)}/qr.svg`,
};
