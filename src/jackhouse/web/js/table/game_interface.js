/**
 * The interface between the table page (`table/`) and a game (`jackrabbits/`, `jackal/`). Only types: nothing here runs.
 *
 * A game's module exports `openGame(services, table)`, which returns a `GameTable`. The page calls the members of
 * `GameTable`; the game calls the members of `TableServices`. `make lint` checks both sides with tsc.
 */

/**
 * @typedef {number | null} Viewer a seat of this device, or null for an onlooker
 *
 * @typedef {object} GameEvent
 * @property {number} n its number in this viewer's feed, from 1
 * @property {string} code
 * @property {Record<string, any>} params
 *
 * @typedef {object} ViewBase what the views of all games have in common
 * @property {number | null} seat
 * @property {number | null} turn the seat whose turn it is; null while all act
 * @property {string} phase
 * @property {number} round
 * @property {Record<string, any>} options
 * @property {{code: string} & Record<string, any> | null} question
 * @property {number[]} awaited the seats that must decide
 * @property {string[]} draft actions that can still be undone
 * @property {string[] | null} hand
 * @property {number[]} hand_sizes
 * @property {boolean} over
 * @property {number[][]} ranking
 * @typedef {ViewBase & Record<string, any>} View a game position as one viewer may see it; the game adds fields of its own
 *
 * @typedef {object} Refused an action that is not legal now, and why
 * @property {string} action
 * @property {string} code
 * @property {string} rule
 * @property {Record<string, any>} params
 *
 * @typedef {object} State a `state` message of the server
 * @property {Viewer} seat
 * @property {number} n
 * @property {TableInfo} table
 * @property {View} view null until the game has started; such states are not shown
 * @property {number} [decision] the number of the decision that `legal` answers
 * @property {string[]} [legal] present while this seat must decide
 * @property {Refused[]} [refused]
 * @property {boolean} [undoable]
 * @property {Record<string, any>} [guidance] what the game says about the choices; attached once it is loaded
 * @property {boolean} [isGuidanceLoading]
 *
 * @typedef {object} Seat
 * @property {"open" | "person" | "bot"} kind
 * @property {string} name
 * @property {boolean} [lent] whether a bot plays for the absent player
 * @property {boolean} [nonce]
 * @typedef {{code: string, game: string, board: string | null, players: number, seats: Seat[], options: Record<string, any>,
 *   started: boolean, over: boolean} & Record<string, any>} TableInfo a table as the API describes it
 *
 * @typedef {import("../text/lexicon.js").Lexicon} Lexicon
 */

/**
 * @typedef {object} Choice
 * @property {string} action
 * @property {string} label
 * @property {string} [name] the label for screen readers, if it differs
 * @property {string} [note]
 * @property {string} [rule]
 * @property {Element | null} [picture]
 * @typedef {{title: string, choices: Choice[], folded?: boolean}} ChoiceGroup a titled row of short buttons or, without a
 *   title, a list; `folded`: a list behind its title, which opens it
 *
 * @typedef {object} Offer what the player can choose now
 * @property {ChoiceGroup[]} groups
 * @property {(Refused & {label: string, note?: string})[]} refused
 * @property {Element | null} picker an element of the game's own in which an answer is put together
 * @property {string | null} chosen an action that was chosen before and is being paid for
 * @property {string | null} [ready] an action that can be confirmed at once
 *
 * @typedef {object} AutoPass questions that a player can have passed automatically
 * @property {string} name part of the ids of its texts
 * @property {string[]} questions codes of the questions that are passed
 * @property {string} until a key; automatic passing ends when it changes
 *
 * @typedef {{caption: string, rounds: number, rows: {key: string, counts: number[]}[]}} Statistics counts per seat at the
 *   end of a game; `caption`: the id of the text above them, which has the number of rounds
 * @typedef {{verb: string, numbers: number[][][]}} ShownDraws random numbers that the page was shown, for each action of
 *   that verb in turn, as `[bound, number]` pairs
 */

