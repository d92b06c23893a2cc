"""Chromium as checks use it: the same letters on every machine, and what its scripts complain about.

usage: browser.py

Runs one for all checks, until it is ended.
"""
import json
import os
import re
import shutil
import sys
import time

sys.dont_write_bytecode = True
from tools import need, out

folder = out / "browser"
port = folder / "DevToolsActivePort"
words = ["--no-sandbox", "--font-render-hinting=none"]


def settings():
    """An environment whose letters are Inter everywhere: tokens ask for a system's own, and this one has none."""
    folder.mkdir(parents=True, exist_ok=True)
    fonts = folder / "fonts.conf"
    fonts.write_text(f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir>{out}/fonts</cachedir>
<alias binding="strong"><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
<alias binding="strong"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias></fontconfig>
""")
    return {"FONTCONFIG_FILE": str(fonts)}


def serve():
    """Becomes the browser of all checks."""
    prepare()
    environment = {**os.environ, **settings()}
    port.unlink(missing_ok=True)
    program = shutil.which("chromium-headless-shell")
    os.execve(program, [program, *words, "--remote-debugging-port=0", f"--user-data-dir={folder}"], environment)


def launch(playwright):
    """The browser of all checks, if steps run with one, else one of its own. Closing the first ends only contexts."""
    if "CANDELA_BROWSER" not in os.environ:
        program = shutil.which("chromium-headless-shell")
        return playwright.chromium.launch(executable_path=program, args=words, env=settings())
    for _ in range(300):
        # The second line is the path of its socket.
        if port.exists() and len(lines := port.read_text().splitlines()) == 2:
            return playwright.chromium.connect_over_cdp(f"ws://127.0.0.1:{lines[0]}{lines[1]}")
        time.sleep(0.1)
    sys.exit("the browser of all checks does not answer")


def parsed(expression):
    """The value of a gallery's expression: JSON, or `JSON.parse('…')` of a text with a backslash before backslashes and
    quotation marks."""
    others = {"u003c": "<", "n": "\n"}
    start = "JSON.parse('"
    if not expression.startswith(start):
        return json.loads(expression)
    text = expression.strip()[len(start):-len("')")]
    return json.loads(re.sub(r"\\(u003c|.)", lambda found: others.get(found[1], found[1]), text))


def prepare(*modules):
    need("chromium-headless-shell", "fonts-inter", "playwright", *modules)


if __name__ == "__main__":
    serve()
