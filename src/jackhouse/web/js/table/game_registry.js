/** The games and the modules of their tables. A new game adds a line here and a folder of its own. */

/** @type {Record<string, () => Promise<import("./game_interface.js").GameModule>>} */
const GAMES = {
  "jack-rabbits": () => import("../jackrabbits/game_module.js"),
  jackal: () => import("../jackal/pirate_table.js"),
};

/** @param {string} game */
export const loadGame = (game) => GAMES[game]();
