"""The peak memory of runs, per byte of input."""

import json
import os
import shutil
import subprocess
import sys

from growth.cases import color, day, now, out, program

size = 4_000_000
# Bytes of memory per byte of input: of a reader, of what it makes, of checks that give programs every problem, and of a
# journal made from short rows, which is a dozen times as long as they are.
read, made, listed, imported = 20, 40, 60, 120
inputs = []


def row(name, most, line, head, rows, tail="", file="j", text=False):
    """An input of `size` bytes: a head, rows by their numbers, and a tail, in a file or on standard input."""
    inputs.append((name, most, line, head, rows, tail, None if text else file))


def compact(value):
    return json.dumps(value, separators=(",", ":"))


kg = {"value": 80, "unit": "kg"}
others = {
    "habits": [{"id": "h", "name": "Habit"}],
    "routines": [{"id": "r", "name": "Routine", "steps": [{"id": "s", "name": "Step"}]}],
}
# A valid record of each list, and the screen that lists such records.
lists = {
    "habits": (lambda n: {"id": f"h{n}", "name": f"Habit {n}"}, "habit.list"),
    "completions": (lambda n: {"habit": "h", "day": day(n % 20_000)}, "habit.list"),
    "practices": (lambda n: {"day": day(n % 20_000), "minutes": 20}, "practice.dashboard"),
    "restDays": (lambda n: day(n % 20_000), "practice.dashboard"),
    "weighIns": (lambda n: {"day": day(n % 20_000), "weight": kg}, "weight.logbook"),
    "celebratedStreaks": (lambda n: {"days": 7 + n, "runStart": day(n % 20_000)}, "habit.list"),
    "completedMilestones": (lambda n: {"weight": {"value": 60 + n / 1_000, "unit": "kg"}}, "weight.dashboard"),
    "routines": (
        lambda n: {"id": f"r{n}", "name": f"Routine {n}", "steps": [{"id": "s", "name": "Step"}]},
        "routine.coverage",
    ),
    "sessions": (
        lambda n: {"id": f"x{n}", "routine": "r", "day": day(n % 20_000), "state": "finished"},
        "routine.streaks",
    ),
    "routineModes": (lambda n: {"id": f"m{n}", "name": f"Mode {n}", "routines": ["r"]}, "routine.settings"),
}


def journal(name):
    """The start of a journal up to the records of a list."""
    rest = {key: value for key, value in others.items() if key != name}
    return compact(rest)[:-1] + f',"{name}":['


def request(screen, name):
    return f'{{"screen":"{screen}","journal":{journal(name)}'


stream = ["stream", *now[2:]]
for name, (record, screen) in lists.items():
    valid = lambda n, record=record: compact(record(n)) + ","
    zero = lambda n: "0,"
    # The last element has no comma.
    end, bad_end = compact(record(0)) + "]}", "0]}"
    if name in ("habits", "routines", "sessions", "routineModes"):
        end = compact({**record(0), "id": "last"}) + "]}"
    for line in (["journal", "check", "j"], ["import", "json", "j"]):
        most = read if line[0] == "journal" else made
        row(f"{' '.join(line[:2])}: {name}", most, line, journal(name), valid, end)
        row(f"{' '.join(line[:2])}: bad {name}", read, line, journal(name), zero, bad_end)
    if name != "restDays":
        missing, unknown = lambda n: '{"x":0},', lambda n, record=record: compact({**record(n), "x": 0}) + ","
        row(f"journal check: {name} of no member", read, ["journal", "check", "j"], journal(name), missing, '{"x":0}]}')
        checked = ["journal", "check", "j"]
        row(f"journal check: {name} with an unknown member", read, checked, journal(name), unknown, end)
    row(f"screen {screen}: {name}", made, ["screen", screen, "--journal", "j", *now], journal(name), valid, end)
    row(f"stream {screen}: {name}", made, stream, request(screen, name), valid, end + "}\n", text=True)
    row(f"stream {screen}: bad {name}", read, stream, request(screen, name), zero, bad_end + "}\n", text=True)
