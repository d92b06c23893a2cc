"""Reads every script of the checks as its language does, so that a slip in one is found before all else has run, and
checks that none is too long or too wide, and that the plan is complete: what a script reads is among its step's inputs,
and a change runs the suites that use what it changes.
"""
import ast
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import inputs
import plan
import suites
from tools import root


def unreadable():
    """Scripts that their language cannot read."""
    for name in inputs.under(".ci"):
        file = root / name
        if file.suffix in (".json", ".csv", ".md", ".html"):
            continue
        text = file.read_text()
        try:
            if file.suffix == ".py" or text.startswith("#!/usr/bin/env python3"):
                ast.parse(text, name)
            elif text.startswith("#!/usr/bin/env bash"):
                subprocess.run(["bash", "-n", file], check=True)
        except (SyntaxError, subprocess.CalledProcessError) as error:
            yield f"{name}: {error}"


def oversized():
    """Scripts of more lines than somebody reads at once, and lines wider than a window."""
    for name in inputs.under(".ci"):
        if name.startswith(".ci/fixtures/"):
            continue
        lines = (root / name).read_text().splitlines()
        if len(lines) > 200:
            yield f"{name} has {len(lines)} lines, the limit is 200"
        for number, line in enumerate(lines, 1):
            if len(line) > 120:
                yield f"{name}:{number}:121: the line has {len(line)} columns, the limit is 120"


def undeclared():
    """Inputs that do not exist, and paths in scripts that are not among the inputs of their step."""
    for step in plan.run():
        for path in step.inputs:
            if not inputs.under(path):
                yield f"the step {step.name} depends on {path}, which does not exist"
        declared = {name for path in step.inputs for name in inputs.under(path)}
        for script in inputs.scripts(step.command):
            if step.name == "scripts" or "fixtures" in script:
                continue
            named = r'(?:root / "|\$PWD/)((?:Sources|Tests|Tokens|README)[\w./+-]*)'
            for path in re.findall(named, (root / script).read_text()):
                if not declared.issuperset(inputs.under(path)):
                    yield f"{script} reads {path}, which is not among the inputs of the step {step.name}"


def untested():
    """Targets whose change runs no suite or not its own, and suites that no change of a source runs."""
    targets, chosen = suites.manifest(), set()
    for name, target in targets.items():
        try:
            found = suites.of([f"{target['path']}/Folder/File.swift"], targets)
        except LookupError as error:
            yield str(error)
            continue
        if target["type"] == "test":
            if f"{name}\\." not in found:
                yield f"a change in {name} does not run it"
        else:
            chosen.update(found)
    for name, target in targets.items():
        if target["type"] == "test" and f"{name}\\." not in chosen:
            yield f"no change of a source runs {name}"


faults = [*unreadable(), *oversized(), *undeclared(), *untested()]
print("\n".join(faults) or "scripts: all can be read, none is too long, and the plan is complete")
sys.exit(bool(faults))
