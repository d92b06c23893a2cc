"""Reads every script of the checks as its language does, so that a slip in one is found before all else has run."""
import ast
import pathlib
import subprocess
import sys

folder = pathlib.Path(__file__).resolve().parent.parent
faults = 0
for file in sorted([*folder.glob("*"), *folder.glob("shared/*")]):
    if file.is_dir():
        continue
    text = file.read_text()
    try:
        if file.suffix == ".py" or text.startswith("#!/usr/bin/env python3"):
            ast.parse(text, str(file))
        elif text.startswith("#!/usr/bin/env bash"):
            subprocess.run(["bash", "-n", file], check=True)
    except (SyntaxError, subprocess.CalledProcessError) as error:
        faults += 1
        print(f"{file}: {error}")
sys.exit(bool(faults))
