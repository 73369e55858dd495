/**
 * The table while its board is built together: the map, the tiles of this seat, and what the server offers for the tile
 * in hand. Others may lay tiles meanwhile, so nothing here waits for an animation.
 */

import { loadSheet } from "../../art.js";
import { clear, el, keepFocus } from "../../dom.js";
import { announce, toast } from "../../notifications.js";
import { splitAction } from "../../table/actions.js";
import { cellsOf, keyOf, ownersOf } from "../builder/lattice.js";
import { withRoads } from "../builder/map_drawing.js";
import { TileTray } from "../builder/tile_tray.js";
import { RabbitGame } from "../rabbit_game.js";
import { BuildingStatus, adviceList, buildingNotes, playersTiles } from "./building_notes.js";
import { actionsOf, choiceOf, countsOf, laidBy, lastOf, layingOf, newTiles, plainOffer, tilesOf } from "./building_state.js";
import { SharedMap } from "./shared_map.js";

const OFFERED = ["take-back", "finish"]; // verbs of buttons; the others are for the map and the tiles
const WITHOUT_GUIDANCE = ["turn", "island"]; // verbs of buttons while the map knows only how the tile lies now

/**
 * @typedef {import("../../table/game_interface.js").GameTable} GameTable
 * @typedef {import("../../table/game_interface.js").State} State
 * @typedef {import("../../table/game_interface.js").View} View
 * @typedef {import("../../table/game_interface.js").Offer} Offer
 */

/** @implements {GameTable} */
export class BuildingTable extends RabbitGame {
  /**
   * @param {import("../../table/game_interface.js").TableServices} services
   * @param {import("../../table/game_interface.js").TableInfo} table
   * @param {any} facts
   */
  constructor(services, table, facts) {
    super(services, table, facts);
    const { lexicon, motion } = services;
    /** @type {View} set by the first call of `show` */
    this.view = /** @type {any} */ (null);
    /** @type {(import("../builder/tile_spots.js").Offer & {isPlain?: boolean}) | null} where the tile in hand may lie; plain: without its guidance */
    this.offer = null;
    this.isTaking = false; // whether the player has just taken a tile in hand, so that the map gets the focus
    this.map = new SharedMap({ lexicon, announce, still: () => !motion.moves, help: `building-map-help-${table.options.building}` }, (number) => this.tileText(number));
    this.tray = new TileTray({ lexicon });
    this.adviceInDialog = el("div");
    this.status = new BuildingStatus(services, () => this.openAdvice());
    this.advice = el("div");
    this.openCards = { element: el("section", { class: "building-advice", "aria-labelledby": "building-advice" },
      el("h2", { id: "building-advice", text: lexicon.say("builder-advice") }), this.advice) };
    this.hand = { element: el("section", { class: "building-tray", "aria-label": lexicon.say("building-yours") }, this.tray.element) };
    this.tray.element.setAttribute("aria-label", lexicon.say("building-yours"));
    this.map.onPlace = (_, rotation, at, island) => this.lay({ rotation, at, island });
    this.map.onCancel = () => this.putBack();
    this.map.onLift = () => services.choose("take-back");
    this.tray.onPick = (tile) => this.pick(tile);
    this.tray.onFlip = (shape) => this.take(() => services.choose(`flip ${shape}`));
    this.tray.onDrag = (tile, event) => {
      if (tile !== this.held) this.pick(tile);
      this.map.follow(tile, event);
    };
  }

  /** @returns {string | null} the tile in hand */
  get held() {
    return this.view.question?.tile ?? null;
  }

  async loadRest() {}

