"""`python -m tests.golden`: writes the playthroughs again, to be read as a diff."""

from tests.golden.playthrough import GOLDENS, playthrough

for golden in GOLDENS:
    golden.file.write_text(playthrough(golden), encoding="utf-8")
