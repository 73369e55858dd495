"""A picture that is ready: its SVG, shown by notebooks, saved as `.svg` or `.png`."""

from dataclasses import dataclass
from pathlib import Path

from jackhouse.kernel import BadInput, Reason

__all__ = ["Picture"]

_WIDE = 1600  # pixels of a PNG, unless asked otherwise


@dataclass(frozen=True)
class Picture:
    """What `show` returns."""

    svg: str

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.svg

    def png(self, width: int = _WIDE) -> bytes:
        """The picture in so many pixels across."""
        import resvg_py  # only who wants pixels waits for it

        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=width, skip_system_fonts=True))

    def save(self, path: str | Path, width: int = _WIDE) -> None:
        """Write the picture; the name says in which form. BadInput if it ends in neither `.svg` nor `.png`."""
        file = Path(path)
        if file.suffix == ".svg":
            file.write_text(self.svg + "\n", encoding="utf-8")
        elif file.suffix == ".png":
            file.write_bytes(self.png(width))
        else:
            raise BadInput(Reason("unknown-picture", "", {"file": str(file)[:200]}))
