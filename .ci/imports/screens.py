"""The numbers of two screens, calculated from their journals."""
import datetime as dt
import math
import statistics

TODAY = dt.date(2026, 3, 18)


def streak_screen(check, journal, habit):
    """Compares the current and longest streak, which some days hold, with the card."""
    entry = next(entry for entry in journal["habits"] if entry["name"] == habit)
    status = {
        dt.date.fromisoformat(mark["day"]): mark["status"]
        for mark in journal["completions"] if mark["habit"] == entry["id"]}
    held = {"rest", "skipped"} if journal["settings"].get("skipsKeepStreak") else {"rest"}
    target = entry.get("weeklyTarget", 7)
    current, longest = weeks(status, held, target) if target < 7 else days(status, held)
    card = check.screen("practice.streakCounter", journal, "--habit", habit)["cards"][0]
    facts, shown = card["facts"], parts(card["body"])
    length, unit = (7, "week") if target < 7 else (1, "day")
    check.expect(f"{habit}: current streak", facts["streak"], current * length)
    check.expect(f"{habit}: longest streak", facts["longestStreak"], longest * length)
    check.expect(f"{habit}: done today", facts["isDoneToday"], status.get(TODAY) == "done")
    check.expect(f"{habit}: count", shown["count"]["text"], f"{current} {unit}" + "s" * (current != 1))
    upcoming = next((days for days in (7, 14, 30, 60, 90, 180, 365) if days > current * length), None)
    if upcoming:
        way = round(current / math.ceil(upcoming / length), 6)
        check.expect(f"{habit}: way to {upcoming} days", bar(card["body"]), way)
    if upcoming and target == 7:
        check.expect(f"{habit}: days to go", shown["preview"]["text"].split()[0], str(upcoming - current))


def days(status, held):
    """The current and the longest run of days done. A day that is not over yet does not break one."""
    runs, run_length = [], 0
    day = min(status)
    while day <= TODAY:
        if status.get(day) == "done":
            run_length += 1
        elif status.get(day) not in held and not (day == TODAY and day not in status):
            runs.append(run_length)
            run_length = run_length if day == TODAY else 0
        day += dt.timedelta(1)
    return run_length, max(runs + [run_length])


def weeks(status, held, target):
    """The current and the longest run of weeks from Monday that are met. The current week adds once it is met, and
    breaks nothing while its days are left."""
    runs, run_length = [], 0
    monday = min(status) - dt.timedelta(min(status).weekday())
    while monday <= TODAY:
        found = [status.get(monday + dt.timedelta(place)) for place in range(7)]
        done, needed = found.count("done"), min(target, 7 - sum(mark in held for mark in found))
        left = sum(
            monday + dt.timedelta(place) >= TODAY and mark != "done" and mark not in held
            for place, mark in enumerate(found))
        if needed and done >= needed:
            run_length += 1
        elif needed and done + left < needed:
            runs.append(run_length)
            run_length = 0
        monday += dt.timedelta(7)
    return run_length, max(runs + [run_length])


def parts(element):
    """The named parts inside an element, by name."""
    found = {element["part"]: element} if "part" in element else {}
    for child in element.get("children", []):
        found |= parts(child)
    return found


def bar(element):
    """The fraction of the first bar inside an element."""
    if element["kind"] == "bar":
        return element["fraction"]
    return next((found for child in element.get("children", []) if (found := bar(child)) is not None), None)


def weekly_rate(means):
    """The rate of a robust local regression (Cleveland 1979) of six weeks on the last day, as shown; none before three
    of the last 35 days, the first and last ten days apart, have a reading, or when the last is more than ten days
    old."""
    recent = [day for day, _ in means if 0 <= (TODAY - day).days < 35]
    if len(recent) < 3 or (recent[-1] - recent[0]).days < 10 or (TODAY - recent[-1]).days > 10:
        return None
    points = [((day - means[-1][0]).days, mean) for day, mean in means if (means[-1][0] - day).days < 42]
    shares = [(1 - (-x / 42) ** 3) ** 3 for x, _ in points]

    def line(shares):
        whole = sum(shares)
        x0 = sum(share * x for share, (x, _) in zip(shares, points)) / whole
        y0 = sum(share * y for share, (_, y) in zip(shares, points)) / whole
        slope = sum(share * (x - x0) * (y - y0) for share, (x, y) in zip(shares, points)) / sum(
            share * (x - x0) ** 2 for share, (x, _) in zip(shares, points))
        return slope, y0 - slope * x0

    slope, level = line(shares)
    for _ in range(2 if len(points) >= 7 else 0):
        rests = [abs(y - level - slope * x) for x, y in points]
        middle = statistics.median(rests)
        slope, level = line([share * max(0, 1 - (rest / (6 * middle)) ** 2) ** 2 for share, rest in zip(shares, rests)])
    return round(slope * 7, 2)


def milestone_screen(check, journal, goal):
    """The next milestone, its progress and the days left, calculated from the readings."""
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
    means = [(dt.date.fromisoformat(day), sum(weights) / len(weights)) for day, weights in sorted(days.items())]
    rate = weekly_rate(means)
    left = current - upcoming
    options = ["--goal", f"{goal}kg", "--type-size", "accessibility3"]
    card = check.screen("weight.nextMilestone", journal, *options)["cards"][0]
    facts, shown = card["facts"], parts(card["body"])
    target = " ".join(text["text"] for text in shown["target"]["children"])
    check.expect(f"goal {goal} kg: next milestone", target, f"{upcoming:g} kg")
    check.expect(f"goal {goal} kg: previous milestone", shown["previous"]["text"], f"{previous:g}")
    check.expect(f"goal {goal} kg: left", shown["remaining"]["text"], f"{left:.1f}\N{NO-BREAK SPACE}kg to go")
    fraction = (previous - current) / (previous - upcoming)
    check.expect(f"goal {goal} kg: way there", bar(card["body"]), round(fraction, 6))
    # From the numbers as shown, counted from the last reading; none while steady or once the day has come.
    wanted = None
    if rate is not None and rate <= -0.1:
        wanted = max(1, int(left * 7 / -rate + 1e-9)) - (TODAY - means[-1][0]).days
    check.expect(f"goal {goal} kg: days to go", facts.get("daysToMilestone"), wanted if wanted and wanted > 0 else None)
    unit = "kilograms"
    spoken = f"{left:.1f}".removesuffix(".0")
    told = card["body"]["accessibility"]
    check.expect(f"goal {goal} kg: label", told["label"], f"Next milestone {upcoming:g} {unit}")
    check.expect(
        f"goal {goal} kg: value", told["value"],
        f"{fraction * 100:.0f} percent complete. {spoken} {unit if spoken != '1' else 'kilogram'} remaining")
