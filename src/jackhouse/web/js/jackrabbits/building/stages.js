/** A table that builds its board: first the stage of building, then that of play on the board that was built. */

import { loadSheet } from "../../art.js";
import { el, loadStyles } from "../../dom.js";
import { RabbitGame } from "../rabbit_game.js";
import { BuildingTable } from "./building_table.js";

const PARTS = ["status", "map", "openCards", "hand"]; // of a table, each with its element
const OWN = ["readState", "prepare", "show", "playerNotes", "loadRest", "isPublic"]; // members that no stage answers alone

/**
 * @typedef {import("../../table/game_interface.js").GameTable} GameTable
 * @typedef {import("../../table/game_interface.js").State} State
 * @typedef {import("../../table/game_interface.js").TableServices} TableServices
 * @typedef {import("../../table/game_interface.js").TableInfo} TableInfo
 * @typedef {(services: TableServices, table: TableInfo, facts: any) => Promise<GameTable>} OpenStage
 */

/**
 * Returns a table that passes every call on to its present stage.
 * @param {TableServices} services @param {TableInfo} table @param {any} facts @param {OpenStage} openPlay
 * @returns {GameTable}
 */
export function openStages(services, table, facts, openPlay) {
  const stages = new Stages(services, table, facts, openPlay);
  /** @param {Stages} _ @param {string} member */
  const get = (_, member) => {
    const owner = OWN.includes(member) ? stages : stages.stage;
    return typeof owner[member] === "function" ? owner[member].bind(owner) : owner[member];
  };
  return /** @type {any} */ (new Proxy(stages, { get }));
}

class Stages {
  /** @param {TableServices} services @param {TableInfo} table @param {any} facts @param {OpenStage} openPlay */
  constructor(services, table, facts, openPlay) {
    this.services = services;
    /** @type {any} what is there before the first position: four empty parts */
    this.stage = Object.assign(new RabbitGame(services, table, facts), Object.fromEntries(PARTS.map((part) => [part, { element: el("div") }])));
    /** @type {Record<string, () => Promise<GameTable>>} how each stage is loaded */
    this.loaders = {
      building: async () => {
        await Promise.all([services.lexicon.need("builder"), loadSheet("tiles"), loadSheet("pieces"), loadStyles("table", "builder", "building")]);
        return new BuildingTable(services, table, facts);
      },
      play: () => openPlay(services, table, facts),
    };
    /** @type {Record<string, GameTable>} the stages that are loaded */
    this.loaded = {};
    /** @type {Record<string, Promise<void>>} those that are being loaded */
    this.loading = {};
    this.hasRest = false; // whether what is needed later has been asked for
  }

  /** While all build at once, it is nobody's turn. @param {State} state */
  readState({ view }) {
    if (view.building?.style === "free") view.turn = null;
  }

  /** @param {import("../../table/game_interface.js").View} view */
  isPublic({ building }) {
    return building?.style === "free";
  }

  /** @param {State} state */
  prepare({ view }) {
    const { lexicon } = this.services;
    const name = stageOf(view);
    if (!this.loaded[name]) return this.load(name);
    const explains = view.building?.problem && !lexicon.has(`problem-${view.building.problem}`);
    return explains ? lexicon.need("why").then(() => {}) : undefined;
  }

  /** Loads a stage, once. @param {string} name @returns {Promise<void>} */
  load(name) {
    this.loading[name] ??= this.loaders[name]().then((stage) => {
      this.loaded[name] = stage;
    }).finally(() => delete this.loading[name]);
    return this.loading[name];
  }

  /** @param {State} state whose stage is loaded */
  show(state) {
    const stage = this.loaded[stageOf(state.view)];
    if (stage !== this.stage) this.goOn(stage, state.view);
    stage.show(state);
  }

  /** Players are shown before the position. @param {import("../../table/game_interface.js").View} view @param {number} seat */
  playerNotes(view, seat) {
    return (this.loaded[stageOf(view)] ?? this.stage).playerNotes(view, seat);
  }

  /** Puts the elements of the next stage in place of those before. @param {any} stage @param {import("../../table/game_interface.js").View} view */
  goOn(stage, view) {
    const before = this.stage;
    if (stage === this.loaded.play && view.seat !== null) this.keepBoard(view.board);
    this.stage = stage;
    for (const part of PARTS) before[part].element.replaceWith(stage[part].element);
    if (before.map.panZoom) stage.map.panZoom.set(before.map.panZoom.view); // from there it glides to its own view
    before.close?.();
    if (this.hasRest) stage.loadRest();
  }

  /** Keeps the code of the board that was built here, once for each table: the set-up page offers it. @param {object} board */
  async keepBoard(board) {
    const { api, settings, code: table } = this.services;
    if (settings.get("lastBoardOf") === table) return;
    try {
      const { code } = await api.lookAtBoard({ board, unfinished: true });
      settings.set("lastBoard", code);
      settings.set("lastBoardOf", table);
    } catch {
      // it can still be had from the record
    }
  }

  async loadRest() {
    this.hasRest = true;
    await this.stage.loadRest?.();
  }
}

/** @param {import("../../table/game_interface.js").View} view @returns {"building" | "play"} */
const stageOf = (view) => (view.building ? "building" : "play");
