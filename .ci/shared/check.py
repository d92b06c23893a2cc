"""A check of the tool: where it writes, the tool's commands, and the faults that it finds."""
import shutil
import subprocess
import sys
import time

from tools import out


class Check:
    """One run of a check, in a folder of its own below `.build/ci`."""

    def __init__(self, name, candela, most=200):
        self.name, self.candela, self.most = name, candela, most
        self.failures, self.told, self.began = [], 0, time.monotonic()
        self.out = out / name
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)

    def fail(self, text):
        """Counts a fault, and prints it unless there are too many."""
        self.failures.append(text)
        self.told += 1
        if self.told <= self.most:
            print(text, flush=True)

    def step(self, text):
        print(f"{text}: {time.monotonic() - self.began:.0f}s", file=sys.stderr, flush=True)

    def run(self, *words, **more):
        command = [self.candela, *map(str, words)]
        return subprocess.run(command, check=True, stderr=subprocess.DEVNULL, **more)

    def end(self, text):
        """Prints what was done, and ends the program."""
        print(f"check-{self.name}: {time.monotonic() - self.began:.0f} s, {text}: {len(self.failures)} faults")
        sys.exit(bool(self.failures))
