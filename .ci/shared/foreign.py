"""Writes the token set of somebody else, which the tests keep in ForeignSet.swift, as a file. Tokens are added with
every text of `hostile.json` as a font's name, as a description and as a reason, and with every name of it.

usage: foreign.py FILE
"""
import json
import pathlib
import sys

here = pathlib.Path(__file__).resolve()
source = here.parent.parent.parent / "Tests/CandelaTokenExportTests/Emit/ForeignSet.swift"
hostile = json.loads((here.parent.parent / "fixtures/hostile.json").read_text())


def texts():
    """Hostile texts, and one that is longer than a constant of a Java class."""
    return [*hostile["texts"], 'long "text" ' * 2_500]


def tokens():
    """The added tokens, in groups."""
    size, zero = {"value": 16, "unit": "px"}, {"value": 0, "unit": "px"}
    spoken, styles, names = {"$type": "fontFamily"}, {"$type": "typography"}, {"$type": "color"}
    for place, text in enumerate(texts()):
        spoken[f"n{place}"] = {
            "$value": [text, "sans-serif"], "$description": text, "$deprecated": text,
            "$extensions": {"com.example.hostile": {text: text}}}
        styles[f"n{place}"] = {
            "$value": {"fontFamily": text, "fontSize": size, "fontWeight": 400, "letterSpacing": zero, "lineHeight": 1}}
    for place, name in enumerate([*hostile["names"], "long-name-" * 20]):
        names[name] = {"$value": {"colorSpace": "srgb", "components": [place / 255, 0.2, 0.4]}, "$description": name}
    return {"hostile-text": spoken, "hostile-style": styles, "hostile-name": names}


def paths():
    """The added tokens by their paths."""
    return {
        f"{group}.{name}": token for group, all in tokens().items() for name, token in all.items() if name != "$type"}


if __name__ == "__main__":
    foreign = json.loads(source.read_text().split('#"""\n')[1].split('"""#')[0])
    foreign["sets"]["base"]["sources"].append(tokens())
    pathlib.Path(sys.argv[1]).write_text(json.dumps(foreign))
