"""The processor time of runs."""

import json
import math
import os
import shutil
import subprocess
import sys

from growth.cases import cases, out, program

most = 6


def seconds(line, files, text=""):
    """The processor time of a run; the lower of two for short runs."""
    folder = out / "case"
    best = math.inf
    for turn in range(3):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, content in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content if isinstance(content, str) else json.dumps(content))
        source = folder / ".input"
        source.write_text(text)
        with open(source) as stdin, open(folder / ".output", "w") as stdout, open(folder / ".errors", "w") as stderr:
            child = subprocess.Popen([program, *line], cwd=folder, stdin=stdin, stdout=stdout, stderr=stderr)
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = 0
        code = os.waitstatus_to_exitcode(status)
        if code not in (0, 1):
            sys.exit(f"check-growth: {' '.join(line)} exits {code}: {(folder / '.errors').read_text()[:500]}")
        best = min(best, used.ru_utime + used.ru_stime)
        if turn and best > 0.5:
            break
    return best, code, (folder / ".errors").read_text()


def measured(words):
    """Prints the times of the inputs whose names contain one of the words, or of all; how many grow too fast."""
    faults, start = 0, seconds(["--version"], {})[0]
    print(f"{'what grows':60} {'n':>7} {'n':>8} {'2n':>8} {'4n':>8}  4n : n")
    for name, count, make in cases:
        if words and not any(word in name for word in words):
            continue
        first, code, errors = seconds(*make(count))
        # Shorter times are too imprecise to compare.
        while first - start < 0.03 and count < 60_000:
            count *= 2
            first, code, errors = seconds(*make(count))
        times = [first] + [seconds(*make(count * factor))[0] for factor in (2, 4)]
        share = (times[2] - start) / max(times[0] - start, 0.01)
        faults += share > most
        columns = " ".join(f"{time:8.3f}" for time in times)
        print(f"{name:60} {count:7} {columns} {share:6.2f}{' <- grows faster' if share > most else ''}", flush=True)
        if code and os.environ.get("CANDELA_GROWTH_ERRORS"):
            print(errors[:300])
    return faults
