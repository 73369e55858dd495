"""What is opened is ours, whole, known to this version, and nobody else's."""

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
from jackhouse.store.failure import failure
from jackhouse.store.schema import VERSION
from tests.store.helpers import FILE, contents, fill, held, numbered, refusal, run, snapshot, start, why_not

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


# ---- durable --------------------------------------------------------------------------------------------------------


def test_every_commit_is_synced(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        writing = store._writer._connection
        assert writing.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        assert writing.execute("PRAGMA synchronous").fetchall() == [(2,)]  # FULL


def test_the_file_carries_our_mark_from_the_first_moment(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        head = (tmp_path / FILE).read_bytes()[:100]
        assert head[:16] == b"SQLite format 3\0"
        assert head[68:72] == b"Jack"
        assert int.from_bytes(head[60:64], "big") == VERSION
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0  # the hands of all players are in there


def test_a_file_that_could_not_be_finished_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("jackhouse.store.file.creation", lambda: "CREATE TABLE entries (half); CREATE nonsense")
        with pytest.raises(BadInput):
            Store.open(tmp_path)
    assert os.listdir(tmp_path) == ["jackhouse.lock"]
    Store.open(tmp_path).close()


# ---- the lock -------------------------------------------------------------------------------------------------------


def test_two_stores_never_share_a_folder(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        assert refusal(lambda: Store.open(tmp_path)) == "store-locked"
        assert run(TRY, tmp_path) == ["store-locked"]  # the refusal here has not given up the lock
    assert run(TRY, tmp_path) == ["opened"]
    Store.open(tmp_path).close()


def test_a_process_that_outlives_the_server_does_not_keep_the_folder(tmp_path: Path) -> None:
    script = """
        import os, sys
        from pathlib import Path
        from jackhouse.store import Store
        store = Store.open(Path(sys.argv[1]))
        store.append("oak", 1, b"a").result()
        if os.fork() == 0:
            os.read(0, 1)  # until the test lets go
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


# ---- not ours -------------------------------------------------------------------------------------------------------


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
    """As its own program left it when it was killed: SQLite would replay the log at once."""
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
def test_a_foreign_file_is_left_as_it_is(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / FILE)
    names, before = sorted(os.listdir(tmp_path)), snapshot(tmp_path)
    assert refusal(lambda: Store.open(tmp_path)) == "store-foreign"
    assert refusal(lambda: open_read_only(tmp_path)) == "store-foreign"
    assert snapshot(tmp_path) == before
    assert sorted(os.listdir(tmp_path)) == sorted(["jackhouse.lock", *names])


def test_a_refusal_gives_up_the_lock(tmp_path: Path) -> None:
    foreign_text(tmp_path / FILE)
    assert refusal(lambda: Store.open(tmp_path)) == refusal(lambda: Store.open(tmp_path)) == "store-foreign"
    (tmp_path / FILE).unlink()
    Store.open(tmp_path).close()


# ---- not for this version -------------------------------------------------------------------------------------------


def test_a_newer_store_is_left_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path)
    write_to(tmp_path / FILE, f"PRAGMA user_version = {VERSION + 1}")
    before = snapshot(tmp_path)
    assert refusal(lambda: Store.open(tmp_path)) == "store-newer"
    assert refusal(lambda: open_read_only(tmp_path)) == "store-newer"
    assert snapshot(tmp_path) == before


def test_a_store_whose_log_makes_it_newer(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "a" / FILE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path / 'a' / FILE}{end}", f"{tmp_path / 'b' / FILE}{end}")
    assert refusal(lambda: Store.open(tmp_path / "b")) == "store-newer"


# ---- not whole ------------------------------------------------------------------------------------------------------


def flip(file: Path, start: int, length: int = 1) -> None:
    data = bytearray(file.read_bytes())
    for at in range(start, min(start + length, len(data))):
        data[at] ^= 0xFF
    file.write_bytes(data)


def failing(work: Callable[[], object]) -> str:
    """The code of the reason for which something fails, "" if it does not."""
    try:
        work()
    except (BadInput, StoreFailed) as refused:
        return refused.reason.code
    return ""


def damage_of(folder: Path) -> tuple[bool, set[str]]:
    """Whether opening a store, or its check, finds damage, and which tables cannot be read then."""
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
    """The check finds them, and they cost only the tables that have entries in that page."""
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


def test_damage_to_a_table_does_not_keep_others_from_storing(tmp_path: Path) -> None:
    fill(tmp_path)
    spared = 0
    for page in range(1, (tmp_path / FILE).stat().st_size // 4096):
        shutil.copytree(tmp_path, tmp_path / "copy")
        flip(tmp_path / "copy" / FILE, page * 4096, 8)
        with Store.open(tmp_path / "copy") as store:
            with held(store):
                batch = [store.append(tab, 61, b"x") for tab in ("t0", "t1", "t2")]
            outcomes = [why_not(promise) for promise in batch]
        assert set(outcomes) <= {"", "store-corrupt"}
        spared += 0 < outcomes.count("store-corrupt") < 3
        shutil.rmtree(tmp_path / "copy")
    assert spared >= 2


def test_any_flipped_byte_is_refused_or_harmless(tmp_path: Path) -> None:
    """Never another exception. A flip inside a body is not seen here: SQLite keeps no sums of its pages."""
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


def test_a_damaged_header_is_still_ours(tmp_path: Path) -> None:
    """SQLite calls it no database, but name and id are there: so nobody is told to move it away."""
    fill(tmp_path)
    flip(tmp_path / FILE, 16)  # the size of a page
    before = snapshot(tmp_path)
    assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt"
    assert refusal(lambda: open_read_only(tmp_path)) == "store-corrupt"
    assert snapshot(tmp_path)[FILE] == before[FILE]


def test_half_a_file(tmp_path: Path) -> None:
    fill(tmp_path)
    os.truncate(tmp_path / FILE, (tmp_path / FILE).stat().st_size // 2)
    assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt"


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
    assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt"


def test_a_log_is_not_played_into_another_file(tmp_path: Path) -> None:
    """Neither into a new one, nor into a backup that was put beside the log of a killed server."""
    with Store.open(tmp_path / "a") as store:
        store.backup(tmp_path / "backup")
        store.append("oak", 1, b"a").result()
        (tmp_path / "b").mkdir()
        shutil.copy(tmp_path / "a" / f"{FILE}-wal", tmp_path / "b")
    assert refusal(lambda: Store.open(tmp_path / "b")) == "store-corrupt"
    assert not (tmp_path / "b" / FILE).exists()
    shutil.copy(tmp_path / "backup", tmp_path / "b" / FILE)
    before = snapshot(tmp_path / "b")
    assert refusal(lambda: Store.open(tmp_path / "b")) == "store-corrupt"
    assert snapshot(tmp_path / "b") == before
    (tmp_path / "b" / f"{FILE}-wal").unlink()
    Store.open(tmp_path / "b").close()


# ---- looking in -----------------------------------------------------------------------------------------------------


def test_one_can_look_into_a_store_in_use(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, open_read_only(tmp_path) as onlooker:
        assert contents(onlooker) == {}
        store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
        assert contents(onlooker) == {"oak": numbered(b"a", b"b")}
        assert onlooker.entries("oak", after=1) == [(2, b"b")]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            onlooker._connection.execute("DELETE FROM entries")
    with pytest.raises(StoreFailed) as caught:
        onlooker.tabs()
    assert caught.value.reason.code == "store-closed"


def test_one_can_look_into_a_store_that_nobody_uses(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_read_only(tmp_path) as onlooker:
        assert len(onlooker.tabs()) == 3
        Store.open(tmp_path).close()
    assert refusal(lambda: open_read_only(tmp_path / "elsewhere")) == "store-missing"
    assert not (tmp_path / "elsewhere").exists()


def test_a_log_that_makes_it_newer_is_seen_by_who_looks_in(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "a" / FILE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path / 'a' / FILE}{end}", f"{tmp_path / 'b' / FILE}{end}")
    before = snapshot(tmp_path / "b")
    assert refusal(lambda: open_read_only(tmp_path / "b")) == "store-newer"
    assert {name: data for name, data in snapshot(tmp_path / "b").items() if name in before} == before


def leave_journal(folder: Path) -> None:
    """As a crash leaves it while a restored backup is opened for the first time: a change that was not committed."""
    fill(folder)
    with Store.open(folder) as store:
        store.backup(folder / "copy")
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / "copy", isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")  # pages go into the file before the commit
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE entries SET body = zeroblob(250)")
        for end in ("", "-journal"):
            shutil.copy(f"{folder / 'copy'}{end}", f"{folder / FILE}{end}")
        connection.execute("ROLLBACK")
    assert (folder / f"{FILE}-journal").stat().st_size > 4096


@pytest.mark.parametrize("way", ["look", "copy", "open"])
def test_a_journal_that_a_crash_left_is_applied(tmp_path: Path, way: str) -> None:
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


# ---- checking -------------------------------------------------------------------------------------------------------


def test_a_check_is_stopped_by_the_close(tmp_path: Path) -> None:
    """It runs in a thread, is made to take forever, and holds nobody up meanwhile."""
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
            raise StoreFailed(failure(error, tmp_path)) from error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("jackhouse.store.check.check_whole", slow)
        thread = threading.Thread(target=check)
        thread.start()
        assert started.wait(30)
        assert why_not(store.append("oak", 2, b"b")) == ""
        assert store.entries("oak") == numbered(b"a", b"b")
        store.close()
        thread.join(30)
    assert outcome == ["store-closed"]
    with pytest.raises(StoreFailed, match="store-closed"):
        store.check()
    assert sorted(os.listdir(tmp_path)) == ["jackhouse.lock", FILE]
