/** A dialog with the settings of the table on this screen: pace, automatic answers, sound, theme, language. */

import { el } from "../dom.js";
import { PACES } from "./motion.js";

/**
 * @typedef {import("./game_interface.js").TableServices} TableServices
 * @param {TableServices} services
 * @param {string} rulebook the prefix of the game's rules
 * @param {() => void} openPhrases
 */
export function openMenu(services, rulebook, openPhrases) {
  const { lexicon, settings, motion, help, seat, code, commitment } = services;
  const pace = el("fieldset", {}, el("legend", { text: lexicon.say("table-pace") }),
    PACES.map((key) => el("label", { class: "option" },
      el("input", { type: "radio", name: "pace", value: key, checked: motion.pace === key, on: { change: () => settings.set("pace", key) } }),
      el("span", { text: lexicon.say(`table-pace-${key}`) }))));
  const checkbox = (name, checked, set) => el("label", { class: "option" },
    el("input", { type: "checkbox", checked, on: { change: (event) => set(event.target.checked) } }),
    el("span", { text: lexicon.say(name) }));
  const button = (name, act) => el("button", { class: "button small", type: "button", text: lexicon.say(name), on: { click: () => (dialog.close(), act()) } });
  const other = settings.lang === "es" ? "en" : "es";
  const actions = el("div", { class: "row" },
    seat() === null ? null : button("table-talk", openPhrases), button("table-keys", () => help.keys()),
    el("button", { class: "button small", type: "button", lang: other, text: other === "es" ? "Español" : "English",
      on: { click: () => (dialog.close(), settings.set("lang", other)) } }),
    el("a", { class: "button small", href: `/rules#${rulebook}`, target: "_blank", text: lexicon.say("table-all-rules") }),
    el("a", { class: "button small", href: "/", text: lexicon.say("table-leave"), on: { click: () => dialog.close() } }));
  const link = seat() === null ? null : el("p", {},
    el("button", { class: "button small", type: "button", text: lexicon.say("table-move-seat"), on: { click: () => openSeatLink(services) } }));
  const dialog = help.show(lexicon.say("table-menu"), el("div", { class: "menu" }, actions, pace,
    checkbox("table-alone", settings.get("alone", true), (checked) => settings.set("alone", checked)),
    checkbox("table-sound", settings.sound, (checked) => settings.set("sound", checked)),
    checkbox("table-dark", settings.palette === "dark", (checked) => settings.set("theme", checked ? "dark" : "light")),
    el("p", { class: "soft", text: lexicon.say("table-code", { code }) }), link,
    commitment ? el("p", { class: "soft small" }, lexicon.say("table-commitment"), " ", el("code", { text: commitment })) : null));
}

/** Shows a link that moves this seat to another device, once. @param {TableServices} services */
async function openSeatLink({ lexicon, api, help, code, seat }) {
  const { link } = await api.link(code, seat());
  const address = `${location.origin}/link/${link}`;
  help.show(lexicon.say("table-move-seat"), el("div", {},
    el("p", { text: lexicon.say("table-move-help") }),
    el("p", {}, el("code", { text: address })),
    el("img", { class: "qr", src: api.linkQr(link), alt: lexicon.say("table-move-code") })));
}
