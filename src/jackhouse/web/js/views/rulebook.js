// The rules of both games, with a search. Each rule has an address, /rules#JR-6.2, and so has each game, /rules#JK.

import { el, on, loadStyles } from "../dom.js";

const GAMES = { JR: "jack-rabbits", JK: "jackal" };
/** Returns a text without accents and capitals. @param {string} text */
const normalised = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, { lexicon, setTitle }) {
  const [sections] = await Promise.all([lexicon.rules(), loadStyles("rules")]);
  setTitle(lexicon.say("web-rules"));
  const field = el("input", { type: "search", id: "search", autocomplete: "off", "aria-controls": "rules" });
  const count = el("p", { class: "soft small", "aria-live": "polite" });
  const list = el("div", { id: "rules", class: "rules" });
  const drawn = sections.map((section) => drawSection(section));
  const books = Object.keys(GAMES).map((key) => drawBook(key, drawn.filter(({ game }) => game === key), lexicon));
  list.append(...books.map(({ node }) => node));

  function search() {
    const terms = normalised(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { node, rules } of drawn) {
      for (const rule of rules) {
        rule.node.hidden = !terms.every((word) => rule.text.includes(word));
        found += rule.node.hidden ? 0 : 1;
      }
      node.hidden = rules.every((rule) => rule.node.hidden);
    }
    for (const { node, parts } of books) node.hidden = parts.every((part) => part.node.hidden);
    count.textContent = terms.length ? lexicon.say("web-rules-found", { found }) : "";
  }

  /** Shows and focuses the rule that the hash names. */
  function showTarget() {
    list.querySelector(".aimed")?.classList.remove("aimed");
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!rule || !list.contains(rule)) return;
    rule.classList.add("aimed");
    rule.scrollIntoView({ block: rule.matches(".rule") ? "center" : "start" });
    rule.focus({ preventScroll: true });
  }

  on(field, "input", search);
  const unhook = on(window, "hashchange", showTarget);
  root.append(el("section", { class: "page rulebook" },
    el("h1", { text: lexicon.say("web-rules-title") }),
    el("p", { text: lexicon.say("web-rules-help") }),
    el("search", { class: "find" }, el("label", { class: "label", for: "search", text: lexicon.say("web-rules-search") }), field, count),
    el("nav", { class: "contents", "aria-label": lexicon.say("web-contents") },
      books.map(({ key, name, parts }) => [el("a", { class: "book", href: `#${key}`, text: name }),
        el("ul", {}, parts.map(({ title, id }) => el("li", {}, el("a", { href: `#${id}`, text: title }))))])),
    list));
  showTarget();
  return { close: unhook };
}

/** Draws all rules of a game. @param {string} key the prefix of its rules @param {any[]} parts its sections @param {import("../text/lexicon.js").Lexicon} lexicon */
function drawBook(key, parts, lexicon) {
  const name = lexicon.game(GAMES[key]).label;
  return { key, name, parts, node: el("section", { id: key, class: "book", tabindex: "-1" }, el("h2", { text: name }), parts.map(({ node }) => node)) };
}

function drawSection({ title, rules }) {
  const [game] = rules[0].id.split("-");
  const id = `section-${rules[0].id.split(".")[0]}`;
  const drawn = rules.map((rule) => ({
    text: normalised(`${rule.id} ${rule.title} ${rule.text}`),
    node: el("article", { class: "rule", id: rule.id, tabindex: "-1" },
      el("h4", {}, rule.title, " ", el("a", { class: "id", href: `#${rule.id}`, text: rule.id })),
      el("p", { text: rule.text })),
  }));
  return { title, id, game, rules: drawn, node: el("section", { id }, el("h3", { text: title }), drawn.map(({ node }) => node)) };
}
