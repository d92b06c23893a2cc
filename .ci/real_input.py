"""Runs the tool on real exports and works the numbers out a second time, without it.

usage: real_input.py CANDELA DATA
"""
import csv
import datetime as dt
import json
import pathlib
import subprocess
import sys
import zoneinfo

candela, data = sys.argv[1], pathlib.Path(sys.argv[2])
WORDS = {"YES_MANUAL": 2, "YES_AUTO": 1, "NO": 0, "SKIP": 3, "UNKNOWN": -1}
STATUS = {2: "done", 1: "rest", 0: "missed", 3: "skipped"}
faults = 0


def run(*words):
    done = subprocess.run([candela, *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))} exits {done.returncode}: {done.stderr}")
    return json.loads(done.stdout)


def expect(what, found, wanted):
    global faults
    faults += found != wanted
    print(f"{'same' if found == wanted else 'DIFFERS'}: {what}")
    if found != wanted:
        print(f"  tool:  {str(found)[:300]}\n  by hand: {str(wanted)[:300]}")


def loop(directory):
    """Every mark of an export, by habit and day."""
    marks = {}
    for habit in csv.DictReader((directory / "Habits.csv").open(encoding="utf-8", newline="")):
        folder = next(directory.glob(habit["Position"] + "*"))
        for row in csv.DictReader((folder / "Checkmarks.csv").open(encoding="utf-8", newline="")):
            number = int(WORDS.get(row["Value"], row["Value"]))
            if number == -1:
                continue
            status, amount = STATUS.get(number), None
            if habit["Type"] == "NUMERICAL" and number != 3:
                amount = number / 1000
                status = "done" if amount >= float(habit["Target Value"]) else "missed"
            marks[habit["Name"], row["Date"]] = (status, amount, row["Notes"] or None)
    return marks


def compare_loop(name):
    journal = run("import", "loop", data / name)
    names = {habit["id"]: habit["name"] for habit in journal["habits"]}
    found = {
        (names[mark["habit"]], mark["day"]): (mark["status"], mark.get("amount"), mark.get("note"))
        for mark in journal["completions"]}
    expect(f"{name}: {len(found)} marks of {len(names)} habits", found, loop(data / name))
    expect(f"{name}: no day twice", len(journal["completions"]), len(found))
    return journal


def libra(file, zone):
    readings = []
    for line in file.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        fields = line.split(";")
        local = dt.datetime.fromisoformat(fields[0]).replace(microsecond=0).astimezone(zone)
        readings.append((
            str(local.date()), local.isoformat(), float(fields[1]),
            float(fields[3]) if fields[3] else None, fields[7] or None))
    return sorted(readings, key=lambda reading: dt.datetime.fromisoformat(reading[1]))


def compare_libra():
    for zone in ("Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"):
        journal = run("import", "libra", data / "libra-v6.csv", "--time-zone", zone)
        found = [
            (mark["day"], mark["at"], mark["weight"]["value"], mark.get("bodyFat"), mark.get("note"))
            for mark in journal["weighIns"]]
        wanted = libra(data / "libra-v6.csv", zoneinfo.ZoneInfo(zone))
        expect(f"libra-v6.csv: {len(found)} weigh-ins in {zone}", found, wanted)


compare_loop("loop-export")
compare_loop("loop-long")
compare_libra()
sys.exit(faults > 0)
