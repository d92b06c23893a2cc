"""The test suites of a change, from the package's manifest."""
import json
import pathlib
import subprocess
import sys

from tools import out, root

# Files of no target, and the target that reads them.
readers = {"Tokens": "candela-generate", "README.md": "CandelaFrontEndTests"}
# Reads everything.
always = "CandelaPackageTests"


def manifest():
    """The package's targets by name: path, type and dependencies on other targets."""
    # A folder of its own: the usual one is locked while the package is built.
    command = ["swift", "package", "--scratch-path", out / "manifest", "describe", "--type", "json"]
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit("the package's manifest cannot be read")
    return {target["name"]: target for target in json.loads(done.stdout)["targets"]}


def changed():
    """The files that differ from what is on the main branch elsewhere, or from the last commit but one."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True).stdout.split("\n")

    base = git("merge-base", "HEAD", "origin/main")[0] or git("rev-parse", "HEAD~1")[0] or "HEAD"
    return {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")} - {""}


def tests(name, targets):
    """The test targets that use a target directly; there may be none that test the benchmarks."""
    found = {
        other for other, target in targets.items()
        if target["type"] == "test" and name in target.get("target_dependencies", [])}
    if not found and targets[name]["path"].startswith("Sources/"):
        raise LookupError(f"no test target depends on {name}: add it to the dependencies of the one that tests it")
    return found


def of(files, targets):
    """The suites of these files: of a test target its own, of another target those of the test targets that use it."""
    found = {always}
    for file in map(pathlib.PurePath, files):
        name = readers.get(file.parts[0]) or next(
            (name for name, target in targets.items() if file.is_relative_to(target["path"])), None)
        if not name:
            continue
        if targets[name]["type"] != "test":
            found |= tests(name, targets)
        elif str(file.parent) == targets[name]["path"] and file.name.endswith("Tests.swift"):
            found.add(f"{name}.{file.stem}")
        else:
            found.add(name)
    whole = {name for name in found if "." not in name}
    # With a dot after its name a target is not also the beginning of another's.
    single = {name for name in found - whole if name.partition(".")[0] not in whole}
    return sorted({f"{name}\\." for name in whole} | single)
