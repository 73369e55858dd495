"""The index of tables: one row per table, so that a server can start and list tables without reading their entries."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["COLUMNS", "IndexReads", "TableRow", "row_values"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the index holds of a table. Times called uptime are seconds that servers of this store have run."""

    code: str
    host: str
    """The name tag of the client that opened the table."""
    origin: str
    """A keyed hash of the address it was opened from, made by the server; "" if unknown."""
    game: str
    rules: int
    """The version of the game's rules."""
    public: bool
    started: bool
    over: bool
    opened: float
    """Wall clock, in seconds since 1970."""
    active: float
    """The uptime at which the table was last in use."""
    due: float | None
    """The uptime at which a timer answers for somebody, if one runs."""
    owners: tuple[str, ...]
    """The name tags of those who sit there."""
    about: bytes
    """What anybody who knows the code may know, as JSON."""


COLUMNS = ("code", "host", "origin", "game", "rules", "public", "started", "over", "opened", "active", "due", "owners",
           "about")  # fmt: skip
_SELECT = f"SELECT {', '.join(COLUMNS)} FROM tables"


def row_values(row: TableRow) -> tuple[str | int | float | bytes | None, ...]:
    """The row as values of its columns."""
    return (
        row.code, row.host, row.origin, row.game, row.rules, bool(row.public), bool(row.started), bool(row.over),
        row.opened, row.active, row.due, json.dumps(row.owners), bytes(row.about),
    )  # fmt: skip


def _row(values: tuple[Any, ...]) -> TableRow:
    code, host, origin, game, rules, public, started, over, opened, active, due, owners, about = values
    return TableRow(
        code, host, origin, game, rules, bool(public), bool(started), bool(over), opened, active, due,
        tuple(json.loads(owners)), about,
    )  # fmt: skip


# From one table to the next by the primary key; DISTINCT would read every entry.
_UNINDEXED = """
WITH RECURSIVE found (tab) AS (
    SELECT min(tab) FROM entries
    UNION ALL
    SELECT (SELECT min(tab) FROM entries WHERE tab > found.tab) FROM found WHERE found.tab IS NOT NULL
)
SELECT tab FROM found WHERE tab IS NOT NULL AND tab NOT IN (SELECT code FROM tables) LIMIT ?
"""

# One walk over a covering index, whoever holds how many tables: the planner would fetch the rows of a host or an
# origin one by one, which takes long if one of them holds most tables.
_IDLEST = "SELECT code, active FROM tables INDEXED BY tables_by_active {} ORDER BY active, code LIMIT ?"

_EXPIRED = """
SELECT code FROM tables INDEXED BY tables_by_active
WHERE active < max(?1, ?2) AND active < CASE WHEN started THEN ?1 ELSE ?2 END ORDER BY active, code LIMIT ?3
"""

_TABLES_OF = f"""
{_SELECT} WHERE code IN (SELECT code FROM tables WHERE host = ?1 UNION SELECT code FROM owners WHERE owner = ?1)
ORDER BY opened DESC, code DESC LIMIT ?2
"""

_BIGGEST = "SELECT {0}, count(*) FROM tables WHERE {0} != '' GROUP BY {0} ORDER BY count(*) DESC, {0} LIMIT 1"


class IndexReads:
    """The questions that the index answers; each sees all that is stored at the moment of asking."""

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        raise NotImplementedError

    def uptime(self) -> float:
        """How long servers of this store have run, in seconds, as `Store.touch` was last told; 0.0 at first."""
        return float(self._read("SELECT value FROM meta WHERE key = 'uptime'")[0][0])

    def secret_key(self) -> bytes:
        """16 random bytes, made with the store, for keyed hashes."""
        return bytes(self._read("SELECT value FROM meta WHERE key = 'secret_key'")[0][0])

    def has(self, code: str) -> bool:
        """Whether a table has entries."""
        return bool(self._read("SELECT EXISTS (SELECT 1 FROM entries WHERE tab = ?)", (code,))[0][0])

    def row(self, code: str) -> TableRow | None:
        found = self._read(f"{_SELECT} WHERE code = ?", (code,))
        return _row(found[0]) if found else None

    def count(self) -> int:
        """How many rows there are."""
        return int(self._read("SELECT count(*) FROM tables")[0][0])

    def count_of(self, *, host: str | None = None, origin: str | None = None) -> int:
        """How many rows have this host, this origin, or both."""
        where, values = _where(host=host, origin=origin)
        return int(self._read(f"SELECT count(*) FROM tables {where}", values)[0][0])

    def biggest_holder(self) -> list[tuple[str, str, int]]:
        """The host with most tables, ("host", tag, how many), then the origin with most; "" counts as nobody."""
        found: list[tuple[str, str, int]] = []
        for kind in ("host", "origin"):
            found += [(kind, name, count) for name, count in self._read(_BIGGEST.format(kind))]
        return found

    def idlest(
        self, *, host: str | None = None, origin: str | None = None, started: bool | None = None, most: int = 20
    ) -> list[tuple[str, float]]:
        """Tables and the uptime at which each was last in use, the idlest first."""
        where, values = _where(host=host, origin=origin, started=started)
        return self._read(_IDLEST.format(where), (*values, most))

    def public(self, rules: Mapping[str, int], most: int) -> list[TableRow]:
        """Public tables that are not over, of the current rules of each game, the newest first."""
        current = " OR ".join(["game = ? AND rules = ?"] * len(rules)) or "FALSE"
        query = f"{_SELECT} WHERE public AND NOT over AND ({current}) ORDER BY opened DESC, code DESC LIMIT ?"
        values = [value for pair in rules.items() for value in pair]
        return [_row(found) for found in self._read(query, (*values, most))]

    def tables_of(self, client: str, most: int) -> list[TableRow]:
        """Tables of which the client is the host or an owner, the newest first."""
        return [_row(found) for found in self._read(_TABLES_OF, (client, most))]

    def expired(self, started_before: float, unstarted_before: float, most: int) -> list[str]:
        """Tables last in use before these uptimes, the idlest first."""
        return [code for (code,) in self._read(_EXPIRED, (started_before, unstarted_before, most))]

    def due(self, before: float, most: int) -> list[str]:
        """Tables with a timer that is due at this uptime or was earlier, the earliest first."""
        query = "SELECT code FROM tables WHERE due <= ? ORDER BY due, code LIMIT ?"
        return [code for (code,) in self._read(query, (before, most))]

    def next_due(self) -> float | None:
        """The uptime of the earliest timer."""
        found: float | None = self._read("SELECT min(due) FROM tables WHERE due IS NOT NULL")[0][0]
        return found

    def unindexed(self, most: int) -> list[str]:
        """Tables that have entries but no row, by name. Walks over all tables: some 10 ms for thousands."""
        return [tab for (tab,) in self._read(_UNINDEXED, (most,))]


def _where(**wanted: str | bool | None) -> tuple[str, tuple[str | bool, ...]]:
    """A WHERE clause for the columns that are not None, and its values."""
    given = {column: value for column, value in wanted.items() if value is not None}
    clause = " AND ".join(f"{column} = ?" for column in given)
    return (f"WHERE {clause}" if clause else "", tuple(given.values()))
