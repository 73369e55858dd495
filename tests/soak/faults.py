"""All planted faults."""

from tests.soak.faults_board import FAULTS as BOARD
from tests.soak.faults_jackal import FAULTS as JACKAL
from tests.soak.faults_journey import FAULTS as JOURNEY
from tests.soak.faults_leaks import FAULTS as LEAKS
from tests.soak.faults_server import FAULTS as SERVER
from tests.soak.faults_strategies import FAULTS as STRATEGIES
from tests.soak.faults_turn import FAULTS as TURN

FAULTS = [*BOARD, *TURN, *JOURNEY, *STRATEGIES, *LEAKS, *SERVER, *JACKAL]
