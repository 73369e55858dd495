"""Plain data that cannot be changed: dicts and lists that one owner may give to many readers without a copy.

They equal the dicts and lists that they were made of, and encode as those do. A copy (`copy`, `pickle`) is a plain dict
or list again.
"""

from typing import Any, NoReturn

from mypy_extensions import mypyc_attr

__all__ = ["read_only"]


def _refuse(*arguments: object, **named: object) -> NoReturn:
    raise TypeError("read-only: change a copy of it (copy.deepcopy)")


@mypyc_attr(native_class=False)
class _ReadOnlyDict(dict[str, Any]):
    __setitem__ = _refuse
    __delitem__ = _refuse
    __ior__ = _refuse
    clear = _refuse
    pop = _refuse
    popitem = _refuse
    setdefault = _refuse
    update = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return dict, (dict(self),)


@mypyc_attr(native_class=False)
class _ReadOnlyList(list[Any]):
    __setitem__ = _refuse
    __delitem__ = _refuse
    __iadd__ = _refuse
    __imul__ = _refuse
    append = _refuse
    clear = _refuse
    extend = _refuse
    insert = _refuse
    pop = _refuse
    remove = _refuse
    reverse = _refuse
    sort = _refuse

    def __reduce__(self) -> tuple[type, tuple[list[Any]]]:
        return list, (list(self),)


def read_only(value: object) -> object:
    """Returns plain data with all dicts and lists in it made read-only."""
    if isinstance(value, dict):
        return _ReadOnlyDict({key: read_only(item) for key, item in value.items()})
    return _ReadOnlyList([read_only(item) for item in value]) if isinstance(value, list) else value
