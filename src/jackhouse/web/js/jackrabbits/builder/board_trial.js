/** A panel in which bots play many games on a map, and which shows how it plays: in figures, and as a heat map over the map. */

import { clear, el, loadStyles } from "../../dom.js";
import { centreOf, cornersOf } from "./lattice.js";
import { round } from "../view_box.js";

/**
 * @typedef {{games: number, value: number, low: number, high: number}} Share a number of games, its share of all and the ends of its interval
 * @typedef {{share: number}} Claims
 * @typedef {{players: number, games: number, turns: Record<string, number>, won: Share, by_order: Share[], royals: Record<string, Claims>}} Result
 * @typedef {{played: number, of: number, over: boolean, waiting?: boolean, cut?: boolean, result?: Result}} State
 * @typedef {{suits: string, all: string}} Suits the suits of the tiles in play, and those of a whole game
 */

const GAMES = [20, 100, 200];
const USUAL = { games: 100, players: 4 };
const PLAYERS = [2, 3, 4];
const POLL = 500; // milliseconds
const MOST_FAILED = 20; // requests in a row
const SPOKEN = 0.25; // the share of the games after which the progress is said again
const FULLEST = 0.85; // the opacity of the shade of a royal that was acquired in every game
const YARD = 54; // units round a house that are not shaded
const BELOW = 66; // units from the centre of a hex to its figure
const PLATE = [86, 36]; // the size of a figure's plate

const percent = (share) => Math.round(100 * share);

export class BoardTrial {
  /** @param {import("../../main.js").Context} context @param {import("./builder_map.js").BuilderMap} map */
  constructor(context, map) {
    const { lexicon } = context;
    this.context = context;
    this.map = map;
    this.wish = { ...USUAL };
    this.code = ""; // of the map that is shown, if it can be played on
    /** @type {Suits} */
    this.suits = { suits: "", all: "" };
    this.running = ""; // the trial that is going on
    this.stopping = false; // whether the server has been asked to stop it
    this.tried = ""; // the code of its map
    /** @type {{code: string, result: Result} | null} what has been played last */
    this.known = null;
    this.shaded = true; // whether the heat map is wanted
    this.heat = el("g", { class: "heat-map" });
    map.layers.tiles.after(this.heat);

    this.bar = el("progress", { max: 1, value: 0, "aria-label": lexicon.say("trial-progress") });
    this.count = el("p", { class: "small" });
    this.stopButton = el("button", { type: "button", class: "button small", text: lexicon.say("trial-stop"), on: { click: () => this.stop() } });
    this.progress = el("div", { class: "trial-progress", hidden: true }, this.bar, this.count, this.stopButton);
    this.problem = el("div", { class: "problem", role: "alert" });
    this.form = el("div", { class: "trial-wish" });
    this.beginButton = el("button", { type: "button", class: "button small", on: { click: () => this.begin() } });
    this.results = el("div", { class: "trial-results" });
    this.element = el("div", { class: "trial" }, el("p", { class: "soft small", text: lexicon.say("trial-lead") }),
      this.form, this.beginButton, this.progress, this.problem, this.results);
    this.ready = loadStyles("builder", "build", "trial");
    this.drawForm();
  }

  /** @param {string} id @param {Record<string, any>} facts */
  say(id, facts = {}) {
    return this.context.lexicon.say(id, facts);
  }

  /** Shows which map is on the page. @param {{code: string, problem: any} | null} look what the server says about it @param {Suits} suits */
  show(look, suits) {
    const changed = suits.suits !== this.suits.suits;
    this.suits = suits;
    this.code = look && !look.problem ? look.code : "";
    if (changed) this.drawForm();
    this.redraw();
  }

  // ---- what is wanted ----------------------------------------------------------------------------------------------

  /** The number of players: with fewer suits, as many (JR-8.2). */
  get players() {
    const { suits, all } = this.suits;
    return suits.length < all.length ? suits.length : this.wish.players;
  }

  get options() {
    const { suits, all } = this.suits;
    return suits.length < all.length ? { "tight-suits": true, suits } : {};
  }

  drawForm() {
    const select = (id, label, values, chosen, set) => el("div", {}, el("label", { class: "label", for: id, text: this.say(label) }),
      el("select", { id, on: { change: (event) => { set(Number(event.target.value)); this.redraw(); } } },
        values.map((value) => el("option", { value, selected: value === chosen, text: value }))));
    const fixed = this.suits.suits.length < this.suits.all.length;
    clear(this.form,
      select("trial-games", "trial-games", GAMES, this.wish.games, (value) => (this.wish.games = value)),
      fixed ? null : select("trial-players", "trial-players", PLAYERS, this.wish.players, (value) => (this.wish.players = value)));
  }

  // ---- playing -----------------------------------------------------------------------------------------------------

  async begin() {
    const { api, announce } = this.context;
    const { code, players, options } = this;
    this.refuse(null);
    this.beginButton.disabled = true;
    try {
      const { trial } = await api.beginTrial({ board: code, players, options, games: this.wish.games });
      Object.assign(this, { running: trial, tried: code });
      announce(this.say("trial-begun"));
      this.draw({ played: 0, of: this.wish.games, over: false });
      this.redraw();
      this.stopButton.focus({ preventScroll: true });
      await this.follow(trial);
    } catch (error) {
      this.running = "";
      this.refuse(error);
    }
    this.redraw();
  }

