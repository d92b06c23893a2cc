"""Journals of which one kind of record grows."""

from growth.cases import day


def habits(n):
    return {
        "habits": [{"id": f"h{place}", "name": f"Habit {place}"} for place in range(n)],
        "completions": [{"habit": f"h{place}", "day": day(place % 30)} for place in range(n)],
    }


def completions(n):
    return {
        "habits": [{"id": f"h{place}", "name": f"Habit {place}"} for place in range(10)],
        "completions": [{"habit": f"h{place % 10}", "day": day(place // 10)} for place in range(n)],
    }


def weigh_ins(n):
    return {
        "weighIns": [
            {"day": day(place), "weight": {"value": 80 + place % 50 / 10, "unit": "kg"}} for place in range(n)
        ],
        "goal": {"weight": {"value": 70, "unit": "kg"}, "start": {"value": 90, "unit": "kg"}},
    }


def weigh_ins_of_a_day(n):
    return {
        "weighIns": [{"id": f"w{place}", "day": day(0), "weight": {"value": 80, "unit": "kg"}} for place in range(n)]
    }


def practices(n):
    return {
        "practices": [{"day": day(place), "minutes": 20} for place in range(n)],
        "restDays": [day(place) for place in range(0, n, 7)],
    }


def routines(n):
    return {
        "routines": [
            {"id": f"r{place}", "name": f"Routine {place}", "steps": [{"id": f"s{place}", "name": "Step"}]}
            for place in range(n)
        ],
        "routineModes": [{"id": f"m{place}", "name": "Mode", "routines": [f"r{place}"]} for place in range(n)],
    }


def steps(n):
    return {
        "routines": [
            {
                "id": "r",
                "name": "Routine",
                "steps": [{"id": f"s{place}", "name": f"Step {place}"} for place in range(n)],
            }
        ]
    }


def items(n):
    return {
        "routines": [
            {
                "id": "r",
                "name": "Routine",
                "steps": [
                    {"id": "s", "name": "S", "kind": "checklist", "items": [f"Item {place}" for place in range(n)]}
                ],
            }
        ]
    }


def including(n):
    return {
        "routines": [
            {
                "id": f"r{place}",
                "name": f"Routine {place}",
                "steps": [
                    {"id": f"s{place}", "name": "Step"},
                    *(
                        [{"id": f"i{place}", "name": "Include", "kind": "routine", "routine": f"r{place + 1}"}]
                        if place < n - 1
                        else []
                    ),
                ],
            }
            for place in range(n)
        ]
    }


def sessions(n):
    return {
        "routines": [{"id": "r", "name": "Routine", "steps": [{"id": "s", "name": "Step"}]}],
        "sessions": [
            {"id": f"x{place}", "routine": "r", "day": day(place), "state": "finished", "completed": ["s"]}
            for place in range(n)
        ],
    }


def session_values(n):
    return {
        "routines": [
            {"id": "r", "name": "Routine", "steps": [{"id": f"s{place}", "name": "Step"} for place in range(n)]}
        ],
        "sessions": [
            {
                "id": "x",
                "routine": "r",
                "day": day(0),
                "state": "finished",
                "completed": [f"s{place}" for place in range(n)],
                "values": [{"step": f"s{place}", "number": 1} for place in range(n)],
            }
        ],
    }


def milestones(n):
    return {
        **weigh_ins(30),
        "completedMilestones": [
            {"weight": {"value": 60 + place / 1_000, "unit": "kg"}, "day": day(place)} for place in range(n)
        ],
        "celebratedStreaks": [{"days": 7 + place, "runStart": day(place + 10)} for place in range(n)],
    }


def unknown_habits(n):
    return {**habits(n), "completions": [{"habit": f"hx{place}", "day": day(0)} for place in range(n)]}


def double_ids(n):
    return {
        "habits": [{"id": "h", "name": "Habit"} for _ in range(n)],
        "weighIns": [{"id": "w", "day": day(0), "weight": {"value": 80, "unit": "kg"}} for _ in range(n)],
    }


def unknown_members(n):
    return {
        "habits": [{"id": f"h{place}", "name": "Habit", f"later{place}": place} for place in range(n)],
        **{f"member{place}": 1 for place in range(n)},
    }
