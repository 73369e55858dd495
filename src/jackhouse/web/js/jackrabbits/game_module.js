/** Opens a table of Jack Rabbits. What only play needs is loaded when play begins, so that building begins soon. */

/**
 * @param {import("../table/game_interface.js").TableServices} services
 * @param {import("../table/game_interface.js").TableInfo} table
 * @returns {Promise<import("../table/game_interface.js").GameTable>}
 */
export async function openGame(services, table) {
  const facts = services.api.facts(table.code).then((found) => {
    services.help.setRules(found);
    return found;
  });
  if (!table.options.building) return (await import("./rabbit_table.js")).openPlay(services, table, facts);
  const [{ openStages }, found] = await Promise.all([import("./building/stages.js"), facts]);
  return openStages(services, table, found, async (...opened) => (await import("./rabbit_table.js")).openPlay(...opened));
}
