"""Specimens drawn in every way: with each type size and language, at each width and in each appearance."""
from drawing.drawn import contexts, drawing, languages, text
from drawing.forced import forced

appearances = ["light", "dark", "light-increased", "dark-increased"]
widths = [320, 390, 768]


def ways(check):
    """Dumps with an appearance and a width. Colours do not depend on widths and words, nor places on appearances:
    those of the usual dump are drawn in all four, and the other ways take turns."""
    for appearance in appearances:
        yield "usual", appearance, 390
    if not check.isWhole:
        yield from (("usual", "light", 320), ("usual", "light", 768), ("largest", "light", 320))
        yield from (("longer", "light", 390), ("mirrored", "light", 390))
        yield from ((dump, "light", 320) for dump in languages)
        return
    others = [
        (dump, width) for dump in [*contexts, *languages]
        for width in (widths if not dump.endswith("largest") else [320])
        if (dump, width) != ("usual", 390)]
    yield from ((dump, appearances[turn % 4], width) for turn, (dump, width) in enumerate(others))


def drawn(check, page):
    """Measures the specimens in every way, and keeps pictures for visual review."""
    for dump, appearance, width in list(ways(check)):
        way = f"{dump} {appearance} {width}"
        for screen, names in check.specimens.items():
            if not (check.dumps[dump] / "screens" / screen).exists():
                continue
            drawings = [drawing(f"{screen}/{name}", dump, appearance) for name in names]
            # A subset for visual review: the usual drawings, and the largest type size.
            isShown = width == 390 or "largest" in dump or dump in languages
            picture = check.out / f"{screen}.{dump}.{appearance}.{width}.png" if isShown else None
            check.judge(way, *page.check(drawings, width, picture))
            check.count += len(drawings)
        check.step(way)


def drawn_in_forced_colors(check, page):
    """Measures the graphics of the specimens in colours that the reader's system forces on pages."""
    shown = [drawing(f"{screen}/{name}", "usual") for screen, names in check.specimens.items() for name in names]
    check.count += 2 * len(shown)
    graphics = forced(page.page.context.browser, page.address, text, shown, check.judge)
    check.step(f"{graphics} graphics in forced colours")
