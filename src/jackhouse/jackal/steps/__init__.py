"""The steps of a round, one in each module. The code of a step is its index in `all_steps`."""

from typing import Any

from jackhouse.jackal.steps.doubling import Doubling
from jackhouse.jackal.steps.friday import Friday
from jackhouse.jackal.steps.go import Go
from jackhouse.jackal.steps.landfall import Landfall
from jackhouse.jackal.steps.new_cards import NewCards
from jackhouse.jackal.steps.planning import Planning
from jackhouse.jackal.steps.resolving import Resolving
from jackhouse.jackal.steps.round import Round
from jackhouse.jackal.steps.row import Row
from jackhouse.jackal.steps.rum import Rum
from jackhouse.jackal.steps.tortuga import Tortuga
from jackhouse.jackal.steps.treasure import Treasure
from jackhouse.jackal.steps.weapon import Weapon
from jackhouse.kernel.step import Step


def all_steps() -> list[Step[Any]]:
    return [
        Round(),
        Landfall(),
        Tortuga(),
        Planning(),
        Resolving(),
        Rum(),
        Row(),
        Go(),
        Friday(),
        Weapon(),
        Doubling(),
        Treasure(),
        NewCards(),
    ]
