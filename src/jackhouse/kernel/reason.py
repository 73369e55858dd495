"""Reasons: a refusal is a value with a code, a rule and parameters. The sentences are in `text/`."""

from collections.abc import Mapping

__all__ = ["BadInput", "Illegal", "Reason"]


class Reason:
    """The reason of a refusal: `Reason("price-unmet", "JR-6.2", {"price": 9, "best": 7})`."""

    def __init__(self, code: str, rule: str = "", params: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.params: dict[str, object] = dict(params) if params is not None else {}

    def as_dict(self) -> dict[str, object]:
        """Returns the reason as plain data, for a client."""
        return {"code": self.code, "rule": self.rule, "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} [{self.rule}] {facts}".replace(" []", "").rstrip()


class Illegal(Exception):
    """Raised for an action that the rules do not allow now. The state has not changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class BadInput(ValueError):
    """Raised for invalid options, boards, saves, records, positions, views or action texts."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason
