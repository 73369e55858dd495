// The page to build a map alone: the map, the tiles, and panels with advice, figures and ways to keep it.

import { loadSheet } from "../art.js";
import { clear, el, loadStyles, on } from "../dom.js";
import { lineIcon } from "../icons.js";
import { BuilderMap } from "../jackrabbits/builder/builder_map.js";
import { withRoads } from "../jackrabbits/builder/map_drawing.js";
import { History, begin, flip, isSolo, lay, lift, remaining, replace, setFor, trayGroups } from "../jackrabbits/builder/solo_state.js";
import { TileTray } from "../jackrabbits/builder/tile_tray.js";
import { afterPress } from "../pointer.js";
import { boardHash, boardIn } from "./board_link.js";
import { BuildPanels } from "./build_panels.js";

const KEPT_LOOKS = 60;

/** @param {HTMLElement} root @param {import("../main.js").Context} context */
export async function show(root, context) {
  const { api, lexicon, settings, setTitle } = context;
  const [{ sets }] = await Promise.all([api.boards(), loadSheet("tiles"), loadStyles("builder", "build")]);
  setTitle(lexicon.say("build-title"));
  const page = new BuildPage(context, sets);
  root.append(page.element);
  const unhook = [
    settings.on("palette", () => loadSheet("tiles").catch(() => {})),
    on(window, "hashchange", () => page.openHash()),
    on(document, "keydown", (event) => page.key(event)),
    on(matchMedia("(max-width: 55.99rem)"), "change", () => page.openPanels(false)), // beside the map there is nothing to open
  ];
  await page.changed();
  await page.openHash();
  return {
    close() {
      unhook.forEach((stop) => stop());
      page.map.close();
    },
  };
}

class BuildPage {
  /** @param {import("../main.js").Context} context @param {import("../jackrabbits/builder/solo_state.js").TileSet[]} sets */
  constructor(context, sets) {
    const { lexicon, announce, settings } = context;
    this.context = context;
    this.sets = sets;
    this.whole = sets[sets.length - 1];
    const kept = settings.get("building");
    this.history = new History(isSolo(kept, sets) ? kept : begin(this.whole, "free", random));
    /** What the server says about maps, by their tiles. @type {Map<string, any>} */
    this.looks = new Map();
    /** @type {any} what the server says about this map; null until it is known */
    this.look = null;
    this.hand = ""; // the tile in hand
    this.isStep = false; // whether it came into hand by a step that can be taken back: it was lifted or flipped
    this.opened = false; // whether the map that the address names has been opened
    this.map = new BuilderMap({ lexicon, announce, help: "builder-map-help", still: () => settings.get("pace") === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches });
    this.tray = new TileTray({ lexicon });
    this.panels = new BuildPanels(this);
    this.connect();
    this.element = this.draw();
  }

  /** @returns {import("../jackrabbits/builder/solo_state.js").Solo} */
  get state() {
    return this.history.now;
  }

  /** The tiles of this game. */
  get set() {
    return this.sets.find(({ suits }) => suits === this.state.suits) ?? this.whole;
  }

  /** The number of tiles left, for screen readers. */
  get said() {
    return `${this.context.lexicon.say("build-left", { count: this.left.length })}.`;
  }

  get left() {
    return remaining(this.set, this.state.laid);
  }

  connect() {
    const { map, tray } = this;
    map.onPlace = (tile, rotation, at) => this.place({ tile, rotation, at });
    map.onCancel = () => this.putDown();
    map.onLift = (number) => this.liftTile(number);
    map.onTurn = (rotation) => {
      tray.rotations.set(this.hand, rotation);
      this.drawTray();
    };
    tray.onPick = (tile) => (tile === this.hand ? this.putDown() : this.pick(tile));
    tray.onFlip = (shape) => this.flipTile(shape);
    tray.onDrag = (tile, event) => {
      if (tile !== this.hand) this.pick(tile);
      map.follow(tile, event);
    };
  }

