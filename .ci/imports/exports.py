"""The records of exports as a second hand reads them, compared with imported journals."""
import csv
import datetime as dt
import zoneinfo

WORDS = {"YES_MANUAL": 2, "YES_AUTO": 1, "NO": 0, "SKIP": 3, "UNKNOWN": -1}
STATUS = {2: "done", 1: "rest", 0: "missed", 3: "skipped"}


def loop(directory):
    """Every entry of an export, by habit and day."""
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


def compare_loop(check, directory):
    name, journal = directory.name, check.read("import", "loop", directory)
    names = {habit["id"]: habit["name"] for habit in journal["habits"]}
    found = {
        (names[mark["habit"]], mark["day"]): (mark["status"], mark.get("amount"), mark.get("note"))
        for mark in journal["completions"]}
    check.expect(f"{name}: {len(found)} marks of {len(names)} habits", found, loop(directory))
    check.expect(f"{name}: no day twice", len(journal["completions"]), len(found))
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


def compare_libra(check, file):
    for zone in ("Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"):
        journal = check.read("import", "libra", file, "--time-zone", zone)
        found = [
            (mark["day"], mark["at"], mark["weight"]["value"], mark.get("bodyFat"), mark.get("note"))
            for mark in journal["weighIns"]]
        wanted = libra(file, zoneinfo.ZoneInfo(zone))
        check.expect(f"{file.name}: {len(found)} weigh-ins in {zone}", found, wanted)
