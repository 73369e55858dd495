"""The sets of options that a study takes from the catalogue of a game."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel.options import Catalogue, choice, number, switch
from jackhouse.lab import option_sets
from jackhouse.lab.option_sets import one_by_one, read_options, write_options
from jackhouse.matches.match import Setup


def setup(game: str, players: int = 4, preset: str | None = None) -> Setup:
    return Setup(game, players, "random", preset, {}, None, 1)


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_every_option_of_a_game_is_changed_in_a_set_of_its_own(game: str) -> None:
    sets, left_out = one_by_one(setup(game))
    changed = [next(iter(options)) for options in [*sets, *[refused.options for refused in left_out]]]
    assert set(changed) == set(games.get(game).catalogue.options)
    standard = games.get(game).catalogue.resolve(games.get(game).default_preset, {})
    assert all(options[key] != standard[key] for options in sets for key in options)


def test_a_value_brings_what_it_needs() -> None:
    sets, _ = one_by_one(setup("jack-rabbits", preset="intro"))
    assert {"quiet-underground": True, "fights": True} in sets
    assert {"quiet-underground": True} in one_by_one(setup("jack-rabbits"))[0]


def test_what_the_game_refuses_is_left_out_with_the_reason() -> None:
    sets, left_out = one_by_one(setup("jack-rabbits", players=2))
    assert {"first-player": "1"} in sets
    refused = [(one.options, one.reason.code) for one in left_out]
    assert refused[:2] == [
        ({"first-player": "2"}, "no-such-first-player"),
        ({"first-player": "3"}, "no-such-first-player"),
    ]
    assert {code for options, code in refused[2:] if "suits" in options} == {"suits-not-players"}


def test_needs_of_needs_are_added_and_numbers_stay_within_their_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue(
        [
            choice("water", "", "still", "wild", "deep"),
            switch("boats", "", needs={"water": "wild"}),
            switch("races", "", needs={"boats": True}),
            switch("drought", "", clashes={"water": "still"}),
            number("rounds", "", 6, 5, 8),
        ],
        presets={"plain": {}},
    )

    class Invented:
        default_preset = "plain"

        def __init__(self) -> None:
            self.catalogue = catalogue

    def check(setup: Setup) -> None:
        catalogue.resolve("plain", setup.options)

    monkeypatch.setattr(games, "get", lambda key: Invented())
    monkeypatch.setattr(option_sets, "check_setup", check)
    sets, left_out = one_by_one(setup("invented"))
    assert [write_options(options) for options in sets] == [
        "water=wild",
        "water=deep",
        "boats=on, water=wild",
        "races=on, boats=on, water=wild",
        "rounds=5",
        "rounds=8",
    ]
    assert [(refused.options, refused.reason.code) for refused in left_out] == [({"drought": True}, "options-clash")]


def test_options_are_read_in_their_own_types() -> None:
    given: dict[str, Any] = {"fights": "off", "round-cap": "9", "objective": "Tribal"}
    assert read_options(setup("jack-rabbits"), given) == {"fights": False, "round-cap": 9, "objective": "tribal"}
