"""`pytest --rule JR-4.2` runs the tests that prove a rule; what tests have counted is told at the end."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", default=None, help="run only the tests marked with this rule id")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted is None:
        return
    chosen = [item for item in items if wanted in {mark.args[0] for mark in item.iter_markers("rule")}]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Also when others ran them (`pytest -n`)."""
    if config.getoption("capture") == "no" and not config.getoption("numprocesses", None):
        return  # printed already
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, value in getattr(report, "user_properties", []):
                if name == "told":
                    terminalreporter.write_line(str(value))
