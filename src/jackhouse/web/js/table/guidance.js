/** Asks the server what the game says about a question (`Game.guidance`), and attaches it to the state. */

/** @typedef {import("./game_interface.js").State} State */

export class GuidanceLoader {
  /**
   * @param {Pick<import("./game_interface.js").TableServices, "api" | "code">} services
   * @param {Pick<import("./game_interface.js").GameTable, "wantsGuidance">} game
   * @param {(state: State) => void} show called once the guidance of a state is loaded, or could not be
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
    try {
      const { decision, guidance } = await this.api.guidance(this.code, state.seat);
      if (decision === state.decision) state.guidance = guidance; // else it was answered meanwhile
    } catch {
      // answered meanwhile, or no connection
    }
    state.isGuidanceLoading = false;
    this.show(state);
  }
}
