"""Runs the steps of a plan side by side, each once those it needs are through, and ends with a table of what each took.

usage: steps.py PLAN [--changed] [STEP…]

With names of steps or of groups of them, only these run and those they need. With --changed a step is skipped if its
inputs are the same as when it last passed. CI_JOBS is how many run at a time, two without it.
"""
import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import inputs
import plan
from tools import out, root


class Running:
    """A step of a plan in this run: one command, whose output is kept in a file until it ends."""

    def __init__(self, step):
        self.step, self.name, self.needs = step, step.name, step.needs
        self.digest = inputs.digest(step)
        self.state, self.seconds, self.processor = "waiting", 0, 0

    def start(self, logs):
        self.log, self.since, self.state = logs / f"{self.name}.log", time.monotonic(), "running"
        if self.step.serves:
            # The name of this run's, which others find it by.
            self.state = "serving"
            os.environ[f"CANDELA_{self.name.upper()}"] = f"{os.getpid()}"
        with self.log.open("wb") as file:
            # A group of its own, so that all of it can be stopped.
            self.process = subprocess.Popen(
                [str(word) for word in self.step.command], cwd=root, stdin=subprocess.DEVNULL, stdout=file,
                stderr=subprocess.STDOUT, start_new_session=True)

    def end(self, status, usage):
        self.seconds = time.monotonic() - self.since
        self.processor = usage.ru_utime + usage.ru_stime
        self.process.returncode = code = os.waitstatus_to_exitcode(status)
        self.state = "done" if code == 0 else "FAILED"
        inputs.record(self.name, self.digest if code == 0 else None)
        print(f"\n== {self.name}: {self.state} in {self.seconds:.0f} s", flush=True)
        lines = self.log.read_text(errors="replace").splitlines()
        if code == 0:
            # What a step has to say when all is well stands at its end.
            lines = lines[-12:]
        else:
            # Of thousands of tests those that passed are not what somebody looks for.
            lines = [line for line in lines if not line.startswith(("◇", "✔"))] or lines
        print("\n".join(lines), flush=True)

    def stop(self):
        """Ends a step that would go on: one that serves others has done its work, any other is interrupted."""
        self.seconds, self.processor = time.monotonic() - self.since, used(self.process.pid)
        os.killpg(self.process.pid, signal.SIGTERM)
        _, status = os.waitpid(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.state = "done" if self.step.serves else "FAILED"


def used(process):
    """The processor seconds of a process and all below it, also of those that have ended and were waited for."""
    ticks, below = {}, {}
    for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name before the closing parenthesis may have spaces.
            fields = file.read_text().rpartition(")")[2].split()
            ticks[int(file.parent.name)] = sum(map(int, fields[11:15]))
            below.setdefault(int(fields[1]), []).append(int(file.parent.name))

    def sum_of(id):
        return ticks.get(id, 0) + sum(map(sum_of, below.get(id, [])))

    return sum_of(process) / os.sysconf("SC_CLK_TCK")


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


def skip(steps):
    """Marks the steps that passed with the same inputs; a tool of others only if none of those that run needs it."""
    changed = {step.name for step in steps if not inputs.passed(step.name, step.digest)}
    wanted = {step.name for step in steps if step.name in changed and not step.step.serves}
    for step in reversed(steps):
        if step.name in wanted:
            wanted.update(step.needs)
    for step in steps:
        if step.name not in wanted:
            step.state = "skipped"


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
                # What only waits takes no core from the others; what is timed has all of them.
                others = [other for other in running.values() if not other.step.waits]
                isFree = not others or len(others) < jobs and not step.step.alone and not others[0].step.alone
                if step.state == "waiting" and (isFree or step.step.waits) and all(
                        state in ("done", "serving", "skipped") for state in states):
                    step.start(logs)
                    running[step.process.pid] = step
            if all(step.state == "serving" for step in running.values()):
                return
            pid, status, usage = os.wait4(-1, 0)
            if pid in running:
                running.pop(pid).end(status, usage)
    finally:
        for step in running.values():
            step.stop()


def table(steps, seconds):
    width = max(17, *(len(step.name) for step in steps))
    print(f"\n{'step':{width}}  seconds  processor")
    for step in steps:
        state = f"  {step.state}" if step.state != "done" else ""
        print(f"{step.name:{width}}  {step.seconds:7.0f}  {step.processor:9.0f}{state}")
    worked = [step for step in steps if not step.step.serves]
    print(f"{'sum':{width}}  {sum(step.seconds for step in worked):7.0f}  {sum(step.processor for step in steps):9.0f}")
    print(f"{'from start to end':{width}}  {seconds:7.0f}")


def main(name, *words):
    steps = plan.plans[name]()
    if name == "run" or "--changed" not in words:
        names = [word for word in words if word != "--changed"]
    else:
        sys.exit(f"{name} always runs all its steps")
    steps = [Running(step) for step in (chosen(steps, names) if names else steps)]
    if "--changed" in words:
        skip(steps)
    since = time.monotonic()
    run(steps, int(os.environ.get("CI_JOBS", "2")))
    table(steps, time.monotonic() - since)
    skipped = [step.name for step in steps if step.state == "skipped"]
    failed = [step.name for step in steps if step.state not in ("done", "skipped")]
    print(f"{name}: skipped, as the same inputs passed: {', '.join(skipped) or 'none'}")
    print(f"{name}: {', '.join(failed)} FAILED" if failed else f"{name}: all {len(steps) - len(skipped)} steps passed")
    sys.exit(bool(failed))


signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
main(*sys.argv[1:])
