"""Writes the token set of somebody else, which the tests keep in ForeignSet.swift, as a file.

usage: foreign.py FILE
"""
import json
import pathlib
import sys

source = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/CandelaPipelineTests/Emit/ForeignSet.swift"
text = source.read_text().split('#"""\n')[1].split('"""#')[0]
json.loads(text)
pathlib.Path(sys.argv[1]).write_text(text)