  draw() {
    const { lexicon } = this.context;
    const tool = (key, sign, act) => el("button", { type: "button", class: "tool", "aria-label": lexicon.say(key), title: lexicon.say(key),
      on: { click: act } }, lineIcon(sign));
    this.undoButton = tool("build-undo", "undo", () => this.undo());
    this.redoButton = tool("build-redo", "redo", () => this.redo());
    this.finishButton = el("button", { type: "button", class: "tool build-finish", "aria-label": lexicon.say("build-finish"), title: lexicon.say("build-finish"),
      on: { click: () => this.finish() } }, lineIcon("finish"), el("span", { text: lexicon.say("build-finish") }));
    this.done = el("div", { class: "build-done" });
    this.status = el("p", { class: "build-status" });
    this.problem = el("div", { class: "problem", role: "alert" });
    this.menu = el("button", { type: "button", class: "tool build-menu", "aria-expanded": "false", "aria-controls": "build-side", on: { click: () => this.openPanels(!this.isOpen) } },
      lineIcon("menu"), el("span", { text: lexicon.say("build-panels") }));
    this.mapPart = el("div", { class: "build-map" }, this.map.element, this.problem);
    this.trayPart = el("div", { class: "build-tray" }, this.tray.element, this.done);
    this.side = el("div", { class: "build-side", id: "build-side", role: "region", tabindex: "-1", "aria-label": lexicon.say("build-panels") }, this.panels.element);
    return el("section", { class: "build" },
      el("div", { class: "build-head" }, el("h1", { text: lexicon.say("build-title") }), this.finishButton, this.status, this.undoButton, this.redoButton, this.menu),
      this.mapPart, this.trayPart, this.side);
  }

  /** Whether the panels lie over the map, as on a phone. */
  get isOpen() {
    return this.element.classList.contains("open");
  }

  /** Opens or closes the panels on a phone. While they are open, a refusal is shown among them and the rest is inert. @param {boolean} open */
  openPanels(open) {
    if (open === this.isOpen) return;
    const hadFocus = this.side.contains(document.activeElement);
    this.element.classList.toggle("open", open);
    this.menu.setAttribute("aria-expanded", String(open));
    for (const part of [this.map.element, this.trayPart, this.finishButton, this.undoButton, this.redoButton]) part.inert = open;
    if (open) this.side.prepend(this.problem);
    else this.mapPart.append(this.problem);
    if (open) this.side.focus({ preventScroll: true });
    else if (hadFocus) this.menu.focus({ preventScroll: true });
  }

