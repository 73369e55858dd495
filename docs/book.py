"""The rules as pages: `python -m docs.book` (or `make book`) writes all that is generated in `docs/rules`.

The words come from the same files that answer in play, so the pages never say anything else; a test holds them to that.
"""

from pathlib import Path

from docs.chapters import island_figures
from docs.chapters.islands import islands
from docs.chapters.jackal import jackal
from docs.chapters.one_page_pirates import pirates_on_one_page
from docs.chapters.one_page_rabbits import rabbits_on_one_page
from docs.chapters.pictures import SHOWN, pictures, small_pictures
from docs.chapters.pirate_pictures import pirate_pictures, small_pirate_pictures
from docs.chapters.reference import reference
from docs.chapters.words import LANGUAGES, say

__all__ = ["RULES", "pages"]

RULES = Path(__file__).parent / "rules"


def pages() -> dict[Path, str]:
    """Every generated file and what it says."""
    found = {RULES / "pictures" / f"{name}.svg": drawn + "\n" for name, drawn in drawings().items()}
    for language in LANGUAGES:
        found[RULES / language / "reference.md"] = reference(language, shown(language))
        found[RULES / language / "jackal.md"] = jackal(language)
        found[RULES / language / "jackal-islands.md"] = islands(language)
        found[RULES / language / "one-page.html"] = rabbits_on_one_page(language, small_pictures())
        found[RULES / language / "jackal-one-page.html"] = pirates_on_one_page(language, small_pirate_pictures())
    return found


def drawings() -> dict[str, str]:
    """The pictures of both games by their names."""
    return pictures() | pirate_pictures()


def shown(language: str) -> dict[str, list[tuple[str, str]]]:
    """The pictures under each rule: the file as the page sees it, and what it shows."""
    return {
        rule: [(f"../pictures/{name}.svg", say(language, f"picture-{name}")) for name in names]
        for rule, names in SHOWN.items()
    }


def main() -> None:
    island_figures.FILE.write_text(island_figures.worked_out(), "utf-8")
    for path, words in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, "utf-8")
        print(path.relative_to(RULES.parent.parent))


if __name__ == "__main__":
    main()
