"""What all checks of the gallery share: the dump that it shows, the gallery that the tool writes, and their faults."""
import collections
import json
import re
import shutil
import subprocess
import time

from browser import parsed
from check import Check
from cover import cover
from journeys import read
from tools import dumped


class GalleryCheck(Check):
    """A run of the check: what is drawn, what was found, and how much is tried."""

    def __init__(self, candela, isWhole, only, records):
        super().__init__("preview", candela)
        self.isWhole, self.only, self.records = isWhole, only, records
        self.violations = collections.Counter()
        # Other load only makes runs slower: the best of several tries counts; one try is enough without timing.
        self.tries = 5 if isWhole else 1
        self.dump = dumped(candela)
        self.covering = set(cover(self.dump))
        self.make()

    def hold(self, what, seconds, goal):
        """Compares a time with its goal, if timings are checked."""
        if self.isWhole and seconds > goal:
            self.fail(f"{what} takes {seconds:.2f} s, the limit is {goal}")

    def states(self):
        """The states to try, those that together have every shape or all, and their names."""
        for one in self.catalog["specimens"]:
            name = f"{one['screen']}/{one['name']}"
            if self.only in name and (self.isWhole or name in self.covering):
                yield one, name

    def journey(self, name):
        return read(self.dump / f"journeys/{name}.json")

    def make(self):
        """Writes the gallery, compared with the earlier dump, with a journal of a person's own."""
        self.earlier()
        journal = {
            "habits": [{"id": "a", "name": "Water the plants"}], "completions": [{"habit": "a", "day": "2026-03-17"}]}
        (self.out / "journal.json").write_text(json.dumps(journal))
        since, folder = time.monotonic(), self.out / "gallery"
        self.run(
            "preview", "--out", folder, "--compare", self.out / "earlier", "--journal", self.out / "journal.json",
            "--now", "2026-03-18T17:20:00+01:00", "--time-zone", "Europe/Berlin", stdout=subprocess.DEVNULL)
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        print(f"gallery: {size / 1e6:.0f} MB in {time.monotonic() - since:.1f} s")
        if size > 60e6:
            self.fail(f"the gallery has {size / 1e6:.0f} MB, the limit is 60")
        page = folder / "index.html"
        self.address = page.as_uri()
        self.catalog = parsed(re.search(r"const catalog = (.*?);</script>", page.read_text(), re.S)[1])

    def earlier(self):
        """An earlier dump, in which one word, one colour, one step of a journey and the list of states differ."""
        earlier = self.out / "earlier"
        shutil.copytree(self.dump, earlier)
        changed = earlier / "screens/habit.list/habits-typical.json"
        changed.write_text(changed.read_text().replace('"text": "Drink water"', '"text": "Drink tea"', 1))
        colored = earlier / "tokens/habit.light.json"
        colors = json.loads(colored.read_text())
        colors["tokens"]["color.text.primary"]["$value"]["hex"] = "#123456"
        colored.write_text(json.dumps(colors))
        stepped = earlier / "journeys/habit-first.json"
        journey = json.loads(stepped.read_text())
        journey["frames"][2]["digest"] = "0"
        stepped.write_text(json.dumps(journey))
        index = json.loads((earlier / "index.json").read_text())
        index["files"] = [file for file in index["files"] if file.get("specimen") != "habits-empty"]
        (earlier / "index.json").write_text(json.dumps(index))

    def transcripts(self):
        """The lines of `candela transcript` by screen, state and reader."""
        told = collections.defaultdict(list)
        for line in self.run("transcript", "--all", stdout=subprocess.PIPE, text=True).stdout.splitlines():
            if line.startswith("# "):
                # The heading also says if the roles are in another language than the screen.
                name = ", ".join(line[2:].split(", ")[:2])
            elif line:
                told[name].append(line)
        return told
