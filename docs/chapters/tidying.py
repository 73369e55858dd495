"""Pictures made fit for every page: no words in them, and nothing that they do not use."""

from typing import Final
from xml.etree import ElementTree

__all__ = ["NAMESPACE", "tidy"]

NAMESPACE: Final = "http://www.w3.org/2000/svg"

ElementTree.register_namespace("", NAMESPACE)


def tidy(svg: str) -> str:
    """Without titles, which would have a language, and without definitions that nothing uses."""
    root = ElementTree.fromstring(svg)
    for parent in root.iter():
        for title in parent.findall(f"{{{NAMESPACE}}}title"):
            parent.remove(title)
    while unused(root):
        pass
    return ElementTree.tostring(root, encoding="unicode")


def unused(root: ElementTree.Element) -> bool:
    """Take out definitions that nothing refers to; true if there were any."""
    written = ElementTree.tostring(root, encoding="unicode")
    found = False
    for defs in root.iter(f"{{{NAMESPACE}}}defs"):
        for child in list(defs):
            if f"#{child.get('id')}" + '"' not in written and f"#{child.get('id')})" not in written:
                defs.remove(child)
                found = True
    return found
