/** The games of the house and where their tables are drawn. A game adds a line here and a folder of its own. */

const GAMES = {
  "jack-rabbits": () => import("../jackrabbits/rabbit_table.js"),
  jackal: () => import("../jackal/pirate_table.js"),
};

/**
 * @param {string} game
 * @returns {Promise<{openGame: Function}>}
 */
export const loadGame = (game) => GAMES[game]();
