"""The table of letter widths, which is measured from Debian's Roboto."""
import pathlib

from fontTools.ttLib import TTFont
from tools import root

fonts = pathlib.Path("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF")
table = root / "Sources/CandelaAudit/Tables/letter-widths.tsv"
ranges = [
    (0x20, 0x24F), (0x370, 0x4FF), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x203A), (0x20A0, 0x20BF),
    (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212), (0x2248, 0x2248), (0x2260, 0x2265)]


def measured(weight):
    """The widths of all letters in a weight, in 500ths of the size."""
    face = TTFont(fonts / f"Roboto-{weight}.ttf")
    names, widths, size = face.getBestCmap(), face["hmtx"], face["head"].unitsPerEm
    return {letter: round(round(widths[name][0] * 1000 / size) / 2) for letter, name in names.items()}


def widths(check, isWritten):
    """Compares the table with the fonts, or writes it."""
    lines = table.read_text().splitlines(keepends=True)
    wanted = [line for line in lines if line.startswith("#")]
    columns = [measured(weight) for weight in ("Regular", "Medium", "Bold")]
    for letter in (letter for first, last in ranges for letter in range(first, last + 1)):
        found = [column.get(letter, 0) for column in columns]
        if any(found):
            wanted.append("\t".join([f"{letter:04X}", *map(str, found)]) + "\n")
    if isWritten:
        table.write_text("".join(wanted))
    elif lines != wanted:
        check.fail(f"{table} differs from the fonts in {fonts}; --write measures it again, then run candela-generate")
