"""A finished picture: its SVG, which notebooks display and which can be saved as `.svg` or `.png`."""

from dataclasses import dataclass
from pathlib import Path

from jackhouse.kernel import BadInput, Reason

__all__ = ["Picture"]

_WIDE = 1600  # the default width of a PNG in pixels


@dataclass(frozen=True)
class Picture:
    """The result of `show`."""

    svg: str

    def _repr_svg_(self) -> str:
        """Returns the SVG for notebooks."""
        return self.svg

    def png(self, width: int = _WIDE) -> bytes:
        """Returns the picture as a PNG of that width in pixels."""
        import resvg_py  # imported late because it is slow to load

        return bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=width, skip_system_fonts=True))

    def save(self, path: str | Path, width: int = _WIDE) -> None:
        """Writes the picture in the format of the file's suffix; raises BadInput if that is not `.svg` or `.png`."""
        file = Path(path)
        if file.suffix == ".svg":
            file.write_text(self.svg + "\n", encoding="utf-8")
        elif file.suffix == ".png":
            file.write_bytes(self.png(width))
        else:
            raise BadInput(Reason("unknown-picture", "", {"file": str(file)[:200]}))
