"""Full, read-only and failing disks: nothing is stored partly, and the store recovers."""

import shutil
import sqlite3
import subprocess
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from jackhouse.kernel.reason import BadInput
from jackhouse.store import Store, StoreFailed, database
from tests.store.helpers import VERSION_1, contents, failure_code, fill, numbered, refusal_code, run, writer_paused

TRYING = """
    import os, resource, signal, sys
    from pathlib import Path
    from jackhouse.kernel.reason import BadInput
    from jackhouse.store import Store, StoreFailed

    folder = Path(sys.argv[1])

    def opening(folder):
        try:
            Store.open(folder).close()
            print("opened")
        except BadInput as refused:
            print(refused.reason.code, refused.reason.params["detail"])

    def append(store, number, size=20_000, mark=b"x"):
        failed = store.append("oak", number, mark * size).exception()
        return failed.reason.code if failed else ""

    def fill(store):
        "Appends, three at a time, until writes fail. Returns the number stored and the codes."
        number, codes, failures = 0, set(), 0
        while failures < 3 and number < 1000:
            futures = [store.append("oak", number + ahead, b"x" * 20_000) for ahead in (1, 2, 3)]
            found = [failed.reason.code if (failed := future.exception()) else "" for future in futures]
            assert found == sorted(found, key=bool), found  # after a failed write, none is stored
            number += found.count("")
            codes |= set(found) - {"", "store-clash"}  # the writes after a failed one
            failures = failures + 1 if found[0] else 0
        assert [found for found, _ in store.entries("oak")] == list(range(1, number + 1))
        return number, codes
"""


@cache
def own_mounts() -> tuple[str, ...]:
    """Returns the command that runs another one in its own mount namespace; none if that is not permitted."""
    for unshare in (("unshare", "-m"), ("unshare", "-Urm")):
        if (
            shutil.which("unshare")
            and subprocess.run([*unshare, "mount", "-t", "tmpfs", "x", "/tmp"], capture_output=True).returncode == 0
        ):
            return unshare
    return ()


@cache
def can_trace() -> bool:
    return (
        bool(shutil.which("strace"))
        and subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0
    )


def on_small_disk(folder: Path) -> tuple[str, ...]:
    if not own_mounts():
        pytest.skip("mounting is not permitted here")
    return (*own_mounts(), "sh", "-c", f'mount -t tmpfs -o size=3m small "{folder}" && exec "$@"', "sh")


# ---- full -----------------------------------------------------------------------------------------------------------