  /** Asks how far the trial is, until it is over. @param {string} trial */
  async follow(trial) {
    const { api, announce } = this.context;
    let [said, failed] = [0, 0];
    while (this.running === trial) {
      await new Promise((done) => setTimeout(done, POLL));
      if (!this.element.isConnected) {
        this.running = "";
        api.stopTrial(trial).catch(() => {});
        return;
      }
      const state = this.stopping ? null : await api.trialState(trial).catch((error) => {
        if (this.stopping) return null;
        if (error.code === "not-found" || ++failed > MOST_FAILED) throw error;
        return null; // the games go on
      });
      if (this.running !== trial) return;
      if (!state || this.stopping) continue;
      failed = 0;
      if (state.over) {
        this.finish(state);
        return;
      }
      this.draw(state);
      if (state.played >= said + state.of * SPOKEN) {
        said = state.played;
        announce(this.say("trial-playing", { played: said, games: state.of }));
      }
    }
  }

  async stop() {
    const { running: trial } = this;
    if (!trial || this.stopping) return;
    this.stopping = true;
    try {
      this.finish(await this.context.api.stopTrial(trial));
    } catch (error) {
      this.running = "";
      this.refuse(error);
      this.redraw();
    } finally {
      this.stopping = false;
    }
  }

  /** Shows the result of a trial that is over. @param {State} state */
  finish(state) {
    const { played, of: games, result, cut } = state;
    this.running = "";
    this.known = result ? { code: this.tried, result } : null;
    const told = !result ? this.say("trial-empty") : played < games ? this.say(cut ? "trial-cut" : "trial-stopped", { played, games }) : this.summary(result);
    clear(this.results, result ? this.drawResult(result, told) : el("p", { text: told }));
    this.redraw();
    this.context.announce(told);
  }

  /** @param {any} error */
  refuse(error) {
    const text = !error ? null : error.code === "not-found" ? this.say("trial-gone") : this.context.explain(error);
    clear(this.problem, text);
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  /** Shows how far a trial is. @param {State} state */
  draw({ played, of: games, waiting }) {
    this.bar.value = played / games;
    this.count.textContent = waiting ? this.say("trial-waiting") : this.say("trial-playing", { played, games });
  }

  redraw() {
    const { known } = this;
    const hidesFocus = !this.running && this.progress.contains(document.activeElement);
    this.progress.hidden = !this.running;
    this.beginButton.hidden = Boolean(this.running);
    this.beginButton.disabled = !this.code;
    this.beginButton.textContent = this.say("trial-begin", { games: this.wish.games });
    const same = known !== null && known.code === this.code;
    if (hidesFocus) this.beginButton.focus({ preventScroll: true });
    this.results.classList.toggle("of-other-map", known !== null && Boolean(this.code) && !same);
    clear(this.heat, same && this.shaded && known ? this.drawHeat(known.result) : null);
  }

  /** @param {Result} result */
  summary({ games, players }) {
    return this.say("trial-summary", { games, players });
  }

  /** @param {Result} result @param {string} told */
  drawResult(result, told) {
    const { won, turns: { mean, deviation, least, most } } = result;
    const length = this.say("trial-turns-figures", { mean: round(mean), deviation: round(deviation), least, most });
    const chance = this.say("trial-won-figures", { percent: percent(won.value), low: percent(won.low), high: percent(won.high) });
    const royals = Object.entries(result.royals).sort(([, one], [, two]) => two.share - one.share);
    return [
      el("p", { class: "other-map soft small", text: this.say("trial-other-map") }),
      el("p", { class: "trial-told", text: told }),
      el("dl", {},
        el("dt", { text: this.say("trial-turns") }), el("dd", { text: length }),
        el("dt", { text: this.say("trial-won") }), el("dd", { text: chance })),
      el("table", {}, el("caption", { text: this.say("trial-order") }),
        el("thead", {}, el("tr", {}, el("td"), el("th", { scope: "col", text: this.say("trial-wins") }), el("th", { scope: "col", text: this.say("trial-interval") }))),
        el("tbody", {}, result.by_order.map((place, at) => el("tr", {},
          el("th", { scope: "row", text: this.say("trial-place", { number: String(at + 1) }) }),
          el("td", { text: `${percent(place.value)} %` }), el("td", { text: `${percent(place.low)}–${percent(place.high)} %` }))))),
      el("h3", { text: this.say("trial-royals") }),
      el("p", { class: "soft small", text: this.say("trial-royals-help") }),
      el("label", { class: "trial-show" }, el("input", { type: "checkbox", checked: this.shaded, on: { change: (event) => {
        this.shaded = event.target.checked;
        this.redraw();
      } } }), el("span", { text: this.say("trial-show") })),
      el("ul", { class: "trial-royals" }, royals.map(([royal, { share }]) => el("li", {},
        el("span", { text: this.context.lexicon.card(royal) }), el("span", { class: "trial-bar", "aria-hidden": "true" }, el("span", { style: { width: `${100 * share}%` } })),
        el("span", { text: `${percent(share)} %` })))),
    ];
  }

  /** Draws the shade of each royal's hex, the stronger the more often it was acquired, and the figure. @param {Result} result */
  drawHeat({ royals }) {
    return this.map.tiles.filter(({ tile }) => royals[tile]).map((laid) => {
      const { share } = royals[laid.tile];
      const [x, y] = centreOf(laid).map(round);
      const hex = cornersOf(laid).map((corner) => corner.map(round).join(" ")).join("L");
      const yard = `M${x - YARD} ${y}a${YARD} ${YARD} 0 1 0 ${2 * YARD} 0a${YARD} ${YARD} 0 1 0 ${-2 * YARD} 0Z`;
      const [width, height] = PLATE;
      return el("g", { class: "heat", "data-tile": laid.tile },
        el("path", { d: `M${hex}Z${yard}`, "fill-rule": "evenodd", "fill-opacity": round(FULLEST * share * 100) / 100 }),
        el("rect", { x: x - width / 2, y: round(y + BELOW - height / 2), width, height, rx: 8 }),
        el("text", { x, y: round(y + BELOW + 9), text: `${percent(share)} %` }));
    });
  }
}
