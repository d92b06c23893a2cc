"""Galleries written by the tool, and copies of them with other data."""
import base64
import collections
import hashlib
import json
import os
import re
import shutil
import subprocess

from browser import parsed

typical = "habit.list/habits-typical"


def script(path, data):
    return f"gallery({json.dumps(path)},{json.dumps(data)})\n"


class Gallery:
    """A gallery written by the tool, which can be copied with other data."""

    def __init__(self, check, name, *words):
        self.check, self.folder = check, check.out / name
        check.run(
            "preview", "--out", self.folder, "--screen", "habit.list", "--specimen", "habits-typical", "--product",
            "habit",
            *words, stdout=subprocess.DEVNULL)
        self.page = (self.folder / "index.html").read_text()
        self.catalog = parsed(re.search(r"const catalog = (.*?);</script>", self.page)[1])

    def data(self, name):
        return parsed((self.folder / f"data/{name}.js").read_text().partition(",")[2].rstrip()[:-1])

    def write(self, name, data):
        (self.folder / f"data/{name}.js").write_text(script(name, data))

    def copied(self, name, changed, catalog=None):
        """A copy of the gallery with other data in some files or in the page's catalog."""
        folder = self.check.out / name
        shutil.copytree(self.folder, folder, copy_function=os.link)
        for path, data in changed.items():
            file = folder / f"data/{path}.js"
            file.unlink()
            file.write_text(script(path, data))
        if catalog:
            text = json.dumps(catalog, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
            text = f"const catalog = {text};"
            was = re.search(r"const catalog = .*?;(?=</script>)", self.page)[0]
            digests = [base64.b64encode(hashlib.sha256(part.encode()).digest()).decode() for part in (was, text)]
            (folder / "index.html").unlink()
            (folder / "index.html").write_text(self.page.replace(was, text).replace(*digests))
        return folder


def showcase(dump):
    """A screen with an element of every kind, the one with the most members of each."""
    richest = {}
    for file in sorted((dump / "screens").glob("*/*.json")):
        def walk(element):
            size = len(json.dumps(element))
            if size < 5000:
                found = richest.get(element["kind"])
                this = len(element), size, element
                richest[element["kind"]] = max(found or (0, 0, None), this, key=lambda one: one[:2])
            for child in element.get("children", []):
                walk(child)

        screen = json.loads(file.read_text())
        for card in screen["cards"] + [part["card"] for part in [screen.get("overlay")] if part]:
            walk(card["body"])
    screen = json.loads((dump / f"screens/{typical}.json").read_text())
    cards = [
        {"kind": "any", "id": kind, "facts": {}, "body": element} for kind, (_, _, element) in sorted(richest.items())]
    gradients, colors = {"gradient.any": {"light": ["red"]}}, {"color.any": {"light": "#FF0000"}}
    return screen | {"cards": cards, "gradients": gradients, "colors": colors}


def pruned(gallery, screen):
    """Removes tokens and files for speed, except those that the screen names and some of each type."""
    title = screen["title"]
    documents = {"large.en": screen | {"title": {"$": 1}}}
    gallery.write(f"screens/{typical}", {"mark": "$", "shared": [title, {"$": 0}], "documents": documents})
    named = set(re.findall(r'"([a-z0-9-]+(?:\.[a-z0-9-]+)+)"', json.dumps(screen)))
    for file in gallery.folder.glob("data/tokens/*.js"):
        tokens = gallery.data(f"tokens/{file.stem}")
        seen = collections.Counter()
        for path, token in tokens["tokens"].items():
            seen[token["$type"]] += path not in named
            if path not in named and seen[token["$type"]] < 4:
                named.add(path)
        for member in ("tokens", "contrast"):
            tokens[member] = {path: value for path, value in tokens[member].items() if path in named}
        font = {
            "names": {"apple": "A", "android": "a", "web": "Nowhere Web"},
            "metrics": {
                "unitsPerEm": 1000, "ascent": 900, "descent": -200, "lineGap": 0, "capHeight": 700, "xHeight": 500,
                "averageWidth": 500},
            "fallback": {"name": "Inter", "unitsPerEm": 2000, "averageWidth": 1200}}
        tokens["fonts"] = {"Nowhere": font}
        for token in tokens["tokens"].values():
            if token["$type"] == "typography":
                token["$value"]["fontFamily"] = ["Nowhere", "Some Font", "sans-serif"]
        gallery.write(f"tokens/{file.stem}", tokens)
    for file in gallery.folder.glob("data/schema/*.js"):
        if file.stem != "habit.list":
            file.unlink()
    icons = gallery.data("icons")
    icons["icons"] = {name: icon for name, icon in icons["icons"].items() if name in named}
    gallery.write("icons", icons)
