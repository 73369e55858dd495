"""Every rule of the digest that the program has is cited where it lives, named by a test, and has a planted fault."""

import re
from pathlib import Path

from jackhouse import games
from tests.soak.faults import FAULTS

ROOT = Path(__file__).parent.parent
ADDITIONS = {f"JR-8.{number}" for number in range(1, 17)}
PLAYED = {option.rule for option in games.get("jack-rabbits").catalogue.options.values()}
GRAMMAR = {"JK-7.4"}  # no rule, but what things are called
SECTIONS = ("1", "2", "3", "4", "5", "6", "7", "8")


def rule_ids() -> set[str]:
    """The ids that the digests give to the sections that are played."""
    digests = [(ROOT / f"docs/digest/{game}.md").read_text(encoding="utf-8") for game in ("jack-rabbits", "jackal")]
    ids = set(re.findall(r"\b(J[RK])-(\d+)\.(\d+)", "".join(digests)))
    return (
        {f"{game}-{section}.{number}" for game, section, number in ids if section in SECTIONS}
        - GRAMMAR
        - (ADDITIONS - PLAYED)
    )


def cited(folder: str, pattern: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        found |= set(re.findall(pattern, path.read_text(encoding="utf-8")))
    return found


def test_every_rule_is_cited_in_the_code() -> None:
    found = cited("src/jackhouse/jackrabbits", r"JR-\d+\.\d+") | cited("src/jackhouse/jackal", r"JK-\d+\.\d+")
    assert rule_ids() - found - {"JK-6.2"} == set()  # that is an example of the others


def test_every_rule_is_named_by_a_test() -> None:
    assert rule_ids() - cited("tests", r'mark\.rule\("(J[RK]-\d+\.\d+)"\)') == set()


def test_every_rule_has_a_planted_fault() -> None:
    assert rule_ids() - {fault.rule for fault in FAULTS} == set()


def test_every_planted_fault_still_fits_the_source() -> None:
    for fault in FAULTS:
        source = (ROOT / "src/jackhouse" / fault.file).read_text(encoding="utf-8")
        assert source.count(fault.old) == 1, fault
        assert fault.old != fault.new, fault
