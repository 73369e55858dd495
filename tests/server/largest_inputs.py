"""The largest values that fields of bodies and messages allow, made from their types: a new field is covered too."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

__all__ = ["Unbounded", "largest", "largest_bodies"]

# Texts that are dear to normalise, to encode, to split, to match or to convert.
FILLS = ("\u0315\u0300", "é", "\\", "a ", "1;", "9", "\U000e0100")
ANYTHING: list[Any] = [None, "x", 0, [], {}]  # a game's or the kernel's own documents have cases of their own


class Unbounded(AssertionError):
    """A field that may be as large as the whole body."""


def largest(kind: inspect.Type, where: str) -> Iterator[Any]:
    """Values at the limits of a type; `Unbounded` if it has none."""
    match kind:
        case inspect.NoneType():
            return
        case inspect.BoolType():
            yield True
        case inspect.IntType():
            if kind.ge is None or kind.le is None:
                raise Unbounded(where)
            yield from (kind.ge, kind.le)
        case inspect.StrType():
            if kind.max_length is None:
                raise Unbounded(where)
            for fill in FILLS:
                yield (fill * kind.max_length)[: kind.max_length]
        case inspect.DictType():
            if kind.max_length is None:
                raise Unbounded(where)
            assert isinstance(kind.key_type, inspect.StrType)
            longest = kind.key_type.max_length or 0
            if not longest:
                raise Unbounded(f"{where} keys")
            keys = [str(number).rjust(longest, "é")[-longest:] for number in range(kind.max_length)]
            for value in largest(kind.value_type, where):
                yield dict.fromkeys(keys, value)
        case inspect.UnionType():
            for each in kind.types:
                yield from largest(each, where)
        case inspect.ListType():
            if kind.max_length is None:
                raise Unbounded(where)
            for value in largest(kind.item_type, where):
                yield [value] * kind.max_length
        case inspect.StructType():
            yield from largest_bodies(kind.cls)
        case inspect.AnyType():
            yield from ANYTHING
        case _:
            raise Unbounded(f"{where}: {kind}")


def fields_of(struct: type[msgspec.Struct]) -> list[inspect.Field]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return list(info.fields)


def largest_bodies(struct: type[msgspec.Struct], fair: dict[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    """Bodies of that type: the fair one with each field at its limits in turn, and all at their last limits."""
    everything: dict[str, Any] = dict(fair or {})
    for field in fields_of(struct):
        for value in largest(field.type, f"{struct.__name__}.{field.name}"):
            yield {**(fair or {}), field.encode_name: value}
            everything[field.encode_name] = value
    yield everything
