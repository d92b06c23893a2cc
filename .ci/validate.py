"""Validates a dump against the schemas it brings, and proves that the schemas bite.

usage: validate.py DUMP DOCUMENT [JOURNAL...]
  DUMP      what 'candela dump --out DUMP' wrote
  DOCUMENT  what 'candela dump' printed
  JOURNAL   journals, to be validated as well
"""
import copy
import json
import pathlib
import sys

import jsonschema
import referencing

dump = pathlib.Path(sys.argv[1])
whole = json.loads(pathlib.Path(sys.argv[2]).read_text())
index = json.loads((dump / "index.json").read_text())
schemas = {path.stem: json.loads(path.read_text()) for path in sorted((dump / "schema").glob("*.json"))}
registry = referencing.Registry().with_resources(
    (schema["$id"], referencing.Resource.from_contents(schema)) for schema in schemas.values())
faults = checked = bites = 0


def fault(text):
    global faults
    faults += 1
    print(text)


for name, schema in schemas.items():
    jsonschema.Draft202012Validator.check_schema(schema)
    if schema.get("$schema") != "https://json-schema.org/draft/2020-12/schema":
        fault(f"schema/{name}.json is not of 2020-12")
validators = {
    name: jsonschema.Draft202012Validator(
        schema, registry=registry, format_checker=jsonschema.FormatChecker())
    for name, schema in schemas.items()}


def check(name, document, schema):
    global checked
    checked += 1
    for error in validators[schema].iter_errors(document):
        fault(f"{name}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")


def objects(value, path=()):
    """The paths of all objects whose members the schema knows."""
    if isinstance(value, dict):
        yield path
        for name, member in value.items():
            if name != "$extensions":
                yield from objects(member, path + (name,))
    elif isinstance(value, list):
        for position, element in enumerate(value):
            yield from objects(element, path + (position,))


def damaged(value, schema):
    """Copies of a document, each with one thing wrong."""
    for name in value:
        wrong = dict(value)
        wrong[name] = 7 if isinstance(value[name], str) else "seven"
        yield f"'{name}' of another type", wrong
    if schema != "journal":  # A journal is written by people and may leave its version out.
        for name in ("schemaVersion", "kind"):
            wrong = dict(value)
            if wrong.pop(name, None) is not None:
                yield f"no '{name}'", wrong
    paths = list(objects(value))
    for path in paths[:: max(1, len(paths) // 60)]:
        wrong = copy.deepcopy(value)
        place = wrong
        for step in path:
            place = place[step]
        place["notInTheSchema"] = 1
        yield f"an unknown member at {'/'.join(map(str, path)) or 'the top'}", wrong


def bite(name, document, schema):
    global bites
    for what, wrong in damaged(document, schema):
        bites += 1
        if validators[schema].is_valid(wrong):
            fault(f"schema {schema} accepts {name} with {what}")


listed = {entry["path"]: entry for entry in index["files"]}
found = {str(path.relative_to(dump)) for path in dump.rglob("*.json")} - {"index.json"}
if set(listed) != found:
    fault(f"index.json and the directory differ: {sorted(set(listed) ^ found)[:5]}")
documents = {
    name: json.loads((dump / name).read_text()) for name, entry in listed.items() if "schema" in entry}
for name, document in documents.items():
    check(name, document, listed[name]["schema"])
check("index.json", index, "index")
check(sys.argv[2], whole, "dump")
for kind in ("tokens", "screens"):
    files = [document for name, document in documents.items() if name.startswith(kind + "/")]
    if whole[kind] != files:
        fault(f"the dump as one document has other {kind} than the files")
sets = {tuple(sorted(document["inputs"].items())) for document in whole["tokens"]}
if len(sets) != 16:
    fault(f"{len(sets)} sets of tokens, not 16")
for document in whole["screens"]:
    check(f"context of {document['screen']}/{document['specimen']}", document["context"], "context")
for path in sys.argv[3:]:
    journal = json.loads(pathlib.Path(path).read_text())
    check(path, journal, "journal")
    small = {**journal, "completions": journal["completions"][:3], "weighIns": journal["weighIns"][:3]}
    bite(path, {name: value for name, value in small.items() if value}, "journal")
bite("index.json", index, "index")
tokens = whole["tokens"][0]
some = dict(list(tokens["tokens"].items())[::20])
bite("the first token file", {**tokens, "tokens": some, "contrast": tokens["contrast"][:5]}, "tokens")
bite("the first context", whole["screens"][0]["context"], "context")
for name in {document["screen"]: document for document in whole["screens"]}:
    for document in [document for document in whole["screens"] if document["screen"] == name][::8]:
        bite(f"{name}/{document['specimen']}", document, name)
print(
    f"{len(sets)} token sets, {len(whole['screens'])} screens, {checked} documents by {len(schemas)} schemas,"
    f" {bites} damaged copies: {faults} faults")
sys.exit(faults > 0)
