// The rules, to read and to search; each has its address: /rules#JR-6.2

import { el, on, style } from "./dom.js";

const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export async function show(root, { words, setTitle }) {
  const [sections] = await Promise.all([words.rules(), style("rules")]);
  setTitle(words.say("web-rules"));
  const field = el("input", { type: "search", id: "search", autocomplete: "off", "aria-controls": "rules" });
  const count = el("p", { class: "soft small", "aria-live": "polite" });
  const list = el("div", { id: "rules", class: "rules" });
  const drawn = sections.map((section) => drawSection(section));
  list.append(...drawn.map(({ node }) => node));

  function search() {
    const sought = bare(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { node, rules } of drawn) {
      for (const rule of rules) {
        rule.node.hidden = !sought.every((word) => rule.text.includes(word));
        found += rule.node.hidden ? 0 : 1;
      }
      node.hidden = rules.every((rule) => rule.node.hidden);
    }
    count.textContent = sought.length ? words.say("web-rules-found", { found }) : "";
  }

  function point() {
    list.querySelector(".aimed")?.classList.remove("aimed");
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!rule || !list.contains(rule)) return;
    rule.classList.add("aimed");
    rule.scrollIntoView({ block: "center" });
    rule.focus({ preventScroll: true });
  }

  on(field, "input", search);
  const unhook = on(window, "hashchange", point);
  root.append(el("section", { class: "page rulebook" },
    el("h1", { text: words.say("web-rules-title") }),
    el("p", { text: words.say("web-rules-help") }),
    el("search", { class: "find" }, el("label", { class: "label", for: "search", text: words.say("web-rules-search") }), field, count),
    el("nav", { class: "contents", "aria-label": words.say("web-contents") },
      el("ul", {}, drawn.map(({ title, id }) => el("li", {}, el("a", { href: `#${id}`, text: title }))))),
    list));
  point();
  return { close: unhook };
}

function drawSection({ title, rules }) {
  const id = `section-${rules[0].id.split(".")[0]}`;
  const drawn = rules.map((rule) => ({
    text: bare(`${rule.id} ${rule.title} ${rule.text}`),
    node: el("article", { class: "rule", id: rule.id, tabindex: "-1" },
      el("h3", {}, rule.title, " ", el("a", { class: "id", href: `#${rule.id}`, text: rule.id })),
      el("p", { text: rule.text })),
  }));
  return { title, id, rules: drawn, node: el("section", { id }, el("h2", { text: title }), drawn.map(({ node }) => node)) };
}
