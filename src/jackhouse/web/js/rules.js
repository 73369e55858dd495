// The rules of both games, to read and to search; each has its address: /rules#JR-6.2; a game's too: /rules#JK

import { el, on, style } from "./dom.js";

const GAMES = { JR: "jack-rabbits", JK: "jackal" };
const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export async function show(root, { words, setTitle }) {
  const [sections] = await Promise.all([words.rules(), style("rules")]);
  setTitle(words.say("web-rules"));
  const field = el("input", { type: "search", id: "search", autocomplete: "off", "aria-controls": "rules" });
  const count = el("p", { class: "soft small", "aria-live": "polite" });
  const list = el("div", { id: "rules", class: "rules" });
  const drawn = sections.map((section) => drawSection(section));
  const books = Object.keys(GAMES).map((key) => drawBook(key, drawn.filter(({ game }) => game === key), words));
  list.append(...books.map(({ node }) => node));

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
    for (const { node, parts } of books) node.hidden = parts.every((part) => part.node.hidden);
    count.textContent = sought.length ? words.say("web-rules-found", { found }) : "";
  }

  function point() {
    list.querySelector(".aimed")?.classList.remove("aimed");
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!rule || !list.contains(rule)) return;
    rule.classList.add("aimed");
    rule.scrollIntoView({ block: rule.matches(".rule") ? "center" : "start" });
    rule.focus({ preventScroll: true });
  }

  on(field, "input", search);
  const unhook = on(window, "hashchange", point);
  root.append(el("section", { class: "page rulebook" },
    el("h1", { text: words.say("web-rules-title") }),
    el("p", { text: words.say("web-rules-help") }),
    el("search", { class: "find" }, el("label", { class: "label", for: "search", text: words.say("web-rules-search") }), field, count),
    el("nav", { class: "contents", "aria-label": words.say("web-contents") },
      books.map(({ key, name, parts }) => [el("a", { class: "book", href: `#${key}`, text: name }),
        el("ul", {}, parts.map(({ title, id }) => el("li", {}, el("a", { href: `#${id}`, text: title }))))])),
    list));
  point();
  return { close: unhook };
}

/** All rules of a game. @param {string} key how its rules begin @param {object[]} parts its sections */
function drawBook(key, parts, words) {
  const name = words.game(GAMES[key]).label;
  return { key, name, parts, node: el("section", { id: key, class: "book", tabindex: "-1" }, el("h2", { text: name }), parts.map(({ node }) => node)) };
}

function drawSection({ title, rules }) {
  const [game] = rules[0].id.split("-");
  const id = `section-${rules[0].id.split(".")[0]}`;
  const drawn = rules.map((rule) => ({
    text: bare(`${rule.id} ${rule.title} ${rule.text}`),
    node: el("article", { class: "rule", id: rule.id, tabindex: "-1" },
      el("h4", {}, rule.title, " ", el("a", { class: "id", href: `#${rule.id}`, text: rule.id })),
      el("p", { text: rule.text })),
  }));
  return { title, id, game, rules: drawn, node: el("section", { id }, el("h3", { text: title }), drawn.map(({ node }) => node)) };
}
