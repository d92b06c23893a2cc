"""The writing of a dump: twice with the same bytes, and not to a terminal."""
import filecmp
import os
import pty
import subprocess


def twice(check):
    """Two dumps are equal, also where one replaces another and as one document."""
    again = check.out / "again"
    for _ in range(2):
        check.run("dump", "--out", again)
    ours, others = (
        sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
        for folder in (check.folder, again))
    _, other, unreadable = filecmp.cmpfiles(check.folder, again, ours, shallow=False)
    different = set(ours) ^ set(others) | set(other) | set(unreadable)
    if different or not ours:
        check.fail(f"two dumps differ: {sorted(different)[:5]}")
    if check.single.read_bytes() != check.printed("again.json", "dump").read_bytes():
        check.fail("two dumps as one document differ")


def terminal(check):
    """A terminal is not flooded: it is told how to write a dump."""
    terminal, output = pty.openpty()
    status = subprocess.run([check.candela, "dump"], stdout=output, stderr=output, timeout=60).returncode
    os.close(output)
    told = os.read(terminal, 10_000).decode()
    if status != 2 or told.count("\n") > 5 or "candela dump --out dump" not in told:
        check.fail(f"on a terminal a dump ends with status {status} and prints\n{told}")
