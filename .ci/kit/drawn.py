"""The cases as a renderer draws them in Chromium, and the differences from what they expect."""
import http.server
import json
import threading

from stops import stops_of, wanted as wanted_stops
from tools import root

page_text = """<!DOCTYPE html><html><head><meta charset="utf-8">
<link rel="stylesheet" href="/renderer/candela.css"><style>
@font-face { font-family: "Candela Test"; src: url(/kit/font.ttf); font-weight: 1 1000; }
body { margin: 0; }
</style><script type="module" src="/kit.js"></script></head><body></body></html>"""


def served(check, renderer):
    """A server of the page, its renderer and the kit."""

    class Server(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            places = [("/renderer/", renderer), ("/kit/", check.out), ("/", root / ".ci/shared")]
            for prefix, folder in places:
                if path.startswith(prefix):
                    return str(folder / path.removeprefix(prefix))

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def opened(check, browser, server):
    """A page of a server; its errors and warnings are faults."""
    page = browser.new_page(viewport={"width": 1100, "height": 800}, reduced_motion="reduce")
    page.on("console", lambda message: message.type in ("error", "warning") and check.fail(
        f"script error: {message.text}"))
    page.on("pageerror", lambda error: check.fail(f"script error: {error}"))
    page.route("**/index.html", lambda route: route.fulfill(body=page_text, content_type="text/html"))
    page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
    page.wait_for_function("() => globalThis.isReady")
    page.evaluate("document.fonts.load('16px \"Candela Test\"')")
    return page


def results(check, page, cases, picture=None):
    """Draws all cases and compares each, after a picture of them if one is wanted."""
    tokens, icons = [json.loads((check.out / name).read_text()) for name in ("tokens.light.json", "icons.json")]
    page.evaluate("([cases, tokens, icons]) => draw(cases, tokens, icons)", [cases, tokens, icons])
    if picture:
        page.screenshot(path=picture, full_page=True)
    stops = stops_of(page, [case["id"] for case in cases if "stops" in case])
    for case in cases:
        differences = list(compared(case, page, stops.get(case["id"])))
        result = {"id": case["id"], "topic": case["topic"], "passed": not differences}
        yield result | ({"differences": differences} if differences else {})


def compared(case, page, stops):
    """The differences between what a case expects and what is drawn."""
    boxes, absent = case.get("boxes", []), case.get("absent", [])
    ids = [box["id"] for box in boxes] + absent
    measured = page.evaluate("([id, ids]) => measure(id, ids)", [case["id"], ids])
    if "error" in measured:
        yield f"script error: {measured['error']}"
        return
    for box in boxes:
        yield from placed(box, measured["boxes"].get(box["id"]))
    yield from (f"{name} is drawn" for name in absent if name in measured["boxes"])
    if "stops" in case:
        yield from stopped(case, stops)
    for step in case.get("steps", []):
        yield from performed(case, page, step)


def placed(box, found):
    """The differences of a box from the one drawn, by half a point or in its lines."""
    if not found:
        yield f"{box['id']} is not drawn"
        return
    for name in ("x", "y", "width", "height"):
        if abs(found[name] - box[name]) > 0.5:
            yield f"{box['id']}: {name} is {found[name]:.2f}, not {box[name]:g}"
    if "lines" in box and found["lines"] != box["lines"]:
        yield f"{box['id']}: the lines are {found['lines']}, not {box['lines']}"


def stopped(case, stops):
    """The differences of the stops of a screen reader from those of the browser."""
    wanted = [one for stop in case["stops"] for one in wanted_stops(stop, case["screen"])]
    for place in range(max(len(stops), len(wanted))):
        found, other = [every[place] if place < len(every) else None for every in (stops, wanted)]
        if found != other:
            yield f"stop {place + 1} is {json.dumps(found)}, not {json.dumps(other)}"


def performed(case, page, step):
    """The difference of a step's event or error from the one that it has."""
    result = page.evaluate("([id, step]) => perform(id, step)", [case["id"], step])
    did = {name: step[name] for name in ("press", "enter", "touch", "answer", "perform") if name in step}
    events = [step["event"]] if "event" in step else []
    if "missing" in result:
        yield f"{did}: {result['missing']} is not drawn"
    elif result["events"] != events or result.get("error") != step.get("error"):
        yield f"{did} gives {json.dumps(result)}"
