"""What a step's result depends on: its command, the paths that it declares, and the scripts that it runs with all they
import and the fixtures they name. The digest of a step that passed is kept, so that it need not run again for the same.
"""
import functools
import hashlib
import pathlib
import re
import subprocess

from tools import more, out, root

passes = out / "passed"


@functools.cache
def listed():
    """The files of the checkout that git knows or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0")
    return sorted(name for name in {*names} - {""} if (root / name).is_file())


def under(path):
    """The files of the checkout with a path, in a folder, or by a pattern of `pathlib`."""
    def isThere(name):
        return name == path or name.startswith(f"{path}/") or "*" in path and pathlib.PurePath(name).match(path)

    return [name for name in listed() if isThere(name)]


@functools.cache
def content(name):
    return hashlib.sha256((root / name).read_bytes()).hexdigest()


@functools.cache
def outside(folder):
    """Larger inputs of other projects do not change often: names, sizes and times tell."""
    files = [(str(file), file.stat()) for file in sorted(folder.rglob("*")) if file.is_file()]
    return hashlib.sha256(repr([(name, at.st_size, at.st_mtime_ns) for name, at in files]).encode()).hexdigest()


def scripts(command):
    """The scripts of a command and all in `.ci` that they use: the folder of a check, and what they import or name."""
    left = [word for word in map(str, command) if word.startswith(".ci/")]
    found = set()
    while left:
        name = left.pop()
        if name in found:
            continue
        found.add(name)
        if name.startswith(".ci/check-"):
            left += under(f".ci/{name.removeprefix('.ci/check-')}")
        if name.endswith(".json") or name.startswith(".ci/fixtures/"):
            continue
        text = (root / name).read_text()
        for file in under(".ci/shared"):
            path = pathlib.PurePath(file)
            module = rf"^ *(?:import|from) (?:.*, )?{re.escape(path.stem)}\b" if path.suffix == ".py" else r"(?!)"
            if re.search(module, text, re.M) or path.suffix and re.search(
                    rf"(?<![\w-]){re.escape(path.name)}\b", text):
                left.append(file)
        for place in re.findall(r'fixtures(?: / "|/)([\w./-]+)', text):
            left += under(f".ci/fixtures/{place}")
    return sorted(found)


def digest(step):
    """One number for everything that a step's result depends on."""
    used = scripts(step.command)
    names = {*used, *(name for path in step.inputs for name in under(path))}
    parts = [f"{step.command}", *(f"{name} {content(name)}" for name in sorted(names))]
    if any(re.search(r"\bmore /", (root / name).read_text()) for name in used if "fixtures" not in name):
        parts.append(outside(more))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def passed(name, digest):
    file = passes / name
    return file.exists() and file.read_text() == digest


def record(name, digest):
    """Keeps the digest of a step that passed; without one, forgets that it ever did."""
    passes.mkdir(parents=True, exist_ok=True)
    if digest:
        (passes / name).write_text(digest)
    else:
        (passes / name).unlink(missing_ok=True)
