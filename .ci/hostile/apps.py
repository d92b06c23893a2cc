"""Web apps: one without a policy with hostile screens, one with a strict policy with normal ones."""
import json
import random

from hostile.made import typical
from hostile.payloads import every, is_figure, is_name, is_text, poisoned
from hostile.watch import Watch

app = """<!DOCTYPE html><html><head><meta charset="utf-8">%s<link rel="stylesheet" href="renderer/candela.css"></head>
<body><candela-screen></candela-screen><script type="module" src="app.js"></script></body></html>"""
strict = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'; style-src 'self'; "
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'\">")


def apps(check, context, plain):
    """Web apps: one without a policy with hostile screens, one with a strict policy with normal ones."""
    check.run("preview", "--renderer", check.out / "renderer")
    (check.out / "app.js").write_text("""import "./renderer/candela.js";
        globalThis.draw = (screen, tokens, icons) => {
            const place = document.querySelector("candela-screen");
            place.draw(screen, tokens, icons, { appearances: { light: tokens } });
            for (const node of place.querySelectorAll("*")) getComputedStyle(node).backgroundImage;
        };
        globalThis.isReady = true;""")
    (check.out / "open.html").write_text(app % "")
    (check.out / "strict.html").write_text(app % strict)
    own = "http://app.test/"
    context.route(f"{own}**", lambda route: route.fulfill(path=check.out / route.request.url.removeprefix(own)))

    def opened(name):
        watch = Watch(check, context, own)
        watch.name = f"the app {name}"
        watch.page.goto(f"{own}{name}")
        watch.page.wait_for_function("() => globalThis.isReady")
        return watch

    icons, file, tokens = [plain.data(name) for name in ("icons", f"screens/{typical}", "tokens/habit.light")]
    screen = file["documents"]["large.en"] | {"title": file["shared"][0]}
    watch = opened("strict.html")
    watch.page.evaluate("text => draw(...JSON.parse(text))", json.dumps([screen, tokens, icons]))
    watch.settle()
    # A style sheet that is not applied reports no error.
    look = watch.page.evaluate("""() => {
        const page = getComputedStyle(document.querySelector(".candela"));
        const isDrawn = document.querySelectorAll("[data-kind]").length > 50;
        return [page.getPropertyValue("--color-text-primary"), page.backgroundColor, page.display, isDrawn];
    }""")
    if look != ["color(srgb 0 0 0 / 1)", "color(srgb 0.949 0.949 0.9686)", "grid", True]:
        check.fail(f"the app with a strict policy draws with {look}")
    watch.page.close()
    watch = opened("open.html")
    drawn = 0
    for turn in range(48):
        chance = random.Random(f"{check.seed} app {turn}")
        share, wanted = [(0.1, is_text), (0.2, is_name), (0.1, is_figure)][turn % 3]
        parts = [
            poisoned(part, every(chance, share, wanted)) if turn % 4 != place else part
            for place, part in enumerate((screen, tokens, icons))]
        watch.name = f"the app's drawing {turn}"
        drawn += watch.page.evaluate(
            "text => { try { draw(...JSON.parse(text)); return true } catch (error) { return false } }",
            json.dumps(parts))
        watch.settle()
    print(f"{drawn} of 48 screens drawn in an app without a policy")
    if drawn < 36:
        check.fail("too few screens are drawn to test much")
    watch.page.close()
