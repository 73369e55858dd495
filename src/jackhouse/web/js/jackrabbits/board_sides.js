/** The tiles that lie on their other side with these options (JR-8.1). @param {Record<string, any>} options */
export const reversedTiles = (options) => (options["advanced-citadel"] ? ["citadel"] : []);
