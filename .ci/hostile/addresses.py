"""Addresses that are not a page, an option or a file of the gallery."""
from hostile.made import typical
from hostile.payloads import far
from hostile.watch import Opened

at = f"#/screens/{typical}"
addresses = [
    # Out of the folder, to a script beside it.
    f"{at}?language=%2F..%2F..%2F..%2F..%2Fevil.js%3F", f"{at}?size=..%2F..%2F..%2Fevil.js%3F",
    "#/tokens/..%2F..%2F..%2Fevil.js%3F",
    f"{at}?appearance=..%2F..%2F..%2Fevil.js%3F", f"{at}?size=../../../../../../tmp/evil", f"{at}?language=../../evil",
    "#/tokens/..%2F..%2Fevil",
    "#/tokens/..%2F..%2F..%2F..%2Ftmp%2Fevil", "#/screens/..%2F..%2Fevil/x", "#/journeys/..%2F..%2Fevil/0",
    "#/?size=../../evil", f"{at}?appearance=../../evil",
    # Elsewhere.
    f"{at}?size={far}/", f"{at}?language={far}", f"{at}?size=large&language=//h.invalid",
    f"#/tokens/{far.replace('/', '%2F')}", "#//h.invalid/x",
    # Markup, styles and scripts.
    "#/?size=x%22%3E%3Cscript%3EglobalThis.pwned=1%3C/script%3E", f"{at}?width=1px;background:url({far})",
    f"{at}?appearance=dark%22%5D%7B%7D",
    "#/?vision=%22%3E%3Csvg%20onload=globalThis.pwned=1%3E", "#/tokens/habit/%22%3E%3Cscript%3E", "#/icons/%22%5D",
    "#/findings/%3Cimg%20src=x%20onerror=globalThis.pwned=1%3E", "#javascript:globalThis.pwned=1",
    "#/javascript:globalThis.pwned=1",
    "#<script>globalThis.pwned=1</script>",
    # Names that every object has.
    "#/?motion=__proto__", f"{at}?at=/__proto__/constructor", f"{at}?at=/cards/0/body/__proto__", "#/tokens/__proto__",
    "#/tokens/constructor/x",
    "#/screens/__proto__/constructor", "#/journeys/constructor/1e9", "#/elements/__proto__", "#/elements/constructor",
    "#/cards/toString",
    "#/changes/__proto__/x", "#/constructor", "#/__proto__", "#/?__proto__=x&constructor=y",
    f"#/beside/{typical}?show=__proto__:x;constructor:y;appearance:__proto__;;;;;;;",
    f"#/changes/{typical}?view=__proto__", "#/states/__proto__",
    "#/across/constructor", "#/alone/__proto__/x", "#/?q=__proto__",
    # Variants, searches and views.
    f"#/beside/{typical}?show=width:1px;background:url({far})",
    f"#/beside/{typical}?show=size:..%2F..%2Fevil,language:{far}",
    "#/?q=%3Cimg%20src=x%20onerror=globalThis.pwned=1%3E", "#/across/%3Cscript%3E",
    f"#/alone/{typical}?width=drag&q=%00",
    # Invalid escapes and numbers.
    f"{at}?language=en%00", f"{at}?width=1e9", f"{at}?width=NaN", f"{at}?at=%", "#/%E0%A4%A", "#/%", "#/screens/%/%",
    "#/?size=%E0%A4%A"]


def hostile_addresses(check, context, plain):
    """Addresses that are not a page, an option or a file of the gallery."""
    opened = Opened(check, context)
    for place, fragment in enumerate(addresses):
        if place % 9 == 0:
            opened.page.goto("about:blank")
            opened.open(plain.folder, fragment)
        else:
            opened.go(fragment)
    print(f"{len(addresses)} addresses")
    opened.page.close()
