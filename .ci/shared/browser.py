"""Chromium as checks use it: the same letters on every machine, and what its scripts complain about."""
import json
import re
import shutil

from tools import need, out


def launch(playwright, folder):
    """A browser whose letters are Inter everywhere: tokens ask for a system's own, and this one has none."""
    fonts = folder / "fonts.conf"
    fonts.write_text(f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir>{out}/fonts</cachedir>
<alias binding="strong"><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
<alias binding="strong"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias></fontconfig>
""")
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium-headless-shell"),
        args=["--no-sandbox", "--font-render-hinting=none"], env={"FONTCONFIG_FILE": str(fonts)})


def parsed(expression):
    """The value of a gallery's expression: JSON, or `JSON.parse('…')` of a text with a backslash before backslashes and quotation marks."""
    others = {"u003c": "<", "n": "\n"}
    start = "JSON.parse('"
    if not expression.startswith(start):
        return json.loads(expression)
    text = expression.strip()[len(start):-len("')")]
    return json.loads(re.sub(r"\\(u003c|.)", lambda found: others.get(found[1], found[1]), text))


def prepare(*modules):
    need("chromium-headless-shell", "fonts-inter", "playwright", *modules)