  async repaint() {
    await Promise.all([loadSheet("tiles"), loadSheet("pieces")]);
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  /** @param {State} state */
  show({ view, seat }) {
    const before = this.view;
    this.view = view;
    const { building } = view;
    const fresh = before?.building ? newTiles(before.building.tiles, building.tiles) : [];
    if (fresh.length) this.services.sound.play("card");
    const own = seat === null ? -1 : lastOf(view, seat);
    this.map.show(withRoads(building.tiles, view.board), building.advice, own < 0 ? [] : [own]);
    this.map.mark(building.tiles, lastOf(view), this.services.motion.moves ? fresh : []);
    this.status.show(view);
    keepFocus(this.advice, () => clear(this.advice, adviceList(view, this.map, this.services.lexicon)));
    if (this.adviceInDialog.isConnected) keepFocus(this.adviceInDialog, () => this.drawAdviceInDialog());
    this.hand.element.hidden = seat === null || !countsOf(view, seat).some(Boolean);
  }

  /** @param {number} number of a tile on the map */
  tileText(number) {
    const { lexicon, names } = this.services;
    const { tile, by } = this.view.building.tiles[number];
    const named = lexicon.tile(tile);
    if (by === null) return lexicon.say("building-tile-first", { tile: named });
    const mayLift = by === this.view.seat && number === lastOf(this.view, by);
    return mayLift ? lexicon.say("building-tile-last", { tile: named }) : lexicon.say("building-tile-by", { tile: named, who: names()[by] });
  }

  openAdvice() {
    const { lexicon, help } = this.services;
    this.drawAdviceInDialog();
    help.show(lexicon.say("builder-advice"), this.adviceInDialog);
  }

  /** The advice of the dialog is that of the map as it is: others build meanwhile. */
  drawAdviceInDialog() {
    const { adviceInDialog: box } = this;
    clear(box, adviceList(this.view, this.map, this.services.lexicon, () => box.closest("dialog")?.close()));
  }

  /** @param {View} view @param {number} seat @returns {(Element | null)[]} */
  playerNotes(view, seat) {
    return buildingNotes(view, seat, this.services.lexicon);
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    this.services.help.show(this.services.names()[seat], playersTiles(this.view, seat, this.services.lexicon), actions, "broad");
  }

  openInfo() {
    this.services.help.open("JR-3.2");
  }

  // ---- what can be done --------------------------------------------------------------------------------------------

  /** @param {State | null} state null: there is nothing to choose @returns {Offer} */
  offerChoices(state) {
    const { view, services } = this;
    const { lexicon } = services;
    const legal = state?.legal ?? [];
    const mayTakeBack = legal.includes("take-back");
    this.map.mayPutBack = view.building.style === "free";
    this.map.idle = lexicon.say(this.idleText(legal));
    if (!mayTakeBack) this.map.loose.clear();
    if (view.seat !== null) this.tray.show(tilesOf(view, view.seat), { picked: this.held, mayFlip: legal.some((action) => action.startsWith("flip ")) });
    if (!this.held) this.isTaking = this.isTaking && !legal.length; // it may still be on its way
    this.hold(state);
    const verbs = this.offer?.isPlain ? [...OFFERED, ...WITHOUT_GUIDANCE] : OFFERED;
    const choices = legal.filter((action) => verbs.includes(splitAction(action)[0]))
      .map((action) => ({ action, label: this.actionText(action), name: this.actionText(action, services.spokenLexicon) }));
    return { groups: choices.length ? [{ title: "", choices }] : [], refused: [], picker: null, chosen: null };
  }

  /** Returns the text of the map's bar while no tile is in hand. @param {string[]} legal */
  idleText(legal) {
    if (!legal.length) return "building-idle-wait";
    return this.view.building.style === "free" ? "building-idle-pick" : "building-idle-flip";
  }

  /** Has the map offer the tile in hand; how it would lie stays as it is, if it still may. @param {State | null} state */
  hold(state) {
    const { map, held } = this;
    const offer = state?.guidance?.tile === held ? state?.guidance : undefined;
    if (!held) this.offer = null;
    else if (offer) this.offer = /** @type {any} */ (offer);
    else if (state && !state.isGuidanceLoading) this.offer = plainOffer(this.view, state.legal ?? []);
    else if (this.offer && this.offer.tile !== held) this.offer = null;
    const same = map.offer?.tile === held ? map.draft?.placement : undefined;
    const island = map.islands;
    if (map.offer === this.offer) map.redraw();
    else {
      map.hold(this.offer, { rotation: same?.rotation ?? this.view.question?.rotation ?? 0, lay: same });
      if (this.offer?.isPlain) {
        if (this.view.question?.island) map.toggleIslands();
      } else if (this.offer && same && !map.draft) this.tellSpotGone();
      else if (this.offer && !same && island !== map.islands && this.view.question?.island) map.toggleIslands();
    }
    if (this.offer && this.isTaking) this.focusMap();
  }

  tellSpotGone() {
    toast(this.services.lexicon.say("building-spot-gone", { tile: this.services.lexicon.tile(this.held ?? "") }));
  }

  /** Gives the map the focus, unless the player has gone elsewhere meanwhile. */
  focusMap() {
    this.isTaking = false;
    const { activeElement } = document;
    const isHere = !activeElement || activeElement === document.body || activeElement.closest(".table-own, .builder-map") !== null;
    if (isHere && !document.querySelector("dialog[open]")) this.map.surface.focus({ preventScroll: true });
  }

  /** @param {State} state */
  showGuidance(state) {
    const wasPlain = this.offer?.isPlain;
    this.hold(state);
    return wasPlain === this.offer?.isPlain ? null : this.offerChoices(state);
  }

  // ---- taking, laying, putting back --------------------------------------------------------------------------------

  /** @param {() => void} act by which a tile comes into hand */
  take(act) {
    this.isTaking = true;
    act();
  }

  /** Takes a tile in hand in place of the one that is there; the same one is put back. @param {string} tile */
  pick(tile) {
    this.map.dragged = null;
    if (tile === this.held) this.putBack();
    else if (this.held) this.take(() => this.services.rearrange(this.view.draft.length, [`pick ${tile}`]));
    else this.take(() => this.services.choose(`pick ${tile}`));
  }

  putBack() {
    if (this.map.mayPutBack) this.services.rearrange(this.view.draft.length, []);
    else this.map.cancel();
  }

  /** @param {{rotation: number, at: number[], island: boolean}} lay */
  lay(lay) {
    const { undos, actions } = layingOf(this.view, lay);
    this.services.rearrange(undos, actions);
  }

  /** A choice of several actions is what a hint lays. @param {string} choice */
  startSeries(choice) {
    const actions = actionsOf(choice);
    return actions && { undos: this.held ? this.view.draft.length - (this.map.mayPutBack ? 1 : 0) : 0, actions };
  }

  startUndo() {
    return Math.max(1, this.view.draft.length);
  }

  /** @param {string[]} actions */
  choiceOfHint(actions) {
    return actions.length > 1 ? choiceOf(actions) : null;
  }

  /** Whether nothing lies meanwhile where a choice lays its tile. @param {string} choice @param {State} state */
  maySend(choice, { view }) {
    const laid = laidBy(actionsOf(choice) ?? [], view.question);
    const owners = ownersOf(view.building.tiles);
    return laid !== null && cellsOf(laid).every((cell) => !owners.has(keyOf(cell)));
  }

  /** Shows how a tile would lie. @param {string | null} choice */
  preview(choice) {
    const laid = laidBy(choice ? actionsOf(choice) ?? [choice] : [], this.view.question);
    if (laid || !this.map.offer) this.map.suggest(laid);
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  /** @param {string} action */
  actionText(action, lexicon = this.services.lexicon) {
    const laid = laidBy(actionsOf(action) ?? [action], this.view.question);
    return laid ? lexicon.say("building-lay-so", { tile: lexicon.tile(laid.tile) }) : lexicon.action(action, this.services.names());
  }

  /** @param {string} action */
  warningFor(action) {
    const { view, services } = this;
    if (action !== "finish" || view.seat === null) return "";
    return services.lexicon.say("building-finish-sure", { count: countsOf(view, view.seat).reduce((sum, count) => sum + count, 0) });
  }

  /** @param {State} state @param {string[]} names */
  questionText({ view }, names, lexicon = this.services.lexicon) {
    const { label } = lexicon.question("building");
    const tile = view.question?.tile;
    const { style, problem } = view.building;
    const text = tile ? lexicon.say("building-lay", { tile: lexicon.tile(tile) }) : lexicon.say(`building-choose-${style}`);
    const others = style === "free" && !tile && this.services.mySeats().length > 1 ? ` ${lexicon.say("building-others-here")}` : "";
    return { label, text: problem ? `${lexicon.say("building-reopened", { problem: lexicon.say(`problem-${problem}`) })} ${text}${others}` : text + others };
  }

  /** @returns {HTMLElement[]} */
  numberedCards() {
    return [...this.tray.element.querySelectorAll("button")].filter((button) => !button.disabled);
  }

  /** @param {View} _view @returns {null} */
  autoPass(_view) {
    return null;
  }

  /** @returns {boolean} */
  hasAnimation() {
    return false;
  }

  async animate() {}

  /** Tiles that only the viewer has turned or put back. @param {import("../../table/game_interface.js").GameEvent} event */
  isTransient({ code }) {
    return code === "took-back";
  }

  close() {
    this.map.close();
  }
}
