"""Histories of other apps that grow."""
import json

from growth.cases import case, day, now, out, tool
from growth.records import kinds


def imported(name, kind, count, rows, head="", tail=""):
    line = ["import", kind, "history", *{"libra": now[2:4], "openscale": [*now[2:4], "--unit", "kg"],
        "health": []}[kind]]
    case(f"import {kind}: {name}", count)(lambda n: (line,
        {"history": head + "".join(rows(place) for place in range(n)) + tail}))


imported("rows", "libra", 10_000, lambda place: f"{day(place)}T06:00:00.000Z;80;;;;;;\n",
    "#Version: 6\n#Units: kg\n\n#date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log\n")
imported("rows of a moment", "libra", 10_000, lambda place: f"{day(0)}T06:00:00.000Z;80;;;;;;\n", "#Units: kg\n")
imported("bad rows", "libra", 10_000, lambda place: f"never {place};80\n", f"#Units: kg\n{day(0)}T06:00:00.000Z;80\n")
imported("rows", "openscale", 10_000, lambda place: f"{day(place)} 06:00,80\n", "dateTime,weight\n")
imported("bad rows", "openscale", 10_000, lambda place: f"never {place},80\n", f"dateTime,weight\n{day(0)} 06:00,80\n")


def record(day, source):
    return (
        f'<Record type="HKQuantityTypeIdentifierBodyMass"{source} unit="kg" startDate="{day} 06:00:00 +0100" '
        f'endDate="{day} 06:00:00 +0100" value="80"/>\n')


others = f'''<HealthData>
<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="{day(0)} 06:00:00 +0100" value="80"/>
'''
imported(
    "records", "health", 10_000, lambda place: record(day(place), ' sourceName="S"'), "<HealthData>\n",
    "</HealthData>\n")
imported(
    "records of a moment", "health", 10_000, lambda place: record(day(0), f' sourceName="S{place}"'), "<HealthData>\n",
    "</HealthData>\n")
imported(
    "other records", "health", 20_000,
    lambda place: f'<Record type="Other" value="{place}"><MetadataEntry key="a" value="b"/></Record>\n', others,
    "</HealthData>\n")


@case("import loop: marks", 4_000)
def marks(n):
    return loop(4, n // 4)


@case("import loop: habits", 500)
def loop_habits(n):
    return loop(n, 4)


def loop(habits, marks):
    head = (
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,"
        "Target Value,Archived?\n")
    rows = [f"{place + 1:03},Habit {place},YES_NO,,,1,1,#FF8F00,,,,false\n" for place in range(habits)]
    files = {"l/Habits.csv": head + "".join(rows)}
    days = "".join(f"{day(back)},YES_MANUAL,\n" for back in range(marks))
    for place in range(habits):
        files[f"l/{place + 1:03} Habit {place}/Checkmarks.csv"] = f"Date,Value,Notes\n{days}"
    return ["import", "loop", "l"], files


def table(kind):
    return lambda n: (["import", "csv", "h.csv"], {"h.csv": exported(kind(n))})


def exported(journal):
    (out / "journal.json").write_text(json.dumps(journal))
    return tool("export", "csv", out / "journal.json")


for name, make, count in kinds[:3]:
    case(f"import csv: {name}", count)(table(make))
