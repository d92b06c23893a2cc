"""Nothing that the package ships has findings: screens with own values and with brands, tokens, dumps and journals."""
import json
import subprocess

from tools import root

brands = root / "Tests/CandelaBrandTests/Brands"


def specimens(check):
    """No finding on a specimen, and none that had to be accepted."""
    own = check.report()
    if own["findings"]:
        check.fail(f"{len(own['findings'])} findings on specimens, the first: {own['findings'][0]}")
    if own["accepted"]:
        check.fail(f"{len(own['accepted'])} findings on specimens are accepted, but none should need to be")
    print(f"{own['screens']} screens without findings")


def branded(check):
    """The same with brands: one nearly black, one with serifs and one in pink."""
    for name in ("midnight.tokens", "almanac.resolver", "candy.resolver"):
        print(name, check.audit("--theme", brands / f"{name}.json").strip())


def tokens(check):
    """No indistinguishable colours, no unexplained unused tokens, and values on the scales."""
    command = [check.candela, "audit", "--tokens", root / "Tokens/candela.resolver.json"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or done.stderr:
        check.fail(f"the package's tokens:\n{done.stderr}")


def dumps(check):
    """The same screens as files and as one document."""
    check.run("dump", "--screen", "habit.list", "--out", check.out / "dump")
    document = check.out / "dump.json"
    with document.open("wb") as file:
        check.run("dump", "--screen", "habit.list", stdout=file)
    for place in (check.out / "dump", document):
        print(check.audit(place).strip())


days = [f"2026-03-{day:02}" for day in range(7, 18)]
records = {
    "plain": {
        "habits": [{"id": "meditate", "name": "Meditate"}],
        "completions": [{"habit": "meditate", "day": day} for day in days]},
    # Long names and a person's own colours.
    "long": {
        "habits": [
            {"id": "a", "name": "Donaudampfschifffahrtsgesellschaft einmal am Tag aussprechen", "color": "#7A3E9D"},
            {"id": "b", "name": "\u0642\u0631\u0627\u0621\u0629 \u0643\u062a\u0627\u0628", "color": "#F0E442"},
            {"id": "c", "name": "\U0001f3c3\u200d\u2642\ufe0f"}],
        "completions": [{"habit": "b", "day": day} for day in days]},
    # The highest and the lowest possible weight.
    "odd": {
        "settings": {"unit": "kg"}, "goal": {"weight": {"value": 60, "unit": "kg"}},
        "weighIns": [
            {"day": "2024-02-29", "weight": {"value": 1000, "unit": "lb"}},
            {"day": "2026-03-18", "weight": {"value": 20.5, "unit": "kg"}}]}}


def journals(check):
    """All screens of journals."""
    for name, journal in records.items():
        file = check.out / f"{name}.json"
        file.write_text(json.dumps(journal))
        print(name, check.audit("--journal", file, "--now", "2026-03-18T17:20:00Z", "--time-zone", "Z").strip())
