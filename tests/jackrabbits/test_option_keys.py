"""An option is known to its own file: no other rule asks whether it is on (ADR 0016)."""

import re
from pathlib import Path

import jackhouse.text
from jackhouse.jackrabbits.catalogue import RULES
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import TURN

SOURCE = Path(jackhouse.text.__file__).parent.parent  # of the plain source, also with the compiled engine
PACKAGE = "jackrabbits/options"
MAY_NAME_ANY = ("jackrabbits/catalogue.py", "text/", "bots/greedy/jackrabbits/", "web/js/jackrabbits/", "cli/views/")


def own_file(kind: type[Rule]) -> str:
    return kind.__module__.removeprefix("jackhouse.").replace(".", "/") + ".py"


def pattern(key: str) -> re.Pattern[str]:
    """Finds the key. One that is a common word or the name of a step is found where options are read."""
    if "-" in key and key not in TURN:
        return re.compile(rf"(?<![\w-]){key}(?![\w-])")
    return re.compile(rf"""options(\[|\.get\()["']{key}["']""")


def may_name(file: str, kind: type[Rule]) -> bool:
    if file == own_file(kind) or file.startswith(MAY_NAME_ANY):
        return True
    related = [other.option for other in RULES if own_file(other) == file]
    return any(kind.option.key in {**other.needs, **other.needs_any, **other.clashes} for other in related)


def offenders(source: Path) -> list[tuple[str, str]]:
    files = [path for path in sorted(source.rglob("*")) if path.suffix in (".py", ".js") and "vendor" not in path.parts]
    texts = {path.relative_to(source).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return [
        (kind.option.key, file)
        for kind in RULES
        for file, text in texts.items()
        if pattern(kind.option.key).search(text) and not may_name(file, kind)
    ]


def test_the_key_of_an_option_stands_in_its_own_file_alone() -> None:
    assert all(own_file(kind).startswith(PACKAGE) and (SOURCE / own_file(kind)).is_file() for kind in RULES)
    assert offenders(SOURCE) == []


def test_a_key_elsewhere_would_be_found(tmp_path: Path) -> None:
    steps = tmp_path / "jackrabbits/steps"
    steps.mkdir(parents=True)
    for kind in RULES:
        (steps / "journey.py").write_text(f'if state.rules.options["{kind.option.key}"]:\n', encoding="utf-8")
        assert offenders(tmp_path) == [(kind.option.key, "jackrabbits/steps/journey.py")]