  /** Shows an advice on the map. @param {import("../jackrabbits/builder/map_drawing.js").Advice} advice */
  reveal(advice) {
    if (this.isOpen) {
      this.openPanels(false);
      this.map.surface.focus({ preventScroll: true });
    }
    this.map.reveal(advice);
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  /** Shows the map after a change, keeps it, and asks the server about it. */
  changed() {
    const { laid } = this.state;
    this.context.settings.set("building", this.state);
    this.look = this.looks.get(keyOf(laid)) ?? null;
    this.showMap();
    if (this.look) this.keep();
    return this.look ? null : this.ask();
  }

  async ask() {
    const { laid } = this.state;
    try {
      const look = await this.context.api.lookAtBoard({ laid });
      this.looks.set(keyOf(laid), look);
      if (this.looks.size > KEPT_LOOKS) this.looks.delete(this.looks.keys().next().value ?? "");
      afterPress(() => {
        if (laid !== this.state.laid) return;
        this.look = look;
        this.showMap();
        this.keep();
      });
    } catch (error) {
      if (laid === this.state.laid) this.refuse(error);
    }
  }

  showMap() {
    const { laid } = this.state;
    const { look, left } = this;
    const { lexicon } = this.context;
    this.map.idle = lexicon.say(left.length ? "builder-idle" : "builder-idle-done");
    this.map.show(look ? withRoads(laid, look.board) : laid, look?.advice ?? [], look?.loose ?? []);
    this.drawTray();
    const count = look?.advice.length ?? 0;
    clear(this.status, lexicon.say("build-left", { count: left.length }), " ",
      count ? [el("span", { class: "advice-count", "aria-hidden": "true", text: `! ${count}` }), el("span", { class: "unseen", text: lexicon.say("build-broken", { count }) })] : null);
    this.undoButton.disabled = !this.history.canUndo;
    this.redoButton.disabled = !this.history.canRedo;
    this.finishButton.hidden = !left.length;
    Object.assign(this.element.dataset, { left: left.length, looked: look !== null });
    clear(this.done, left.length ? null : this.panels.drawPlay());
    this.panels.show();
  }

  drawTray() {
    this.tray.show(trayGroups(this.set, this.state), { picked: this.hand, mayFlip: !this.state.open.length });
  }

  /** Keeps a finished map as the last one, and its code in the address. */
  keep() {
    const code = this.look?.code;
    const whole = code && !this.left.length;
    if (whole && this.state.isOwn !== false) this.context.settings.set("lastBoard", code);
    if (this.opened) history.replaceState(history.state, "", whole ? `#${code}` : location.pathname);
  }

  /** @param {any} error */
  refuse(error) {
    clear(this.problem, error ? error.text ?? this.context.explain(error) : null);
  }

  // ---- building ----------------------------------------------------------------------------------------------------

  /** Takes a tile in hand. @param {string} tile @param {import("../jackrabbits/builder/lattice.js").LaidTile} [was] how it lay before */
  async pick(tile, was) {
    this.hand = tile;
    this.isStep = false;
    this.map.dragged = null;
    this.map.hold(null);
    this.drawTray();
    const { laid } = this.state;
    try {
      const offer = await this.context.api.boardSpots({ laid, tile });
      if (laid !== this.state.laid || tile !== this.hand) return;
      this.map.hold(offer, { rotation: was?.rotation ?? this.tray.rotations.get(tile) ?? 0, lay: was });
      this.map.surface.focus({ preventScroll: true });
      this.context.announce(this.map.controls.words());
    } catch (error) {
      this.putDown();
      this.refuse(error);
    }
  }

  putDown() {
    const tile = this.hand;
    const inMap = this.map.element.contains(document.activeElement);
    this.hand = "";
    this.map.hold(null);
    this.drawTray();
    if (inMap) this.tray.focus(tile);
  }

  /** @param {import("../jackrabbits/builder/lattice.js").LaidTile} laid */
  place(laid) {
    this.putDown();
    this.does(lay(this.state, laid), "build-laid", { tile: this.context.lexicon.tile(laid.tile) });
    if (!this.tray.focus(laid.tile)) this.map.surface.focus({ preventScroll: true });
  }

  /** @param {number} number */
  liftTile(number) {
    const was = this.state.laid[number];
    this.does(lift(this.state, number), "build-lifted", { tile: this.context.lexicon.tile(was.tile) });
    this.pick(was.tile, was);
    this.isStep = true;
  }

  /** @param {import("../jackrabbits/builder/tile_tray.js").Shape} shape */
  flipTile(shape) {
    const next = flip(this.set, this.state, shape);
    const tile = next.open.at(-1) ?? "";
    if (next === this.state) return;
    this.does(next, "build-flipped", { tile: this.context.lexicon.tile(tile) });
    this.pick(tile);
    this.isStep = true;
  }

  /** Goes on to another state. @param {import("../jackrabbits/builder/solo_state.js").Solo} state @param {string} text what has been done @param {object} facts */
  does(state, text = "", facts = {}) {
    this.history.push(state);
    this.refuse(null);
    this.changed();
    if (text) this.context.announce(`${this.context.lexicon.say(text, facts)} ${this.said}`);
  }

  /** Takes the last step back; a tile that was only picked is just put down. */
  undo() {
    const isPicked = this.hand && !this.isStep;
    if (this.hand) this.putDown();
    if (isPicked || !this.history.canUndo) return;
    this.history.undo();
    this.stepped("build-taken-back");
  }

  redo() {
    if (this.hand) this.putDown();
    if (!this.history.canRedo) return;
    this.history.redo();
    this.stepped("build-done-again");
  }

  /** @param {string} text */
  stepped(text) {
    this.refuse(null);
    this.changed();
    this.context.announce(`${this.context.lexicon.say(text)} ${this.said}`);
  }

  /** Begins a new map. @param {string} suits @param {"free" | "dealt"} style */
  begin(suits, style) {
    this.putDown();
    this.openPanels(false);
    this.keepOwn();
    this.does(begin(this.sets.find((set) => set.suits === suits) ?? this.whole, style, random));
  }

  /** What follows `/build#` in a link to this map. */
  get hash() {
    return boardHash(this.look?.code ?? "", this.left.length ? this.state.suits : "");
  }

  /** Keeps a map that was built here before another one takes its place, so that it can be restored. */
  keepOwn() {
    const { state } = this;
    if (state.isOwn !== false && state.laid.length > 1) this.context.settings.set("buildingBefore", state);
  }

  /** The map that was built here before the present one, if it is another. @returns {import("../jackrabbits/builder/solo_state.js").Solo | null} */
  get before() {
    const before = this.context.settings.get("buildingBefore");
    return isSolo(before, this.sets) && keyOf(before.laid) !== keyOf(this.state.laid) ? before : null;
  }

  /** Goes back to the map that was built here before. */
  goBack() {
    const { before } = this;
    if (!before) return;
    if (this.hand) this.putDown();
    this.openPanels(false);
    this.keepOwn();
    this.does(before);
    this.map.panZoom.keep(() => this.map.panZoom.whole());
    this.context.announce(this.said);
  }

  /**
   * Shows a map that the server has made.
   * @param {() => Promise<{laid: any[]}>} make @param {{suits?: string, isOwn?: boolean}} map `suits`: those that its link names; `isOwn`: whether it was built here
   */
  async receive(make, { suits = "", isOwn = false } = {}) {
    if (this.hand) this.putDown();
    const { state } = this;
    try {
      const { laid } = await make();
      const set = setFor(this.sets, laid, { named: suits, used: state.suits });
      if (!set || state !== this.state) return;
      this.openPanels(false);
      this.keepOwn();
      this.does(replace(state, set, laid, isOwn));
      this.map.panZoom.keep(() => this.map.panZoom.whole());
      this.context.announce(this.said);
    } catch (error) {
      this.refuse(error);
    }
  }

  finish() {
    return this.receive(() => this.context.api.finishBoard({ laid: this.state.laid, tiles: this.left }), { isOwn: true });
  }

  /** Opens a map by name, code or document; a refusal leaves everything as it is. @param {string | object} board @param {string} suits that its link names */
  async open(board, suits = "") {
    await this.receive(async () => {
      try {
        return await this.context.api.lookAtBoard({ board, unfinished: true });
      } catch (error) {
        const { lexicon, explain } = this.context;
        throw Object.assign(new Error(), { text: lexicon.say("build-load-refused", { reason: explain(error) }) });
      }
    }, { suits });
  }

  /** Opens the map that the address names, if it names one. */
  async openHash() {
    const { board, suits } = boardIn(location.hash);
    if (board && (board !== this.look?.code || (suits && suits !== this.state.suits))) await this.open(board, suits);
    this.opened = true;
  }

  /** @param {any} event */
  key(event) {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.isOpen) {
      event.preventDefault();
      this.openPanels(false);
      return;
    }
    if (this.isOpen || event.target.closest?.("input, textarea, select") || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const undo = (command && event.key === "z") || (!command && event.key === "Backspace");
    const redo = command && (event.key === "y" || (event.shiftKey && event.key.toLowerCase() === "z"));
    if (!undo && !redo) return;
    event.preventDefault();
    if (redo) this.redo();
    else this.undo();
  }
}

/** @param {number} below */
const random = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below;

const keyOf = (laid) => JSON.stringify(laid);
