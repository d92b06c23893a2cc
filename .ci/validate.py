"""Validates a dump against the schemas it brings, and proves that the schemas bite.

usage: validate.py DUMP DOCUMENT [JOURNAL...]
  DUMP      what 'candela dump --out DUMP' wrote
  DOCUMENT  what 'candela dump' printed
  JOURNAL   journals, to be validated as well
"""
import itertools
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


def samples(value):
    """One object of each place in a document's structure, at most 40."""
    seen = {}
    for path in objects(value):
        seen.setdefault(tuple("*" if isinstance(step, int) else step for step in path), path)
    paths = list(seen.values())
    return paths[:: -(-len(paths) // 40)]


def at(value, path):
    for step in path:
        value = value[step]
    return value


def changed(value, path, change):
    """A copy of a document in which one object is another. Shares what stays."""
    if not path:
        return change(value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], change)
    return copy


def without(name):
    return lambda value: {other: member for other, member in value.items() if other != name}


def damaged(value, schema):
    """Copies of a document, each with one thing wrong."""
    for name in value:
        yield f"'{name}' of another type", {**value, name: 7 if isinstance(value[name], str) else "seven"}
    if schema != "journal":  # A journal is written by people and may leave its version out.
        for name in ("schemaVersion", "kind"):
            if name in value:
                yield f"no '{name}'", without(name)(value)
    for path in samples(value):
        where = "/".join(map(str, path)) or "the top"
        yield f"an unknown member at {where}", changed(value, path, lambda old: {**old, "notInTheSchema": 1})


tried = set()


def damaged_screen(screen):
    """Copies of a screen, each with one thing wrong that only a screen has."""
    for path in samples(screen):
        value = at(screen, path)
        where = "/".join(map(str, path)) or "the top"
        name = next(iter(value))
        yield f"'{name}' renamed at {where}", changed(
            screen, path, lambda old: {"renamed": old[name], **without(name)(old)})
        if "label" in value and "role" in value:
            yield f"no 'label' at {where}", changed(screen, path, without("label"))
        if "kind" in value:
            yield f"no 'kind' at {where}", changed(screen, path, without("kind"))
    for path in objects(screen):
        kind = at(screen, path).get("kind")
        known = card_kinds if len(path) == 2 else row_kinds
        if path[:1] != ("cards",) or kind not in known or path[-2] not in ("cards", "rows"):
            continue
        for other in ["moonPhase", *known]:
            if other != kind and (kind, other) not in tried:
                tried.add((kind, other))
                where = "/".join(map(str, path))
                yield f"the kind '{other}' at {where}", changed(screen, path, lambda old: {**old, "kind": other})


def kinds(name):
    """The kinds of a union of the screens."""
    return [form["properties"]["kind"]["const"] for form in schemas["screen"]["$defs"][name]["oneOf"]]


card_kinds, row_kinds = kinds("Card"), kinds("FormRow")


def bite(name, document, schema):
    global bites
    screen = damaged_screen(document) if document.get("kind") == "screen" else ()
    for what, wrong in itertools.chain(damaged(document, schema), screen):
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
check(sys.argv[2], {**whole, "tokens": whole["tokens"][:1], "screens": whole["screens"][:1]}, "dump")
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
largest = {}
for document in sorted(whole["screens"], key=lambda document: len(str(document))):
    largest[document["screen"]] = document
for name, document in largest.items():
    bite(f"{name}/{document['specimen']}", document, name)
print(
    f"{len(sets)} token sets, {len(whole['screens'])} screens, {checked} documents by {len(schemas)} schemas,"
    f" {bites} damaged copies: {faults} faults")
sys.exit(faults > 0)
