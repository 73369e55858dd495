"""What is opened is ours, whole, known to this version, and nobody else's."""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from jackhouse.kernel.reason import BadInput
from jackhouse.store import Store, StoreFailed, open_read_only
from tests.store.helpers import FILE, contents, fill, numbered, refusal, run, snapshot, start

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
        assert int.from_bytes(head[60:64], "big") == 1
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0  # the hands of all players are in there


def test_a_file_that_could_not_be_finished_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("jackhouse.store.file._SCHEMA", "CREATE TABLE entries (half); CREATE nonsense")
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
    write_to(tmp_path / FILE, "PRAGMA user_version = 2")
    before = snapshot(tmp_path)
    assert refusal(lambda: Store.open(tmp_path)) == "store-newer"
    assert refusal(lambda: open_read_only(tmp_path)) == "store-newer"
    assert snapshot(tmp_path) == before


def test_a_store_whose_log_makes_it_newer(tmp_path: Path) -> None:
    fill(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with closing(sqlite3.connect(tmp_path / "a" / FILE, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 2")
        for end in ("", "-wal"):
            shutil.copy(f"{tmp_path / 'a' / FILE}{end}", f"{tmp_path / 'b' / FILE}{end}")
    assert refusal(lambda: Store.open(tmp_path / "b")) == "store-newer"


# ---- not whole ------------------------------------------------------------------------------------------------------


def flip(file: Path, start: int, length: int = 1) -> None:
    data = bytearray(file.read_bytes())
    for at in range(start, min(start + length, len(data))):
        data[at] ^= 0xFF
    file.write_bytes(data)


def test_flipped_bytes_in_a_page(tmp_path: Path) -> None:
    fill(tmp_path)
    pages = (tmp_path / FILE).stat().st_size // 4096
    for page in range(1, pages):
        flip(tmp_path / FILE, page * 4096, 8)
        before = snapshot(tmp_path)
        assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt", page
        assert snapshot(tmp_path)[FILE] == before[FILE]
        flip(tmp_path / FILE, page * 4096, 8)
    with Store.open(tmp_path) as store:
        assert len(store.tabs()) == 3


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
                contents(store)
        except (BadInput, StoreFailed) as refused:
            codes.add(refused.reason.code)
        shutil.rmtree(tmp_path / "copy")
    assert {"store-corrupt", "store-foreign"} <= codes
    assert codes <= {"store-corrupt", "store-foreign", "store-newer", "store-unwritable"}


def test_half_a_file(tmp_path: Path) -> None:
    fill(tmp_path)
    os.truncate(tmp_path / FILE, (tmp_path / FILE).stat().st_size // 2)
    assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt"


def test_a_table_with_a_gap(tmp_path: Path) -> None:
    fill(tmp_path)
    write_to(tmp_path / FILE, "DELETE FROM entries WHERE tab = 't1' AND number = 7")
    assert refusal(lambda: Store.open(tmp_path)) == "store-corrupt"


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
