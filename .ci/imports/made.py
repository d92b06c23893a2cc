"""The answers of the tool and the numbers calculated by hand, for all parts of the check."""
import json
import subprocess
import sys

from check import Check


class ImportCheck(Check):
    def __init__(self, candela):
        super().__init__("imports", candela)
        self.count = 0

    def read(self, *words):
        """The JSON that a command prints."""
        done = subprocess.run([self.candela, *map(str, words)], capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(map(str, words))} exits {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)

    def screen(self, screen, journal, *words):
        """A screen of a journal."""
        file = self.out / "journal.json"
        file.write_text(json.dumps(journal))
        place = ["--now", "2026-03-18T17:20:00+01:00", "--time-zone", "Europe/Berlin", "--language", "en-US"]
        return self.read("screen", screen, "--journal", file, *words, *place)

    def expect(self, what, found, wanted):
        self.count += 1
        if found != wanted:
            self.fail(f"{what} differs\n  tool:    {str(found)[:300]}\n  by hand: {str(wanted)[:300]}")
