"""The catalogue of options: defaults, presets, values of every kind, needs and clashes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.kernel import BadInput, Catalogue
from jackhouse.kernel.options import Option, choice, number, switch

CATALOGUE = Catalogue(
    [
        choice("objective", "JR-3.5", "diverse", "simple"),
        choice("hand-limit", "JR-4.9", "enforced", "caught"),
        choice("proof", "JR-7.7", "no", "both", needs={"hand-limit": "caught"}),
        number("round-cap", "JR-4.10", 100, 1, 500),
        switch("capital-aces", "8", clashes={"ambivalent-aces": True}),
        switch("additional-capital", "8", needs={"capital-aces": True}),
        switch("ambivalent-aces", "8"),
    ],
    presets={"intro": {}, "aces": {"capital-aces": True, "round-cap": 50}},
)

DEFAULTS = {
    "objective": "diverse",
    "hand-limit": "enforced",
    "proof": "no",
    "round-cap": 100,
    "capital-aces": False,
    "additional-capital": False,
    "ambivalent-aces": False,
}


def refusal(preset: object = "intro", given: object = None) -> Any:
    with pytest.raises(BadInput) as found:
        CATALOGUE.resolve(preset, given)
    return found.value.reason


def test_an_option_not_given_has_its_default() -> None:
    assert CATALOGUE.resolve("intro", None) == DEFAULTS
    assert CATALOGUE.resolve("intro", {}) == DEFAULTS
    assert list(CATALOGUE.resolve("intro", {"round-cap": 3, "objective": "simple"})) == list(DEFAULTS)


def test_a_preset_sets_some_and_what_is_given_goes_first() -> None:
    assert CATALOGUE.resolve("aces", None) == {**DEFAULTS, "capital-aces": True, "round-cap": 50}
    assert CATALOGUE.resolve("aces", {"round-cap": 7})["round-cap"] == 7
    assert CATALOGUE.resolve("aces", {"capital-aces": False})["capital-aces"] is False


@pytest.mark.parametrize(
    ("key", "value", "read"),
    [
        ("objective", "simple", "simple"),
        ("objective", " Simple ", "simple"),
        ("round-cap", 1, 1),
        ("round-cap", "500", 500),
        ("round-cap", " 20 ", 20),
        ("ambivalent-aces", True, True),
        ("ambivalent-aces", "on", True),
        ("ambivalent-aces", "YES", True),
        ("ambivalent-aces", "1", True),
        ("ambivalent-aces", 0, False),
        ("ambivalent-aces", "off", False),
    ],
)
def test_values_are_read_from_text_too(key: str, value: object, read: object) -> None:
    found = CATALOGUE.resolve("intro", {key: value})[key]
    assert found == read
    assert type(found) is type(read)


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("objective", "fancy", "diverse, simple"),
        ("objective", "", "diverse, simple"),
        ("objective", None, "diverse, simple"),
        ("objective", ["simple"], "diverse, simple"),
        ("round-cap", 0, "1-500"),
        ("round-cap", 501, "1-500"),
        ("round-cap", -1, "1-500"),
        ("round-cap", 2.5, "1-500"),
        ("round-cap", True, "1-500"),
        ("round-cap", "ten", "1-500"),
        ("round-cap", "\u00b2", "1-500"),
        ("round-cap", "9" * 5000, "1-500"),
        ("ambivalent-aces", "maybe", "on, off"),
        ("ambivalent-aces", 2, "on, off"),
        ("ambivalent-aces", None, "on, off"),
    ],
)
def test_a_bad_value_is_refused_with_those_that_are_allowed(key: str, value: object, allowed: str) -> None:
    reason = refusal(given={key: value})
    assert reason.code == "bad-option-value"
    assert reason.params == {"option": key, "value": str(value)[:40], "allowed": allowed}
    assert reason.rule == CATALOGUE.options[key].rule


def test_an_option_may_need_another() -> None:
    reason = refusal(given={"additional-capital": True})
    assert reason.code == "option-needs"
    assert reason.params == {"option": "additional-capital", "other": "capital-aces", "needed": "on"}
    both = CATALOGUE.resolve("intro", {"additional-capital": True, "capital-aces": True})
    assert both["additional-capital"] is True
    assert CATALOGUE.resolve("aces", {"additional-capital": "on"})["additional-capital"] is True


def test_an_option_may_need_a_value_of_another_unless_it_has_its_default() -> None:
    reason = refusal(given={"proof": "both"})
    assert (reason.code, reason.rule) == ("option-needs", "JR-7.7")
    assert reason.params == {"option": "proof", "other": "hand-limit", "needed": "caught"}
    assert CATALOGUE.resolve("intro", {"proof": "both", "hand-limit": "caught"})["proof"] == "both"
    assert CATALOGUE.resolve("intro", {"proof": "no"})["proof"] == "no"


def test_options_may_clash() -> None:
    reason = refusal(given={"capital-aces": True, "ambivalent-aces": True})
    assert (reason.code, reason.params) == ("options-clash", {"option": "capital-aces", "other": "ambivalent-aces"})
    assert refusal("aces", {"ambivalent-aces": True}).code == "options-clash"


@pytest.mark.parametrize("preset", ["", "fancy", None, 7, ["intro"], {"intro": 1}])
def test_an_unknown_preset_is_refused(preset: object) -> None:
    reason = refusal(preset)
    assert reason.code == "unknown-preset"
    assert reason.params["known"] == ["intro", "aces"]


@pytest.mark.parametrize("given", ["objective", 7, ["objective"], [("objective", "simple")], True])
def test_options_come_as_a_mapping(given: object) -> None:
    assert refusal(given=given).code == "bad-options"


@pytest.mark.parametrize("key", ["", "Objective", "round_cap", 7, None, ("a", "b")])
def test_an_unknown_option_is_refused(key: object) -> None:
    reason = refusal(given={key: 1})
    assert reason.code == "unknown-option"
    assert reason.params["known"] == list(DEFAULTS)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from(list(DEFAULTS)) | st.text(max_size=8)


@settings(deadline=None)
@given(st.sampled_from(["intro", "aces"]) | PLAIN, st.dictionaries(KEYS, PLAIN, max_size=4) | PLAIN)
def test_anything_else_is_refused_or_resolves_to_values_that_resolve_again(preset: object, given: object) -> None:
    try:
        values = CATALOGUE.resolve(preset, given)
    except BadInput:
        return
    assert CATALOGUE.resolve("intro", values) == values


def test_an_option_lists_its_values_in_one_line() -> None:
    assert Option("a", "", False).allowed() == "on, off"
    assert number("a", "", 3, 2, 9).allowed() == "2-9"
    assert choice("a", "", "x", "y").allowed() == "x, y"
    assert choice("a", "", "x", "y").default == "x"