def test_a_store_at_its_page_limit(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        limit = store._writer._connection.execute
        store.append("oak", 1, b"a").result()
        ((pages,),) = limit("PRAGMA page_count").fetchall()
        limit(f"PRAGMA max_page_count = {pages + 5}").fetchall()
        with writer_paused(store):
            batch = [store.append("elm", 1, b"small"), store.append("oak", 2, bytes(90_000)), store.drop("fir")]
        assert [failure_code(future) for future in batch] == ["store-full"] * 3  # the whole batch fails
        assert contents(store) == {"oak": numbered(b"a")}
        assert failure_code(store.append("oak", 2, b"fits")) == ""
        limit("PRAGMA max_page_count = 1000").fetchall()
        assert failure_code(store.append("oak", 3, bytes(90_000))) == ""
    with Store.open(tmp_path) as store:
        assert store.entries("oak") == numbered(b"a", b"fits", bytes(90_000))


def test_a_full_disk(tmp_path: Path) -> None:
    """A real disk of 3 MB; another file takes half of it and is then removed."""
    script = (
        TRYING
        + """
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(1_500_000))
    store = Store.open(folder / "data")
    number, codes = fill(store)
    assert number > 10
    print(*sorted(codes))
    try:
        store.backup(folder / "copy")
    except StoreFailed as failed:
        print("backup", failed.reason.code, sorted(found.name for found in folder.iterdir()))
    ballast.unlink()
    print("then", append(store, number + 1) or "stored")
    store.close()
    with Store.open(folder / "data") as again:
        assert len(again.entries("oak")) == number + 1
        assert set(body for _, body in again.entries("oak")) == {b"x" * 20_000}
    """
    )
    said = run(script, tmp_path, before=on_small_disk(tmp_path))
    assert said == ["store-full", "backup store-full ['ballast', 'data']", "then stored"]


@pytest.mark.parametrize("end", ["close", "kill"])
def test_a_checkpoint_interrupted_by_a_full_disk(tmp_path: Path, end: str) -> None:
    """The file is shorter than its header says, and the log has the rest."""
    script = (
        TRYING
        + """
    (folder / "ballast").write_bytes(bytes(1_800_000))
    reading, writing = os.pipe()
    if os.fork() == 0:
        store = Store.open(folder / "data")
        number, _ = fill(store)
        os.write(writing, str(number).encode())
        if sys.argv[2] == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            store.close()
        except StoreFailed:
            pass
        os._exit(0)
    os.wait()
    head = (folder / "data" / "jackhouse.sqlite").read_bytes()
    print(int.from_bytes(head[28:32], "big") * 4096 > len(head))
    number = int(os.read(reading, 20))
    (folder / "ballast").unlink()
    with Store.open(folder / "data") as store:
        store.check()
        assert store.entries("oak") == [(n, b"x" * 20_000) for n in range(1, number + 1)]
        print(append(store, number + 1) or "stored")
    """
    )
    assert run(script, tmp_path, end, before=on_small_disk(tmp_path)) == ["True", "stored"]


# The state before the disk is full, and whether the store can still be opened, because nothing has to be written.
INITIAL_STATES = {
    "nothing": ("", False),
    "an empty folder": ("(folder / 'data').mkdir()", False),
    "a store": ("Store.open(folder / 'data').close()", False),
    "a store of version 1": ("make_version_1(folder / 'data')", False),
    "a store that crashed": ("crash(folder / 'data')", True),
    "a store that crashed, and whose log lost its index": (
        "crash(folder / 'data'); (folder / 'data' / 'jackhouse.sqlite-shm').unlink()",
        False,
    ),
}
NO_ROOM = (
    TRYING
    + """
    import sqlite3

    def make_version_1(data):
        data.mkdir()
        connection = sqlite3.connect(data / "jackhouse.sqlite", isolation_level=None)
        connection.executescript(sys.argv[2])
        connection.close()

    def crash(data):
        if os.fork() == 0:
            store = Store.open(data)
            store.append("oak", 1, b"a").result()
            os.kill(os.getpid(), signal.SIGKILL)
        os.wait()
    """
)


@pytest.mark.parametrize("initial", INITIAL_STATES)
def test_opening_on_a_full_disk(tmp_path: Path, initial: str) -> None:
    make, opens = INITIAL_STATES[initial]
    script = (
        NO_ROOM
        + f"""
    {make}
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(4096))
        except OSError:
            pass
    opening(folder / "data")
    (folder / "ballast").unlink()
    opening(folder / "data")
    """
    )
    said = run(script, tmp_path, VERSION_1, before=on_small_disk(tmp_path))
    assert said[1:] == ["opened"]
    if not opens:
        assert said[0].startswith("store-full")
        assert "full" in said[0] or "No space" in said[0]


@pytest.mark.parametrize("initial", ["nothing", "an empty folder", "a store", "a store of version 1"])
def test_opening_with_a_file_size_limit_of_zero(tmp_path: Path, initial: str) -> None:
    """The file size limit of the process, which needs no privileges."""
    script = (
        NO_ROOM
        + f"""
    {INITIAL_STATES[initial][0]}
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    opening(folder / "data")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    opening(folder / "data")
    """
    )
    assert run(script, tmp_path, VERSION_1) == ["store-full File too large", "opened"]


def test_a_file_size_limit(tmp_path: Path) -> None:
    """SQLite reports the file size limit of the process as a failed write, not as a full disk."""
    script = (
        TRYING
        + """
    store = Store.open(folder)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    number, codes = fill(store)
    assert number > 5
    print(*sorted(codes))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print("then", append(store, number + 1) or "stored")
    store.close()
    with Store.open(folder) as again:
        assert len(again.entries("oak")) == number + 1
    """
    )
    assert run(script, tmp_path) == ["store-failed", "then stored"]


# ---- read-only ------------------------------------------------------------------------------------------------------


def test_a_read_only_disk(tmp_path: Path) -> None:
    script = (
        TRYING
        + """
    from jackhouse.store import open_read_only
    with Store.open(folder / "data") as store:
        append(store, 1, 5)
    assert os.system(f'mount -o remount,ro "{folder}"') == 0
    opening(folder / "data")
    opening(folder / "new")
    assert os.system(f'mount -o remount,rw "{folder}"') == 0
    opening(folder / "data")
    """
    )
    said = run(script, tmp_path, before=on_small_disk(tmp_path))
    assert said == ["store-unwritable Read-only file system"] * 2 + ["opened"]


def test_a_folder_of_another_user(tmp_path: Path) -> None:
    """Root may write everywhere, so the process becomes the user nobody."""
    script = (
        TRYING
        + """
    import shutil, tempfile
    home = Path(tempfile.mkdtemp())
    for name in ("folder", "file"):
        Store.open(home / name).close()
    (home / "file" / "jackhouse.sqlite").chmod(0o444)
    (home / "file" / "jackhouse.lock").chmod(0o666)
    (home / "file").chmod(0o777)
    (home / "folder" / "jackhouse.lock").chmod(0o444)
    (home / "folder").chmod(0o555)
    home.chmod(0o555)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)
    for name in ("folder", "file", "new"):
        opening(home / name)
    os.seteuid(me)
    for found in (home, *home.iterdir()):
        found.chmod(0o700)
    shutil.rmtree(home)
    """
    )
    said = run(script, tmp_path)
    assert said[0] == said[2] == "store-unwritable Permission denied"
    assert said[1] == "store-unwritable attempt to write a readonly database (SQLITE_READONLY)"


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    for folder in (tmp_path / "data", tmp_path / "data" / "deeper"):
        assert refusal_code(partial(Store.open, folder)) == "store-unwritable"
    assert (tmp_path / "data").read_text() == "mine"


def test_a_file_system_without_wal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    query = database._query_value
    answer = {"PRAGMA journal_mode = WAL": "delete"}
    monkeypatch.setattr(database, "_query_value", lambda it, question: answer.get(question) or query(it, question))
    with pytest.raises(BadInput) as caught:
        Store.open(tmp_path)
    assert caught.value.reason.code == "store-unwritable"
    answer.clear()
    Store.open(tmp_path).close()


# ---- failing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["continues", "is killed"])
def test_a_failed_sync(tmp_path: Path, ends: str) -> None:
    """The third sync of the log really fails: entry 2 is written, but perhaps not on the disk."""
    if not can_trace():
        pytest.skip("strace is not available")
    script = (
        TRYING
        + """
    store = Store.open(folder)
    print([append(store, number, 5, mark) for number, mark in ((1, b"a"), (2, b"b"))], flush=True)
    if sys.argv[2] == "is killed":
        os.kill(os.getpid(), signal.SIGKILL)
    assert store.entries("oak") == [(1, b"aaaaa")]
    print([append(store, number, 5, mark) for number, mark in ((2, b"c"), (3, b"d"))])
    store.close()
    """
    )
    log = tmp_path / "jackhouse.sqlite-wal"
    fault = f"strace -f -qq -o /dev/null -P {log} -e inject=fdatasync:error=EIO:when=3".split()
    said = run(script, tmp_path, ends, before=(*fault,))
    assert said[0] == "['', 'store-failed']"
    assert said[1:] == (["['', '']"] if ends == "continues" else [])
    with Store.open(tmp_path) as store:
        expected = numbered(b"aaaaa", b"ccccc", b"ddddd") if ends == "continues" else numbered(b"aaaaa")
        assert store.entries("oak") == expected


def test_a_failed_sync_of_a_log_that_cannot_be_emptied_either(tmp_path: Path) -> None:
    """All syncs of the log fail from the third on: entry 2 is in the log, and a crash brings it back."""
    if not can_trace():
        pytest.skip("strace is not available")
    script = (
        TRYING
        + """
    store = Store.open(folder)
    print([append(store, number, 5, mark) for number, mark in ((1, b"a"), (2, b"b"))], store.writable, flush=True)
    assert store.entries("oak") == [(1, b"aaaaa")]
    os.kill(os.getpid(), signal.SIGKILL)
    """
    )
    log = tmp_path / "jackhouse.sqlite-wal"
    fault = f"strace -f -qq -o /dev/null -P {log} -e inject=fdatasync:error=EIO:when=3+".split()
    assert run(script, tmp_path, before=(*fault,)) == ["['', 'store-undecided'] False"]
    with Store.open(tmp_path) as store:
        assert store.entries("oak") == numbered(b"aaaaa", b"bbbbb")


class Failing(sqlite3.Connection):
    """A connection on which chosen statements fail."""

    fails: tuple[str, ...] = ()

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if self.fails and statement.startswith(self.fails):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Store, Failing]:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Failing))
    store = Store.open(tmp_path)
    connection = store._writer._connection
    assert isinstance(connection, Failing)
    return store, connection


