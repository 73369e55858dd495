// A table's address: its waiting room until the game begins, then the table itself; one of older rules to be read.

import { clear, el } from "./dom.js";

export async function show(root, context, code) {
  const { api, words } = context;
  let open = null;
  let over = false;

  async function table() {
    open?.close?.();
    context.setView("table");
    clear(root);
    try {
      const { showTable } = await import("./table/table.js");
      if (!over) open = await showTable(root, { ...context, code });
    } catch (trouble) {
      console.warn(trouble);
      clear(root, el("section", { class: "page narrow" }, el("h1", { text: words.say("web-table") }),
        el("p", { text: words.say("web-table-missing") })));
    }
    if (over) open?.close?.();
  }

  const found = await api.look(code.toLowerCase());
  if (found.old) {
    const { showOlder } = await import("./older.js");
    context.setView("older");
    await showOlder(root, context, found);
  } else if (found.started) await table();
  else {
    const [{ showWaiting }] = await Promise.all([import("./waiting.js"), words.need("rooms")]);
    context.setView("waiting");
    open = await showWaiting(root, { ...context, code: found.code }, found, table);
  }
  return {
    close() {
      over = true;
      open?.close?.();
    },
  };
}
