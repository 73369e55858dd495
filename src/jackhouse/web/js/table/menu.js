/** Settings of the table on this screen: the pace of things, answers that are given by themselves. */

import { el } from "../dom.js";
import { PACES } from "./motion.js";

/** @param {object} desk @param {{talk: () => void, keys: () => void}} acts */
export function openMenu(desk, acts) {
  const { words, settings, motion } = desk;
  const pace = el("fieldset", {}, el("legend", { text: words.say("table-pace") }),
    PACES.map((key) => el("label", { class: "option" },
      el("input", { type: "radio", name: "pace", value: key, checked: motion.pace === key, on: { change: () => settings.set("pace", key) } }),
      el("span", { text: words.say(`table-pace-${key}`) }))));
  const alone = el("label", { class: "option" },
    el("input", { type: "checkbox", checked: settings.get("alone", true), on: { change: (event) => settings.set("alone", event.target.checked) } }),
    el("span", { text: words.say("table-alone") }));
  const sound = el("label", { class: "option" },
    el("input", { type: "checkbox", checked: settings.sound, on: { change: (event) => settings.set("sound", event.target.checked) } }),
    el("span", { text: words.say("table-sound") }));
  const dark = el("label", { class: "option" },
    el("input", { type: "checkbox", checked: settings.palette === "dark", on: { change: (event) => settings.set("theme", event.target.checked ? "dark" : "light") } }),
    el("span", { text: words.say("table-dark") }));
  const act = (name, does) => el("button", { class: "button small", type: "button", text: words.say(name), on: { click: () => (shown.close(), does()) } });
  const other = settings.lang === "es" ? "en" : "es";
  const ways = el("div", { class: "row" },
    desk.seat() === null ? null : act("table-talk", acts.talk), act("table-keys", acts.keys),
    el("button", { class: "button small", type: "button", lang: other, text: other === "es" ? "Español" : "English",
      on: { click: () => (shown.close(), settings.set("lang", other)) } }),
    el("a", { class: "button small", href: `/rules#${desk.rulebook()}`, target: "_blank", text: words.say("table-all-rules") }),
    el("a", { class: "button small", href: "/", text: words.say("table-leave"), on: { click: () => shown.close() } }));
  const link = desk.seat() === null ? null : el("p", {},
    el("button", { class: "button small", type: "button", text: words.say("table-move-seat"), on: { click: () => moveSeat(desk) } }));
  const shown = desk.help.show(words.say("table-menu"), el("div", { class: "menu" }, ways, pace, alone, sound, dark,
    el("p", { class: "soft", text: words.say("table-code", { code: desk.code }) }), link,
    desk.commitment ? el("p", { class: "soft small" }, words.say("table-commitment"), " ", el("code", { text: desk.commitment })) : null));
}

/** A link that takes this seat to another device, once. */
async function moveSeat(desk) {
  const { words, api } = desk;
  const { link } = await api.link(desk.code, desk.seat());
  const address = `${location.origin}/link/${link}`;
  desk.help.show(words.say("table-move-seat"), el("div", {},
    el("p", { text: words.say("table-move-help") }),
    el("p", {}, el("code", { text: address })),
    el("img", { class: "qr", src: api.linkQr(link), alt: words.say("table-move-code") })));
}
