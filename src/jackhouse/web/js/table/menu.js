/** Settings of the table on this screen: the pace of things, answers that are given by themselves. */

import { el } from "../dom.js";
import { PACES } from "./motion.js";

/** @param {object} desk */
export function openMenu(desk) {
  const { words, settings, motion } = desk;
  const pace = el("fieldset", {}, el("legend", { text: words.say("table-pace") }),
    PACES.map((key) => el("label", { class: "option" },
      el("input", { type: "radio", name: "pace", value: key, checked: motion.pace === key, on: { change: () => settings.set("pace", key) } }),
      el("span", { text: words.say(`table-pace-${key}`) }))));
  const alone = el("label", { class: "option" },
    el("input", { type: "checkbox", checked: settings.get("alone", true), on: { change: (event) => settings.set("alone", event.target.checked) } }),
    el("span", { text: words.say("table-alone") }));
  const link = desk.seat() === null ? null : el("p", {},
    el("button", { class: "button small", type: "button", text: words.say("table-move-seat"), on: { click: () => moveSeat(desk) } }));
  desk.help.show(words.say("table-menu"), el("div", { class: "menu" }, pace, alone,
    el("p", { class: "soft", text: words.say("table-code", { code: desk.code }) }), link));
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
