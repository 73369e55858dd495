// A link that moves a seat to this device: it works once, so it is used at once.

import { el } from "./dom.js";
import { forgetNonce } from "./nonces.js";

export async function show(root, { api, words, go, explain, setTitle }, code) {
  setTitle(words.say("web-moving"));
  const heading = el("h1", { text: words.say("web-moving") });
  root.append(el("section", { class: "page narrow" }, heading));
  try {
    const table = await api.useLink(code);
    forgetNonce(table.code, table.seat);
    go(`/t/${table.code}`, true);
  } catch (trouble) {
    await words.need("why").catch(() => {});
    heading.textContent = words.say("web-link-spent");
    heading.after(
      el("p", { text: trouble.code === "not-found" ? words.say("web-link-spent-help") : explain(trouble) }),
      el("p", {}, el("a", { class: "button", href: "/", text: words.say("web-to-the-front") })));
  }
}
