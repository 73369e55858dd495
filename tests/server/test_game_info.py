"""What `GET /api/games` tells about each game fits the game."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jackhouse import art, games, text
from jackhouse.art.sprite_sheets import SHEETS
from jackhouse.kernel import Game
from jackhouse.server.http.game_info import game_info
from jackhouse.server.http.responses import GameInfo
from tests.server.lobby_driver import LobbyDriver

GAMES = games.all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_set_ups_it_names_are_possible(game: Game[Any]) -> None:
    info = msgspec.convert(game_info(game), GameInfo)
    assert info.preset in info.presets
    assert game.new(preset=info.preset, board=info.board).ruleset.board_data() == info.board
    for setup in (info.first_game, info.quick_game):
        assert game.new(players=setup.players, preset=setup.preset, options=setup.options).ruleset.players >= 2
    assert {*info.main_options} <= {option.key for option in info.options}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_seat_has_a_piece(game: Game[Any]) -> None:
    pieces = game_info(game)["pieces"]
    drawn = SHEETS[pieces["sheet"]](text.load("en"), next(iter(art.PALETTES.values())))
    assert {f"{pieces['symbol']}-{seat}" for seat in range(game.most)} <= {*re.findall(r'id="([^"]+)"', drawn)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_only_phrases_of_the_game_can_be_said(game: Game[Any], tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, phrases_a_minute=1000)
    code = driver.table("ana", "ben", game=game.key)
    own = game_info(game)["phrases"]
    every = {phrase for other in GAMES for phrase in game_info(other)["phrases"]}
    assert every > {*own}
    for phrase in every:
        saying = driver.live(code).say("ana", 0, phrase)
        if phrase in own:
            driver.run(saying)
        else:
            assert driver.refused(saying) == (400, "no-such-phrase")
    driver.close()
    driver.loop.close()