@pytest.mark.parametrize("statement", ["BEGIN", "SELECT max", "DELETE", "INSERT", "COMMIT"])
def test_the_store_recovers_from_any_failed_statement(failing: tuple[Store, Failing], statement: str) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        with writer_paused(store):
            connection.fails = (statement,)
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c"), store.drop("fir")]
        assert [failure_code(future) for future in batch] == ["store-failed"] * 3
        connection.fails = ()
        assert store.append("oak", 2, b"d").exception() is None
        assert contents(store) == {"oak": numbered(b"a", b"d")}


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("BEGIN", "failed"),
        ("SELECT max", "failed"),
        ("DELETE", "failed"),
        ("INSERT", "failed"),
        ("COMMIT", "undecided"),
    ],
)
def test_a_failure_before_the_commit_is_decided(failing: tuple[Store, Failing], statement: str, code: str) -> None:
    """The log cannot be emptied either."""
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        assert store.writable
        with writer_paused(store):
            connection.fails = (statement, "PRAGMA wal_checkpoint")
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c"), store.drop("fir")]
        assert [failure_code(future) for future in batch] == [f"store-{code}"] * 3
        assert not store.writable
        connection.fails = ()
        assert failure_code(store.append("oak", 5, b"x")) == "store-clash"
        assert not store.writable  # no write has succeeded since
        assert failure_code(store.append("oak", 2, b"d")) == ""
        assert store.writable


