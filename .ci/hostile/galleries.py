"""Galleries that the tool writes from hostile texts, and galleries with hostile data files."""
import json
import random
import re

from hostile.made import Gallery, typical
from hostile.payloads import brand, every, is_figure, is_name, is_text, journal, payloads, poisoned
from hostile.watch import Opened

pages = {
    "#/": [], "#/tokens/habit": ["origins/habit.light", "types"], "#/icons": [], "#/findings": ["findings"],
    "#/elements": ["kinds"], "#/changes": [],
    "#/elements/row": ["kinds", "schema/habit.list"], f"#/changes/{typical}": [f"earlier/screens/{typical}",
    "earlier/tokens/habit.light"], "#/cards": ["kinds"],
    "#/?q=drink": ["words"], "#/states/habit.list": [],
    f"#/beside/{typical}?show=version:before;appearance:dark": [f"earlier/screens/{typical}"], f"#/alone/{typical}": []}


def galleries(check, context, plain):
    """Galleries that the tool writes from hostile texts, and galleries with hostile data files."""
    opened, made = Opened(check, context), []
    for place in range(0, len(payloads), 21):
        text = "".join(part for part in payloads[place:place + 21] if part.isprintable())
        (check.out / "journal.json").write_text(json.dumps(journal(text)))
        (check.out / "brand.tokens.json").write_text(json.dumps(brand(text)))
        words = ["--journal", check.out / "journal.json", "--theme", check.out / "brand.tokens.json", "--now",
            "2026-03-18T17:20:00Z", "--time-zone", "Z"]
        gallery = Gallery(check, f"tool-{place}", *words)
        made.append((gallery.folder, ["#/screens/habit.list/yours", "#/tokens/habit"]))
    drawn = [f"screens/{typical}", "tokens/habit.light", "icons"]
    source = {name: plain.data(name) for name in {*drawn, *sum(pages.values(), [])}}

    def is_any(*place):
        return is_text(*place) or is_name(*place) or is_figure(*place)

    ways = [(0.15, is_text), (0.2, is_name), (0.1, is_figure), (0.04, is_any)]
    for turn in range(44):
        chance = random.Random(f"{check.seed} {turn}")
        fragment, read = list(pages.items())[turn % len(pages)]
        changed = {name: poisoned(source[name], every(chance, *ways[turn % len(ways)])) for name in drawn + read}
        made.append((plain.copied(f"data-{turn}", changed), [f"#/screens/{typical}", fragment]))
    # File names in the catalog are kept, or replaced by impossible ones.
    for turn in range(6):
        chance = random.Random(f"{check.seed} catalog {turn}")
        files = {"name", "screen", "specimen", "product", "size", "language", "sizes", "languages", "tokens"}

        def choose(path, value):
            if not is_text(path, value) or chance.random() > 0.3:
                return value
            word = chance.choice(payloads)
            return value if files & {*path} and not re.search(r'[/\\\\:*?"<>|\0-\x1f]', word) else word

        made.append((plain.copied(f"catalog-{turn}", {}, poisoned(plain.catalog, choose)), ["#/", "#/changes"]))
    for folder, fragments in made:
        opened.open(folder, fragments[0])
        opened.page.evaluate(
            "['elements', 'events'].forEach(panel => document.getElementById(`tab-${panel}`)?.click())")
        opened.go(fragments[1])
    if len(made) < 50:
        check.fail(f"only {len(made)} galleries were opened")
    print(f"{len(made)} galleries: {check.counts['shown']} pages shown, {check.counts['refused']} refused")
    if check.counts["refused"] > check.counts["shown"] / 4:
        check.fail("too many pages are refused to test much")
    opened.page.close()
