"""Runs the tool on real exports and works the numbers out a second time, without it.

usage: real_input.py CANDELA DATA
"""
import csv
import datetime as dt
import json
import math
import pathlib
import subprocess
import sys
import tempfile
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


NOW = "2026-03-18T17:20:00+01:00"
PLACE = ("--now", NOW, "--time-zone", "Europe/Berlin", "--language", "en-US")
TODAY = dt.date(2026, 3, 18)


def streak_screen(journal, habit):
    """Current and longest run of days done, rest days passed over, and what the card makes of them."""
    number = next(entry["id"] for entry in journal["habits"] if entry["name"] == habit)
    status = {
        dt.date.fromisoformat(mark["day"]): mark["status"]
        for mark in journal["completions"] if mark["habit"] == number}
    runs, run_length = [], 0
    day = min(status)
    while day <= TODAY:
        if status.get(day) == "done":
            run_length += 1
        elif status.get(day) != "rest" and not (day == TODAY and day not in status):
            runs.append(run_length)
            # A day that is not over yet breaks nothing.
            run_length = run_length if day == TODAY else 0
        day += dt.timedelta(1)
    current, longest = run_length, max(runs + [run_length])
    upcoming = next((days for days in (7, 14, 30, 60, 90, 180, 365) if days > current), None)
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(journal, file)
        file.flush()
        screen = run("screen", "practice.streakCounter", "--journal", file.name, "--habit", habit, *PLACE)
    card = screen["cards"][0]
    expect(f"{habit}: current streak", card["days"], current)
    expect(f"{habit}: longest streak", card.get("best", {}).get("days", 0), longest)
    expect(f"{habit}: done today", card["isDoneToday"], status.get(TODAY) == "done")
    expect(f"{habit}: count", card["count"]["text"], f"{current} day" + "s" * (current != 1))
    if upcoming:
        found = card["preview"]["bar"]["fraction"]
        expect(f"{habit}: way to {upcoming} days", found, round(current / upcoming, 6))
        expect(f"{habit}: days to go", card["preview"]["text"]["text"].split()[0], str(upcoming - current))


def milestone_screen(journal, goal):
    """Next milestone, the way to it and the days it takes, from the readings alone."""
    readings = [(mark["day"], mark["weight"]["value"]) for mark in journal["weighIns"]]
    start, current, step = readings[0][1], readings[-1][1], 2
    assert start > current > goal  # Losing, the goal not reached.
    marks = [mark for mark in range(math.ceil(goal), math.ceil(start)) if mark % step == 0 and goal < mark < start]
    marks = sorted(marks, reverse=True) + [goal]
    upcoming = next(mark for mark in marks if mark <= current)
    before = [mark for mark in marks if mark > current]
    previous = before[-1] if before else (current // step + 1) * step
    days = {}
    for day, weight in readings:
        days.setdefault(day, []).append(weight)
    means = [sum(weights) / len(weights) for _, weights in sorted(days.items())]
    level, trend = means[0], means[1] - means[0]
    for mean in means[1:]:
        old = level
        level = 0.3 * mean + 0.7 * (level + trend)
        trend = 0.1 * (level - old) + 0.9 * trend
    left = current - upcoming
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(journal, file)
        file.flush()
        screen = run(
            "screen", "weight.nextMilestone", "--journal", file.name, "--goal", f"{goal}kg",
            "--type-size", "accessibility3", *PLACE)
    card = screen["cards"][0]
    expect(f"goal {goal} kg: next milestone", card["target"]["text"], f"{upcoming:g} kg")
    expect(f"goal {goal} kg: previous milestone", card["previous"]["text"], f"{previous:g}")
    expect(f"goal {goal} kg: left", card["remaining"]["text"], f"{left:.1f} kg to go")
    fraction = (previous - current) / (previous - upcoming)
    expect(f"goal {goal} kg: way there", card["bar"]["fraction"], round(fraction, 6))
    wanted = int(left / -trend + 1e-9) if trend < 0 else None
    expect(f"goal {goal} kg: days to go", card.get("estimate", {}).get("days"), wanted)
    unit = "kilograms"
    spoken = f"{left:.1f}".removesuffix(".0")
    expect(
        f"goal {goal} kg: spoken", card["accessibility"]["label"],
        f"Next milestone {upcoming:g} {unit}. {fraction * 100:.0f} percent complete."
        f" {spoken} {unit if spoken != '1' else 'kilogram'} remaining.")


compare_loop("loop-export")
habits = compare_loop("loop-long")
compare_libra()
for habit in habits["habits"]:
    streak_screen(habits, habit["name"])
weights = run("import", "libra", data / "libra-v6.csv", "--time-zone", "Europe/Berlin")
for goal in (75, 77, 60):
    milestone_screen(weights, goal)
sys.exit(faults > 0)
