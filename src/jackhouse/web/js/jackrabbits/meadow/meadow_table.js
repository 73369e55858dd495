/**
 * The table of a meadow (JR-3.3): rabbits wander over the map without cards, for small children. Everything that can be
 * done is a picture: places glow on the map, and each has a large button too.
 */

import { loadSheet } from "../../art.js";
import { clear, el, icon, loadStyles } from "../../dom.js";
import { lineIcon } from "../../icons.js";
import { splitAction } from "../../table/actions.js";
import { RabbitTable } from "../rabbit_table.js";
import { homePicture, hopPicture, placePicture, restPicture, togetherPicture } from "./meadow_pictures.js";

const STEPS = ["exit", "take", "on", "hole", "underground", "off-board"]; // of a way; they are choices while no way is known
const WORDS = { enough: "meadow-enough", stay: "meadow-stay", agree: "meadow-agree", "play-on": "meadow-play-on" };

/**
 * @typedef {import("../../table/game_interface.js").State} State
 * @typedef {import("../../table/game_interface.js").View} View
 * @typedef {import("../../table/game_interface.js").Choice} Choice
 */

/** Loads what a meadow needs beside the map. @param {import("../../table/game_interface.js").TableServices} services */
export const loadMeadow = ({ lexicon }) => Promise.all([lexicon.need("meadow"), loadStyles("table", "meadow")]);

export class MeadowTable extends RabbitTable {
  /**
   * @param {import("../../table/game_interface.js").TableServices} services
   * @param {import("../../table/game_interface.js").TableInfo} table
   * @param {any} facts
   * @param {import("../board_map.js").BoardMap} map
   */
  constructor(services, table, facts, map) {
    super(services, table, facts, map);
    this.status = /** @type {any} */ (new MeadowStatus(services, (seat) => this.pieceSymbol(seat)));
    this.map.onPlace = () => {}; // a place that does not glow: nothing to read
    this.map.onInfo = null; // a slow tap is a tap
  }

  /** @param {State} state */
  show(state) {
    super.show(state);
    this.hand.element.hidden = this.openCards.element.hidden = true;
  }

  /** The pictures of places appear in their buttons once they are there. */
  async loadRest() {
    await Promise.all([super.loadRest(), loadSheet("tiles")]);
  }

  async repaint() {
    await Promise.all([super.repaint(), loadSheet("tiles")]);
  }

  // ---- choices -----------------------------------------------------------------------------------------------------

  /** Only places glow, and not the one where the rabbit is. @param {import("../map_targets.js").Target[]} steps */
  targets(steps) {
    const ways = this.guide.destinations.length ? super.targets(steps).filter(({ cost, loop }) => cost !== undefined && loop === undefined) : [];
    return ways.length ? ways : steps.filter(({ actions }) => !actions.includes("stay"));
  }

  /** @param {string[]} legal @returns {import("../../table/game_interface.js").ChoiceGroup[]} */
  groups(legal) {
    const { lexicon, spokenLexicon } = this.services;
    const ways = this.guide.destinations.map(({ to }) => ({ action: `to ${to}`, label: lexicon.place(to, "short"), name: this.actionText(`to ${to}`, spokenLexicon), picture: placePicture(to, this.map) }));
    const steps = ways.length ? [] : legal.filter((action) => STEPS.includes(splitAction(action)[0])).map((action) => ({ action, label: this.actionText(action) }));
    const others = Object.keys(WORDS).filter((action) => legal.includes(action)).map((action) => ({ action, label: lexicon.say(WORDS[action]), picture: this.picture(action) }));
    const choices = [...others, ...ways, ...steps];
    return choices.length ? [{ title: "", choices }] : [];
  }

  /** @param {string} action */
  picture(action) {
    const { view } = this;
    const own = this.pieceSymbol(view.seat ?? view.turn ?? 0);
    if (action === "stay") return restPicture(own);
    return action === "play-on" ? hopPicture(own) : homePicture(action === "agree" ? this.rabbits(view) : [own]);
  }

  /** @param {View} view */
  rabbits(view) {
    return view.rabbits.map((_, seat) => this.pieceSymbol(seat));
  }

  /** @param {string} action */
  actionText(action, lexicon = this.services.lexicon) {
    return WORDS[action] ? lexicon.say(WORDS[action]) : super.actionText(action, lexicon);
  }

  /** Going home is asked again: the bots agree at once. @param {string} action */
  warningFor(action) {
    return action === "enough" ? this.services.lexicon.say("meadow-enough-sure") : "";
  }

  /** @param {State} state @param {string[]} names */
  questionText(state, names, lexicon = this.services.lexicon) {
    const { question } = state.view;
    if (question?.code === "agreement") return { label: lexicon.question("agreement").label, text: lexicon.say("meadow-agree-help", { who: names[question.by] }) };
    return question?.code === "journey" ? { label: lexicon.say("meadow-where"), text: lexicon.say("meadow-where-help") } : super.questionText(state, names, lexicon);
  }

  // ---- players and the end -----------------------------------------------------------------------------------------

  /** @param {View} view @param {number} seat @returns {(Element | null)[]} */
  playerNotes(view, seat) {
    const { lexicon, spokenLexicon } = this.services;
    return [el("span", { class: "place" }, lineIcon("place"), el("span", { "aria-hidden": "true", text: lexicon.place(view.rabbits[seat], "short") }),
      el("span", { class: "unseen", text: spokenLexicon.place(view.rabbits[seat], "at") }))];
  }

  /** @param {number} seat @param {Element[]} actions */
  openPlayer(seat, actions) {
    const { lexicon, help, names } = this.services;
    help.show(names()[seat], el("div", { class: "meadow-player" }, icon(this.pieceSymbol(seat), "piece"),
      el("p", { text: lexicon.say("meadow-player", { who: names()[seat], at: lexicon.place(this.view.rabbits[seat], "at") }) })), actions);
  }

  /** All have played together. @param {View} view */
  winners(view) {
    return view.rabbits.map((_, seat) => seat);
  }

  endTitle() {
    return this.services.lexicon.say("meadow-end");
  }

  /** @param {View} view */
  trophy(view) {
    return togetherPicture(this.rabbits(view));
  }
}

/** The bar above the table: whose rabbit hops now, and the round. */
class MeadowStatus {
  /** @param {import("../../table/game_interface.js").TableServices} services @param {(seat: number) => string} pieceSymbol */
  constructor({ lexicon, names }, pieceSymbol) {
    this.lexicon = lexicon;
    this.names = names;
    this.pieceSymbol = pieceSymbol;
    this.element = el("div", { class: "status meadow-status" });
  }

  /** @param {View} view */
  show(view) {
    clear(this.element, view.over || view.turn === null ? null : [icon(this.pieceSymbol(view.turn), "piece"), el("strong", { text: this.names()[view.turn] })],
      el("span", { class: "round", text: this.lexicon.say("art-round", { round: view.round }) }));
  }

  phase() {} // a turn is a journey, and nothing else

  roll() {}
}
