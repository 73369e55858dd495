// Compares pairs of sources, given as `{name: [source, minified]}` on standard input: both have to be the same program.

import { text } from "node:stream/consumers";
import * as espree from "espree";

const OF_THE_TEXT = ["start", "end", "range", "loc"];

/** @param {string} source */
const program = (source) => JSON.stringify(espree.parse(source, { ecmaVersion: "latest", sourceType: "module" }),
  (key, value) => (OF_THE_TEXT.includes(key) ? undefined : value));

for (const [name, [source, minified]] of Object.entries(JSON.parse(await text(process.stdin)))) {
  if (program(source) === program(minified)) continue;
  console.error(`${name}: minified it is another program (rjsmin reads no template in a template)`);
  process.exitCode = 1;
}
