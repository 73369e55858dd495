// Messages of a language by id. The server reads the same Fluent files (text/messages.py).

import { FluentBundle, FluentResource } from "../../vendor/fluent/fluent.js";

/** @typedef {Record<string, string | number>} Facts the values that a message takes, by variable name */

/** @param {string} path @returns {Promise<string>} */
async function download(path) {
  const version = document.documentElement.dataset.version || "";
  const response = await fetch(`${path}?v=${version}`);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.text();
}

export class Phrasebook {
  /** @param {string} lang @param {Phrasebook} [shared] a phrasebook of the same language whose texts this one shares */
  constructor(lang, shared) {
    this.lang = lang;
    this.bundle = shared?.bundle ?? new FluentBundle(lang, { useIsolating: false });
    /** @type {Map<string, Promise<string>>} */
    this.parts = shared?.parts ?? new Map();
  }

  /**
   * Loads a part of the texts once: `page`, `rooms`, `table`, `jackal`, `why` or `rules` (see server/http/pages.py).
   * @param {string} part
   * @returns {Promise<string>} the Fluent source
   */
  need(part) {
    const loading = this.parts.get(part) ?? download(`/text/${this.lang}/${part}.ftl`).then((source) => {
      this.addSource(source);
      return source;
    });
    if (!this.parts.has(part)) {
      loading.catch(() => this.parts.delete(part));
      this.parts.set(part, loading);
    }
    return loading;
  }

  /** Adds the messages of a Fluent source. @param {string} source */
  addSource(source) {
    this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a message with this id. An id may name an attribute too: "place-citadel.to". @param {string} id */
  has(id) {
    return this.#pattern(id) !== null;
  }

  /** Returns the message with this id, or the id itself if there is none. @param {string} id @param {Facts} facts */
  say(id, facts = {}) {
    const pattern = this.#pattern(id);
    return pattern === null ? id : this.#format(pattern, facts).text;
  }

  /**
   * Returns the first of these messages that exists and for which the facts suffice, or null.
   * @param {string[]} ids
   * @param {Facts} facts
   * @returns {string | null}
   */
  trySay(ids, facts) {
    for (const id of ids) {
      const pattern = this.#pattern(id);
      if (pattern === null) continue;
      const { text, errors } = this.#format(pattern, facts);
      if (!errors.length) return text;
    }
    return null;
  }

  /** Like `trySay`; if no message fits, returns what `say` makes of the first id. @param {string[]} ids @param {Facts} facts */
  sayFirst(ids, facts) {
    return this.trySay(ids, facts) ?? this.say(ids[0], facts);
  }

  /**
   * Returns a label and its help text (the message `ID-help`); the fallback and no text if there is no such message.
   * @param {string} id
   * @param {string} fallback
   * @param {Facts} facts
   */
  entry(id, fallback, facts = {}) {
    if (!this.has(id)) return { label: fallback, text: "" };
    return { label: this.say(id, facts), text: this.say(`${id}-help`, facts) };
  }

  #pattern(id) {
    const [name, attribute] = splitAt(id, ".");
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  #format(pattern, facts) {
    /** @type {Error[]} */
    const errors = [];
    return { text: this.bundle.formatPattern(pattern, facts, errors), errors };
  }
}

/** Returns what precedes the first `mark` and what follows it. @param {string} text @param {string} mark @returns {[string, string]} */
export function splitAt(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
