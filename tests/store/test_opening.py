"""Opening a store: durability, the lock, foreign and newer files, damage, reading, the check."""

import os
import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from jackhouse.kernel.reason import BadInput
from jackhouse.store import Store, StoreFailed, open_read_only
from jackhouse.store.backup import back_up
from jackhouse.store.errors import reason_for
from jackhouse.store.schema import VERSION
from tests.store.helpers import (
    FILE,
    contents,
    failure_code,
    fill,
    numbered,
    refusal_code,
    run,
    snapshot,
    start,
    writer_paused,
)

TRY = """
    import sys
    from pathlib import Path
    from jackhouse.kernel.reason import BadInput
    from jackhouse.store import Store
    try:
        Store.open(Path(sys.argv[1])).close()
        print("opened")
    except BadInput as refused:
        print(refused.reason.code)
"""


def write_to(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


# ---- durability -----------------------------------------------------------------------------------------------------


def test_every_commit_is_synced(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        writing = store._writer._connection
        assert writing.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        assert writing.execute("PRAGMA synchronous").fetchall() == [(2,)]  # FULL


def test_a_new_file_has_the_application_id(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        head = (tmp_path / FILE).read_bytes()[:100]
        assert head[:16] == b"SQLite format 3\0"
        assert head[68:72] == b"Jack"
        assert int.from_bytes(head[60:64], "big") == VERSION
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0  # it holds the hands of all players


def test_a_failed_creation_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            "jackhouse.store.database.creation_script", lambda: "CREATE TABLE entries (half); CREATE nonsense"
        )
        with pytest.raises(BadInput):
            Store.open(tmp_path)
    assert os.listdir(tmp_path) == ["jackhouse.lock"]
    Store.open(tmp_path).close()


# ---- the lock -------------------------------------------------------------------------------------------------------


def test_two_stores_cannot_share_a_folder(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        assert refusal_code(lambda: Store.open(tmp_path)) == "store-locked"
        assert run(TRY, tmp_path) == ["store-locked"]  # the refusal_code here has not given up the lock
    assert run(TRY, tmp_path) == ["opened"]
    Store.open(tmp_path).close()


def test_a_forked_process_does_not_keep_the_lock(tmp_path: Path) -> None:
    script = """
        import os, sys
        from pathlib import Path
        from jackhouse.store import Store
        store = Store.open(Path(sys.argv[1]))
        store.append("oak", 1, b"a").result()
        if os.fork() == 0:
            os.read(0, 1)  # until the test closes the pipe
            os._exit(0)
        print("ready", flush=True)
        os.kill(os.getpid(), 9)
    """
    with start(script, tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.wait()
        with Store.open(tmp_path) as store:
            assert store.entries("oak") == numbered(b"a")


# ---- foreign files --------------------------------------------------------------------------------------------------


def foreign_text(file: Path) -> None:
    file.write_text("Dear diary, " * 500)


def foreign_short(file: Path) -> None:
    file.write_bytes(b"SQLite")


def foreign_empty(file: Path) -> None:
    file.touch()


def foreign_database(file: Path) -> None:
    write_to(file, "CREATE TABLE entries (tab TEXT, number INTEGER, body BLOB)", "INSERT INTO entries VALUES (1, 2, 3)")


def foreign_application(file: Path) -> None:
    write_to(file, "PRAGMA application_id = 77", "PRAGMA user_version = 1", "CREATE TABLE entries (tab)")


def foreign_with_log(file: Path) -> None:
    """As after a crash of its own program: SQLite would replay the log at once."""
    other = file.with_name("other")
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE diary (day)")
        for end in ("", "-wal"):
            shutil.copy(f"{other}{end}", f"{file}{end}")
    other.unlink()


def foreign_folder(file: Path) -> None:
    file.mkdir()


def foreign_link(file: Path) -> None:
    file.symlink_to(file.parent / "nowhere")


def foreign_pipe(file: Path) -> None:
    os.mkfifo(file)


FOREIGN = [
    foreign_text, foreign_short, foreign_empty, foreign_database, foreign_application, foreign_with_log, foreign_folder,
    foreign_link, foreign_pipe,
]  # fmt: skip


@pytest.mark.parametrize("make", FOREIGN)
def test_a_foreign_file_is_not_changed(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / FILE)
    names, before = sorted(os.listdir(tmp_path)), snapshot(tmp_path)
    assert refusal_code(lambda: Store.open(tmp_path)) == "store-foreign"
    assert refusal_code(lambda: open_read_only(tmp_path)) == "store-foreign"
    assert snapshot(tmp_path) == before
    assert sorted(os.listdir(tmp_path)) == sorted(["jackhouse.lock", *names])


def test_a_refusal_releases_the_lock(tmp_path: Path) -> None:
    foreign_text(tmp_path / FILE)
    assert refusal_code(lambda: Store.open(tmp_path)) == refusal_code(lambda: Store.open(tmp_path)) == "store-foreign"
    (tmp_path / FILE).unlink()
    Store.open(tmp_path).close()


# ---- newer versions -------------------------------------------------------------------------------------------------


def test_a_newer_store_is_not_changed(tmp_path: Path) -> None:
    fill(tmp_path)
    write_to(tmp_path / FILE, f"PRAGMA user_version = {VERSION + 1}")
    before = snapshot(tmp_path)
    assert refusal_code(lambda: Store.open(tmp_path)) == "store-newer"
    assert refusal_code(lambda: open_read_only(tmp_path)) == "store-newer"
    assert snapshot(tmp_path) == before


def test_a_store_with_a_newer_version_in_its_log(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "a" / FILE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path / 'a' / FILE}{end}", f"{tmp_path / 'b' / FILE}{end}")
    assert refusal_code(lambda: Store.open(tmp_path / "b")) == "store-newer"


# ---- damage ---------------------------------------------------------------------------------------------------------


def flip(file: Path, start: int, length: int = 1) -> None:
    data = bytearray(file.read_bytes())
    for at in range(start, min(start + length, len(data))):
        data[at] ^= 0xFF
    file.write_bytes(data)


def failing(work: Callable[[], object]) -> str:
    """Returns the code of the reason with which a call fails, "" if it succeeds."""
    try:
        work()
    except (BadInput, StoreFailed) as refused:
        return refused.reason.code
    return ""


def damage_of(folder: Path) -> tuple[bool, set[str]]:
    """Returns whether opening or the check finds damage, and the tables that cannot be read."""
    code = failing(lambda: Store.open(folder).close())
    if code:
        assert code == "store-corrupt"
        return True, {"t0", "t1", "t2"}
    with Store.open(folder) as store:
        read = {tab: failing(partial(store.entries, tab)) for tab in ("t0", "t1", "t2")}
        checked = failing(store.check)
        assert {*read.values(), checked} <= {"", "store-corrupt"}
        assert all(store.entries(tab) == numbered(*[bytes(300)] * 60) for tab, code in read.items() if not code)
    return bool(checked), {tab for tab, code in read.items() if code}


def test_flipped_bytes_in_a_page(tmp_path: Path) -> None:
    """The check finds them, and only the tables with entries in that page are affected."""
    fill(tmp_path)
    assert damage_of(tmp_path) == (False, set())
    pages = (tmp_path / FILE).stat().st_size // 4096
    costs = []
    for page in range(1, pages):
        flip(tmp_path / FILE, page * 4096, 8)
        before = snapshot(tmp_path)
        found, lost = damage_of(tmp_path)
        assert found, page
        assert snapshot(tmp_path)[FILE] == before[FILE]
        costs.append(len(lost))
        flip(tmp_path / FILE, page * 4096, 8)
    assert costs.count(1) + costs.count(2) >= 12  # of some 15 pages with entries
    assert damage_of(tmp_path) == (False, set())


def test_damage_to_a_table_does_not_affect_writes_to_others(tmp_path: Path) -> None:
    fill(tmp_path)
    spared = 0
    for page in range(1, (tmp_path / FILE).stat().st_size // 4096):
        shutil.copytree(tmp_path, tmp_path / "copy")
        flip(tmp_path / "copy" / FILE, page * 4096, 8)
        with Store.open(tmp_path / "copy") as store:
            with writer_paused(store):
                batch = [store.append(tab, 61, b"x") for tab in ("t0", "t1", "t2")]
            outcomes = [failure_code(future) for future in batch]
        assert set(outcomes) <= {"", "store-corrupt"}
        spared += 0 < outcomes.count("store-corrupt") < 3
        shutil.rmtree(tmp_path / "copy")
    assert spared >= 2


def test_any_flipped_byte_is_refused_or_harmless(tmp_path: Path) -> None:
    """No other exception is raised. A flip inside a body is not noticed: SQLite has no checksums of pages."""
    fill(tmp_path, tabs=1, entries=8, size=30)
    places = random.Random(1).sample(range((tmp_path / FILE).stat().st_size), 24) + list(range(16, 100, 9))
    codes = set()
    for place in places:
        (tmp_path / "copy").mkdir()
        shutil.copy(tmp_path / FILE, tmp_path / "copy" / FILE)
        flip(tmp_path / "copy" / FILE, place)
        try:
            with Store.open(tmp_path / "copy") as store:
                store.check()
                contents(store)
        except (BadInput, StoreFailed) as refused:
            codes.add(refused.reason.code)
        shutil.rmtree(tmp_path / "copy")
    assert {"store-corrupt", "store-foreign"} <= codes
    assert codes <= {"store-corrupt", "store-foreign", "store-newer", "store-unwritable"}


def test_a_damaged_header_is_reported_as_corrupt(tmp_path: Path) -> None:
    """SQLite does not recognise the file, but the application id is there: it is not called foreign."""
    fill(tmp_path)
    flip(tmp_path / FILE, 16)  # the size of a page
    before = snapshot(tmp_path)
    assert refusal_code(lambda: Store.open(tmp_path)) == "store-corrupt"
    assert refusal_code(lambda: open_read_only(tmp_path)) == "store-corrupt"
    assert snapshot(tmp_path)[FILE] == before[FILE]


def test_half_a_file(tmp_path: Path) -> None:
    fill(tmp_path)
    os.truncate(tmp_path / FILE, (tmp_path / FILE).stat().st_size // 2)
    assert refusal_code(lambda: Store.open(tmp_path)) == "store-corrupt"


def problem(read: Callable[[], object]) -> tuple[object, object]:
    with pytest.raises(StoreFailed) as caught:
        read()
    assert caught.value.reason.code == "store-corrupt"
    return caught.value.reason.params["problem"], caught.value.reason.params["detail"]


def test_a_table_with_a_gap(tmp_path: Path) -> None:
    fill(tmp_path)
    write_to(
        tmp_path / FILE,
        "DELETE FROM entries WHERE tab = 't1' AND number = 7",
        "DELETE FROM entries WHERE tab = 't2' AND number < 5",
    )
    with Store.open(tmp_path) as store:
        for read in (store.check, partial(store.entries, "t1"), partial(store.entries, "t1", 5)):
            assert problem(read) == ("store-gap", "t1")
        assert problem(partial(store.entries, "t2")) == ("store-gap", "t2")
        assert len(store.entries("t1", after=7)) == 53
        assert store.entries("t1", after=60) == []
        assert len(store.entries("t0")) == 60


def test_a_store_without_its_table(tmp_path: Path) -> None:
    fill(tmp_path)
    write_to(tmp_path / FILE, "DROP TABLE entries")
    assert refusal_code(lambda: Store.open(tmp_path)) == "store-corrupt"


def test_a_log_is_not_replayed_into_another_file(tmp_path: Path) -> None:
    """Neither into a new file, nor into a backup restored beside the log of a killed server."""
    with Store.open(tmp_path / "a") as store:
        store.backup(tmp_path / "backup")
        store.append("oak", 1, b"a").result()
        (tmp_path / "b").mkdir()
        shutil.copy(tmp_path / "a" / f"{FILE}-wal", tmp_path / "b")
    assert refusal_code(lambda: Store.open(tmp_path / "b")) == "store-corrupt"
    assert not (tmp_path / "b" / FILE).exists()
    shutil.copy(tmp_path / "backup", tmp_path / "b" / FILE)
    before = snapshot(tmp_path / "b")
    assert refusal_code(lambda: Store.open(tmp_path / "b")) == "store-corrupt"
    assert snapshot(tmp_path / "b") == before
    (tmp_path / "b" / f"{FILE}-wal").unlink()
    Store.open(tmp_path / "b").close()


# ---- read-only access -----------------------------------------------------------------------------------------------


def test_a_store_in_use_can_be_read(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, open_read_only(tmp_path) as reader:
        assert contents(reader) == {}
        store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
        assert contents(reader) == {"oak": numbered(b"a", b"b")}
        assert reader.entries("oak", after=1) == [(2, b"b")]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader._connection.execute("DELETE FROM entries")
    with pytest.raises(StoreFailed) as caught:
        reader.tabs()
    assert caught.value.reason.code == "store-closed"


def test_an_unused_store_can_be_read(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_read_only(tmp_path) as reader:
        assert len(reader.tabs()) == 3
        Store.open(tmp_path).close()
    assert refusal_code(lambda: open_read_only(tmp_path / "elsewhere")) == "store-missing"
    assert not (tmp_path / "elsewhere").exists()


def test_a_reader_refuses_a_newer_version_in_the_log(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "a" / FILE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path / 'a' / FILE}{end}", f"{tmp_path / 'b' / FILE}{end}")
    before = snapshot(tmp_path / "b")
    assert refusal_code(lambda: open_read_only(tmp_path / "b")) == "store-newer"
    assert {name: data for name, data in snapshot(tmp_path / "b").items() if name in before} == before


def leave_journal(folder: Path) -> None:
    """Leaves an uncommitted change, as a crash does while a restored backup is first opened."""
    fill(folder)
    with Store.open(folder) as store:
        store.backup(folder / "copy")
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / "copy", isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # pages are written before the commit
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE entries SET body = zeroblob(250)")
        for end in ("", "-journal"):
            shutil.copy(f"{folder / 'copy'}{end}", f"{folder / FILE}{end}")
        connection.execute("ROLLBACK")
    assert (folder / f"{FILE}-journal").stat().st_size > 4096


@pytest.mark.parametrize("way", ["look", "copy", "open"])
def test_a_rollback_journal_of_a_crash_is_applied(tmp_path: Path, way: str) -> None:
    leave_journal(tmp_path / "data")
    if way == "look":
        with open_read_only(tmp_path / "data") as reader:
            assert contents(reader) == {f"t{tab}": numbered(*[bytes(300)] * 60) for tab in range(3)}
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                reader._connection.execute("DELETE FROM entries")
    if way == "copy":
        (tmp_path / "again").mkdir()
        back_up(tmp_path / "data" / FILE, tmp_path / "again" / FILE)
        with open_read_only(tmp_path / "again") as reader:
            assert contents(reader) == {f"t{tab}": numbered(*[bytes(300)] * 60) for tab in range(3)}
    with Store.open(tmp_path / "data") as store:
        assert contents(store) == {f"t{tab}": numbered(*[bytes(300)] * 60) for tab in range(3)}


# ---- the check ------------------------------------------------------------------------------------------------------


def test_close_stops_a_running_check(tmp_path: Path) -> None:
    """The check runs in a thread, would never end, and blocks no one else."""
    store = Store.open(tmp_path)
    store.append("oak", 1, b"a").result()
    outcome: list[str] = []

    def check() -> None:
        try:
            store.check()
        except StoreFailed as failed:
            outcome.append(failed.reason.code)

    endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT count(*) FROM n"
    started = threading.Event()

    def slow(connection: sqlite3.Connection, _: Path) -> None:
        started.set()
        try:
            connection.execute(endless)
        except sqlite3.Error as error:
            raise StoreFailed(reason_for(error, tmp_path)) from error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("jackhouse.store.integrity.check_database", slow)
        thread = threading.Thread(target=check)
        thread.start()
        assert started.wait(30)
        assert failure_code(store.append("oak", 2, b"b")) == ""
        assert store.entries("oak") == numbered(b"a", b"b")
        store.close()
        thread.join(30)
    assert outcome == ["store-closed"]
    with pytest.raises(StoreFailed, match="store-closed"):
        store.check()
    assert sorted(os.listdir(tmp_path)) == ["jackhouse.lock", FILE]
