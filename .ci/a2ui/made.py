"""Surfaces in both catalogs and two languages: of all states, or of a sample with all that each screen has."""
import json
import re
import subprocess

from a2ui.core import Catalog
from a2ui.core.basic_catalog import BasicCatalog
from check import Check
from tools import dumped

CATALOGS = ("basic", "candela")
LANGUAGES = ("own", "ar-XB")


class A2UICheck(Check):
    """A run of the check: the surfaces by catalog and language, and how much was checked and pressed."""

    def __init__(self, candela, whole):
        super().__init__("a2ui", candela, most=60)
        self.whole, self.checked, self.pressed = whole, 0, 0
        self.states = dumped(candela)
        self.names = sorted(self.sampled())
        print(f"{len(self.names)} states")
        schema = self.out / "catalog.json"
        with schema.open("wb") as file:
            self.run("schema", "a2ui", stdout=file)
        self.schema = json.loads(schema.read_text())
        self.catalogs = {"basic": BasicCatalog("v0.9"), "candela": Catalog.from_json(self.schema, "0.9")}
        self.surfaces = {pair: self.dumped(*pair) for pair in ((c, l) for c in CATALOGS for l in LANGUAGES)}

    def covering(self, kinds):
        """All names, or a sample of them that has all their kinds."""
        known = set()
        for name in sorted(kinds, key=lambda name: (-len(kinds[name]), name)):
            if self.whole or not kinds[name] <= known:
                known |= kinds[name]
                yield name

    def sampled(self):
        """The states of each screen that have all its kinds of elements and actions, and all its roles."""
        for screen in sorted((self.states / "screens").iterdir()):
            texts = {path.stem: path.read_text() for path in screen.glob("*.json")}
            kinds = {name: set(re.findall(r'"(?:kind|role)": ?"\w+"', text)) for name, text in texts.items()}
            for name in self.covering(kinds):
                yield f"{screen.name} {name}"

    def dumped(self, catalog, language):
        """The messages of each state, by screen and specimen."""
        path = self.out / f"{catalog}.{language}.json"
        words = [] if language == "own" else ["--language", language]
        if not self.whole:
            words += [word for name in {name.split()[1] for name in self.names} for word in ("--specimen", name)]
        with path.open("wb") as file:
            self.run("dump", "--format", "a2ui", "--catalog", catalog, *words, stdout=file)
        screens = json.loads(path.read_text())["screens"]
        listed = self.run("dump", "--list", *words, stdout=subprocess.PIPE).stdout.decode().splitlines()
        found = {line.replace("\t", " "): screen["messages"] for line, screen in zip(listed, screens)}
        if len(listed) != len(screens) or not found.keys() >= set(self.names):
            self.fail(f"{path.name} has {len(screens)} screens for {len(listed)} names")
        return {name: found[name] for name in self.names if name in found}
