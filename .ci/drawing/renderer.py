"""The text of the renderer: it names no card, screen or product, and is small."""
import json
import re

from tools import root

renderer = root / "Sources/CandelaPreview"


def text(check):
    """Reads the renderer's lines for the names of cards, screens and products in a dump."""
    files = {file.name: file for file in renderer.glob("candela.*") if file.suffix in (".js", ".css")}
    words = {}
    for file in check.files:
        screen = json.loads(file.read_text())
        words[screen["screen"]] = "screen"
        words[screen["theme"]] = "product"
        cards = screen["cards"] + screen.get("toasts", []) + [screen.get("overlay", {}).get("card")]
        words |= {card["kind"]: "card" for card in cards if card}
    elements = set(re.findall(r"^  (\w+)(?::|\()", (renderer / "candela.js").read_text(), re.M))
    lines = {name: file.read_text().split("\n") for name, file in files.items()}
    for word, kind in words.items():
        # `chart` and `form` are kinds of elements and common words as well as kinds of cards.
        if word in elements | {"form", "facts", "empty", "message"}:
            continue
        pattern = re.compile(rf"\b{re.escape(word)}\b" if len(word) < 8 else re.escape(word), re.I)
        for name, text in lines.items():
            for number, line in enumerate(text, 1):
                # A font weight is not a product.
                if pattern.search(re.sub(r"font-weight|weights?\b", "", line)):
                    check.fail(f"{name}:{number} names the {kind} '{word}'")
    # In bytes, since lines may be long. A renderer stays small enough to read in one sitting and to port to another
    # toolkit: 60 kB for all kinds of elements, with a margin for fixes, 3 kB that read and check what is entered, 2 kB
    # that fit rows and texts as every other toolkit does, 4 kB that keep the focus and the entered text on the next
    # screen, and 9 kB that move the focus, announce, show dialogs and menus, and draw in forced colours, which other
    # toolkits do themselves.
    size = sum(file.stat().st_size for file in files.values())
    if size >= 86_000:
        check.fail(f"the renderer has {size} bytes, the limit is 86,000")
