"""The gallery in a browser page."""
import pathlib
import time

import axe_playwright_python

axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Of long lists the first twelve entries: the others are alike.
judged = """async rules => {
    const exclude = ['.wall', '.tokens', '.icons', '.findings'].map(list => [`${list} > :nth-child(n+13)`]);
    const found = await axe.run({ exclude }, { iframes: false, resultTypes: ['violations'], rules });
    const nodes = one => one.nodes.map(node => [node.target.join(' '), node.html.slice(0, 160)]);
    return found.violations.map(one => [one.id, nodes(one)]);
}"""
painted = """async () => {
    await document.fonts.ready;
    for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
}"""


class Gallery:
    """A page that shows the gallery in a context of its own, and whose script errors are faults."""

    def __init__(self, check, browser, fragment="#/", width=1440, at=None, **more):
        self.check, self.browser = check, browser
        self.context = browser.new_context(viewport={"width": width, "height": 1000}, reduced_motion="reduce", **more)
        self.context.set_default_timeout(120_000)
        self.page = self.context.new_page()
        self.page.on(
            "console", lambda message: message.type == "error" and check.fail(f"script error: {message.text}"))
        self.page.on("pageerror", lambda error: check.fail(f"script error: {error}"))
        since = time.monotonic()
        self.page.goto((at or check.address) + fragment)
        self.shown()
        self.seconds = time.monotonic() - since

    def other(self, fragment):
        """Another page of the same browser."""
        return Gallery(self.check, self.browser, fragment)

    def shown(self):
        self.page.wait_for_function("() => document.body.dataset.shown === location.hash")
        if self.page.title().startswith("Couldn’t show this page"):
            self.check.fail(f"{self.page.url.split('#')[1]}: {self.page.text_content('main .wrong')[:300]}")

    def go(self, fragment):
        self.page.evaluate("to => { location.hash = to }", fragment)
        self.shown()

    def follow(self, act):
        """Runs an action that changes the address, and waits until the new page is shown."""
        before = self.page.url
        act()
        self.page.wait_for_function("before => location.href !== before", arg=before)
        self.shown()

    def still(self):
        """Waits until the frame's fonts are loaded, and it is measured and painted."""
        for place in (self.frame(), self.page):
            place.evaluate(painted)

    def frame(self):
        return self.page.wait_for_selector("main .frame").content_frame()

    def judge(self, name, rules=None, main=False):
        """Reports axe-core's violations on the page or on the screen drawn in its frame."""
        place = self.page if main else self.frame()
        if not place.evaluate("() => typeof axe !== 'undefined'"):
            place.evaluate(axe + ";0")
        rules = {**(rules or {})}
        if place.query_selector("main[aria-label]"):
            rules["page-has-heading-one"] = {"enabled": False}  # A widget has a name, and no title.
        violations = self.check.violations
        for rule, nodes in place.evaluate(judged, rules):
            violations[rule] += len(nodes)
            if violations[rule] <= len(nodes) + 3:
                self.check.fail(f"axe {rule} on {name}: {len(nodes)} nodes, {nodes[0][0]}: {nodes[0][1]}")
