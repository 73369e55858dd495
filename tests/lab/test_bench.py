"""The mix of options that the benchmarks play."""

import pytest

from jackhouse import games
from jackhouse.kernel import BadInput
from jackhouse.lab.bench import most_options


def test_the_mix_of_all_options_leaves_out_only_what_it_refuses():
    game = games.get("jack-rabbits")
    mix = most_options("jack-rabbits")
    switches = [option for option in game.catalogue.options.values() if isinstance(option.default, bool)]
    assert game.new(4, 1, options=mix).ruleset.options.keys() >= mix.keys()
    for option in switches:
        if option.key not in mix:
            with pytest.raises(BadInput):
                game.new(4, 1, options={**mix, **option.needs, option.key: True})
    assert {"capital-aces", "additional-capital", "personal-trades"} <= mix.keys()


def test_a_game_without_additions_has_no_such_mix():
    assert most_options("jackal") == {}