/**
 * @typedef {object} GameTable what a game provides to the table page
 * @property {string} rulebook the prefix of its rules, such as `JR`
 * @property {{element: HTMLElement}} status round and phase
 * @property {{element: HTMLElement}} map
 * @property {{element: HTMLElement}} openCards what lies open on the table
 * @property {{element: HTMLElement}} hand
 *
 * @property {() => Promise<void>} loadRest loads what is not needed before the table can be used
 * @property {() => Promise<void>} repaint loads all pictures again after a change of theme
 * @property {(state: State) => void} [readState] called for each state as it comes; may fill in what the page expects
 * @property {(state: State) => Promise<void> | undefined} [prepare] loads what a position needs before it can be shown;
 *   undefined if it is there
 * @property {(state: State) => void} show shows a position
 * @property {(event: GameEvent) => void} [receiveEvent] called for each event in order, animated or not
 * @property {(event: GameEvent) => boolean} hasAnimation
 * @property {(event: GameEvent) => Promise<void>} animate
 * @property {(event: GameEvent) => boolean} [isDescribedAfter] whether the text of an event waits for its animation
 * @property {(event: GameEvent) => boolean} isTransient whether an event is announced but not kept in the log
 * @property {(event: GameEvent) => string} ruleOfEvent the id of the rule behind an event, or ""
 *
 * @property {(state: State | null) => Offer} offerChoices makes the map and the hand usable; null: nothing can be chosen
 * @property {(action: string) => {undos: number, actions: string[]} | null} [startSeries] begins a choice that stands for
 *   several actions, and returns those to send now; null if it stands for itself
 * @property {(state: State) => string[] | null} [nextInSeries] what to send now to go on with such a choice
 * @property {(state: State) => number} [startUndo] called before an undo; returns how many actions it takes back
 * @property {(actions: string[]) => string | null} [choiceOfHint] the choice that stands for what a bot would do
 * @property {(choice: string, state: State) => boolean} [maySend] whether a choice that stands for several actions can
 *   still be sent in this state
 * @property {() => void} [openInfo] opens information about the place that is looked at
 * @property {() => void} [closeNote] closes what lies over the map
 * @property {() => Element | null} [lastResult] how the last part of the game ended, for the end of the game
 * @property {(state: State) => boolean} [wantsGuidance] whether guidance is loaded for a question
 * @property {(state: State) => Offer | null} [showGuidance] called when the guidance of the question on the page has
 *   come; returns a new offer if the choices change
 * @property {() => HTMLElement[]} numberedCards cards that number keys reach after the choices
 * @property {(action: string | null) => void} preview highlights what an action would do
 * @property {(action: string, lexicon?: Lexicon) => string} actionText
 * @property {(action: string) => string} warningFor what to know before an action that cannot be undone, or ""
 * @property {(action: string) => boolean} mayAutoAnswer whether an only legal action may be sent without asking
 * @property {(view: View) => AutoPass | null} autoPass
 * @property {(state: State, names: string[], lexicon?: Lexicon) => {label: string, text: string}} questionText
 *
 * @property {(view: View, seat: number) => (Element | null)[]} playerNotes the content of a player's button
 * @property {(seat: number, actions: Element[]) => void} openPlayer opens a dialog about a player
 * @property {(seat: number) => string} pieceSymbol the id of the symbol of a player's piece
 * @property {(card: string) => string} cardName
 * @property {(view: View) => boolean} [isPublic] whether all act at once and nothing is secret
 * @property {(view: View) => View} publicView a view without what only its seat may see
 * @property {(view: View) => number[]} winners
 * @property {(view: View) => Element} trophy
 * @property {() => string} [endTitle] the title of the end, where nobody wins against others
 * @property {(events: GameEvent[], players: number) => Promise<Statistics>} statistics
 * @property {(events: GameEvent[]) => ShownDraws} [shownDraws]
 */

/**
 * @typedef {object} TableServices what the table page provides to a game and to its own parts
 * @property {string} code the table's code
 * @property {string} [commitment] the commitment to the table's random numbers
 * @property {Lexicon} lexicon
 * @property {import("../text/spoken_lexicon.js").SpokenLexicon} spokenLexicon the same texts for screen readers
 * @property {import("../api.js").Api} api
 * @property {import("../settings.js").Settings} settings
 * @property {import("./help.js").Help} help
 * @property {import("./motion.js").Motion} motion
 * @property {import("./sound.js").Sound} sound
 * @property {() => string[]} names of the players by seat
 * @property {() => Viewer} seat of the viewer; null for an onlooker and while nobody looks
 * @property {() => number[]} mySeats
 * @property {(action: string) => void} choose sends an action; one with a warning waits to be confirmed
 * @property {(action: string | null) => void} confirm sends an action without a warning
 * @property {(undos: number, actions: string[]) => boolean} rearrange undoes some actions and sends others instead
 * @property {(actions: string[]) => void} pick the player tapped something that stands for these actions
 * @property {(refused: Refused) => void} explainRefusal
 * @property {(title: string, text: string) => void} showPrompt shows what happens, in place of the text of one event
 * @property {(elements: (Element | null)[]) => void} showUnderPrompt shows elements of the game under the question
 */

/** @typedef {{openGame: (services: TableServices, table: TableInfo) => Promise<GameTable>}} GameModule */

export {};
