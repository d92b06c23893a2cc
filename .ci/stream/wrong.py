"""Hostile lines and long ones, each between two that must still be answered as if it were not there."""
import datetime as dt
import json
import subprocess

from stream.made import request, today

deep = "[" * 10_000


def hostile(check):
    """Lines that are too long, too deep or no JSON change no other's answer."""
    good = request(1)
    long, huge = (
        json.dumps({"id": 2, "screen": "habit.list", "journal": {}, "x": "y" * length})
        for length in (60_000_000, 100_000_000))
    half = '{"id": 4, "screen": "habit.list", "journal": {"habits": [{"id": "a", "name": "\\ud83d"}]}}'
    days = [(today - dt.timedelta(days=back)).isoformat() for back in range(3650)]
    marks = [{"habit": "a", "day": days[number % 3650]} for number in range(1_000_000)]
    many_marks = json.dumps({
        "id": 5, "screen": "habit.list",
        "journal": {"habits": [{"id": "a", "name": "A"}], "completions": marks}})
    answered, seconds = check.answers(
        [good, long, good, huge, good, deep, good, half, good, many_marks, good, "", good, "\x00", good], errors=4)
    if len(set(answered[::2])) != 1:
        check.fail("a hostile line changes the answers to other lines")
    print(f"hostile lines: {len(answered)} answers, {seconds:.1f} s")


def kept(check):
    """The same around a kept session: each line between two answers that say that nothing has changed."""
    session = {"app": "habit", "journal": {}, "place": {"tab": {"screen": "habit.list"}}}
    defined, same = json.dumps({"define": "s", "session": session}), '{"session":"s","answer":"patch"}'
    wrong = [
        {"session": "s" * 60_000_000},
        {"define": "s", "session": "s"},
        {"define": "s", "session": {"journal": {"habits": 1}}},
        {"define": "s", "journal": None},
        {"define": "s"},
        {"define": {}, "journal": {}},
        {"session": "s", "revision": 1e300},
        {"session": "s", "revision": -1, "answer": None},
        {"session": "s", "answer": "patch" * 1_000},
        {"session": "s", "event": deep},
        {"session": "s", "event": {"intent": {"kind": "toggle", "habit": "none", "day": "2026-03-18"}}},
        {"session": "s", "context": {"now": "never"}},
        {"session": "s", "include": "session"}]
    lines = [defined, same, *(part for line in wrong for part in (json.dumps(line), same))]
    for jobs in "1", "3":
        found, _ = check.answers(lines, "--jobs", jobs, errors=len(wrong) - 1)
        unchanged = [json.loads(answer)["patch"]["operations"] for answer in found[3::2]]
        if any(unchanged):
            check.fail(f"a hostile line changes a kept session: {unchanged}")


def long(check):
    """Lists and texts of any length, with four gigabytes of memory."""
    good = request(1)
    many = [{"id": f"habit-{number:06}", "name": f"Habit {number}"} for number in range(200_000)]
    routines = [{"id": f"r{number}", "name": f"Routine {number}", "weeklyTarget": 3} for number in range(100_000)]
    asked = [
        ("habit.list", {"habits": many}), ("routine.streaks", {"routines": routines}),
        ("routine.templates", {"routines": routines}),
        ("habit.list", {"habits": [{"id": "a", "name": "x" * 20_000_000}]})]
    lines = [good]
    for screen, journal in asked:
        lines += [json.dumps({"id": 3, "screen": screen, "journal": journal}), good]
    answered = subprocess.run(
        ["bash", "-c", f"ulimit -v 4000000; {check.command}"], input="\n".join(lines) + "\n",
        capture_output=True, text=True).stdout.split("\n")[:-1]
    if len(answered) != len(lines) or len(set(answered[::2])) != 1 or max(map(len, answered)) > 1 << 22:
        check.fail(f"{len(lines)} lines are answered in {[len(answer) for answer in answered]} bytes under 4 GB")
    if ['"code":"answer-too-long"' in answer for answer in answered[1::2]] != [False, False, False, True]:
        check.fail(f"the error answers are too long: {[answer[:200] for answer in answered[1::2]]}")
    print(f"long lists and texts: answers of {max(map(len, answered))} bytes at most")
