"""Disks that are full, cannot be written, or fail: nothing is half stored, and the store goes on when it can."""

import shutil
import sqlite3
import subprocess
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from jackhouse.kernel.reason import BadInput
from jackhouse.store import Store, StoreFailed
from jackhouse.store import file as store_file
from tests.store.helpers import VERSION_1, contents, fill, held, numbered, refusal, run, why_not

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
        "Append, three at a time, until nothing more can be; says with which codes, and what was stored."
        number, codes, failures = 0, set(), 0
        while failures < 3 and number < 1000:
            promises = [store.append("oak", number + ahead, b"x" * 20_000) for ahead in (1, 2, 3)]
            found = [failed.reason.code if (failed := promise.exception()) else "" for promise in promises]
            assert found == sorted(found, key=bool), found  # after one that failed, none
            number += found.count("")
            codes |= set(found) - {"", "store-clash"}  # those that came after one that failed
            failures = failures + 1 if found[0] else 0
        assert [found for found, _ in store.entries("oak")] == list(range(1, number + 1))
        return number, codes
"""


@cache
def own_mounts() -> tuple[str, ...]:
    """The command that runs another one where it may mount; none if this system does not let us."""
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


def test_a_store_that_may_not_grow(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        limit = store._writer._connection.execute
        store.append("oak", 1, b"a").result()
        ((pages,),) = limit("PRAGMA page_count").fetchall()
        limit(f"PRAGMA max_page_count = {pages + 5}").fetchall()
        with held(store):
            batch = [store.append("elm", 1, b"small"), store.append("oak", 2, bytes(90_000)), store.drop("fir")]
        assert [why_not(promise) for promise in batch] == ["store-full"] * 3  # one disk for all
        assert contents(store) == {"oak": numbered(b"a")}
        assert why_not(store.append("oak", 2, b"fits")) == ""
        limit("PRAGMA max_page_count = 1000").fetchall()
        assert why_not(store.append("oak", 3, bytes(90_000))) == ""
    with Store.open(tmp_path) as store:
        assert store.entries("oak") == numbered(b"a", b"fits", bytes(90_000))


def test_a_full_disk(tmp_path: Path) -> None:
    """A real one of 3 MB, half of it taken by somebody else who then makes room."""
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
def test_a_checkpoint_cut_off_by_a_full_disk(tmp_path: Path, end: str) -> None:
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


# What is there when the disk is full, and whether the store can be opened all the same: nothing has to be written then.
BEGINNINGS = {
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


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_no_room_to_begin_with(tmp_path: Path, beginning: str) -> None:
    make, opens = BEGINNINGS[beginning]
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


@pytest.mark.parametrize("beginning", ["nothing", "an empty folder", "a store", "a store of version 1"])
def test_no_file_may_grow_to_begin_with(tmp_path: Path, beginning: str) -> None:
    """The limit of a process, which needs no rights to set."""
    script = (
        NO_ROOM
        + f"""
    {BEGINNINGS[beginning][0]}
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    opening(folder / "data")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    opening(folder / "data")
    """
    )
    assert run(script, tmp_path, VERSION_1) == ["store-full File too large", "opened"]


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The limit of a process, which needs no rights to set: SQLite calls it a failed write, not a full disk."""
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


# ---- not to be written ----------------------------------------------------------------------------------------------


def test_a_disk_that_can_only_be_read(tmp_path: Path) -> None:
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


def test_a_folder_of_somebody_else(tmp_path: Path) -> None:
    """As root nothing is forbidden, so the process becomes nobody."""
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
        assert refusal(partial(Store.open, folder)) == "store-unwritable"
    assert (tmp_path / "data").read_text() == "mine"


def test_a_file_system_without_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    asked = store_file._ask
    answer = {"PRAGMA journal_mode = WAL": "delete"}
    monkeypatch.setattr(store_file, "_ask", lambda it, question: answer.get(question) or asked(it, question))
    with pytest.raises(BadInput) as caught:
        Store.open(tmp_path)
    assert caught.value.reason.code == "store-unwritable"
    answer.clear()
    Store.open(tmp_path).close()


