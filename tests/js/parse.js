// Parses modules, given as an object of sources by name on standard input; fails at the first that is none.

import { SourceTextModule } from "node:vm";
import { text } from "node:stream/consumers";

for (const [name, source] of Object.entries(JSON.parse(await text(process.stdin)))) {
  new SourceTextModule(source, { identifier: name });
}
