"""Finds all codes of events, reasons and messages in the source, so that a code without a text fails a test.

A code is a string that reaches a *sink*: the first argument of `Reason`, of `emit`, ... If a function passes one of its
string parameters to a sink, that function is a sink too.
"""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import jackhouse
from jackhouse import games

SOURCE = Path(jackhouse.__file__).parent
DIGESTS = [Path(__file__).parents[2] / "docs" / "digest" / f"{game}.md" for game in ("jack-rabbits", "jackal")]

Sink = tuple[str, int]


class Function(NamedTuple):
    """The parts of a function of the source; one without a name is the module level."""

    where: str
    name: str
    parameters: list[str]
    strings: set[str]  # the parameters of type str
    calls: list[ast.Call]
    dicts: list[ast.Dict]
    values: dict[str, list[ast.expr]]  # the values assigned to its local names


class CallSite(NamedTuple):
    """A call that uses codes: the codes, the parameters, and the secret ones among them."""

    where: str
    codes: frozenset[str]
    params: dict[str, ast.expr]
    secrets: frozenset[str]


@cache
def modules(text: bool = False) -> list[tuple[str, list[ast.AST]]]:
    """Returns all modules but those of `text`, or only those of `text`, with all their nodes."""
    files = [file for file in sorted(SOURCE.rglob("*.py")) if (SOURCE / "text" in file.parents) == text]
    return [(file.relative_to(SOURCE).as_posix(), list(ast.walk(ast.parse(file.read_text("utf-8"))))) for file in files]


@cache
def functions() -> list[Function]:
    found: list[Function] = []
    for where, nodes in modules():
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                arguments = [argument for argument in node.args.args if argument.arg != "self"]
                found.append(analyse(where, node.name, arguments, list(ast.walk(node))))
            elif isinstance(node, ast.Module):
                outside = [part for part in node.body if not isinstance(part, ast.FunctionDef | ast.ClassDef)]
                found.append(analyse(where, "", [], [inner for part in outside for inner in ast.walk(part)]))
    return found


def analyse(where: str, name: str, arguments: list[ast.arg], inside: list[ast.AST]) -> Function:
    values: dict[str, list[ast.expr]] = {}
    for node in inside:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                values.setdefault(getattr(target, "id", ""), []).append(node.value)
    return Function(
        where,
        name,
        [argument.arg for argument in arguments],
        {argument.arg for argument in arguments if getattr(argument.annotation, "id", "") == "str"},
        [node for node in inside if isinstance(node, ast.Call)],
        [node for node in inside if isinstance(node, ast.Dict)],
        values,
    )


