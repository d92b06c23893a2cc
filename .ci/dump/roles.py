"""The roles that screens name: each is in a token file, among the icons, or one of the screen's own colours."""
import re

kinds = "color|gradient|space|radius|type|shadow|motion|opacity|haptic|material|icon"
role = re.compile(rf"({kinds})(\.[a-z0-9]+(-[a-z0-9]+)*)+")


def named(value):
    """The roles that a document names."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name == "icon" and isinstance(member, str):
                yield member
            if not name.lower().endswith("key"):  # A phrase's key can look like a role.
                yield from named(member)
    elif isinstance(value, list):
        for element in value:
            yield from named(element)
    elif isinstance(value, str) and role.fullmatch(value):
        yield value


def roles(check):
    for document in check.whole["screens"]:
        known = check.documents[f"tokens/{document['theme']}.light.json"]["tokens"].keys()
        known |= check.whole["icons"]["icons"].keys()
        known |= document.get("colors", {}).keys()  # A person's colours are part of the screen.
        unknown = set(named(document)) - known
        if unknown:
            name = f"{document['screen']}/{document['specimen']}"
            check.fail(f"{name} names roles that no file has: {sorted(unknown)[:5]}")
