"""Validates a dump against the schemas it brings, and proves that the schemas bite.

usage: validate.py DUMP
"""
import copy
import json
import pathlib
import sys

import jsonschema
import referencing

dump = pathlib.Path(sys.argv[1])
index = json.loads((dump / "index.json").read_text())
schemas = {path.stem: json.loads(path.read_text()) for path in sorted((dump / "schema").glob("*.json"))}
registry = referencing.Registry().with_resources(
    (schema.get("$id", name + ".json"), referencing.Resource.from_contents(schema))
    for name, schema in schemas.items())
for name, schema in schemas.items():
    jsonschema.Draft202012Validator.check_schema(schema)
    if schema.get("$schema") != "https://json-schema.org/draft/2020-12/schema":
        sys.exit(f"schema/{name}.json is not of 2020-12")
validators = {
    name: jsonschema.Draft202012Validator(schema, registry=registry)
    for name, schema in schemas.items()}


def damaged(value):
    """Copies of a document, each with one thing wrong."""
    yield "an unknown member", {**value, "notInTheSchema": 1}
    for name in value:
        wrong = copy.deepcopy(value)
        wrong[name] = 7 if isinstance(value[name], str) else "seven"
        yield f"'{name}' of another type", wrong
    for name in ("schemaVersion", "kind"):
        wrong = copy.deepcopy(value)
        if wrong.pop(name, None) is not None:
            yield f"no '{name}'", wrong


faults = checked = bites = 0
listed = {entry["path"]: entry["schema"] for entry in index["files"]}
found = {str(path.relative_to(dump)) for path in dump.rglob("*.json")} - {"index.json"}
if set(listed) != found:
    sys.exit(f"index.json and the directory differ: {sorted(set(listed) ^ found)[:5]}")
listed["index.json"] = "index"
for name, schema in sorted(listed.items()):
    if name.startswith("schema/"):
        continue
    document = json.loads((dump / name).read_text())
    check = validators[schema]
    checked += 1
    for error in check.iter_errors(document):
        faults += 1
        where = "/".join(map(str, error.absolute_path))
        print(f"{name}: {where}: {error.message[:300]}")
    for what, wrong in damaged(document):
        bites += 1
        if check.is_valid(wrong):
            faults += 1
            print(f"schema {schema} accepts {name} with {what}")
if not checked:
    sys.exit("the dump holds no document")
print(f"{checked} documents, {len(schemas)} schemas, {bites} damaged copies: {faults} faults")
sys.exit(faults > 0)
