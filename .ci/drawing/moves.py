"""The focus and the announcements as one screen follows another in a `<candela-screen>`, measured in Chromium."""


def moves(page, screen, text, button, redraw, fail):
    """Draws screens one after another where `redraw` does, modal in a window of 390 × 844 points."""
    page.set_viewport_size({"width": 390, "height": 844})
    style = "display: block; position: absolute; inset: 0 auto auto 0; width: 390px"
    page.evaluate("style => { document.querySelector('candela-screen').style.cssText = style }", style)

    def row(id, *actions):
        one = button(id, id.title())
        return {"kind": "row", "id": f"{id}/row", "gap": "space.sm", "children": [
            {**one, "actions": [{"id": f"{id}/{label}", "label": label} for label in actions]},
            button(f"{id}/check", f"Check {id}")]}

    def state():
        # Announcements follow a tenth of a second after the focus.
        page.wait_for_timeout(150)
        return page.evaluate("""() => {
            const at = document.activeElement;
            const fresh = region => [...region.children].filter(one => !one.seen);
            const said = region => fresh(region).map(one => ((one.seen = true), one.textContent));
            const regions = [...document.querySelectorAll("[aria-live]")];
            return {
                focus: at.dataset.id ?? at.nodeName.toLowerCase(), name: at.ariaLabel ?? at.textContent,
                events: events.splice(0), said: regions.map(region => [region.ariaLive, ...said(region)]) };
        }""")

    def expect(what, **wanted):
        found = state()
        for name, value in wanted.items():
            if found[name] != value:
                fail(f"moving to the next screen: {what}: '{name}' is {found[name]}, not {value}")

    def said(polite=(), assertive=()):
        return [["polite", *polite], ["assertive", *assertive]]

    def sentence(id, words, politeness="polite"):
        return {"id": id, "text": words, "politeness": politeness, "interrupts": politeness == "assertive"}

    usual = [row("run", "Delete", "Edit"), row("read", "Delete"), button("open", "Open")]
    filler = [{"kind": "column", "gap": "space.md", "height": 3000, "children": []}]
    redraw({**screen(*usual, *filler), "screen": "check.list"})
    page.focus("[data-id=open]")

    # An overlay is in the window, wherever the page is scrolled to.
    page.evaluate("scrollTo(0, 1500)")
    over = {"scrim": "color.scrim.badge", "card": {"kind": "check", "id": "layer", "body": {"kind": "column",
        "gap": "space.md", "children": [
        {"kind": "text", **text("Sure?")}, button("yes", "Yes"), button("no", "No", {"kind": "close"})]}}}
    redraw({**screen(*usual, *filler), "screen": "check.list", "overlay": over,
        "announcements": [sentence("asked", "Asked")]})
    expect("an overlay opens", focus="dialog", name="Sure?", said=said(["Asked"]))
    box = page.evaluate("""() => {
        const { left, top, right, bottom } = document.querySelector(".c-overlay [data-card]").getBoundingClientRect();
        const behind = document.querySelector("[data-id=open]");
        behind.focus();
        return [left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight, document.activeElement !== behind];
    }""")
    if box != [True] * 5:
        fail(f"an overlay is not inside the window, or not alone in it: {box}")
    page.keyboard.press("Escape")
    expect("Escape closes an overlay", events=[{"action": "no"}])
    page.evaluate("scrollTo(0, 0)")
    redraw({**screen(*usual, *filler), "screen": "check.list"})
    expect("an overlay closes", focus="open", said=said())

    # A pushed screen begins at its title, and Back returns.
    redraw({**screen(button("more", "More")), "screen": "check.one", "presentation": "push"})
    expect("a screen opens", focus="h1", name="Title")
    page.focus("[data-id=more]")
    redraw({**screen(button("last", "Last")), "screen": "check.two", "presentation": "sheet"})
    expect("another one opens", focus="h1")
    redraw({**screen(button("more", "More")), "screen": "check.one", "presentation": "push"})
    expect("back to a screen", focus="more")
    redraw({**screen(*usual), "screen": "check.list"})
    expect("back to the first screen", focus="open")

    # Further actions follow the row's own controls, named with the row; what follows a deleted row gets the focus.
    page.focus("[data-id=run]")
    names = []
    for _ in range(3):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))
    if names != ["Check run", "Delete, Run", "Edit, Run"]:
        fail(f"the controls of a row are {names}")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect("a further action by keyboard", events=[{"action": "run/Delete"}])
    page.keyboard.press("Escape")
    expect("Escape leaves a menu", focus="run")
    for button_name in ("right", "long"):
        if button_name == "right":
            page.click("[data-id=run]", button="right")
        else:
            page.evaluate("""() => {
                const touch = new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true });
                document.querySelector("[data-id=run]").dispatchEvent(touch);
            }""")
            page.wait_for_timeout(600)
            page.evaluate("""() => document.querySelector("[data-id=run]").click()""")
        if not page.evaluate("""() => {
            const at = document.activeElement;
            return at.matches('.c-more') && at.checkVisibility() && at.offsetWidth > 100;
        }"""):
            fail(f"a {button_name} press opens no menu")
        expect(f"a {button_name} press", events=[], name="Delete, Run")
    redraw({**screen(*usual[1:]), "screen": "check.list", "announcements": [sentence("deleted", "Deleted")]})
    expect("a row is deleted", focus="read", said=said(["Deleted"]))

    # Each announcement is made once, and again when it was gone.
    redraw({**screen(*usual[1:]), "screen": "check.list", "announcements": [sentence("deleted", "Deleted"),
        sentence("failed", "Failed", "assertive")]})
    expect("another announcement", said=said((), ["Failed"]), focus="read")
    redraw({**screen(*usual), "screen": "check.list"})
    expect("no announcement", said=said())
    redraw({**screen(*usual[1:]), "screen": "check.list", "announcements": [sentence("deleted", "Deleted")]})
    expect("an announcement is made again", said=said(["Deleted"]))

    # A question before an action
    risky = button("drop", "Drop")
    risky["action"]["confirmation"] = {"title": "Drop it?", "message": "It is gone.", "confirm": "Drop",
        "cancel": "Keep"}
    redraw({**screen(risky), "screen": "check.list"})
    for key, events in [("Escape", []), ("Enter", []), ("Tab Enter", [{"action": "drop"}])]:
        page.focus("[data-id=drop]")
        page.keyboard.press("Enter")
        dialog = "[document.activeElement.textContent, document.querySelector('.c-dialog').matches(':modal')]"
        if page.evaluate(dialog) != ["Keep", True]:
            fail("a question before an action is not a modal dialog that begins with the safe answer")
        for one in key.split():
            page.keyboard.press(one)
        expect(f"a question is answered with {key}", events=events, focus="drop")
        if page.query_selector(".c-dialog"):
            fail("a question stays in the page")

    # A motion that runs goes on, and is not played again.
    page.emulate_media(reduced_motion="no-preference")

    def bar(fraction):
        return {
            "kind": "bar", "id": "bar", "fraction": fraction, "fill": "color.text.primary", "track": "color.surface",
            "height": 12, "motion": {"effect": "fill", "appear": "motion.progress-appear"}}

    def played():
        return page.evaluate(
            "document.querySelector('[data-id=bar]').getAnimations({ subtree: true }).map(one => one.currentTime)")

    redraw({**screen(bar(0.2)), "screen": "check.list"})
    page.wait_for_timeout(200)
    before = played()
    redraw({**screen(bar(0.6)), "screen": "check.list"})
    if not before or not played() or played()[0] < before[0]:
        fail(f"a motion is played again: {before}, then {played()}")
    page.emulate_media(reduced_motion="reduce")
