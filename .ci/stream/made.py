"""The command with its answers to a file of lines, and journals of different users, for all parts of the check."""
import datetime as dt
import json
import random
import subprocess
import time

from check import Check

today = dt.date(2026, 3, 18)
# A line of few bytes, with its number to put in.
tiny = '{"screen":"habit.list","journal":{},"id":%d}\n'


class StreamCheck(Check):
    """A run of the check with the command in the words that every part runs."""

    def __init__(self, candela, isScale):
        super().__init__("stream", candela)
        self.isScale = isScale
        now = ["--now", "2026-03-18T16:20:00Z", "--time-zone", "Europe/Berlin", "--language", "en"]
        self.stream = [str(candela), "stream", *now]
        self.command = " ".join(self.stream)

    def asked(self, lines):
        """A file of lines."""
        path = self.out / "requests.jsonl"
        path.write_text("\n".join(lines) + "\n")
        return path

    def answers(self, lines, *words, errors=0):
        """The answers of a direct run, and its seconds: from file to file, so that only the tool is timed."""
        answered = self.out / "answers.jsonl"
        with open(self.asked(lines)) as source, open(answered, "w") as sink:
            since = time.monotonic()
            done = subprocess.run(
                [*self.stream, *words], stdin=source, stdout=sink, stderr=subprocess.PIPE, text=True)
            seconds = time.monotonic() - since
        if done.returncode != (1 if errors else 0) or done.stderr:
            self.fail(f"stream {' '.join(words)} exits {done.returncode}: {done.stderr[:500]}")
        found = answered.read_text().split("\n")
        if found.pop() != "" or len(found) != len(lines):
            self.fail(f"{len(lines)} requests have {len(found)} answers")
        if sum('"error":{"line"' in answer for answer in found) != errors:
            self.fail(f"{errors} errors were expected: {[a[:200] for a in found if 'error' in a][:3]}")
        return found, seconds

    def talk(self, *command):
        """A process that is written to and read from while it runs."""
        return subprocess.Popen(
            command or self.stream, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(process, line):
    """Sends a line to a process, and returns its answer."""
    process.stdin.write(line)
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def days(chance, count, rng):
    return [(today - dt.timedelta(days=back)).isoformat() for back in range(count) if rng.random() < chance]


def habits(rng, count):
    names = [("a", "Read"), ("b", "Run, easy"), ("c", "قراءة"), ("d", "Write \"three\" pages")][:rng.randint(1, 4)]
    return {"habits": [{"id": id, "name": name} for id, name in names],
            "completions": [{"habit": id, "day": day} for id, _ in names for day in days(rng.random(), count, rng)]}


def weights(rng, count):
    weight = rng.uniform(60, 120)
    readings = []
    for day in reversed(days(rng.random(), count, rng)):
        weight += rng.gauss(-0.03, 0.4)
        readings.append({"day": day, "weight": {"value": round(weight, 1), "unit": "kg"}})
    return {"weighIns": readings, "goal": {"weight": {"value": round(weight - rng.uniform(-5, 15), 1), "unit": "kg"}},
            "settings": {"unit": "kg"}}


def practices(rng, count):
    return {"practices": [{"day": day, "minutes": rng.randint(1, 90)} for day in days(rng.random(), count, rng)]}


kinds = [("habit.list", habits), ("weight.widget", weights), ("practice.streakCounter", practices)]


def request(number):
    """The line of a user's journal; the same for a number in every run."""
    rng = random.Random(number)
    screen, make = rng.choice(kinds)
    journal = make(rng, rng.randint(0, 60))
    return json.dumps({"id": number, "screen": screen, "journal": journal}, ensure_ascii=False)
