"""Copies of a document, each with one fault or one addition."""

# Objects whose members are named by roles, not by the schema.
by_role = {("type",), ("colors",), ("gradients",)}
# Open sets: the entries of 'on', the colours of a person, drawing extensions, and the values of options and patches.
open_members = {"$extensions", "on", "colors"}


def is_open(path, name):
    return name in open_members or path[-1:] + (name,) == ("intent", "value") or (
        path[-2:-1] + (name,) == ("patch", "value"))


def objects(value, path=()):
    """The paths of all objects whose members are defined by the schema."""
    if isinstance(value, dict):
        yield path
        for name, member in value.items():
            if not is_open(path, name):
                yield from objects(member, path + (name,))
    elif isinstance(value, list):
        for position, element in enumerate(value):
            yield from objects(element, path + (position,))


def samples(value):
    """One object for each place in a document's structure, at most 40, and the names of their places."""
    seen = {}
    for path in objects(value):
        seen.setdefault(tuple("*" if isinstance(step, int) else step for step in path), path)
    paths = list(seen.values())
    for path in paths[:: -(-len(paths) // 40)]:
        yield path, "/".join(map(str, path)) or "the top"


def at(value, path):
    for step in path:
        value = value[step]
    return value


def changed(value, path, change):
    """A copy of a document with one object replaced. Shares unchanged parts."""
    if not path:
        return change(value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], change)
    return copy


def without(name):
    return lambda value: {other: member for other, member in value.items() if other != name}


def replaced(**members):
    return lambda value: {**value, **members}


def damaged(value, schema):
    """Copies of a document, each with one fault."""
    for name in value:
        yield f"'{name}' of another type", {**value, name: 7 if isinstance(value[name], str) else "seven"}
    if schema != "journal":  # A journal may be written by hand, without its version.
        for name in ("schemaVersion", "kind"):
            if name in value:
                yield f"no '{name}'", without(name)(value)
    for path, place in samples(value):
        yield f"an unknown member at {place}", changed(value, path, replaced(notInTheSchema=1))
    if value.get("kind") == "screen":
        yield from damaged_screen(value)


def damaged_screen(screen):
    """Copies of a screen, each with one fault specific to screens."""
    for path, place in samples(screen):
        value = at(screen, path)
        name = next(iter(value), None)
        if name and path not in by_role:
            yield f"'{name}' renamed at {place}", changed(
                screen, path, lambda old: {"renamed": old[name], **without(name)(old)})
        if "kind" in value:
            yield f"no 'kind' at {place}", changed(screen, path, without("kind"))
        if "kind" in value and path:
            other = "chart" if value["kind"] in ("row", "column", "layers", "list", "grid") else "column"
            for kind in ("moonPhase", other):
                if kind != value["kind"]:
                    yield f"the kind '{kind}' at {place}", changed(screen, path, replaced(kind=kind))


def grown(document):
    """Copies with an addition of a later version: a new member, or a new kind of card or element."""
    for path, place in samples(document):
        if path not in by_role:
            yield f"a new member at {place}", changed(document, path, replaced(sinceThen={"kind": "new"}))
    for path in objects(document):
        if path and path[-1] == "body" or path[:1] == ("cards",) and len(path) == 2:
            yield f"a new kind at {'/'.join(map(str, path))}", changed(document, path, replaced(kind="moonPhase"))
