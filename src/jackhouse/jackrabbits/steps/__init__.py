"""The steps of Jack Rabbits, one in each module: those of the turn order, and those that they push."""

from typing import Any

from jackhouse.jackrabbits.steps.acquisition import Acquisition
from jackhouse.jackrabbits.steps.call import Call
from jackhouse.jackrabbits.steps.claiming import Claiming
from jackhouse.jackrabbits.steps.contest import Contest
from jackhouse.jackrabbits.steps.fighting import Fighting
from jackhouse.jackrabbits.steps.flight import Flight
from jackhouse.jackrabbits.steps.giving_up import GivingUp
from jackhouse.jackrabbits.steps.hand_limit import Discarding, HandLimit
from jackhouse.jackrabbits.steps.homecoming import Homecoming
from jackhouse.jackrabbits.steps.increment import Increment
from jackhouse.jackrabbits.steps.journey import Journey
from jackhouse.jackrabbits.steps.lottery import Lottery
from jackhouse.jackrabbits.steps.payment import Payment
from jackhouse.jackrabbits.steps.proof import Proof
from jackhouse.jackrabbits.steps.roll import Roll
from jackhouse.jackrabbits.steps.take_off import TakeOff
from jackhouse.jackrabbits.steps.trading import Trading
from jackhouse.jackrabbits.steps.turn import Turn
from jackhouse.kernel.step import Step


def all_steps() -> list[Step[Any]]:
    """Returns all steps. The turn comes first, since its frame is at the bottom of the stack."""
    return [
        Turn(),
        Homecoming(),
        Roll(),
        Lottery(),
        Journey(),
        Acquisition(),
        Increment(),
        HandLimit(),
        Call(),
        Payment(),
        GivingUp(),
        Discarding(),
        Trading(),
        TakeOff(),
        Proof(),
        Flight(),
        Fighting(),
        Contest(),
        Claiming(),
    ]
