// The HTTP API of the server. A request that the server refuses throws an ApiError.

/** @typedef {{code: string, rule?: string, params?: Record<string, any>}} ErrorData */

export class ApiError extends Error {
  /** @param {ErrorData} error @param {number} status the HTTP status; 0 without a connection */
  constructor({ code, rule = "", params = {} }, status) {
    super(code);
    this.code = code;
    this.rule = rule;
    this.params = params;
    this.status = status;
  }
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: "no-connection" }, 0);
  }
  const data = await response.json().catch(() => ({ code: "unexpected" }));
  if (!response.ok) throw new ApiError(data, response.status);
  return data;
}

/** @type {Promise<any> | null} */
let client = null;
/** @type {Promise<any[]> | null} */
let games = null;
/** @type {Promise<any> | null} */
let boards = null;

/** Gets the cookie that identifies this device to the server, once. */
export function ensureClient() {
  client ??= request("POST", "/api/clients", {}).catch((error) => {
    client = null;
    throw error;
  });
  return client;
}

/** A request that needs the cookie. @param {string} method @param {string} path @param {object} [body] */
const asClient = async (method, path, body) => {
  await ensureClient();
  return request(method, path, body);
};

/** @param {string} code of a table */
const table = (code) => `/api/tables/${encodeURIComponent(code)}`;

/** @param {string} code of a table @param {number | null} seat */
const seatOf = (code, seat) => `${table(code)}/seats/${seat}`;

/** @typedef {typeof api} Api */
export const api = {
  games: () => (games ??= request("GET", "/api/games").catch((error) => {
    games = null; // requested again the next time
    throw error;
  })),
  validateSetup: (game, setup) => request("POST", `/api/games/${encodeURIComponent(game)}/try`, setup),
  boards: () => (boards ??= request("GET", "/api/boards").catch((error) => {
    boards = null;
    throw error;
  })),
  lookAtBoard: (map) => request("POST", "/api/boards/look", map),
  boardSpots: (map) => request("POST", "/api/boards/spots", map),
  randomBoard: (wish) => request("POST", "/api/boards/random", wish),
  finishBoard: (map) => request("POST", "/api/boards/finish", map),
  beginTrial: (trial) => asClient("POST", "/api/boards/trials", trial),
  trialState: (trial) => asClient("GET", `/api/boards/trials/${trial}`),
  stopTrial: (trial) => asClient("DELETE", `/api/boards/trials/${trial}`),
  boardQr: (board) => `/api/boards/${encodeURIComponent(board)}/qr.svg`,
  listTables: () => request("GET", "/api/tables"),
  myTables: () => asClient("GET", "/api/mine"),
  createTable: (setup) => asClient("POST", "/api/tables", setup),
  getTable: (code) => asClient("GET", table(code)),
  start: (code) => asClient("POST", `${table(code)}/start`, {}),
  rematch: (code) => asClient("POST", `${table(code)}/rematch`, {}),
  takeSeat: (code, seat, name, beside, nonce = "") => asClient("POST", seatOf(code, seat), { name, beside, nonce }),
  giveNonce: (code, seat, nonce) => asClient("PUT", `${seatOf(code, seat)}/nonce`, { nonce }),
  rename: (code, seat, name) => asClient("PUT", seatOf(code, seat), { name }),
  leaveSeat: (code, seat) => asClient("DELETE", seatOf(code, seat)),
  seatBot: (code, seat, bot = "greedy") => asClient("POST", `${seatOf(code, seat)}/bot`, { bot }),
  lend: (code, seat) => asClient("POST", `${seatOf(code, seat)}/lend`, {}),
  lendWait: (code, seat) => asClient("GET", `${seatOf(code, seat)}/lend`),
  link: (code, seat) => asClient("POST", `${seatOf(code, seat)}/link`, {}),
  useLink: (link) => asClient("POST", "/api/links", { link }),
  hint: (code, seat) => asClient("POST", `${seatOf(code, seat)}/hint`, {}),
  guidance: (code, seat) => asClient("GET", `${seatOf(code, seat)}/guidance`),
  facts: (code) => asClient("GET", `${table(code)}/facts`),
  record: (code) => asClient("GET", `${table(code)}/record`),
  /** The address from which the record of a finished game is downloaded. */
  recordUrl: (code) => `${table(code)}/record`,
  qr: (code) => `${table(code)}/qr.svg`,
  linkQr: (link) => `/api/links/${encodeURIComponent(link)}/qr.svg`,
};
