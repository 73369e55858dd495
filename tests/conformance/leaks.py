"""The kinds of leak that tests must catch (tests/soak/faults_leaks.py plants them)."""

from typing import Any

import pytest

LEAKS = (
    "leak-view", "leak-draft", "leak-event", "leak-refusal", "leak-error",
    "leak-asked", "leak-legal", "leak-sealed", "leak-undoable",
)  # fmt: skip


def proves(*leaks: str) -> Any:
    """Marks a test by the leaks that it must catch (tests/soak/faults_leaks.py)."""

    def mark(test: Any) -> Any:
        for leak in leaks:
            test = pytest.mark.rule(leak)(test)
        return test

    return mark
