"""A live gallery, whose screens are those of a running session."""

import json
import statistics
import subprocess
import time

from preview.gallery import Gallery


def live(check, browser):
    """Touches are answered, what changes on the screen is all that changes, and saved files are drawn at once."""
    theme, journal = check.out / "live.tokens.json", check.out / "live.json"
    paint = lambda *parts: json.dumps(
        {"color": {"background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": parts}}}}
    )
    theme.write_text(paint(1, 1, 1))
    journal.write_text((check.out / "journal.json").read_text())
    server = subprocess.Popen(
        [
            check.candela,
            "preview",
            "--serve",
            "--theme",
            theme,
            "--journal",
            journal,
            "--now",
            "2026-03-18T17:20:00+01:00",
            "--time-zone",
            "Europe/Berlin",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    gallery = Gallery(check, browser, "#/screens/habit.list/yours", at=server.stdout.readline().strip())
    page, frame = gallery.page, gallery.frame()
    page.evaluate("() => { document.querySelector('#tab-events').click(); document.body.dataset.revision = 0; }")
    answered = lambda: page.wait_for_function("() => Number(document.body.dataset.revision) > 0")

    def touch(selector):
        page.evaluate("() => { document.body.dataset.revision = 0; }")
        frame.click(selector)
        answered()

    touch("[data-id='habits/a/toggle']")
    if not page.url.endswith("#/live/habit.list/yours"):
        check.fail(f"a touch leads to {page.url}")
    entries = page.inner_text(".log")
    for text in ("toggle habit “a”", "Effects: save", "Patch: ", "The host reports save: true"):
        if text not in entries:
            check.fail(f"the log of a live session has no '{text}': {entries[:400]}")
    touch("[data-id='habits/a/toggle']")
    if frame.evaluate("document.activeElement.dataset.id") != "habits/a/toggle":
        check.fail("a touch in a live session loses the focus")
    # A control beside the screen keeps the focus, and a screen that opens gets it from one on it.
    page.focus("text=+ 1 minute")
    page.evaluate("() => { document.body.dataset.revision = 0; }")
    page.keyboard.press("Enter")
    answered()
    if page.evaluate("document.activeElement.textContent") != "+ 1 minute":
        check.fail("moving the clock moves the focus")
    touch("[data-id='toolbar/add']")
    if frame.evaluate("document.hasFocus() && document.activeElement.nodeName") != "H1":
        check.fail("a screen that opens in a live session does not get the focus")
    field = frame.locator("input").first
    field.fill("Swim")
    page.click("text=+ 1 minute")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('The host reports time')")
    if field.input_value() != "Swim":
        check.fail(f"a text that was being typed is '{field.input_value()}' after the clock moved")
    touch("text=Save")
    frame.wait_for_selector("text=Swim")
    # The screen, patched many times, is the one that the session has.
    page.check("text=Paused")
    page.wait_for_timeout(500)
    shown, whole = page.evaluate("""async () => {
        const shown = candelaGallery.stage.screen;
        const answer = await fetch("stream", { method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ session: "1", context: shown.context }) });
        return [shown, (await answer.json()).screen];
    }""")
    if shown != whole:
        check.fail("the patched screen is not that of the session")
    page.reload()
    gallery.shown()
    frame = gallery.frame()
    if "Swim" not in frame.inner_text("main") or not page.is_checked("text=Paused"):
        check.fail("a live session does not go on after its page is loaded again")
    gallery.judge("live", {}, main=True)
    gallery.judge("live screen", {})
    page.set_viewport_size({"width": 320, "height": 1000})
    if (wide := page.evaluate("document.documentElement.scrollWidth")) > 320:
        check.fail(f"a live gallery is {wide} points wide")
    page.set_viewport_size({"width": 1440, "height": 1000})
    took, colors = [], [(1, 0.9, 0.9), (0.9, 1, 0.9), (0.9, 0.9, 1), (1, 1, 0.9), (0.9, 1, 1)]
    for place, color in enumerate(colors[: check.tries], 2):
        since = time.monotonic()
        theme.write_text(paint(*color))
        page.wait_for_function("version => document.body.dataset.version === version", arg=str(place))
        took.append(time.monotonic() - since)
    wanted = f"color(srgb {' '.join(map(str, color))})"
    if (found := frame.evaluate("getComputedStyle(document.querySelector('.candela')).backgroundColor")) != wanted:
        check.fail(f"after a saved colour the ground is {found}, not {wanted}")
    print(
        f"a saved colour is drawn in {min(took) * 1000:.0f} ms at best, "
        f"{statistics.median(took) * 1000:.0f} ms (median)"
    )
    check.hold("drawing a saved colour", min(took), 0.15)
    theme.write_text("{")
    page.wait_for_selector("#problems:not([hidden])")
    if "live.tokens.json:1:" not in page.inner_text("#problems"):
        check.fail(f"an error in a file is shown as {page.inner_text('#problems')}")
    theme.write_text(paint(1, 1, 1))
    page.wait_for_selector("#problems", state="hidden")
    # A journey is a starting point too: the app runs on from its third screen.
    gallery.go("#/journeys/habit-deletion-undone/1")
    gallery.follow(lambda: page.click("text=Use the app from here"))
    gallery.frame().click("[data-id='deleted-habit/undo']")
    page.wait_for_function(
        "() => !candelaGallery.stage.page.document.querySelector(\"[data-id='deleted-habit/undo']\")"
    )
    if len(page.query_selector_all("#switches [name=size] option")) != 13:
        check.fail("a live gallery has not all type sizes")
    gallery.go("#/screens/habit.list/yours?size=small&language=ar-XB")
    gallery.go("#/live/habit.list/yours")
    journal.write_text(journal.read_text().replace("Water the plants", "Feed the cat"))
    frame.wait_for_selector("text=Feed the cat")
    server.terminate()
    server.wait()
    page.wait_for_selector("#problems:not([hidden])")
    page.close()
