// Reads {lang, calls} as JSON from stdin: calls of methods of the lexicon. Writes the results and all rules as JSON.

import { readFileSync } from "node:fs";
import { lexiconOf } from "./helpers.js";

const { lang, calls } = JSON.parse(readFileSync(0, "utf-8"));
const lexicon = lexiconOf(lang);
const results = calls.map(([method, ...args]) => lexicon[method](...args));
const rules = (await lexicon.rules()).flatMap((section) => section.rules);
process.stdout.write(JSON.stringify({ results, rules }));
