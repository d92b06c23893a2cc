"""What reads a journal: checks, imports, exports and screens."""
from growth import journals
from growth.cases import case, now

kinds = [
    ("habits", journals.habits, 4_000),
    ("completions", journals.completions, 10_000),
    ("weigh-ins", journals.weigh_ins, 10_000),
    ("weigh-ins of a day", journals.weigh_ins_of_a_day, 10_000),
    ("practices", journals.practices, 10_000),
    ("routines", journals.routines, 4_000),
    ("steps", journals.steps, 4_000),
    ("items of a step", journals.items, 4_000),
    ("routines in routines", journals.including, 2_000),
    ("sessions", journals.sessions, 4_000),
    ("values of a session", journals.session_values, 4_000),
    ("milestones", journals.milestones, 4_000),
    ("unknown habits", journals.unknown_habits, 4_000),
    ("double ids", journals.double_ids, 4_000),
    ("unknown members", journals.unknown_members, 4_000)]
# Screens, and the journals whose records they show.
shown = [
    ("practice.", ["dashboard", "statistics", "streakCounter", "shareCard"], ["practices"]),
    ("weight.", [
        "dashboard", "nextMilestone", "nextMilestoneCompact", "prediction", "celebration", "logbook", "settings",
        "widget",
    ], ["weigh-ins", "milestones"]),
    ("routine.", [
        "builder", "templates", "coverage", "run", "streaks", "liveActivity", "widget", "settings", "appearance",
    ], ["routines", "steps", "sessions", "routines in routines"])]
of_habits = ["habit.list", "habit.form"]
of_a_habit = ["habit.detail", "practice.streakCounter", "practice.statistics"]
made = {name: make for name, make, _ in kinds}


def read(name, count, make, *line):
    """A command that reads a journal."""
    case(name, count)(lambda n: ([*line, "j.json"], {"j.json": make(n)}))


def merged(name, count, make):
    """An import into a journal of half as many records."""
    line = ["import", "json", "j.json", "--into", "k.json"]
    case(name, count)(lambda n: (line, {"j.json": make(n), "k.json": make(n // 2)}))


def drawn(name, *line):
    """A screen of a journal with many records of a kind."""
    case(f"screen {line[0]} of {name}", 2_000)(
        lambda n: (["screen", *line, "--journal", "j.json", *now], {"j.json": made[name](n)}))


for name, make, count in kinds:
    for line in [("journal", "check"), ("journal", "summary"), ("import", "json"), ("export", "csv")]:
        read(f"{' '.join(line)}: {name}", count, make, *line)
    merged(f"import json --into: {name}", count, make)
for name in ("habits", "completions"):
    for screen in of_habits:
        drawn(name, screen)
    for screen in of_a_habit:
        drawn(name, screen, "--habit", "h1")
for product, screens, names in shown:
    for screen in screens:
        for name in names:
            drawn(name, product + screen)
