// The address of a link that moves a seat to this device. It works once, so it is used at once.

import { el } from "../dom.js";
import { forgetNonce } from "../nonces.js";

/** @param {HTMLElement} root @param {import("../main.js").Context} context @param {string} code */
export async function show(root, { api, lexicon, go, explain, setTitle }, code) {
  setTitle(lexicon.say("web-moving"));
  const heading = el("h1", { text: lexicon.say("web-moving") });
  root.append(el("section", { class: "page narrow" }, heading));
  try {
    const table = await api.useLink(code);
    forgetNonce(table.code, table.seat);
    go(`/t/${table.code}`, true);
  } catch (error) {
    await lexicon.need("why").catch(() => {});
    heading.textContent = lexicon.say("web-link-spent");
    heading.after(
      el("p", { text: error.code === "not-found" ? lexicon.say("web-link-spent-help") : explain(error) }),
      el("p", {}, el("a", { class: "button", href: "/", text: lexicon.say("web-to-the-front") })));
  }
}
