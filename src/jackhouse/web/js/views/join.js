// The page to join a table by its code or by a link to it.

import { el, loadStyles } from "../dom.js";

const CODE = /[2-9a-hjkmnp-z]{8}(?![2-9a-z])/;

/** Returns the path of the table whose code or link is in a text. Codes have no o, i, l, 0 or 1. @param {string} text @returns {string | null} */
export function tablePathIn(text) {
  const written = text.trim().toLowerCase();
  const link = /\/(t|link)\/([2-9a-z]+)/.exec(written);
  if (link) return `/${link[1]}/${link[2]}`;
  const found = CODE.exec(written.replace(/[\s-]/g, ""));
  return found ? `/t/${found[0]}` : null;
}

/** @param {Pick<import("../main.js").Context, "lexicon" | "go">} context */
export function joinForm({ lexicon, go }, id = "join") {
  const problem = el("p", { class: "problem", id: `${id}-problem`, role: "alert" });
  const field = el("input", {
    type: "text", id, required: true, autocomplete: "off", autocapitalize: "none", spellcheck: "false",
    placeholder: "k7m2p9xd", "aria-describedby": `${id}-problem`,
  });
  const submit = (event) => {
    event.preventDefault();
    const path = tablePathIn(field.value);
    if (path) return go(path);
    problem.textContent = lexicon.say("web-no-code");
    field.setAttribute("aria-invalid", "true");
    field.focus();
  };
  return el("form", { on: { submit }, novalidate: true },
    el("label", { class: "label", for: id, text: lexicon.say("web-code") }),
    el("div", { class: "code-form" }, field, el("button", { class: "button", type: "submit", text: lexicon.say("web-join") })),
    problem);
}

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, context) {
  await loadStyles("home");
  const { lexicon } = context;
  context.setTitle(lexicon.say("web-join-title"));
  root.append(el("section", { class: "page narrow" },
    el("h1", { text: lexicon.say("web-join-title") }),
    el("p", { text: lexicon.say("web-join-help") }),
    joinForm(context)));
}
