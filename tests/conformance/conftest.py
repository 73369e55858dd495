"""What the conformance tests have counted is told at the end, also when others ran them (`pytest -n`)."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("capture") == "no" and not config.getoption("numprocesses", None):
        return  # printed already
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, value in getattr(report, "user_properties", []):
                if name == "told":
                    terminalreporter.write_line(str(value))
