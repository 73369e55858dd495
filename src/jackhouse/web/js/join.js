// Join a table: by its code, or by whatever link to it somebody sent.

import { el, style } from "./dom.js";

const CODE = /[2-9a-hjkmnp-z]{8}(?![2-9a-z])/;

/** The code in what somebody typed or pasted; codes have no o, i, l, 0 or 1. */
export function codeIn(text) {
  const written = text.trim().toLowerCase();
  const link = /\/(t|link)\/([2-9a-z]+)/.exec(written);
  if (link) return { path: `/${link[1]}/${link[2]}` };
  const found = CODE.exec(written.replace(/[\s-]/g, ""));
  return found ? { path: `/t/${found[0]}` } : null;
}

export function joinForm({ words, go }, id = "join") {
  const problem = el("p", { class: "problem", id: `${id}-problem`, role: "alert" });
  const field = el("input", {
    type: "text", id, required: true, autocomplete: "off", autocapitalize: "none", spellcheck: "false",
    placeholder: "k7m2p9xd", "aria-describedby": `${id}-problem`,
  });
  const submit = (event) => {
    event.preventDefault();
    const found = codeIn(field.value);
    if (found) return go(found.path);
    problem.textContent = words.say("web-no-code");
    field.setAttribute("aria-invalid", "true");
    field.focus();
  };
  return el("form", { on: { submit }, novalidate: true },
    el("label", { class: "label", for: id, text: words.say("web-code") }),
    el("div", { class: "code-form" }, field, el("button", { class: "button", type: "submit", text: words.say("web-join") })),
    problem);
}

export async function show(root, context) {
  await style("home");
  const { words } = context;
  context.setTitle(words.say("web-join-title"));
  root.append(el("section", { class: "page narrow" },
    el("h1", { text: words.say("web-join-title") }),
    el("p", { text: words.say("web-join-help") }),
    joinForm(context)));
}
