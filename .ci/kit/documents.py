"""The documents of the kit: its font, its cases and the report about a renderer."""
import datetime
import json
import subprocess

import jsonschema_rs
from fontTools.ttLib import TTFont


def font(check):
    """Every character is half an em wide, marks are 0 wide, and all tables can be read."""
    file = check.out / "font.ttf"
    font = TTFont(file, checkChecksums=2)
    for tag in font.keys():
        font[tag]
    characters, widths = font.getBestCmap() or font["cmap"].tables[0].cmap, font["hmtx"]
    for letter, width in {"A": 500, " ": 500, "ل": 500, "漢": 500, "\u0301": 0, "\u200f": 0}.items():
        if widths[characters[ord(letter)]][0] != width:
            check.fail(f"the font's {letter!r} is {widths[characters[ord(letter)]][0]} wide, not {width}")
    if file.stat().st_size > 10_000:
        check.fail("the font has more than 10,000 bytes")


def cases(check):
    """All cases, each of which is valid."""
    schemas = {file.name: json.loads(file.read_text()) for file in (check.out / "schema").glob("*.json")}
    registry = jsonschema_rs.Registry(list(schemas.items()))
    valid = jsonschema_rs.Draft202012Validator(schemas["case.json"], registry=registry)
    cases = [json.loads(file.read_text()) for file in sorted((check.out / "cases").glob("*.json"))]
    for case in cases:
        for error in valid.iter_errors(case):
            check.fail(f"{case['id']}: {'/'.join(map(str, error.instance_path))} {error.message}")
    return cases


def report(check, version, results):
    """Writes the results of the renderer, which are valid, and prints the tool's table of them."""
    name = check.run("--version", stdout=subprocess.PIPE, text=True).stdout.split()[-1]
    report = {
        "schemaVersion": version, "kind": "results", "renderer": {"name": "candela.js", "version": name},
        "date": datetime.date.today().isoformat(), "cases": results}
    file = check.out / "results.json"
    file.write_text(json.dumps(report, indent=1) + "\n")
    schema = json.loads((check.out / "schema/results.json").read_text())
    for error in jsonschema_rs.Draft202012Validator(schema).iter_errors(report):
        check.fail(f"results.json: {error.message}")
    command = [check.candela, "conformance", "--results", file]
    table = subprocess.run(command, capture_output=True, text=True)
    print(table.stdout + table.stderr)
