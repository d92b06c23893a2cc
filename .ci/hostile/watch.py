"""Pages whose errors, requests and scripts are faults."""
from playwright.sync_api import TimeoutError


class Watch:
    """A browser page that records errors and requests of its content."""

    def __init__(self, check, context, owned=""):
        self.check, self.page, self.name, self.owned = check, context.new_page(), "", owned
        self.page.set_default_timeout(10_000)
        self.page.on("console", lambda message: message.type == "error" and self.blame(f"logs {message.text[:200]}"))
        self.page.on("pageerror", lambda error: self.blame(f"throws {str(error)[:200]}"))
        self.page.on("dialog", lambda dialog: (self.blame(f"asks {dialog.message[:80]}"), dialog.dismiss()))
        self.page.on("popup", lambda popup: self.blame(f"opens {popup.url}"))
        self.page.on("request", self.request)

    def request(self, request):
        if not request.url.startswith(self.owned):
            self.blame(f"asks for {request.url[:120]}")

    def blame(self, text):
        self.check.fail(f"{self.name} {text}")

    def settle(self):
        """Waits until the page is painted and its requests are sent, and checks whether a script ran."""
        if self.page.evaluate("""async () => {
            await document.fonts.ready;
            for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
            const places = [window, ...Array.from(frames)];
            return places.some(place => place.pwned || Object.keys(place.Object.prototype).length);
        }"""):
            self.blame("runs a hostile script")


class Opened(Watch):
    """A gallery in the browser."""

    def open(self, folder, fragment="#/"):
        self.name, self.owned = f"{folder.name}{fragment}", folder.as_uri() + "/"
        self.page.goto(f"{folder.as_uri()}/index.html{fragment}")
        self.shown()

    def go(self, fragment):
        self.name = f"{self.name.partition('#')[0]}{fragment}"
        self.page.evaluate("to => { location.hash = to }", fragment)
        self.shown()

    def shown(self):
        try:
            self.page.wait_for_function("() => document.body?.dataset.shown === location.hash")
            # Small pictures are drawn when they scroll into view.
            self.page.wait_for_function(
                "() => [...document.querySelectorAll('.thumbnail')].every(one => one.firstChild || !one.inSight)")
        except TimeoutError:
            self.blame("shows nothing")
        self.settle()
        title = self.page.evaluate("document.querySelector('main h1')?.textContent")
        self.check.counts["refused" if title == "Couldn’t show this page" else "shown"] += 1
