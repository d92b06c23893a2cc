"""An app: the renderer in a page, with `candela stream` as its server."""
import http.server
import json
import subprocess
import threading

from tools import fixtures

found = """wanted => {
    const find = value => {
        if (!value || typeof value !== 'object') return undefined;
        if (value.intent && value.id && JSON.stringify(value.intent) === wanted) return value;
        return Object.values(value).map(find).find(Boolean);
    };
    return find(answer.screen);
}"""
# Whether an action is in the menu of a control, and the place of a control's menu among all.
in_menu = """(node, label) => [node.more, node].flat().some(one =>
    one && [...one.querySelectorAll('.c-more')].some(more => more.textContent === label))"""
menu_of = """id => [...document.querySelectorAll('.c-menu')]
    .findIndex(menu => document.getElementById(menu.dataset.of).dataset.id === id)"""


def app(check, browser):
    """Two journeys performed in the app: it sends their events, and draws their screens."""
    check.run("preview", "--renderer", check.out / "renderer")
    stream = subprocess.Popen([check.candela, "stream"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    port = serve(stream, [("/renderer/", check.out / "renderer"), ("/dump/", check.dump), ("/", fixtures / "preview")])
    for name in ("habit-first", "habit-deletion-undone"):
        page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        page.on("pageerror", lambda error: check.fail(f"the app of {name}: {error}"))
        page.goto(f"http://127.0.0.1:{port}/app.html")
        page.wait_for_function("() => globalThis.begin")
        play(check, page, name, check.journey(name))
        page.close()
    stream.stdin.close()
    if stream.wait() != 0:
        check.fail("the stream behind the app ended with an error")


def serve(stream, places):
    """Serves folders, and a line of the stream for each line that is posted; the port of the server."""

    class Server(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            for prefix, folder in places:
                if path.startswith(prefix):
                    return str(folder / path.removeprefix(prefix))

        def do_POST(self):
            stream.stdin.write(self.rfile.read(int(self.headers["Content-Length"])) + b"\n")
            stream.stdin.flush()
            answer = stream.stdout.readline()
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def play(check, page, name, journey):
    """Performs the events of a journey by touch, and passes on those of the host."""
    frames, count = journey["frames"], 0
    page.evaluate("([session, context]) => begin(session, context)", [journey["session"], journey["context"]])
    for place, frame in enumerate(frames[1:], 1):
        page.wait_for_function("count => globalThis.drawn === count", arg=place)
        page.evaluate("now => { context.now = now }", frame["now"])
        wanted = frame["event"]
        intent = json.dumps(wanted["intent"], separators=(",", ":"), ensure_ascii=False)
        if wanted["intent"]["kind"] == "report":
            page.evaluate("event => report(event)", wanted)
        elif action := page.evaluate(found, intent):
            perform(page, action, wanted)
        else:
            check.fail(f"{name}, step {place}: nothing on the screen sends {intent}")
            break
        page.wait_for_function("count => globalThis.drawn === count", arg=place + 1)
        sent, screen = page.evaluate("[sent, answer.screen]")
        if sent != wanted:
            check.fail(f"{name}, step {place}: the app sends {sent}, not {wanted}")
        if screen != frame["screen"]:
            check.fail(f"{name}, step {place}: the app draws a different screen from the journey's")
        count += 1
    print(f"{name}: {count} of {len(frames) - 1} events performed in a page with a stream as its server")


def perform(page, action, event):
    """Enters a value, chooses from a menu or touches a control."""
    id, label = action["id"].rpartition("/")[0], action["label"]
    control = page.locator(f'[data-id="{id}"]')
    if "value" in event:
        control.locator("input").fill(str(event["value"]))
        control.locator("input").blur()
    elif control.evaluate(in_menu, label):
        page.locator(".c-more", has_text=label).nth(page.evaluate(menu_of, id)).dispatch_event("click")
    else:
        control.click()
