"""Reads whole token sets of other projects: strictly every slip has a place, leniently all of them are read, exported
and upgraded.

usage: real-sets.py CANDELA DATA/dtcg
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

candela, data = sys.argv[1], pathlib.Path(sys.argv[2])
place = re.compile(r"^[^\n]+:\d+:\d+: (error|warning): .+ \[[a-z0-9-]+\]$")
faults, lines = 0, []


def run(*words):
    done = subprocess.run([candela, *map(str, words)], capture_output=True, text=True, timeout=120)
    if done.returncode not in (0, 1):
        sys.exit(f"real-sets: exit {done.returncode}: {' '.join(map(str, words))}\n{done.stderr[:2000]}")
    return done


def fault(text):
    global faults
    faults += 1
    print(f"real-sets: {text}")


def heads(report):
    return [line for line in report.splitlines() if not line.startswith("  ")]


def resolver(folder):
    """The set's own resolver document, or one that takes its files in order: those that lead nowhere first."""
    own = list(folder.glob("*.resolver.json"))
    if own:
        return own[0]
    entries = []
    themes = [folder / name for name in ("dark", "light") if (folder / name).is_dir()]
    for theme in themes or [folder]:
        files = sorted(theme.rglob("*.json"), key=lambda path: ("palette" not in path.name, "base" not in path.name, str(path)))
        document = {
            "version": "2025.10",
            "sets": {"all": {"sources": [{"$ref": str(path.relative_to(folder))} for path in files]}},
            "resolutionOrder": [{"$ref": "#/sets/all"}]}
        path = folder / f"all-{theme.name}.resolver.json"
        path.write_text(json.dumps(document))
        entries.append(path)
    return entries


def complete(entry):
    """Takes out of a made resolver document the files that refer to tokens nobody has: the set is a part of a larger
    one, and a missing target is an error however leniently one reads (L-22)."""
    left = set()
    while True:
        report = heads(run("tokens", "check", "--lenient", entry).stderr)
        broken = {line.split(":")[0] for line in report if line.endswith("[unresolved-alias]")}
        if not broken:
            return left
        document = json.loads(entry.read_text())
        sources = document["sets"]["all"]["sources"]
        gone = [item for item in sources if str(entry.parent / item["$ref"]) in broken]
        if not gone:
            return left
        left.update(item["$ref"] for item in gone)
        document["sets"]["all"]["sources"] = [item for item in sources if item not in gone]
        entry.write_text(json.dumps(document))


for source in sorted(path for path in (data / "sets").iterdir() if path.is_dir()):
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / source.name
        shutil.copytree(source, folder)
        subprocess.run(["chmod", "-R", "u+w", folder], check=True)
        found = resolver(folder)
        for entry in found if isinstance(found, list) else [found]:
            name = f"{source.name}/{entry.name}"
            strict = run("tokens", "check", entry)
            slips = [line for line in heads(strict.stderr) if ": error: " in line]
            if strict.returncode != 1 or not slips:
                fault(f"{name}: strict reading finds nothing")
            for line in heads(strict.stderr):
                if not place.match(line):
                    fault(f"{name}: no place or id: {line[:200]}")
            left = complete(entry) if isinstance(found, list) else set()
            out = pathlib.Path(scratch) / "out" / entry.stem
            lenient = run("tokens", "build", entry, "--lenient", "--format", "css", "--format", "swift", "--out", out)
            said = heads(lenient.stderr)
            if lenient.returncode or any(": error: " in line for line in said):
                fault(f"{name}: not built leniently: {[line for line in said if 'error' in line][:3]}")
            sheets = [path for path in out.rglob("*.css") if "--" in path.read_text()]
            swift = [path for path in out.rglob("*.swift") if "static let" in path.read_text()]
            if not sheets or not swift:
                fault(f"{name}: {len(sheets)} style sheets and {len(swift)} Swift files")
            upgraded = 0
            for path in sorted(folder.rglob("*.json")):
                before = path.read_text()
                done = run("tokens", "upgrade", path)
                again = subprocess.run(
                    [candela, "tokens", "upgrade", "-"], input=done.stdout, capture_output=True, text=True)
                if done.returncode or again.stdout != done.stdout:
                    fault(f"{name}: {path.name} is upgraded to something that is upgraded again")
                json.loads(done.stdout)
                upgraded += done.stdout != before
            lines.append(f"{name}: {len(slips)} slips, {len(said)} concessions, {upgraded} files upgraded"
                         + (f", {len(left)} files refer to tokens the set lacks" if left else ""))
print("\n".join(lines))
print(f"real-sets: {faults} faults")
sys.exit(faults > 0)
