"""Callers that close the pipe, and that wait for each answer."""
import subprocess

from stream.made import say, tiny


def gone(check):
    """A reader that closes the pipe ends the process without an error."""
    piped = f"yes '{tiny.strip() % 1}' | {check.command} | head -n 3 | wc -l; echo ${{PIPESTATUS[1]}}"
    done = subprocess.run(["bash", "-c", piped], capture_output=True, text=True)
    if done.stdout.split()[:2] != ["3", "0"] or done.stderr:
        check.fail(f"a reader that closes the pipe: {done.stdout} {done.stderr}")


def waiting(check):
    """A caller that waits for each answer gets it before it sends the next line."""
    process = check.talk()
    for number in range(3):
        if say(process, tiny % number)["id"] != number:
            check.fail("a caller that waits for each answer gets a wrong one")
    process.stdin.close()
    if process.wait() != 0:
        check.fail("the end of input is reported as an error")
