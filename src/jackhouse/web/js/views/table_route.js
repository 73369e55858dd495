// The address of a table: its waiting room until the game starts, then the table; a table of older rules can only be read.

import { clear, el } from "../dom.js";

/** @param {HTMLElement} root @param {import("../main.js").Context} context @param {string} code */
export async function show(root, context, code) {
  const { api, lexicon } = context;
  /** @type {import("../main.js").OpenView | null} */
  let open = null;
  let isClosed = false;

  async function openTable() {
    open?.close?.();
    context.setView("table");
    clear(root);
    try {
      const { showTable } = await import("../table/table_page.js");
      if (!isClosed) open = await showTable(root, context, code);
    } catch (error) {
      if (isClosed) return;
      console.warn(error);
      clear(root, el("section", { class: "page narrow" }, el("h1", { text: lexicon.say("web-table") }),
        el("p", { text: lexicon.say("web-table-missing") })));
    }
    if (isClosed) open?.close?.();
  }

  const found = await api.getTable(code.toLowerCase());
  if (found.old) {
    const { showOlderRules } = await import("./older_rules.js");
    context.setView("older");
    await showOlderRules(root, context, found);
  } else if (found.started) await openTable();
  else {
    const [{ showWaitingRoom }] = await Promise.all([import("./waiting_room.js"), lexicon.need("rooms")]);
    context.setView("waiting");
    open = await showWaitingRoom(root, context, found, openTable);
  }
  return {
    close() {
      isClosed = true;
      open?.close?.();
    },
  };
}
