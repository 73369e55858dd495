"""The SQL of the file: its tables and their indexes, version by version."""

import os

__all__ = ["APPLICATION", "TABLES", "VERSION", "creation", "migration"]

APPLICATION = 0x4A61636B  # "Jack"
VERSION = 2
TABLES = ("entries", "tables", "owners", "meta")

_ENTRIES = """
CREATE TABLE entries (
    tab TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab, number)
) WITHOUT ROWID;
"""

# Version 2. `owners` is an index by owner of the JSON array `tables.owners`; triggers keep it, so that replacing a row
# whose owners are the same leaves it alone. tables_by_active answers `idlest` and `expired` without reading a row.
_INDEX = """
CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    host TEXT NOT NULL,
    origin TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    public INTEGER NOT NULL,
    started INTEGER NOT NULL,
    over INTEGER NOT NULL,
    opened REAL NOT NULL,
    active REAL NOT NULL,
    due REAL,
    owners TEXT NOT NULL,
    about BLOB NOT NULL
);
CREATE INDEX tables_by_host ON tables (host, code);
CREATE INDEX tables_by_origin ON tables (origin);
CREATE INDEX tables_by_active ON tables (active, code, started, host, origin);
CREATE INDEX tables_by_due ON tables (due, code) WHERE due IS NOT NULL;
CREATE INDEX tables_in_public ON tables (opened, code, game, rules) WHERE public AND NOT over;
CREATE TABLE owners (
    owner TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (owner, code)
) WITHOUT ROWID;
CREATE TRIGGER tables_inserted AFTER INSERT ON tables BEGIN
    INSERT INTO owners SELECT DISTINCT value, new.code FROM json_each(new.owners);
END;
CREATE TRIGGER tables_updated AFTER UPDATE OF owners ON tables WHEN old.owners != new.owners BEGIN
    DELETE FROM owners WHERE code = old.code AND owner IN (SELECT value FROM json_each(old.owners));
    INSERT INTO owners SELECT DISTINCT value, new.code FROM json_each(new.owners);
END;
CREATE TRIGGER tables_deleted AFTER DELETE ON tables BEGIN
    DELETE FROM owners WHERE code = old.code AND owner IN (SELECT value FROM json_each(old.owners));
END;
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value NOT NULL
) WITHOUT ROWID;
"""


def creation() -> str:
    """The script that makes an empty file a store of the current version."""
    return f"BEGIN; PRAGMA application_id = {APPLICATION}; {_ENTRIES} {_version_2()} COMMIT;"


def migration() -> str:
    """The script that makes a store of version 1 one of version 2; its entries are not touched."""
    return f"BEGIN IMMEDIATE; {_version_2()} COMMIT;"


def _version_2() -> str:
    secret = os.urandom(16).hex()
    return f"{_INDEX} INSERT INTO meta VALUES ('uptime', 0.0), ('secret_key', x'{secret}'); PRAGMA user_version = 2;"
