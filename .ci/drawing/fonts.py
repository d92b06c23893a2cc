"""A described font that no device has."""
from drawing.drawn import drawing
from tools import fixtures

names = """() => [...document.querySelectorAll("candela-screen")].map(screen => {
    const node = screen.querySelector("[data-part='name']");
    const range = document.createRange();
    range.selectNodeContents(node);
    return { family: getComputedStyle(node).fontFamily, width: range.getBoundingClientRect().width };
})"""


def fonts(check, page):
    """A fallback under its web name replaces it, (1200 / 1000) ÷ (1200 / 2000) = 2 times as wide as its own face."""
    check.dumps["brand"] = check.out / "brand"
    theme = fixtures / "drawing/font.tokens.json"
    check.run("dump", "--theme", theme, "--product", "habit", "--out", check.dumps["brand"])
    page.check([drawing("habit.list/habits-typical", dump) for dump in ("usual", "brand")], 768)
    plain, branded = page.page.evaluate(names)
    if "Nowhere Web, " not in branded["family"].replace('"', "") or abs(branded["width"] / plain["width"] - 2) > 0.05:
        check.fail(f"a described font has no fallback: {plain} without it, {branded} with it")
