"""Words, brands and apps that grow."""

import json

from growth.cases import case, color, now, tool
from tools import root


def catalog(strings):
    return {"sourceLanguage": "en", "version": "1.0", "strings": strings}


def said(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def checked(name, count):
    """`phrases check` on a catalog of these translations to English, or of other languages."""

    def add(make):
        line = ["phrases", "check", "w.xcstrings"]
        case(f"phrases check: {name}", count)(lambda n: (line, {"w.xcstrings": catalog(make(n))}))
        return make

    return add


def english(names):
    return {name: {"localizations": {"en": said("x")}} for name in names}


checked("unknown keys", 2_000)(lambda n: english(f"key.number.{place}" for place in range(n)))
checked("misspelt keys", 2_000)(lambda n: english(f"{key[:-1]}{place}" for place, key in zip(range(n), keys() * n)))


@checked("languages", 200)
def languages(n):
    letters = [chr(97 + place) for place in range(26)]
    names = [f"x{letters[place // 26 % 26]}{letters[place % 26]}-{1000 + place}" for place in range(n)]
    return {keys()[0]: {"localizations": {name: said("x") for name in names}}}


@case("phrases check: catalogs", 50)
def catalogs(n):
    files = {f"w{place}.xcstrings": catalog(english(keys()[:20])) for place in range(n)}
    return ["phrases", "check", *files], files


def keys():
    if not hasattr(keys, "all"):
        keys.all = list(json.loads(tool("phrases", "export"))["strings"])
    return keys.all


def branded(name, count):
    def add(make):
        case(f"screen --theme: {name}", count)(
            lambda n: (
                ["screen", "habit.list", "--journal", "j.json", "--theme", "b.tokens.json", *now],
                {"j.json": {}, **make(n)},
            )
        )
        return make

    return add


branded("roles of a brand's own", 2_000)(
    lambda n: {
        "b.tokens.json": {
            "color": {"$type": "color", **{f"own-{place}": {"$value": color(0.1, 0.1, 0.1)} for place in range(n)}}
        }
    }
)
branded("misspelt roles", 2_000)(
    lambda n: {
        "b.tokens.json": {
            "color": {
                "$type": "color",
                "text": {f"primry-{place}": {"$value": color(0.1, 0.1, 0.1)} for place in range(n)},
            }
        }
    }
)


@branded("icons", 500)
def icons(n):
    drawing = (root / "Tokens/icon/flame.svg").read_text()
    rows = [
        {"name": f"own-{place}", "description": "A mark.", "sfSymbols": "star", "materialSymbols": "star"}
        for place in range(n)
    ]
    return {"b.tokens.json": {}, "icon/icons.json": rows, **{f"icon/own-{place}.svg": drawing for place in range(n)}}


case("screen --app: screens", 5_000)(
    lambda n: (
        ["screen", "habit.list", "--journal", "j.json", "--app", "a.json", *now],
        {
            "j.json": {},
            "a.json": {
                "id": "a",
                "name": {"en": "A"},
                "theme": "habit",
                "screens": ["habit.list", *(f"habit.lst{place}" for place in range(n))],
                "tabs": [],
            },
        },
    )
)