def test_a_reader_keeps_the_log_from_being_emptied(failing: tuple[Store, Failing]) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        connection.execute("PRAGMA busy_timeout = 0")
        with closing(database.connect(store._file, "ro")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entries").fetchall()
            connection.fails = ("INSERT",)
            assert failure_code(store.append("oak", 2, b"b")) == "store-undecided"
        assert failure_code(store.append("oak", 2, b"b")) == "store-failed"


@pytest.mark.parametrize("statement", ["SELECT max", "INSERT"])
def test_a_failure_in_a_batch_of_one_statement(failing: tuple[Store, Failing], statement: str) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        with writer_paused(store):
            connection.fails = (statement,)
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c")]
        assert [failure_code(future) for future in batch] == ["store-failed"] * 2
        connection.fails = ()
        assert store.append("oak", 2, b"d").exception() is None
        assert contents(store) == {"oak": numbered(b"a", b"d")}


def test_a_failed_checkpoint_is_reported_and_loses_nothing(
    tmp_path: Path, failing: tuple[Store, Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, connection = failing
    monkeypatch.setattr("jackhouse.store.writer._LOG_LIMIT", 1)
    connection.fails = ("PRAGMA wal_checkpoint",)
    for number in (1, 2):
        assert failure_code(store.append("oak", number, b"a")) == ""
    assert store.checkpoint_error is not None
    assert store.checkpoint_error.reason.code == "store-failed"
    connection.fails = ()
    for number in (3, 4):  # the second is stored after the checkpoint of the first
        assert failure_code(store.append("oak", number, b"a")) == ""
    assert store.checkpoint_error is None
    connection.fails = ("PRAGMA wal_checkpoint",)
    with pytest.raises(StoreFailed):
        store.close()
    store.close()
    with Store.open(tmp_path) as again:
        assert len(again.entries("oak")) == 4


def test_a_failed_read(failing: tuple[Store, Failing]) -> None:
    store, _ = failing
    with store:
        reading = store._reader._connection
        assert isinstance(reading, Failing)
        reading.fails = ("SELECT",)
        with pytest.raises(StoreFailed) as caught:
            store.entries("oak")
        assert caught.value.reason.code == "store-failed"


def test_a_read_connection_that_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    with monkeypatch.context() as patch:
        patch.setattr("jackhouse.store.store.connect", refuse)
        assert refusal_code(lambda: Store.open(tmp_path)) == "store-unwritable"
    Store.open(tmp_path).close()
