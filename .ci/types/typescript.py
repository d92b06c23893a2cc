"""Programs in TypeScript that use the printed declarations."""
import json
import pathlib
import re

# Each screen is a constant of its type, without array elements that have the form of earlier ones.
seen = set()


def form(value):
    """A value with its words, but without its texts and numbers."""
    if isinstance(value, dict):
        return {name: form(member) for name, member in value.items()}
    if isinstance(value, list):
        return sorted({json.dumps(form(element)) for element in value})
    return value if isinstance(value, str) and re.fullmatch("[a-z][A-Za-z]*", value) else type(value).__name__


def is_new(value):
    size = len(seen)
    seen.add(json.dumps(form(value)))
    return len(seen) > size


def novel(value):
    if isinstance(value, dict):
        return {name: novel(member) for name, member in value.items()}
    return [novel(element) for element in value if is_new(element)] if isinstance(value, list) else value


def constants(shown):
    """A constant for each screen."""
    for number, screen in enumerate(shown):
        # Not a literal of the type: in those, TypeScript rejects unknown members.
        yield f"const value{number} = {json.dumps(novel(screen), separators=(',', ':'))} as const;"
        yield f"export const screen{number}: Screen = value{number};"


def with_body(**members):
    return lambda screen: screen | {"cards": [{"kind": "a", "id": "a", "body": members}]}


wrong = {
    "a direction that there is not": lambda screen: screen | {"direction": "loud"},
    "no title": lambda screen: {name: member for name, member in screen.items() if name != "title"},
    "a number as the id of a card": lambda screen: screen | {"cards": [screen["cards"][0] | {"id": 7}]},
    "a card without a body": lambda screen: screen | {"cards": [{"kind": "a", "id": "a"}]},
    "a column whose gap is a flag": with_body(kind="column", gap=True),
    "an element without a kind": with_body(part="a"),
    "a text in place of children": with_body(kind="row", children="a")}
kinds_of_rows = [
    "export function gap(one: Element): unknown { return one.kind === 'row' ? one.justify : undefined; }",
    "// @ts-expect-error A row has no rows.",
    "export function rows(one: KnownElement): unknown { return one.kind === 'row' ? one.rows : undefined; }"]


def errors(screen):
    """A constant for each wrong screen, which does not compile."""
    for number, (what, change) in enumerate(wrong.items()):
        yield f"const wrong{number} = {json.dumps(change(screen), separators=(',', ':'))} as const;"
        yield f"// @ts-expect-error {what}"
        yield f"export const wrongScreen{number}: Screen = wrong{number};"


page = (pathlib.Path(__file__).parent / "page.ts").read_text()
strict = [
    "--strict", "--noEmit", "--exactOptionalPropertyTypes", "--target", "es2020", "--lib", "es2020,dom",
    "--moduleResolution", "node"]


def screens(shown, plain):
    """A program with right and wrong screens."""
    lines = [
        'import type { Element, KnownElement, Screen } from "./screen.js";', *constants(shown), *errors(plain),
        *kinds_of_rows]
    return "\n".join(lines) + "\n"
