"""An interrupted checkpoint loses nothing: the log still holds everything."""

import shutil
from pathlib import Path

from jackhouse.store import Store, open_read_only
from jackhouse.store.backup import back_up
from tests.store.helpers import FILE, contents, fill
from tests.store.kill_at_write import Appender, check_after_run, compile_library

PAGE = 4096


def unfinished_checkpoints(folder: Path) -> tuple[dict[str, object], bytes, list[bytes]]:
    """Returns the contents of a store, its log, and its file before and after each write of a checkpoint.

    A checkpoint writes the pages that are in the log into the file, in the order of their numbers.
    """
    fill(folder, tabs=2, entries=10)
    with Store.open(folder) as store:
        before = (folder / FILE).read_bytes()
        store.append_many([(f"t{tab}", number, bytes(900)) for tab in range(4) for number in (11, 12, 13) if tab < 2])
        store.append_many([(f"new{tab}", number, bytes(1500)) for tab in range(4) for number in range(1, 9)]).result()
        log = (folder / f"{FILE}-wal").read_bytes()
        expected: dict[str, object] = dict(contents(store))
    after = (folder / FILE).read_bytes()
    states = [before]
    for at in range(0, len(after), PAGE):
        page, last = after[at : at + PAGE], states[-1]
        if last[at : at + PAGE] != page:
            states.append(last[:at].ljust(at, b"\0") + page + last[at + PAGE :])
    assert states[-1] == after
    return expected, log, states


def test_a_crash_between_any_two_writes_of_a_checkpoint(tmp_path: Path) -> None:
    expected, log, states = unfinished_checkpoints(tmp_path / "whole")
    assert len(states) > 12
    assert any(len(state) < len(states[-1]) and state[:PAGE] == states[-1][:PAGE] for state in states)  # a short file
    for number, state in enumerate(states):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(state)
        (folder / f"{FILE}-wal").write_bytes(log)
        with open_read_only(folder) as reader:
            assert contents(reader) == expected
        back_up(folder / FILE, tmp_path / f"copy{number}")
        with Store.open(folder) as store:
            assert contents(store) == expected
            store.check()
        assert (folder / FILE).read_bytes() == states[-1]
        with Store.open(place(tmp_path / f"copy{number}", tmp_path / f"again{number}")) as store:
            assert contents(store) == expected


def place(copy: Path, folder: Path) -> Path:
    folder.mkdir()
    shutil.copy(copy, folder / FILE)
    return folder


def test_a_process_killed_at_a_write_of_a_checkpoint(tmp_path: Path) -> None:
    """Kills a real process. Without a C compiler only the test above checks this."""
    library = compile_library(tmp_path)
    if library is None:
        return
    appender = Appender(library)
    calls = appender.run(tmp_path / "whole", rounds=12).calls
    checkpoints = [number for number, kind in enumerate(calls, 1) if kind == "m"]
    assert len(checkpoints) > 24, calls
    for number in range(12):
        fatal = checkpoints[number * len(checkpoints) // 12]
        folder = tmp_path / str(number)
        result = appender.run(folder, rounds=12, fatal=fatal, torn=number % 2 == 1)
        assert (result.killed_at, result.failed) == ("m", "")
        check_after_run(folder, result, number)
    appender.close()
