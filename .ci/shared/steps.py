"""Runs the steps of a plan side by side, each once those it needs are through, and ends with a table of what each took.

usage: steps.py PLAN [STEP…]

With names of steps or of groups of them, only these run and those they need. CI_JOBS is how many run at a time, two without it.
"""
import os
import pathlib
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import plan
from tools import out, root


class Step:
    """One command, whose output is kept in a file until it ends."""

    def __init__(self, name, command, needs=(), waits=False, alone=False):
        self.name, self.needs, self.waits, self.alone = name, needs, waits, alone
        self.command = [str(word) for word in command]
        self.state = "waiting"
        self.seconds = self.processor = 0

    def start(self, logs):
        self.log, self.since, self.state = logs / f"{self.name}.log", time.monotonic(), "running"
        with self.log.open("wb") as file:
            # A group of its own, so that all of it can be stopped.
            self.process = subprocess.Popen(
                self.command, cwd=root, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT, start_new_session=True)

    def end(self, status, usage):
        self.seconds = time.monotonic() - self.since
        self.processor = usage.ru_utime + usage.ru_stime
        self.process.returncode = code = os.waitstatus_to_exitcode(status)
        self.state = "done" if code == 0 else "FAILED"
        print(f"\n== {self.name}: {self.state} in {self.seconds:.0f} s", flush=True)
        lines = self.log.read_text(errors="replace").splitlines()
        if code == 0:
            # What a step has to say when all is well stands at its end.
            lines = lines[-12:]
        else:
            # Of thousands of tests those that passed are not what somebody looks for.
            lines = [line for line in lines if not line.startswith(("◇", "✔"))] or lines
        print("\n".join(lines), flush=True)


def chosen(steps, names):
    """The steps of these names with all they need, in the order of the plan."""
    known = {step.name: step for step in steps}
    names = [name for word in names for name in plan.groups.get(word, [word])]
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"there is no step {', '.join(unknown)}; the steps are {', '.join(known)}")
    wanted, left = set(), list(names)
    while left:
        name = left.pop()
        if name not in wanted:
            wanted.add(name)
            left += known[name].needs
    return [step for step in steps if step.name in wanted]


def run(steps, jobs):
    logs = out / "logs"
    logs.mkdir(parents=True, exist_ok=True)
    named = {step.name: step for step in steps}
    running = {}
    try:
        while True:
            for step in steps:
                states = [named[name].state for name in step.needs]
                if step.state == "waiting" and any(state in ("FAILED", "not run") for state in states):
                    step.state = "not run"
                # What only waits for a network takes no core from the others; what is timed has all of them.
                others = [other for other in running.values() if not other.waits]
                isFree = step.waits or not others or len(others) < jobs and not step.alone and not others[0].alone
                if step.state == "waiting" and isFree and all(state == "done" for state in states):
                    step.start(logs)
                    running[step.process.pid] = step
            if not running:
                return
            pid, status, usage = os.wait4(-1, 0)
            if pid in running:
                running.pop(pid).end(status, usage)
    finally:
        for step in running.values():
            os.killpg(step.process.pid, signal.SIGTERM)


def table(steps, seconds):
    width = max(len(step.name) for step in steps)
    print(f"\n{'step':{width}}  seconds  processor")
    for step in steps:
        print(f"{step.name:{width}}  {step.seconds:7.0f}  {step.processor:9.0f}" + (f"  {step.state}" if step.state != "done" else ""))
    print(f"{'sum':{width}}  {sum(step.seconds for step in steps):7.0f}  {sum(step.processor for step in steps):9.0f}")
    print(f"{'from start to end':{width}}  {seconds:7.0f}")


signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
name, *only = sys.argv[1:]
steps = [Step(*row) for row in getattr(plan, name)]
steps = chosen(steps, only) if only else steps
since = time.monotonic()
run(steps, int(os.environ.get("CI_JOBS", "2")))
table(steps, time.monotonic() - since)
failed = [step.name for step in steps if step.state != "done"]
print(f"{name}: {', '.join(failed)} FAILED" if failed else f"{name}: all {len(steps)} steps passed")
sys.exit(bool(failed))
