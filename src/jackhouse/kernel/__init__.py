"""Game-neutral: states and their contract, actions, windows, events, knowledge, options, records, chance."""

from jackhouse.kernel.chance import Chance
from jackhouse.kernel.event import EVERYONE, Event, only
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.game import Game
from jackhouse.kernel.knowledge import Knowledge
from jackhouse.kernel.options import Catalogue, Option
from jackhouse.kernel.reason import BadInput, Illegal, Reason
from jackhouse.kernel.record import Record
from jackhouse.kernel.state import State
from jackhouse.kernel.step import Step
from jackhouse.kernel.table import Table
from jackhouse.kernel.words import Action, Words

__all__ = [
    "EVERYONE",
    "Action",
    "BadInput",
    "Catalogue",
    "Chance",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Knowledge",
    "Option",
    "Reason",
    "Record",
    "State",
    "Step",
    "Table",
    "Window",
    "Words",
    "only",
]
