"""Screens of other programs, which are audited and spoken by their elements."""

import json
import random

from growth.cases import case, color, now, out, tool
from growth.journals import habits


def audited(name, count):
    def add(make):
        def line(n):
            palette = {"$type": "color", **{f"c{place}": {"$value": value} for place, value in enumerate(make(n))}}
            return ["audit", "--tokens", "t.tokens.json", "screen.json"], {
                "t.tokens.json": palette,
                "screen.json": pressed(1, True),
            }

        case(f"audit --tokens: {name}", count)(line)
        return make

    return add


@audited("colours of all kinds", 8_000)
def many_colors(n):
    chance = random.Random(1)
    return [color(*(round(chance.random(), 4) for _ in range(3))) for _ in range(n)]


@audited("colours, all alike", 4_000)
def alike(n):
    return [color(0.5, 0.5, 0.5 + place / n / 1_000) for place in range(n)]


@audited("colours, all the same", 4_000)
def same_colors(n):
    return [color(0.5, 0.5, 0.5)] * n


@audited("greys, each like the next", 4_000)
def greys(n):
    return [color(*[place / n] * 3) for place in range(n)]


def pressed(n, label):
    made = json.loads(tool("screen", "habit.list", "--journal", "-", *now, text=json.dumps(habits(1))))
    body = made["cards"][-1]["body"]
    column = {"kind": "column", "children": [renamed(body, place, label) for place in range(n)]}
    made["cards"] = [{"kind": "x", "id": "x", "facts": {}, "body": column}]
    return made


def renamed(value, place, label):
    """A copy of an element with its own ids."""
    if isinstance(value, list):
        return [renamed(part, place, label) for part in value]
    if not isinstance(value, dict):
        return value

    def part_of(name, part):
        if name == "id":
            return f"{part}/{place}"
        return f"{part} {place}" if label and name in ("label", "text") else renamed(part, place, label)

    return {name: part_of(name, part) for name, part in value.items()}


case("audit: elements of a screen", 500)(lambda n: (["audit", "s.json"], {"s.json": pressed(n, True)}))
case("audit: elements of a screen, all of one name", 500)(
    lambda n: (["audit", "s.json"], {"s.json": pressed(n, False)})
)
case("transcript: elements of a screen", 500)(
    lambda n: (["transcript", "--from", "s.json"], {"s.json": pressed(n, True)})
)


@case("audit: screens of a dump", 100)
def dump(n):
    folder = out / "dump"
    if not folder.exists():
        tool("dump", "--screen", "habit.list", "--specimen", "habits-typical", "--out", folder)
    others = [file for file in folder.rglob("*.json") if "screens" not in file.parts]
    made = {str(file.relative_to(folder)): file.read_text() for file in others}
    text = (folder / "screens/habit.list/habits-typical.json").read_text()
    index = json.loads(made["index.json"])
    for place in range(n):
        made[f"screens/habit.list/s{place}.json"] = text.replace('"habits-typical"', f'"s{place}"')
    if isinstance(index.get("screens"), list):
        index["screens"] = [
            {"screen": "habit.list", "specimen": f"s{place}", "file": f"screens/habit.list/s{place}.json"}
            for place in range(n)
        ]
    made["index.json"] = json.dumps(index)
    return ["audit", "d"], {f"d/{name}": part for name, part in made.items()}


@case("audit: entries of a baseline", 2_000)
def baseline(n):
    entries = [{"id": "same-name", "screen": "habit.list", "element": f"e{place}", "reason": "x"} for place in range(n)]
    return ["audit", "--baseline", "b.json", "s.json"], {"b.json": {"accepted": entries}, "s.json": pressed(50, False)}
