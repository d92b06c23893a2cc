"""Inputs that grow: a name, how many to begin with, and what makes a run of the tool from n."""

import datetime as dt
import os
import pathlib
import subprocess
import sys
import tempfile


now = ["--now", "2026-03-18T17:20:00+01:00", "--time-zone", "Europe/Berlin", "--language", "en"]
today = dt.date(2026, 3, 18)
cases = []
program = pathlib.Path(sys.argv[1]).resolve()
# In memory if possible: deeply nested folders are slow on disks.
temporary = tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
out = pathlib.Path(temporary.name)


def tool(*words, text=None):
    """What the tool prints."""
    return subprocess.run([program, *words], input=text, capture_output=True, text=True, check=True).stdout


def case(name, count):
    """A function of n that gives a command line, its input files by name, and its standard input."""

    def add(make):
        cases.append((name, count, make))
        return make

    return add


def day(back):
    return (today - dt.timedelta(days=back)).isoformat()


def color(*parts):
    return {"colorSpace": "srgb", "components": list(parts)}


def px(value):
    return {"value": value, "unit": "px"}
