"""Surfaces by the official Python library: the schemas of messages and components, and the tree."""
import copy
import json

import jsonschema_rs
from a2ui.core import (
    STRICT_VALIDATION, MessageProcessor, MessageProcessorOptions, get_common_types_schema_json)

BASE = "https://a2ui.org/specification/v0_9/"


def fault(check, messages, config=STRICT_VALIDATION):
    """What the library says against messages; nothing if they are valid."""
    options = MessageProcessorOptions(validation_config=config)
    try:
        MessageProcessor(list(check.catalogs.values()), options=options).process_messages(messages)
    except Exception as error:
        return f"{type(error).__name__}: {str(error)[:300]}"


def components(messages):
    return messages[-1]["updateComponents"]["components"]


def valid(check):
    """States are valid in both catalogs and both languages. Of our own catalog, which the library copies for each
    component, it takes one state of each product, or screen of all states; a faster one validates all components by the
    same schemas."""
    common = json.loads(get_common_types_schema_json("v0.9"))
    registry = jsonschema_rs.Registry([(f"{BASE}common_types.json", common), (f"{BASE}catalog.json", check.schema)])
    own = {
        name: jsonschema_rs.Draft202012Validator(
            {**check.schema, "$ref": f"#/components/{name}"}, registry=registry)
        for name in check.schema["components"]}
    for (catalog, language), surfaces in check.surfaces.items():
        taken, known = set(), set()
        for name, messages in surfaces.items():
            check.checked += 1
            part = name.partition(" " if check.whole else ".")[0]
            if catalog == "basic" or part not in taken:
                taken.add(part)
                if found := fault(check, messages):
                    check.fail(f"{name}, {catalog}, {language}: {found}")
            for component in components(messages) if catalog == "candela" else []:
                text = json.dumps({**component, "id": ""})
                for error in [] if text in known else own[component["component"]].iter_errors(component):
                    check.fail(f"{name}, {language}, {component['id']}: {error.message[:200]}")
                known.add(text)
        check.step(f"{catalog} {language}")


def damaged(check):
    """The library finds what is wrong in damaged copies, in either catalog: it checks something."""
    damages = {
        "a root of another name": lambda messages: components(messages)[0].update(id="other"),
        "a child that is missing": lambda messages: components(messages)[0].update(children=["nowhere"]),
        "an unknown component": lambda messages: components(messages)[-1].update(component="Sparkle"),
        "an unknown property": lambda messages: components(messages)[-1].update(sparkle=1),
        "a component without a kind": lambda messages: components(messages)[0].pop("component"),
    }
    for catalog in check.catalogs:
        messages = next(iter(check.surfaces[catalog, "own"].values()))
        for name, damage in damages.items():
            copied = copy.deepcopy(messages)
            damage(copied)
            if not fault(check, copied):
                check.fail(f"{catalog}: {name} is valid")
