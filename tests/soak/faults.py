"""All planted faults."""

from tests.soak.faults_aces import FAULTS as ACES
from tests.soak.faults_additions import FAULTS as ADDITIONS
from tests.soak.faults_board import FAULTS as BOARD
from tests.soak.faults_building import FAULTS as BUILDING
from tests.soak.faults_company import FAULTS as COMPANY
from tests.soak.faults_jackal import FAULTS as JACKAL
from tests.soak.faults_journey import FAULTS as JOURNEY
from tests.soak.faults_leaks import FAULTS as LEAKS
from tests.soak.faults_palaces import FAULTS as PALACES
from tests.soak.faults_seams import FAULTS as SEAMS
from tests.soak.faults_server import FAULTS as SERVER
from tests.soak.faults_strategies import FAULTS as STRATEGIES
from tests.soak.faults_trades import FAULTS as TRADES
from tests.soak.faults_turn import FAULTS as TURN

FAULTS = [
    *BOARD,
    *BUILDING,
    *TURN,
    *JOURNEY,
    *STRATEGIES,
    *ADDITIONS,
    *ACES,
    *COMPANY,
    *PALACES,
    *TRADES,
    *SEAMS,
    *LEAKS,
    *SERVER,
    *JACKAL,
]
