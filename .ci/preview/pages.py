"""The pages of the gallery itself, in light and dark, narrow and wide."""
import re

from preview.gallery import Gallery

typical = "habit.list/habits-typical"
fragments = [
    "#/", "#/screens/weight.dashboard/dashboard-typical", "#/journeys/habit-first/3", "#/elements", "#/elements/chart",
    "#/cards/streakCounter", "#/tokens/practice", "#/icons", "#/changes", f"#/changes/{typical}", "#/findings",
    "#/states/habit.list", "#/across/empty", f"#/beside/{typical}?show=appearance:light;appearance:dark",
    f"#/alone/{typical}", "#/?q=drink"]


def pages(check, browser):
    """No page is wider than the window, and none has a violation."""
    # In dark, a narrow page has the layout of a light one and the colours of a wide one.
    looks = [(320, "light"), (1440, "light"), (1440, "dark"), *([(320, "dark")] if check.isWhole else [])]
    for width, appearance in looks:
        own = Gallery(check, browser, f"#/?appearance={appearance}", width)
        for fragment in fragments:
            own.go(f"{fragment}{'&' if '?' in fragment else '?'}appearance={appearance}")
            name = f"{fragment} {appearance} {width}"
            wide = own.page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                check.fail(f"{name} is {wide} points wide")
            # Widths change no colours, so contrast is measured once.
            own.judge(name, main=True, rules={"color-contrast": {"enabled": width == 1440}})
            file = re.sub("[^a-zA-Z]+", "-", fragment[2:]).strip("-") or "screens"
            own.page.screenshot(path=check.out / f"page-{file}-{appearance}-{width}.png")
        own.context.close()
