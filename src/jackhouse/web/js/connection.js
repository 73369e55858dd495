/**
 * The connection to a table: a socket that reconnects by itself, asks for the events that it has missed, and repeats
 * every request until the server acknowledges it. A repeated request does no harm: the server knows it by its key.
 *
 * @typedef {"connecting" | "open" | "waiting" | "closed"} ConnectionStatus
 * @typedef {"status" | "welcome" | "events" | "state" | "presence" | "clock" | "refused"} MessageType `status` has a
 *   ConnectionStatus, the others have a message of the server
 * @typedef {{message: object, done: (message: any) => void, failed: (message: any) => void}} PendingRequest
 */

import { randomHex } from "./random.js";

const FIRST_WAIT = 400; // milliseconds before the first try to reconnect; each further wait is twice as long
const LONGEST_WAIT = 8000;
const PING_EVERY = 10000;
const SILENCE = 25000; // milliseconds without a message after which the socket is replaced
const TABLE_NOT_FOUND = 4404; // the close code after which reconnecting is useless
const KEY_BYTES = 12;

export class Connection extends EventTarget {
  /** @param {string} code the table's */
  constructor(code) {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}/api/tables/${code}/socket`;
    /** @type {Record<string, number>} the number of the last event received, by seat */
    this.lastEvents = {};
    /** @type {Map<string, PendingRequest>} requests that are not acknowledged, by key */
    this.pending = new Map();
    /** @type {ConnectionStatus} */
    this.status = "connecting";
    this.attempts = 0; // failed since the last welcome
    /** @type {WebSocket | null} */
    this.socket = null;
    this.lastReceived = Date.now();
    this.retryTimer = 0;
    this.reconnectNow = () => this.status === "waiting" && this.connect();
    this.dropSocket = () => this.socket?.close();
    window.addEventListener("online", this.reconnectNow);
    window.addEventListener("offline", this.dropSocket);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.pingTimer = setInterval(() => this.checkAlive(), PING_EVERY);
    this.connect();
  }

  /** Adds a listener that is called with the detail of an event. @param {MessageType} type @param {(detail: any) => void} listener */
  on(type, listener) {
    this.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  connect() {
    clearTimeout(this.retryTimer);
    this.setStatus(this.attempts ? "waiting" : "connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.lastReceived = Date.now();
    socket.addEventListener("open", () => socket === this.socket && this.sendHello());
    socket.addEventListener("message", (event) => socket === this.socket && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => socket === this.socket && this.handleClose(event.code));
  }

  sendHello() {
    this.send({ type: "hello", after: this.lastEvents });
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** @param {{type: string} & Record<string, any>} message of the server */
  receive(message) {
    this.lastReceived = Date.now();
    if (message.type === "welcome") {
      this.attempts = 0;
      this.setStatus("open");
      this.emit("welcome", message);
    } else if (message.type === "events") {
      this.receiveEvents(/** @type {any} */ (message));
    } else if (message.type === "ack") {
      this.resolve(message.key, "done", message);
    } else if (message.type === "error") {
      if (!this.resolve(message.key, "failed", message)) this.emit("refused", message);
    } else if (message.type !== "pong") {
      this.emit(message.type, message);
    }
  }

  /** Passes on the events that this page does not have yet. @param {{seat: number | null, events: {n: number}[]}} message */
  receiveEvents(message) {
    const seat = message.seat === null ? "onlooker" : String(message.seat);
    const last = this.lastEvents[seat] ?? 0;
    const events = message.events.filter((event) => event.n > last);
    if (!events.length) return;
    this.lastEvents[seat] = events[events.length - 1].n;
    this.emit("events", { ...message, events });
  }

  /** Schedules a reconnection. @param {number} code the close code of the socket */
  handleClose(code) {
    if (this.status === "closed") return;
    if (code === TABLE_NOT_FOUND) {
      this.close();
      return;
    }
    this.attempts += 1;
    this.setStatus("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempts - 1));
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Pings the server; replaces a socket that has been silent for too long. */
  checkAlive() {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastReceived > SILENCE) {
      this.socket = null;
      socket.close();
      this.handleClose(0);
    } else {
      this.send({ type: "ping" });
    }
  }

  /**
   * Sends an action. Resolves once it is stored; rejects with the server's error.
   * @param {number | null} seat
   * @param {number | undefined} decision
   * @param {string} action
   */
  act(seat, decision, action) {
    return this.request({ type: "act", seat, decision, action });
  }

  /** Undoes the last action. @param {number | null} seat @param {number | undefined} decision */
  undo(seat, decision) {
    return this.request({ type: "undo", seat, decision });
  }

  /** Sends a quick phrase once, and only on an open connection: it has no key. @param {number | null} seat @param {string} phrase */
  say(seat, phrase) {
    if (this.status === "open") this.send({ type: "say", seat, phrase });
  }

  /** @param {object} message @returns {Promise<any>} */
  request(message) {
    const key = randomHex(KEY_BYTES);
    const keyed = { ...message, key };
    return new Promise((done, failed) => {
      this.pending.set(key, { message: keyed, done, failed });
      if (this.status === "open") this.send(keyed);
    });
  }

  /** Settles a pending request. @param {string} key @param {"done" | "failed"} how @param {object} message @returns {boolean} whether there was one */
  resolve(key, how, message) {
    const request = this.pending.get(key);
    if (!request) return false;
    this.pending.delete(key);
    request[how](message);
    return true;
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {ConnectionStatus} status */
  setStatus(status) {
    if (this.status === status) return;
    this.status = status;
    this.emit("status", status);
  }

  /** @param {string} type @param {any} detail */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Closes the connection for good. */
  close() {
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    window.removeEventListener("online", this.reconnectNow);
    window.removeEventListener("offline", this.dropSocket);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.setStatus("closed");
    const { socket } = this;
    this.socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close()); // else the browser reports an error
    else socket?.close();
  }
}