def callee(call: ast.Call) -> str:
    """Returns the name of the called function; "" for a bare `emit`, `say` or `message`, which are other functions."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    name: str = getattr(call.func, "id", "")
    return "" if name in ("emit", "say", "message") else name


def entries(value: ast.expr | None, function: Function) -> dict[str, ast.expr]:
    """Returns the items of a dict literal, given directly or by a local name."""
    if isinstance(value, ast.Name) and value.id in function.values:
        value = function.values[value.id][0]
    if not isinstance(value, ast.Dict):
        return {}
    keys = [key.value if isinstance(key, ast.Constant) else "?" for key in value.keys]
    return {str(key): item for key, item in zip(keys, value.values, strict=True)}


class CodeScan:
    """Finds all strings that are passed to certain functions (sinks), or are values of a certain key of a dict."""

    def __init__(self, sinks: set[Sink], key: str = "") -> None:
        self.found: set[str] = set()
        self.unresolved: set[str] = set()  # expressions that reach a sink and are not constant
        self.sinks = set(sinks)
        self.key = key
        known = -1
        while known != len(self.sinks):
            known = len(self.sinks)
            for function in functions():
                self.search(function)

    def search(self, function: Function) -> None:
        for call in function.calls:
            for sink, position in list(self.sinks):
                if callee(call) == sink and len(call.args) > position:
                    self.read(function, call.args[position])
        for written in function.dicts:
            value = entries(written, function).get(self.key)
            if value is not None:
                self.read(function, value)

    def read(self, function: Function, value: ast.expr) -> None:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            self.found.add(value.value)
        elif isinstance(value, ast.IfExp):
            self.read(function, value.body)
            self.read(function, value.orelse)
        elif isinstance(value, ast.Name) and value.id in function.parameters:
            if value.id in function.strings:  # else another function has the name of a sink
                self.sinks.add((function.name, function.parameters.index(value.id)))
        elif isinstance(value, ast.Name) and value.id in function.values:
            for possible in function.values[value.id]:
                self.read(function, possible)
        elif not (isinstance(value, ast.Attribute) and value.attr == "code"):  # an existing code is passed on
            self.unresolved.add(f"{function.where}:{value.lineno}: {ast.unparse(value)}")


@cache
def events() -> CodeScan:
    return CodeScan({("emit", 0), ("Event", 0)})


@cache
def reasons() -> CodeScan:
    return CodeScan({("Reason", 0)})


@cache
def problems() -> CodeScan:
    return CodeScan(set(), "problem")


@cache
def causes() -> CodeScan:
    return CodeScan(set(), "cause")


@cache
def purposes() -> CodeScan:
    return CodeScan({("leads_to", 0)})


@cache
def questions() -> set[str]:
    """Returns the names of the steps that ask a question, themselves or by a base class."""
    found: set[str] = set()
    asking: set[str] = set()
    known = -1
    while known != len(asking):
        known = len(asking)
        for _, nodes in modules():
            for step in nodes:
                if isinstance(step, ast.ClassDef) and asks(step, asking):
                    asking.add(step.name)
                    found |= strings_set_to("name", step)
    return found


def asks(step: ast.ClassDef, asking: set[str]) -> bool:
    bases = {ast.unparse(base).partition("[")[0] for base in step.bases}
    has_answers = any(isinstance(part, ast.FunctionDef) and part.name == "legal" for part in step.body)
    return bool(bases & asking) or ("Step" in bases and has_answers)


@cache
def phases() -> set[str]:
    """Returns all values that are assigned to the `phase` of a state."""
    return {phase for _, nodes in modules() for node in nodes for phase in strings_set_to("phase", node, deep=False)}


def strings_set_to(name: str, node: ast.AST, deep: bool = True) -> set[str]:
    """Returns the strings that are assigned to a variable or attribute of this name."""
    return {
        found.value.value
        for found in (ast.walk(node) if deep else [node])
        if isinstance(found, ast.Assign)
        and isinstance(found.value, ast.Constant)
        and isinstance(found.value.value, str)
        and found.value.value
        and name in [getattr(target, "attr", getattr(target, "id", "")) for target in found.targets]
    }


@cache
def sites(sink: str, position: int) -> list[CallSite]:
    """Returns every call of `sink` with its codes (first argument) and the dict of parameters at that position."""
    found: list[CallSite] = []
    for function in functions():
        for call in function.calls:
            if callee(call) == sink and function.name != sink and call.args:
                scan = CodeScan(set())
                scan.read(function, call.args[0])
                params = entries(call.args[position] if len(call.args) > position else None, function)
                secrets = [keyword.value for keyword in call.keywords if keyword.arg == "secrets"]
                hidden = frozenset(entries(secrets[0] if secrets else None, function))
                found.append(CallSite(f"{function.where}:{call.lineno}", frozenset(scan.found), params, hidden))
    return found


def quoted_reasons(but: str = "-") -> set[str]:
    """Returns the codes that another reason may contain as its `why`: those of play, and of parsing."""
    inside = (
        "kernel/state.py", "kernel/actions.py",
        "jackrabbits/steps/", "jackrabbits/transfers/", "jackrabbits/options/", "jackal/steps/",
    )  # fmt: skip
    of_setting_up = ("jackrabbits/options/tight_suits.py",)
    return {
        code
        for site in sites("Reason", 2)
        if site.where.startswith(inside) and not site.where.startswith((but, *of_setting_up))
        for code in site.codes
    }


@cache
def literals(text: bool = False) -> set[str]:
    """Returns every string in the source, including docstrings and parts of f-strings."""
    constants = [node for _, nodes in modules(text) for node in nodes if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


@cache
def message_uses() -> list[tuple[str, str, set[str]]]:
    """Returns every `say("id", name=...)` outside `text`: the place, the id, the names of the arguments."""
    return [
        (f"{where}:{call.lineno}", call.args[0].value, {str(keyword.arg) for keyword in call.keywords})
        for where, nodes in modules()
        for call in nodes
        if isinstance(call, ast.Call)
        and callee(call) in ("say", "message")
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    ]


# ---- the page: its scripts use `say("id", {name})` -------------------------------------------------------------------

TEXT_ID = r"[a-z]+(?:-[A-Za-z0-9]+)+(?:\.[a-z]+)?"


@cache
def scripts() -> dict[str, str]:
    """Returns the scripts of the page by name, without comments and third-party code."""
    files = [file for file in sorted((SOURCE / "web").rglob("*.js")) if "vendor" not in file.parts]
    return {
        file.relative_to(SOURCE).as_posix(): re.sub(r"^\s*(//|/?\*).*", "", file.read_text("utf-8"), flags=re.M)
        for file in files
    }


@cache
def page_message_uses() -> list[tuple[str, str, str]]:
    """Returns every message id in a script: the place, the id, the text of the call."""
    found: list[tuple[str, str, str]] = []
    for where, script in scripts().items():
        for call in re.finditer(r"\bsay\(", script):
            inside = bracketed(script[call.end() :])
            first = re.split(r",\s*\{", inside)[0]  # the id, or a conditional of two
            found += [(where, key, inside) for key in re.findall(rf'"({TEXT_ID})"', first)]
    return found


def bracketed(script: str) -> str:
    """Returns the text before the closing bracket of the open one."""
    depth = 1
    for at, letter in enumerate(script):
        depth += (letter in "([{") - (letter in ")]}")
        if not depth:
            return script[:at]
    return script


@cache
def page_literals() -> set[str]:
    """Returns all strings of the scripts that may be an id."""
    return {key for script in scripts().values() for key in re.findall(rf'"({TEXT_ID})"', script)}


@cache
def page_prefixes() -> tuple[str, ...]:
    """Returns the prefixes of composed ids: `table-key-${number}`."""
    return tuple({key for script in scripts().values() for key in re.findall(r"`([a-z]+-(?:[a-z]+-)+)\$\{", script)})


@cache
def page_reasons() -> set[str]:
    """Returns the codes of refusals that the page makes itself."""
    return {code for script in scripts().values() for code in re.findall(r'\bcode: "([a-z-]+)"', script)}


def digest_rules(game: str = "J") -> list[str]:
    """Returns the rule ids of sections 1 to 7 of the digests and of all options, of one game with `JR` or `JK`."""
    sections = "".join(digest.read_text("utf-8").split("\n## 8.")[0] for digest in DIGESTS)
    rules = set(re.findall(r"J[RK]-[1-7]\.\d+", sections))
    rules |= {option.rule for each in games.all_games() for option in each.catalogue.options.values()}
    return sorted(rule for rule in rules if rule.startswith(game))


def cited_rules(game: str = "J") -> set[str]:
    """Returns the rule ids in reasons and options."""
    return {text for text in literals() if re.fullmatch(r"J[RK]-\d+\.\d+", text) and text.startswith(game)}
