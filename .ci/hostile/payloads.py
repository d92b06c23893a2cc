"""Texts that try to run a script, send a request or break a page, and how they get into data."""
import json

from tools import fixtures

far = "http://h.invalid/x"
payloads = [
    "</script><script>globalThis.pwned = 1</script>", "</style><script>globalThis.pwned = 1</script>",
    "--><script>globalThis.pwned = 1</script>",
    f'"><img src="{far}" onerror="globalThis.pwned = 1">',
    f"' onload='globalThis.pwned = 1' style='background:url({far})",
    f"x,url({far})", f"red;background:url({far})", f"}}*{{background:url({far})}}",
    f'Evil;}}*{{background:url("{far}")}}',
    f'"),url("{far}', f"\\22),url({far})", f"u\\72l({far})", f'image-set("{far}" 1x)', f'x);src:url("{far}")',
    f"@import '{far}';",
    f"x\n}}*{{background:url({far})}}", f"/**/url({far})", f"0 0 0 / 1) url({far}", f"var(--x,url({far}))",
    "expression(globalThis.pwned=1)",
    "javascript:globalThis.pwned=1", "data:text/html,<script>parent.pwned=1</script>", "../../../evil",
    "\u2028globalThis.pwned = 1\u2029",
    "';globalThis.pwned=1;'", "${globalThis.pwned=1}", "`+(globalThis.pwned=1)+`", "constructor", "__proto__",
    "toString",
    "{{candela.js}}", "\0\x07\x1b[2J",
    "\u202egpj.exe", "<svg onload=globalThis.pwned=1>", "<iframe srcdoc='<script>parent.pwned=1</script>'>", "M0 0L",
    "NaN", "", " ", "%", "c-hidden c-overlay"]


def journal(text):
    habit = {"id": "a", "name": text or "a", "icon": text or "star"}
    return {"habits": [habit], "completions": [{"habit": "a", "day": "2026-03-17"}]}


def brand(text):
    font = json.loads((fixtures / "drawing/font.tokens.json").read_text())
    family = font["base"]["font"]["family"]["text"]
    own = family["$extensions"]["org.candela"]["font"]
    # Braces are references if the text contains nothing else.
    family["$value"] = [f"x{text}", "sans-serif"]
    own["names"] = {name: f"x{text}" for name in own["names"]}
    own["fallback"]["name"] = f"x{text}"
    return font


def poisoned(value, choose, path=()):
    """A copy of data in which each text, number and name is what `choose` returns for its path and value."""
    if isinstance(value, dict):
        return {choose((*path, "#name"), name): poisoned(part, choose, (*path, name)) for name, part in value.items()}
    if isinstance(value, list):
        return [poisoned(part, choose, (*path, place)) for place, part in enumerate(value)]
    return choose(path, value) if isinstance(value, (str, int, float)) and not isinstance(value, bool) else value


def every(random, share, wanted):
    """Puts payloads in some of the wanted places."""
    def choose(path, value):
        return random.choice(payloads) if wanted(path, value) and random.random() < share else value

    return choose


def is_text(path, value):
    return isinstance(value, str) and path[-1] not in ("#name", "kind")


def is_name(path, value):
    named = [("colors",), ("gradients",), ("type",), ("names",)]
    return path[-1] == "#name" and value != "large.en" and ("." in value or path[-2:-1] in named)


def is_figure(path, value):
    return isinstance(value, (int, float))