# ---- failing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["goes on", "is killed"])
def test_a_sync_that_fails(tmp_path: Path, ends: str) -> None:
    """The third sync of the log fails, truly: entry 2 is written, but not known to be on the disk."""
    if not can_trace():
        pytest.skip("strace is not to be had here")
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
    assert said[1:] == (["['', '']"] if ends == "goes on" else [])
    with Store.open(tmp_path) as store:
        expected = numbered(b"aaaaa", b"ccccc", b"ddddd") if ends == "goes on" else numbered(b"aaaaa")
        assert store.entries("oak") == expected


def test_a_failed_sync_of_a_log_that_cannot_be_emptied_either(tmp_path: Path) -> None:
    """All syncs of the log fail from the third on: entry 2 is in the log, and a crash brings it back."""
    if not can_trace():
        pytest.skip("strace is not to be had here")
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
    """A connection some of whose statements fail."""

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
def test_whatever_fails_the_store_goes_on(failing: tuple[Store, Failing], statement: str) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        with held(store):
            connection.fails = (statement,)
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c"), store.drop("fir")]
        assert [why_not(promise) for promise in batch] == ["store-failed"] * 3
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
def test_what_fails_before_the_commit_is_decided(failing: tuple[Store, Failing], statement: str, code: str) -> None:
    """Also if the log cannot be emptied."""
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        assert store.writable
        with held(store):
            connection.fails = (statement, "PRAGMA wal_checkpoint")
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c"), store.drop("fir")]
        assert [why_not(promise) for promise in batch] == [f"store-{code}"] * 3
        assert not store.writable
        connection.fails = ()
        assert why_not(store.append("oak", 5, b"x")) == "store-clash"
        assert not store.writable  # nothing has been stored since
        assert why_not(store.append("oak", 2, b"d")) == ""
        assert store.writable


def test_a_reader_in_the_way_of_emptying_the_log(failing: tuple[Store, Failing]) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        connection.execute("PRAGMA busy_timeout = 0")
        with closing(store_file.connect(store._file, "ro")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entries").fetchall()
            connection.fails = ("INSERT",)
            assert why_not(store.append("oak", 2, b"b")) == "store-undecided"
        assert why_not(store.append("oak", 2, b"b")) == "store-failed"


@pytest.mark.parametrize("statement", ["SELECT max", "INSERT"])
def test_whatever_fails_of_a_batch_that_is_one_statement(failing: tuple[Store, Failing], statement: str) -> None:
    store, connection = failing
    with store:
        store.append("oak", 1, b"a").result()
        with held(store):
            connection.fails = (statement,)
            batch = [store.append("oak", 2, b"b"), store.append("elm", 1, b"c")]
        assert [why_not(promise) for promise in batch] == ["store-failed"] * 2
        connection.fails = ()
        assert store.append("oak", 2, b"d").exception() is None
        assert contents(store) == {"oak": numbered(b"a", b"d")}


def test_a_log_that_cannot_be_moved_is_reported_and_loses_nothing(
    tmp_path: Path, failing: tuple[Store, Failing], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, connection = failing
    monkeypatch.setattr("jackhouse.store.writer._LOG_LIMIT", 1)
    connection.fails = ("PRAGMA wal_checkpoint",)
    for number in (1, 2):
        assert why_not(store.append("oak", number, b"a")) == ""
    assert store.trouble is not None
    assert store.trouble.reason.code == "store-failed"
    connection.fails = ()
    for number in (3, 4):  # the second is taken up after the first has been seen to
        assert why_not(store.append("oak", number, b"a")) == ""
    assert store.trouble is None
    connection.fails = ("PRAGMA wal_checkpoint",)
    with pytest.raises(StoreFailed):
        store.close()
    store.close()
    with Store.open(tmp_path) as again:
        assert len(again.entries("oak")) == 4


def test_a_reader_that_fails(failing: tuple[Store, Failing]) -> None:
    store, _ = failing
    with store:
        reading = store._reader._connection
        assert isinstance(reading, Failing)
        reading.fails = ("SELECT",)
        with pytest.raises(StoreFailed) as caught:
            store.entries("oak")
        assert caught.value.reason.code == "store-failed"


def test_a_reader_that_cannot_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    with monkeypatch.context() as patch:
        patch.setattr("jackhouse.store.store.connect", refuse)
        assert refusal(lambda: Store.open(tmp_path)) == "store-unwritable"
    Store.open(tmp_path).close()
