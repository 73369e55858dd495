/** Asks the server what the game says about a question (`Game.guidance`), and attaches it to the state. */

const RETRY = 1500; // milliseconds after which guidance that could not be had is asked for once more

/** @typedef {import("./game_interface.js").State} State */

export class GuidanceLoader {
  /**
   * @param {Pick<import("./game_interface.js").TableServices, "api" | "code">} services
   * @param {Pick<import("./game_interface.js").GameTable, "wantsGuidance">} game
   * @param {(state: State) => void} show called once the guidance of a state is loaded, or could not be: then it is empty
   */
  constructor({ api, code }, game, show) {
    this.api = api;
    this.code = code;
    this.game = game;
    this.show = show;
  }

  /** Loads the guidance of a state that asks something. Without it the choices are offered all the same. @param {State} state */
  async load(state) {
    if (!state.legal?.length || !this.game.wantsGuidance?.(state)) return;
    state.isGuidanceLoading = true;
    await this.ask(state);
    state.isGuidanceLoading = false;
    this.show(state);
    if (!state.guidance || Object.keys(state.guidance).length) return;
    await new Promise((done) => setTimeout(done, RETRY)); // the server was busy, or there was no connection
    await this.ask(state);
    this.show(state);
  }

  /** @param {State} state */
  async ask(state) {
    try {
      const { decision, guidance } = await this.api.guidance(this.code, state.seat);
      if (decision === state.decision) state.guidance = guidance; // else it was answered meanwhile
    } catch {
      state.guidance = {};
    }
  }
}
