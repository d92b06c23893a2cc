"""Prints the hand-written code lines of each product beside its budget; blank lines and comments do not count."""
import pathlib
import sys

sys.dont_write_bytecode = True
from tools import root

# The targets that pay for each product, and its budget of lines.
products = {
    "engine and screens": (
        "Color Elements Import JSON Kit Language Rules Screens StringCatalogs Tokens", 41_000),
    "token compiler": ("Brand DTCG TokenExport TokenImport", 20_000),
    "instruments": ("Audit Commands Preview Specimens Tool candela candela-generate", 15_000),
}


def code_lines(folder):
    """The code lines of a target's Swift files that no generator wrote."""
    files = [path for path in folder.glob("**/*.swift") if "Generated" not in path.parts]
    lines = [line.strip() for path in files for line in path.read_text().split("\n")]
    return sum(bool(line) and not line.startswith("//") for line in lines)


def name(folder):
    return folder.name.removeprefix("Candela")


counts = {name(folder): code_lines(folder) for folder in sorted((root / "Sources").iterdir())}
unpaid = set(counts).difference(*(targets.split() for targets, _ in products.values()))
if unpaid:
    sys.exit(f"no product pays for {', '.join(sorted(unpaid))}")
for product, (targets, budget) in products.items():
    lines = sum(counts.get(target, 0) for target in targets.split())
    print(f"{product:20}{lines:8,} lines, budget {budget:,}: {lines / budget:.0%}")
    print("  " + ", ".join(f"{target} {counts[target]:,}" for target in targets.split() if target in counts))
