"""The SQL schema of the file, and the migration from version 1."""

import os

__all__ = ["APPLICATION", "TABLES", "VERSION", "creation_script", "migration_script"]

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

# Version 2. `owners` is an index of the JSON array `tables.owners` by owner. Triggers update it, and only if the owners
# of a row change. The index tables_by_active covers the queries `idlest` and `expired`: they read no rows.
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


def creation_script() -> str:
    """Returns the script that creates a store of the current version in an empty file."""
    return f"BEGIN; PRAGMA application_id = {APPLICATION}; {_ENTRIES} {_version_2()} COMMIT;"


def migration_script() -> str:
    """Returns the script that migrates a store from version 1 to version 2; it does not change the entries."""
    return f"BEGIN IMMEDIATE; {_version_2()} COMMIT;"


def _version_2() -> str:
    secret = os.urandom(16).hex()
    return f"{_INDEX} INSERT INTO meta VALUES ('uptime', 0.0), ('secret_key', x'{secret}'); PRAGMA user_version = 2;"
