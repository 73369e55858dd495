"""What all games share: states and their contract, actions, windows, events, knowledge, options, records, Rng."""

from jackhouse.kernel.actions import Action, ActionGrammar
from jackhouse.kernel.determiniser import Determiniser
from jackhouse.kernel.event import EVERYONE, Event, only
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.game import Game
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.options import Catalogue, Option
from jackhouse.kernel.reason import BadInput, Illegal, Reason
from jackhouse.kernel.record import Record
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.ruleset import Ruleset
from jackhouse.kernel.state import State
from jackhouse.kernel.step import Step

__all__ = [
    "EVERYONE",
    "Action",
    "ActionGrammar",
    "BadInput",
    "Catalogue",
    "Determiniser",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "KnowledgeLog",
    "Option",
    "Reason",
    "Record",
    "Rng",
    "Ruleset",
    "State",
    "Step",
    "Window",
    "only",
]
