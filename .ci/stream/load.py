"""Journals of many users have the same answers for any distribution of the lines, and take about as long as they
must."""
import json
import pathlib
import random
import re
import statistics
import subprocess
import sys
import threading
import time

from stream.made import request, tiny, weights
from tools import root

# Parses and prints the same lines, and nothing else.
FILTER = """
import json, sys
for line in sys.stdin:
    print(json.dumps(json.loads(line), ensure_ascii=False, separators=(',', ':')))
"""


def distributed(check):
    """Answers stand in the order of the lines, and two jobs answer as one does."""
    lines = [request(number) for number in range(20_000 if check.isScale else 2_000)]
    direct, alone = check.answers(lines)
    for place, answer in enumerate(direct):
        if json.loads(answer)["id"] != place:
            check.fail(f"answer {place} is out of order: {answer[:100]}")
            break

    def side_by_side():
        found, seconds = check.answers(lines, "--jobs", "2")
        if found != direct:
            check.fail("two jobs answer differently from one")
        return seconds

    pair = side_by_side()
    print(f"{len(lines)} journals alone and in two jobs")
    if check.isScale:
        # Other load only makes runs slower, so the best of three counts.
        alone = min(alone, *(check.answers(lines)[1] for _ in range(2)))
        pair = min(pair, *(side_by_side() for _ in range(2)))
        one, two = (under_spark(check, lines, cores, direct) for cores in (1, 2))
        print(f"alone {alone:.1f} s, two jobs {alone / pair:.2f} x that; "
              f"Spark's pipe on two cores {one / two:.2f} x the same on one ({two:.1f} s)")
        filtered(check)


def under_spark(check, lines, cores, wanted):
    """The seconds of a Spark job on a number of cores, whose answers are the wanted ones."""
    folder = check.out / f"spark-{cores}"
    command = [sys.executable, root / ".ci/shared/piped.py", str(cores), check.asked(lines), folder, check.command]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        check.fail(f"Spark on {cores} cores: {done.stderr[-2000:]}")
        return 1
    found = "".join(part.read_text() for part in sorted(folder.glob("part-*"))).split("\n")
    if found[:-1] != wanted:
        check.fail(f"under Spark's pipe on {cores} cores the answers differ")
    return float(done.stdout.split()[-1])


def filtered(check):
    """Compares the time with a Python filter's for the same lines."""
    rng = random.Random(1)
    year = [
        json.dumps({"id": number, "screen": "weight.dashboard", "journal": weights(rng, 365)})
        for number in range(300)]
    both, ratios = check.out / "both.jsonl", []
    for _ in range(3):
        screens, ours = check.answers(year)
        both.write_text("\n".join(year + screens))
        with open(both) as source:
            since = time.monotonic()
            subprocess.run([sys.executable, "-c", FILTER], stdin=source, stdout=subprocess.DEVNULL, check=True)
        ratios.append(ours / (time.monotonic() - since))
    print(f"300 dashboards of a year's journal: {statistics.median(ratios):.2f} x a Python filter "
          "that reads and prints requests and answers")


def memory(check):
    """Constant memory: a million lines take as much as a thousand."""
    few, many = peak(check, 1_000), peak(check, 30_000)
    if many > few * 1.5 + 8:
        check.fail(f"1,000 lines take {few:.0f} MiB, 30,000 take {many:.0f} MiB")
    print(f"memory: {few:.0f} MiB for 1,000 lines, {many:.0f} MiB for 30,000")


def peak(check, count):
    """The peak memory of the process itself, since the reported peak of a child includes its parent's."""
    process = check.talk()

    def write():
        process.stdin.writelines(tiny % number for number in range(count))
        process.stdin.flush()

    writer = threading.Thread(target=write)
    writer.start()
    answered = sum(1 for _ in zip(range(count), process.stdout))
    writer.join()
    if answered != count:
        check.fail(f"stream ended with {process.wait()} after {answered} of {count} answers")
        return 0
    found = re.search(r"VmHWM:\s+(\d+) kB", pathlib.Path(f"/proc/{process.pid}/status").read_text())
    process.stdin.close()
    process.wait()
    return int(found[1]) / 1024
