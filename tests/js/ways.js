// Reads {lang, ways: [[way, from], ...]} as JSON from stdin. Writes each way in words as JSON.

import { readFileSync } from "node:fs";
import { wholeText } from "../../src/jackhouse/web/js/jackrabbits/journey_ways.js";
import { lexiconOf } from "./helpers.js";

const { lang, ways } = JSON.parse(readFileSync(0, "utf-8"));
const lexicon = lexiconOf(lang);
lexicon.toPlace = (name) => lexicon.place(name, "to"); // the terminal names hexes in full
process.stdout.write(JSON.stringify(ways.map(([way, from]) => wholeText(way, from, lexicon))));
