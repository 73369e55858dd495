/**
 * The line to a table: a socket that comes back by itself, asks for what it has missed, and sends every answer until
 * it is acknowledged. Sending an answer twice does no harm: the server knows it by its key.
 *
 * Events: `status` (detail: Status), `welcome`, `events`, `state`, `presence`, `clock`, `refused` (detail: the server's message).
 * @typedef {"connecting" | "open" | "waiting" | "closed"} Status
 */

import { randomHex } from "./random.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 10000;
const SILENCE = 25000;
const GIVEN_UP = new Set([4404]); // close codes after which there is no point in calling again

/** A key that nobody else chooses. @returns {string} */
export const newKey = () => randomHex(12);

export class Line extends EventTarget {
  /** @param {string} code the table's */
  constructor(code) {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}/api/tables/${code}/socket`;
    /** @type {Record<string, number>} the number of the last event that each of my seats has */
    this.after = {};
    /** @type {Map<string, {message: object, done: Function, failed: Function}>} not yet acknowledged */
    this.pending = new Map();
    /** @type {Status} */
    this.status = "connecting";
    this.tries = 0;
    this.hear = this.hear.bind(this);
    this.comeBack = () => this.status === "waiting" && this.connect();
    this.drop = () => this.socket?.close();
    window.addEventListener("online", this.comeBack);
    window.addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.comeBack);
    this.pinging = setInterval(() => this.check(), PING_EVERY);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    this.become(this.tries ? "waiting" : "connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.addEventListener("open", () => this.greet());
    socket.addEventListener("message", (event) => socket === this.socket && this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => socket === this.socket && this.lost(event.code));
  }

  greet() {
    this.send({ type: "hello", after: this.after });
    for (const { message } of this.pending.values()) this.send(message);
  }

  /** @param {object} message of the server's */
  hear(message) {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.tries = 0;
      this.become("open");
      this.tell("welcome", message);
    } else if (message.type === "events") {
      this.news(message);
    } else if (message.type === "ack") {
      this.settle(message.key, "done", message);
    } else if (message.type === "error") {
      if (!this.settle(message.key, "failed", message)) this.tell("refused", message);
    } else if (message.type !== "pong") {
      this.tell(message.type, message);
    }
  }

  /** Events that this page has not had yet. @param {{seat: number | null, events: {n: number}[]}} message */
  news(message) {
    const seat = message.seat === null ? "onlooker" : String(message.seat);
    const last = this.after[seat] ?? 0;
    const events = message.events.filter((event) => event.n > last);
    if (!events.length) return;
    this.after[seat] = events.at(-1).n;
    this.tell("events", { ...message, events });
  }

  lost(code) {
    if (this.status === "closed") return;
    if (GIVEN_UP.has(code)) {
      this.close();
      return;
    }
    this.tries += 1;
    this.become("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    this.retry = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Is anybody there? A line that is silent for long is hung up and called anew. */
  check() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      const socket = this.socket;
      this.socket = null;
      socket.close();
      this.lost(0);
    } else {
      this.send({ type: "ping" });
    }
  }

  /** Answer a decision. @returns {Promise<object>} once it is stored; rejected with the server's reason */
  act(seat, decision, action) {
    return this.ask({ type: "act", seat, decision, action });
  }

  /** Take the last answer back. */
  undo(seat, decision) {
    return this.ask({ type: "undo", seat, decision });
  }

  /** A quick phrase. It has no key at the server, so it is sent once, and only on an open line. */
  say(seat, phrase) {
    if (this.status === "open") this.send({ type: "say", seat, phrase });
  }

  ask(message) {
    const key = newKey();
    const keyed = { ...message, key };
    return new Promise((done, failed) => {
      this.pending.set(key, { message: keyed, done, failed });
      if (this.status === "open") this.send(keyed);
    });
  }

  settle(key, how, message) {
    const asked = this.pending.get(key);
    if (!asked) return false;
    this.pending.delete(key);
    asked[how](message);
    return true;
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Status} status */
  become(status) {
    if (this.status === status) return;
    this.status = status;
    this.tell("status", status);
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Hang up for good. */
  close() {
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    window.removeEventListener("online", this.comeBack);
    window.removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.become("closed");
    this.socket?.close();
  }
}
