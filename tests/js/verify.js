// Checks records from the standard input, `[[record, seen], ...]`, with the page's own code; writes the results.

import { readFileSync } from "node:fs";
import { verify } from "../../src/jackhouse/web/js/table/verify.js";

const asked = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(asked.map(([record, seen]) => verify(record, seen))));
