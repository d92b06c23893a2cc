"""The schemas of a dump: each is valid, each type and member is described, and none is too large."""
import collections

import jsonschema_rs

Owner = collections.namedtuple("Owner", "name isVariant")


def validators(check, schemas):
    """A validator for each schema, which resolves the others by name."""
    registry = jsonschema_rs.Registry([(schema["$id"], schema) for schema in schemas.values()])
    for name, schema in schemas.items():
        jsonschema_rs.meta.validate(schema)
        if schema.get("$schema") != "https://json-schema.org/draft/2020-12/schema":
            check.fail(f"schema {name} is not JSON Schema 2020-12")
    return {
        name: jsonschema_rs.Draft202012Validator(schema, registry=registry, validate_formats=True)
        for name, schema in schemas.items()}


def small(check):
    definitions = len(check.exact["screen"]["$defs"])
    if definitions > 65:
        check.fail(f"the schema of a screen has {definitions} definitions")


def described(check):
    """Every type and member has a description, and different members have different ones."""
    uses = collections.defaultdict(set)
    for schema, document in check.exact.items():
        for owner, member, text in descriptions(document, Owner(schema, False)):
            if not text:
                check.fail(f"{schema}: {owner.name}.{member} has no description")
            elif member:
                uses[text].add(member)
    for text, members in uses.items():
        # A record's id and a reference to it may read the same.
        if len(members) > 2:
            check.fail(f"{len(members)} different members have the description '{text}': {sorted(members)}")


def descriptions(schema, owner):
    """The types and members of a schema with their descriptions."""
    for name, member in schema.get("properties", {}).items():
        # The base describes the kind and the members of all variants.
        if member is not True and not (owner.isVariant and "const" in member):
            yield owner, name, member.get("description")
            yield from descriptions(member, Owner(f"{owner.name}.{name}", False))
    for name, definition in schema.get("$defs", {}).items():
        yield Owner(name, False), "", definition.get("description")
        yield from descriptions(definition, Owner(name, False))
        for variant in definition.get("oneOf", []):
            yield Owner(variant["title"], True), "", variant.get("description")
            yield from descriptions(variant, Owner(variant["title"], True))
