"""The index of tables: a row per table, so that a server starts and lists tables without reading their entries."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["COLUMNS", "IndexQueries", "TableRow", "row_values"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """The row of a table in the index. Uptimes are the seconds for which servers of this store have run."""

    code: str
    host: str
    """The public id of the client that opened the table."""
    origin: str
    """A keyed hash of the network address of that client, made by the server; "" if unknown."""
    game: str
    rules: int
    """The version of the game's rules."""
    public: bool
    started: bool
    over: bool
    opened: float
    """When the table was opened: wall clock, in seconds since 1970."""
    active: float
    """The uptime at which the table was last in use."""
    due: float | None
    """The uptime at which a timer answers for a seat; None if no timer runs."""
    owners: tuple[str, ...]
    """The public ids of the clients that have a seat."""
    about: bytes
    """The public description of the table, as JSON."""


COLUMNS = ("code", "host", "origin", "game", "rules", "public", "started", "over", "opened", "active", "due", "owners",
           "about")  # fmt: skip
_SELECT = f"SELECT {', '.join(COLUMNS)} FROM tables"


def row_values(row: TableRow) -> tuple[str | int | float | bytes | None, ...]:
    """Returns the values of the columns."""
    return (
        row.code, row.host, row.origin, row.game, row.rules, bool(row.public), bool(row.started), bool(row.over),
        row.opened, row.active, row.due, json.dumps(row.owners), bytes(row.about),
    )  # fmt: skip


def _row_from_values(values: tuple[Any, ...]) -> TableRow:
    code, host, origin, game, rules, public, started, over, opened, active, due, owners, about = values
    return TableRow(
        code, host, origin, game, rules, bool(public), bool(started), bool(over), opened, active, due,
        tuple(json.loads(owners)), about,
    )  # fmt: skip


# Jumps from table to table in the primary key; DISTINCT would read every entry.
_UNINDEXED = """
WITH RECURSIVE found (tab) AS (
    SELECT min(tab) FROM entries
    UNION ALL
    SELECT (SELECT min(tab) FROM entries WHERE tab > found.tab) FROM found WHERE found.tab IS NOT NULL
)
SELECT tab FROM found WHERE tab IS NOT NULL AND tab NOT IN (SELECT code FROM tables) LIMIT ?
"""

# One scan of a covering index. Without INDEXED BY the planner would fetch the rows of a host or an origin one by one,
# which is slow if one of them has most of the tables.
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


class IndexQueries:
    """The queries of the index. Each sees everything that is stored when it is called."""

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        raise NotImplementedError

    def uptime(self) -> float:
        """Returns the seconds for which servers of this store have run, as last given to `Store.touch`; else 0.0."""
        return float(self._read("SELECT value FROM meta WHERE key = 'uptime'")[0][0])

    def secret_key(self) -> bytes:
        """Returns the key of keyed hashes: 16 random bytes, made when the store was created."""
        return bytes(self._read("SELECT value FROM meta WHERE key = 'secret_key'")[0][0])

    def has(self, code: str) -> bool:
        """Whether a table has entries."""
        return bool(self._read("SELECT EXISTS (SELECT 1 FROM entries WHERE tab = ?)", (code,))[0][0])

    def row(self, code: str) -> TableRow | None:
        """Returns the row of a table, None if there is none."""
        found = self._read(f"{_SELECT} WHERE code = ?", (code,))
        return _row_from_values(found[0]) if found else None

    def count(self) -> int:
        """Returns the number of rows."""
        return int(self._read("SELECT count(*) FROM tables")[0][0])

    def count_of(self, *, host: str | None = None, origin: str | None = None, without: Collection[str] = ()) -> int:
        """Returns the number of rows with this host, this origin, or both; tables with the codes `without` left out."""
        where, values = _where(host=host, origin=origin)
        if without:
            marks = ", ".join("?" * len(without))
            where = f"{where or 'WHERE TRUE'} AND code NOT IN ({marks})"
        return int(self._read(f"SELECT count(*) FROM tables {where}", (*values, *without))[0][0])

    def biggest_holder(self) -> list[tuple[str, str, int]]:
        """Returns the host with most tables, ("host", id, count), then the origin with most; "" is not counted."""
        found: list[tuple[str, str, int]] = []
        for kind in ("host", "origin"):
            found += [(kind, name, count) for name, count in self._read(_BIGGEST.format(kind))]
        return found

    def idlest(
        self, *, host: str | None = None, origin: str | None = None, started: bool | None = None, most: int = 20
    ) -> list[tuple[str, float]]:
        """Returns tables with the uptime of their last use, the earliest first."""
        where, values = _where(host=host, origin=origin, started=started)
        return self._read(_IDLEST.format(where), (*values, most))

    def public(self, rules: Mapping[str, int], most: int) -> list[TableRow]:
        """Returns public tables that are not over and have these versions of the rules, the newest first."""
        current = " OR ".join(["game = ? AND rules = ?"] * len(rules)) or "FALSE"
        query = f"{_SELECT} WHERE public AND NOT over AND ({current}) ORDER BY opened DESC, code DESC LIMIT ?"
        values = [value for pair in rules.items() for value in pair]
        return [_row_from_values(found) for found in self._read(query, (*values, most))]

    def tables_of(self, client: str, most: int) -> list[TableRow]:
        """Returns tables whose host or owner is the client, the newest first."""
        return [_row_from_values(found) for found in self._read(_TABLES_OF, (client, most))]

    def expired(self, started_before: float, unstarted_before: float, most: int) -> list[str]:
        """Returns tables last used before these uptimes, the earliest first."""
        return [code for (code,) in self._read(_EXPIRED, (started_before, unstarted_before, most))]

    def due(self, before: float, most: int) -> list[str]:
        """Returns tables with a timer that is due at this uptime or earlier, the earliest first."""
        query = "SELECT code FROM tables WHERE due <= ? ORDER BY due, code LIMIT ?"
        return [code for (code,) in self._read(query, (before, most))]

    def unindexed(self, most: int) -> list[str]:
        """Returns tables that have entries but no row, sorted. It visits all tables: about 10 ms for thousands."""
        return [tab for (tab,) in self._read(_UNINDEXED, (most,))]


def _where(**wanted: str | bool | None) -> tuple[str, tuple[str | bool, ...]]:
    """Returns a WHERE clause for the columns that are not None, and its values."""
    given = {column: value for column, value in wanted.items() if value is not None}
    clause = " AND ".join(f"{column} = ?" for column in given)
    return (f"WHERE {clause}" if clause else "", tuple(given.values()))
