"""The rules that options leave out of play, and the form of the texts of the others."""

import pytest

from jackhouse import games

GAME = games.get("jack-rabbits")
STRATEGIES = {option for option, value in GAME.catalogue.presets["standard"].items() if value is True}


@pytest.mark.parametrize("option", sorted(STRATEGIES))
def test_the_rules_of_a_strategy_are_idle_until_it_is_played(option: str) -> None:
    without = GAME.idle_rules(GAME.catalogue.resolve("intro", {}))
    played = GAME.idle_rules(GAME.catalogue.resolve("intro", {option: "on"}))
    assert set(played) < set(without)
    rule = GAME.catalogue.options[option].rule
    assert rule in without
    assert rule not in played


ADDITIONS = {key: option for key, option in GAME.catalogue.options.items() if option.is_addition}


def test_the_standard_game_plays_all_rules_but_the_additions() -> None:
    idle = GAME.idle_rules(GAME.catalogue.resolve("standard", {}))
    of_every_game = {"JR-3.2"}  # a board is chosen or built
    assert set(idle) == {option.rule for option in ADDITIONS.values()} - of_every_game


@pytest.mark.rule("JR-3.3")
def test_a_meadow_leaves_the_rules_of_cards_out() -> None:
    idle = GAME.idle_rules(GAME.catalogue.resolve("meadow", {}))
    assert {"JR-4.2", "JR-4.6", "JR-5.1", "JR-6.2", "JR-7.3"} <= set(idle)
    assert not {"JR-3.2", "JR-3.3", "JR-4.4", "JR-6.5", "JR-6.7"} & set(idle)


@pytest.mark.parametrize(
    "given", [*({option: "on"} for option in sorted(STRATEGIES)), {"hand-limit": "caught"}, {"landbound-horses": "on"}]
)
def test_the_basic_texts_are_for_the_intro_game_as_it_is(given: dict[str, str]) -> None:
    assert GAME.rules_form(GAME.catalogue.resolve("intro", {})) == "basic"
    assert GAME.rules_form(GAME.catalogue.resolve("intro", given)) == ""


def test_a_game_without_such_options_plays_all_its_rules() -> None:
    for game in games.all_games():
        if game is not GAME:
            options = game.catalogue.resolve(game.default_preset, {})
            assert (game.idle_rules(options), game.rules_form(options)) == ([], "")