row("stream: a request's members", read, stream, "{", lambda n: f'"m{n}":0,', '"last":0}\n', text=True)
row("stream: equal names", read, stream, "{", lambda n: '"m":0,', '"m":0}\n', text=True)

local = now[2:4]
scale = ["import", "openscale", "j", *local, "--unit", "kg"]
libra, libra_head = ["import", "libra", "j", *local], "#Version: 6\n#Units: kg\n#date;weight;log\n"
table, table_head = ["import", "csv", "j"], "kind,id,habit,day,minutes\nhabit,h,,,\n"
health = ["import", "health", "j"]


def record(day, value):
    start = f"{day} 06:00:00 +0100"
    return f'<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="{start}" value="{value}"/>\n'


weighed = lambda n: f"{day(n % 20_000)} 06:{n // 20_000:02},80\n"
row("import openscale: rows", imported, scale, "dateTime,weight\n", weighed)
row("import openscale: bad rows", read, scale, "dateTime,weight\n", lambda n: "x,80\n")
row("import libra: rows", imported, libra, libra_head, lambda n: f"{day(n % 20_000)}T06:{n // 20_000:02}:00Z;80;\n")
row("import libra: bad rows", read, libra, libra_head, lambda n: "x;80;\n")
row("import csv: rows", made, table, table_head, lambda n: f"practice,p{n},,{day(n % 20_000)},20\n")
row("import csv: bad rows", read, table, table_head, lambda n: "x,,,,\n")
row("import health: records", made, health, "<HealthData>\n", lambda n: record(day(n % 20_000), 80), "</HealthData>\n")
row("import health: bad records", read, health, "<HealthData>\n", lambda n: record("x", 80), "</HealthData>\n")
catalog = '{"sourceLanguage":"en","version":"1.0","strings":{'
words = ["phrases", "check", "w.xcstrings"]
row("phrases check: unknown keys", made, words, catalog, lambda n: f'"no.key{n}":{{}},', '"no.key":{}}}', file=words[2])
row(
    "phrases check: unknown members", made, words, catalog, lambda n: f'"no.key{n}":{{"x":0}},', '"no.key":{}}}',
    file=words[2])
row(
    "tokens check: bad values", listed, ["tokens", "check", "b.tokens.json"], '{"color":{"$type":"color"',
    lambda n: f',"c{n}":{{"$value":0}}', "}}", file="b.tokens.json")
row(
    "tokens check: colours", made, ["tokens", "check", "b.tokens.json"], '{"color":{"$type":"color"',
    lambda n: f',"c{n}":{{"$value":{compact(color(0.1, 0.2, n % 100 / 100))}}}', "}}", file="b.tokens.json")


def peak(line, file, text):
    """The peak memory of a run, in bytes."""
    folder = out / "case"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / (file or ".input")).write_text(text)
    (folder / ".input").touch()
    with open(folder / ".input") as stdin, open(folder / ".errors", "w") as errors:
        child = subprocess.Popen([program, *line], cwd=folder, stdin=stdin, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = 0
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        sys.exit(f"check-memory: {' '.join(line)} exits {code}: {(folder / '.errors').read_text()[:500]}")
    # Linux counts in kilobytes, macOS in bytes.
    return used.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def measured(words):
    """Prints the memory of the inputs whose names contain one of the words, or of all; their number, and how many take
    more than they may.
    """
    checked, faults, start = 0, 0, peak(["--version"], None, "")
    print(f"{'input':60} {'MB':>5} {'peak MB':>8} {'per MB':>7} {'most':>5}")
    for name, most, line, head, rows, tail, file in inputs:
        if words and not any(word in name for word in words):
            continue
        parts, length, count = [head], 0, 0
        while length < size:
            parts.append(rows(count))
            length, count = length + len(parts[-1]), count + 1
        text = "".join(parts) + tail
        used = peak(line, file, text) - start
        share = used / len(text)
        checked, faults = checked + 1, faults + (share > most)
        flag = " <- too much" if share > most else ""
        print(f"{name:60} {len(text) / 1e6:5.1f} {used / 1e6:8.1f} {share:7.1f} {most:5}{flag}", flush=True)
    return checked, faults
