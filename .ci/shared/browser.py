"""Chromium as checks use it: the same letters on every machine, and what its scripts complain about.

usage: browser.py

Runs one for all checks, until it is ended.
"""
import json
import os
import re
import shutil
import socket
import sys
import time

sys.dont_write_bytecode = True
from tools import need, out

folder = out / "browser"
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


def started(playwright, *more):
    """A browser with Playwright's own settings, which also decide about scroll bars, scales and colours."""
    program = shutil.which("chromium-headless-shell")
    return playwright.chromium.launch(executable_path=program, args=[*words, *more], env=settings())


def serve():
    """Is the browser of all checks, until it is ended."""
    prepare()
    from playwright.sync_api import sync_playwright

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1]
    with sync_playwright() as playwright:
        browser = started(playwright, f"--remote-debugging-port={number}")
        (folder / os.environ["CANDELA_BROWSER"]).write_text(str(number))
        while browser.is_connected():
            time.sleep(1)


def launch(playwright):
    """The browser of all checks, if steps run with one, else one of its own. Closing the first ends only contexts."""
    if "CANDELA_BROWSER" not in os.environ:
        return started(playwright)
    port = folder / os.environ["CANDELA_BROWSER"]
    for _ in range(600):
        if port.exists() and (number := port.read_text()):
            return playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
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
