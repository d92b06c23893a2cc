"""The switches of the gallery, and links between what is drawn, spoken and described."""

import json
import statistics
import time



def switches(check, gallery):
    """Switches apply immediately, and are part of the address."""
    gallery.go("#/screens/habit.list/habits-typical")
    inner = "document.querySelector('.candela')"

    def switch(name, value, expression, wanted):
        took = []
        while not took or min(took) > 0.1 and len(took) < check.tries:
            if took:
                gallery.page.select_option(f"#switches [name={name}]", "")
                gallery.shown()
            since = time.monotonic()
            gallery.page.select_option(f"#switches [name={name}]", value)
            gallery.shown()
            took.append(time.monotonic() - since)
        check.hold(f"the switch {name}", min(took), 0.1)
        found = gallery.frame().evaluate(expression)
        if found != wanted:
            check.fail(f"the switch {name} at '{value}' gives {found}, not {wanted}")
        if f"{name}={value}" not in gallery.page.url:
            check.fail(f"the switch {name} is not in the address {gallery.page.url}")
        gallery.page.select_option(f"#switches [name={name}]", "")
        gallery.shown()
        return min(took)

    changes = [
        switch("appearance", "dark", f"getComputedStyle({inner}).backgroundColor", "color(srgb 0 0 0)"),
        switch(
            "appearance",
            "light-increased",
            f"getComputedStyle({inner}).backgroundColor",
            "color(srgb 0.949 0.949 0.9686)",
        ),
        switch("size", "accessibility5", f"{inner}.classList.contains('c-large')", True),
        switch("size", "xxxLarge", f"{inner}.style.getPropertyValue('--type-body-size')", "23px"),
        switch(
            "language",
            "ar-XB",
            f"[{inner}.dir, {inner}.lang, document.documentElement.lang]",
            ["rtl", "ar-XB", "ar-XB"],
        ),
        switch("width", "320", f"{inner}.clientWidth", 320),
        switch("width", "1024", f"{inner}.clientWidth", 1024),
        switch("motion", "reduced", f"{inner}.querySelectorAll('.c-press').length", 0),
        switch("vision", "deuteranopia", "getComputedStyle(frameElement).filter", 'url("#vision-deuteranopia")'),
    ]
    print(f"a switch applies in {statistics.median(changes) * 1000:.0f} ms")


def inspection(check, gallery):
    """Speech and picture highlight each other."""
    gallery.page.hover(".stop >> text=Mark “Run” as done")
    gallery.page.wait_for_selector(".mark.here", state="attached")
    if gallery.page.locator(".mark.here").count() != 1:
        check.fail("hovering a line of the transcript marks nothing")
    gallery.frame().hover("[data-id='habits/read/toggle']")
    gallery.page.wait_for_selector(".stop.here >> text=Read", state="attached")
    if "Mark “Read” as not done" not in (gallery.page.text_content(".stop.here") or ""):
        check.fail(f"hovering a button says {gallery.page.text_content('.stop.here')}")
    gallery.frame().click("[data-id='habits/draw/toggle']")
    sent = json.loads(gallery.page.text_content("#panel pre"))
    if sent != {"intent": {"kind": "toggle", "habit": "draw", "day": "2026-03-18"}}:
        check.fail(f"touching a circle sends {sent}")
    gallery.page.click("#tab-elements")
    gallery.page.click(".elements .stop:has(b:text-is('text')):has-text('Draw')")
    details = gallery.page.locator(".details")
    details.locator("table").wait_for()
    if (
        "color.text.primary" not in details.text_content()
        or "Tokens/semantic/color.tokens.json:" not in details.text_content()
    ):
        check.fail(f"an element's details are {details.text_content()[:300]}")
    if "21 : 1" not in details.locator(".contrast").text_content():
        check.fail(f"black on white is {details.locator('.contrast').text_content()}")
    # The element under the pointer is described while nothing is chosen; a click chooses and does nothing else.
    gallery.page.click(".elements .stop[aria-pressed='true']")
    gallery.frame().hover("[data-id='habits/run/toggle']")
    gallery.page.wait_for_selector(".details h2")
    gallery.frame().click("[data-id='habits/run/toggle']")
    copied = {}
    gallery.page.evaluate("() => { navigator.clipboard.writeText = async text => { globalThis.copied = text; }; }")
    for name in ("JSON", "Event", "Path", "Address"):
        gallery.page.click(f".copies >> text={name}")
        copied[name] = gallery.page.evaluate("copied")
    if json.loads(copied["JSON"])["icon"] != "icon.circle" or json.loads(copied["Event"])["intent"] != {
        "kind": "toggle",
        "habit": "run",
        "day": "2026-03-18",
    }:
        check.fail(f"the element and its event are copied as {copied}")
    if gallery.page.get_attribute("#tab-elements", "aria-selected") != "true":
        check.fail("a click on an inspected element is sent to the app")
    whole = json.loads((check.dump / "screens/habit.list/habits-typical.json").read_text())
    for step in copied["Path"].split("/")[1:]:
        whole = whole[int(step) if isinstance(whole, list) else step]
    if whole != json.loads(copied["JSON"]):
        check.fail(f"the path of an element is {copied['Path']}")
    again = gallery.other("#" + copied["Address"].split("#")[1])
    if again.page.text_content(".elements .stop[aria-pressed='true'] b") != whole["kind"]:
        check.fail(f"the address of an element shows {again.page.text_content('.details')}")
    again.page.context.close()
    gallery.page.check("text=Targets")
    if gallery.page.locator(".mark.target").count() < 9 or gallery.page.locator(".mark.small").count():
        check.fail("targets are not shown, or are small")
