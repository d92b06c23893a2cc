"""The screens of a check, and the page that draws and measures them."""
import collections
import http.server
import re
import threading

from check import Check
from cover import cover
from drawing.renderer import renderer
from tools import dumped, root

contexts = {
    "usual": [], "largest": ["--type-size", "accessibility5"],
    "longer": ["--language", "en-XA"], "mirrored": ["--language", "ar-XB"],
    "longer-largest": ["--language", "en-XA", "--type-size", "accessibility5"],
    "mirrored-largest": ["--language", "ar-XB", "--type-size", "accessibility5"]}
# Two screens as an app translated them into languages of three families.
translated = root / "Tests/CandelaBrandTests/Languages/TwoScreens.xcstrings"
languages = {
    f"{language}-{size}": [
        "--language", language, "--type-size", size, "--screen", "habit.list", "--screen", "weight.dashboard",
        "--phrases",
        translated]
    for language in ("de", "ja", "pl") for size in ("large", "accessibility5")}
text = """<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/renderer/candela.css"><style>
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; background: #777; }
candela-screen { display: grid; }
section candela-screen { --visible-size: none; }
body > section > p { font: 14px sans-serif; color: white; margin: 0; }
.c-tabs, .c-toasts { position: static !important; }
</style><script type="module" src="/drawing.js"></script></head><body></body></html>"""


def drawing(name, dump, appearance="light"):
    """A screen of a dump for the page to draw."""
    return {"name": name, "dump": dump, "file": f"screens/{name}.json", "appearance": appearance}


class DrawingCheck(Check):
    """A run of the check: the dumps, the specimens that are drawn, and the faults of each kind."""

    def __init__(self, candela, isWhole, only):
        super().__init__("drawing", candela, most=10_000)
        shown = {name: words for name, words in contexts.items() if isWhole or not name.endswith("-largest")}
        self.isWhole = isWhole
        self.dumps = {name: dumped(candela, *words) for name, words in {**shown, **languages}.items()}
        self.files = sorted((self.dumps["usual"] / "screens").glob("*/*.json"))
        chosen = None if isWhole else set(cover(self.dumps["usual"]))
        self.specimens = collections.defaultdict(list)
        for file in self.files:
            name = f"{file.parent.name}/{file.stem}"
            if only in name and (chosen is None or name in chosen):
                self.specimens[file.parent.name].append(file.stem)
        self.count, self.kinds, self.seen = 0, collections.Counter(), collections.Counter()
        self.port = self.serve()

    def serve(self):
        """Serves the renderer, the dumps and the script that measures."""
        check = self

        class Server(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path):
                path = path.split("?")[0]
                folders = {f"/dump/{name}/": folder for name, folder in check.dumps.items()}
                for prefix, folder in {"/renderer/": renderer, **folders, "/": root / ".ci/drawing"}.items():
                    if path.startswith(prefix):
                        return str(folder / path.removeprefix(prefix))

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server.server_port

    def judge(self, way, results, errors):
        for error in errors:
            self.fail(f"{way}: script error: {error}")
        for result in results:
            for fault in result["faults"]:
                self.kinds[fault.split(":")[0]] += 1
                # The same fault in another row or another specimen counts once.
                what, card, *path = re.split(r": | > ", re.split(" [“(]", fault)[0])
                key = result["name"].split("/")[0], what, re.sub(r"\d+", "", card), *path[-2:]
                self.seen[key] += 1
                if self.seen[key] == 1:
                    self.fail(f"{way} {result['name']}: {fault}")
                else:
                    self.failures.append(fault)


class Page:
    """A browser page that draws and checks screens, and collects script errors."""

    def __init__(self, check, browser):
        self.errors, self.address = [], f"http://127.0.0.1:{check.port}/index.html"
        size = {"width": 1600, "height": 1200}
        self.page = browser.new_page(viewport=size, reduced_motion="reduce", device_scale_factor=0.5)
        self.page.on(
            "console", lambda message: message.type in ("error", "warning") and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route("**/index.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        self.page.goto(self.address)
        self.page.wait_for_function("() => !!globalThis.check")

    def check(self, drawings, width, picture=None):
        self.errors.clear()
        columns = min(len(drawings), 10)
        self.page.set_viewport_size({"width": columns * (width + 12) + 16, "height": 1200})
        results = self.page.evaluate("([drawings, width]) => check(drawings, width)", [drawings, width])
        if picture:
            self.page.screenshot(path=picture, full_page=True)
        return results, list(self.errors)
