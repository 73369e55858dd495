"""Faults in the components and the geometry (JR-1, JR-2), in maps under construction and generated boards (JR-3.2)."""

from tests.soak.fault import Fault

SITE = "jackrabbits/building/construction.py"
GROWTH = "jackrabbits/building/growth.py"
GENERATOR = "jackrabbits/building/generator.py"

FAULTS = [
    Fault("JR-1.1", "jackrabbits/cards.py", '["boat", "horse"] +', '["horse", "boat"] +'),
    Fault("JR-1.1", "jackrabbits/cards.py", 'SUITS: Final = "CSHD"', 'SUITS: Final = "CHSD"'),
    Fault("JR-1.2", "jackrabbits/cards.py", "[rank == 0 or rank >= JACK for", "[rank >= JACK for"),
    Fault("JR-5.1", "jackrabbits/cards.py", "return min(rank, 10)", "return min(rank, 11)"),
    Fault("JR-5.1", "jackrabbits/cards.py", "return min(rank, 10)", "return 11 if rank == 1 else min(rank, 10)"),
    Fault("JR-1.3", "jackrabbits/tiles.py", "SETS: Final = 4", "SETS: Final = 3"),
    Fault("JR-1.3", "jackrabbits/tiles.py", '"fork", "tavern", "cave")\n', '"tavern", "fork", "cave")\n'),
    Fault(
        "JR-1.3",
        "jackrabbits/document.py",
        '        if place in self._places:\n            raise self.refusal("duplicate-tile", "JR-1.3")\n',
        "",
    ),
    Fault("JR-1.5", "jackrabbits/tiles.py", "[PLAZA, PALACE, TOWER]", "[TOWER, PALACE, PLAZA]"),
    Fault(
        "JR-2.1",
        "jackrabbits/lattice.py",
        "((0, -1), (1, 0), (0, 0), (0, 1), (-1, 0), (0, 0))",
        "((0, -1), (1, 0), (0, 0), (0, 1), (-1, 1), (0, 0))",
    ),
    Fault("JR-2.1", "jackrabbits/lattice.py", "[0, 2, 4] if cell", "[1, 3, 5] if cell"),
    Fault(
        "JR-2.1",
        "jackrabbits/document.py",
        '        if not self._land.isdisjoint(cells):\n            raise self.refusal("overlap", "JR-2.1")\n',
        "",
    ),
    Fault("JR-2.1", "jackrabbits/board.py", "EDGES + opposite(direction)", "EDGES + direction"),
    Fault("JR-2.2", "jackrabbits/tiles.py", '"QS": "013"', '"QS": "023"'),
    Fault(
        "JR-2.2",
        "jackrabbits/document.py",
        "exits != turned(EXITS[PLACE_NAMES[place]], rotation)",
        "exits != turned(EXITS[PLACE_NAMES[place]], 0)",
    ),
    Fault(
        "JR-2.2",
        "jackrabbits/document.py",
        "if exits != turned(EXITS[PLACE_NAMES[place]], rotation)",
        "if len(exits) != len(EXITS[PLACE_NAMES[place]])",
    ),
    Fault("JR-2.3", "jackrabbits/tiles.py", '("15", "24")', '("14", "25")'),
    Fault("JR-2.3", "jackrabbits/document.py", "if roads not in orientations or any", "if any"),
    Fault(
        "JR-2.3",
        "jackrabbits/document.py",
        "roads not in orientations or any(edge not in shape for road in roads for edge in road)",
        "roads not in orientations",
    ),
    Fault("JR-2.3", "jackrabbits/board.py", "= tile.roads[other]", "= tile.roads[this]"),
    Fault("JR-2.4", "jackrabbits/tiles.py", '"tavern":   ("02",)', '"tavern":   ("024",)'),
    Fault("JR-2.4", "jackrabbits/board.py", "elif kind == FORK", "elif kind == 8"),
    Fault(
        "JR-2.4",
        "jackrabbits/document.py",
        "roads not in orientations or any(edge not in shape for road in roads for edge in road)",
        "roads not in orientations",
    ),
    Fault("JR-2.4", "jackrabbits/board.py", "self.onward[base + INSIDE] = edge", "pass"),
    Fault("JR-2.5", "jackrabbits/tiles.py", "    HEARTS | DIAMONDS, ", "    SPADES | DIAMONDS, "),
    Fault("JR-2.6", "jackrabbits/board.py", "elif self.onward[beyond] == NO_ROAD:", "elif False:"),
    Fault(
        "JR-2.6",
        "jackrabbits/board.py",
        "                if self.onward[port] == NO_ROAD:\n                    continue\n",
        "",
    ),
    Fault(
        "JR-2.6",
        "jackrabbits/lattice.py",
        "        for direction in edges(cell):\n            beyond = neighbour(cell, direction)\n            if beyond in cells:\n                cells.remove",
        '        for beyond in [(cell[0]+i, cell[1]+j, k) for i in (-1,0,1) for j in (-1,0,1) for k in "DU"]:\n            if beyond in cells:\n                cells.remove',
    ),
    Fault(
        "JR-2.6",
        "jackrabbits/board.py",
        "if self.across[port] >= 0 and self.landmass[beyond] < 0",
        "if False and self.landmass[beyond] < 0",
    ),
    Fault("JR-2.6", "jackrabbits/board.py", "sorted(set(touched) - {-1})", "sorted(set(touched) - {-1})[:1]"),
    Fault(
        "JR-2.7",
        "jackrabbits/document.py",
        '        self.document["tiles"] = tiles\n',
        '        self.document["tiles"] = []\n',
    ),
    Fault(
        "JR-2.7",
        "jackrabbits/document.py",
        'for number, entry in enumerate(self._items(fields["tiles"], "not-json", "JR-2.7"))',
        'for number, entry in enumerate(self._items(fields["tiles"], "not-json", "JR-2.7")[::-1])',
    ),
    Fault(
        "JR-2.7",
        "jackrabbits/document.py",
        '        if not isinstance(value, dict):\n            raise self.refusal("not-json", "JR-2.7")\n',
        "",
    ),
    Fault("JR-4.5", "jackrabbits/board.py", "if seen != port and seen in self.reach[port]", "if False"),
    Fault(
        "JR-4.5",
        "jackrabbits/board.py",
        "                return board\n",
        "                return board\n        return board\n",
    ),
    Fault(
        "JR-4.5",
        "jackrabbits/board.py",
        "return BRINK in [self.leads[out] for out in self.ports_out[port]]",
        "return False",
    ),
    Fault("JR-3.2", "jackrabbits/building/map_number.py", "    return min(numbers)", "    return numbers[0]"),
    Fault("JR-3.2", "jackrabbits/building/map_number.py", "= LOOKS[piece][rotation]", "= rotation"),
    Fault("JR-3.2", "jackrabbits/building/board_code.py", "if checksum != _checksum", "if not checksum and _checksum"),
    Fault("JR-3.2", "jackrabbits/building/board_code.py", "if not _has_code(document, code)", "if not document"),
    Fault("JR-3.2", "jackrabbits/building/pieces.py", "for _ in range(components.sets)", "for _ in range(4)"),
    Fault("JR-3.2", SITE, 'return "no-shared-edge"', 'return ""'),
    Fault(
        "JR-3.2", SITE, "                    if road and not others:\n", "                    if others and not road:\n"
    ),
    Fault("JR-3.2", SITE, '"same-triangles" if tile.piece == other.piece else "triangles"', '"triangles"'),
    Fault("JR-3.2", SITE, "            if shared and not roads:\n", "            if not roads:\n"),
    Fault("JR-3.2", GROWTH, "if touch.dead_ends or touch.hex_roads or", "if touch.dead_ends or"),
    Fault("JR-3.2", GENERATOR, "barred |= margin(growth.tiles)", "barred |= set(growth.tiles[0].cells)"),
    Fault("JR-3.2", GENERATOR, "limits.royals + 1 - len(reached)", "3 - len(reached)"),
    Fault("JR-3.2", GENERATOR, "counts.open_roads - limits.most, limits", "0, limits"),
    Fault("JR-3.2", GENERATOR, "isqrt(limits.compact * growth.land())", "isqrt(99 * growth.land())"),
]
