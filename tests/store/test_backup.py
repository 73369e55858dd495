"""A backup of a store in use is complete, or it does not exist."""

import threading
from functools import partial
from pathlib import Path

import pytest

from jackhouse.kernel.reason import Reason
from jackhouse.store import Store, StoreFailed
from jackhouse.store.backup import back_up
from tests.store.helpers import FILE, contents, failure_code, fill, numbered, refusal_code


def restored(copy: Path, folder: Path) -> dict[str, list[tuple[int, bytes]]]:
    """Restores a backup. Returns its contents."""
    folder.mkdir()
    (folder / FILE).write_bytes(copy.read_bytes())
    with Store.open(folder) as store:
        found = contents(store)
        store.append("new", 1, b"goes on").result()
    return found


def test_a_backup_has_everything_stored(tmp_path: Path) -> None:
    with Store.open(tmp_path / "data") as store:
        store.append_many([("oak", 1, b"a"), ("oak", 2, b"b"), ("elm", 1, b"c")]).result()
        store.backup(tmp_path / "copy")
        store.append("oak", 3, b"later").result()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "data"]
    assert restored(tmp_path / "copy", tmp_path / "again") == {"oak": numbered(b"a", b"b"), "elm": numbered(b"c")}


def test_a_backup_during_writes(tmp_path: Path) -> None:
    stop = threading.Event()
    stored = [0] * 4

    def write(me: int) -> None:
        while not stop.is_set():
            store.append_many([(f"l{me}", stored[me] + 1, b"x" * 500), (f"r{me}", stored[me] + 1, b"y")]).result()
            stored[me] += 1

    with Store.open(tmp_path / "data") as store:
        threads = [threading.Thread(target=write, args=(me,)) for me in range(4)]
        for thread in threads:
            thread.start()
        before = []
        for copy in range(4):
            before.append(list(stored))
            store.backup(tmp_path / f"copy{copy}")
        stop.set()
        for thread in threads:
            thread.join()
    for copy in range(4):
        found = restored(tmp_path / f"copy{copy}", tmp_path / f"again{copy}")
        for me in range(4):
            left, right = found.get(f"l{me}", []), found.get(f"r{me}", [])
            assert len(left) == len(right)
            assert before[copy][me] <= len(left) <= stored[me]
            assert left == numbered(*[b"x" * 500] * len(left))


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path / "data") as store:
        (tmp_path / "copy").write_text("mine")
        (tmp_path / "link").symlink_to("nowhere")
        for there in (tmp_path / "copy", tmp_path / "link", tmp_path / "data", tmp_path / "data" / FILE):
            assert refusal_code(partial(store.backup, there)) == "store-backup-exists"
        assert (tmp_path / "copy").read_text() == "mine"


def test_a_file_created_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jackhouse.store.backup.check_database", lambda *_: (tmp_path / "copy").write_text("mine"))
    with Store.open(tmp_path / "data") as store:
        assert refusal_code(lambda: store.backup(tmp_path / "copy")) == "store-backup-exists"
    assert (tmp_path / "copy").read_text() == "mine"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "data"]


def test_a_backup_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", link)
    fill(tmp_path / "data")
    with Store.open(tmp_path / "data") as store:
        store.backup(tmp_path / "copy")
        assert len(restored(tmp_path / "copy", tmp_path / "again")) == 3
        monkeypatch.setattr("jackhouse.store.backup.check_database", lambda *_: (tmp_path / "late").write_text("mine"))
        assert refusal_code(lambda: store.backup(tmp_path / "late")) == "store-backup-exists"
        assert (tmp_path / "late").read_text() == "mine"


def test_a_damaged_backup_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise StoreFailed(Reason("store-corrupt", "", {}))

    monkeypatch.setattr("jackhouse.store.backup.check_database", broken)
    with Store.open(tmp_path / "data") as store:
        with pytest.raises(StoreFailed) as caught:
            store.backup(tmp_path / "copy")
        assert caught.value.reason.code == "store-corrupt"
        assert [file.name for file in tmp_path.iterdir()] == ["data"]
        assert failure_code(store.append("oak", 1, b"a")) == ""


def test_a_backup_into_a_missing_folder(tmp_path: Path) -> None:
    with Store.open(tmp_path / "data") as store:
        assert refusal_code(lambda: store.backup(tmp_path / "no" / "folder" / "copy")) == "store-unwritable"


def test_a_backup_of_a_missing_or_foreign_file(tmp_path: Path) -> None:
    (tmp_path / "foreign").write_text("mine")
    for source, code in (("nowhere", "store-missing"), ("foreign", "store-foreign")):
        assert refusal_code(partial(back_up, tmp_path / source, tmp_path / "copy")) == code
    assert [file.name for file in tmp_path.iterdir()] == ["foreign"]
