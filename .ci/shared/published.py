"""Token files by the published JSON Schemas of DTCG 2025.10."""
import json
import sys

from tools import need

need("jsonschema_rs")
import jsonschema_rs


def check(tokens, schemas):
    """Prints what the schemas in a folder say against the token files in another, and counts it."""
    published = [json.loads(path.read_text()) for path in sorted(schemas.rglob("*.json"))]
    registry = jsonschema_rs.Registry([(schema["$id"], schema) for schema in published])

    def validator(name):
        schema = json.loads((schemas / name).read_text())
        return jsonschema_rs.Draft7Validator(schema, registry=registry)

    format, resolver = validator("format.json"), validator("resolver.json")
    faults = count = 0
    for path in sorted([*tokens.rglob("*.tokens.json"), *tokens.rglob("*.resolver.json")]):
        rules = resolver if path.name.endswith(".resolver.json") else format
        count += 1
        for error in rules.iter_errors(json.loads(path.read_text())):
            faults += 1
            print(f"{path}: {'/'.join(map(str, error.instance_path))}: {error.message[:200]}")
    bad = {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": "red"}}}
    if format.is_valid(bad):
        sys.exit("the published schema accepts a colour without components: it checks nothing")
    if not count:
        sys.exit(f"{tokens} holds no token file")
    print(f"{count} token files, {faults} faults by the published schemas")
    return faults
