"""The speech of a journey as it is played: the name of what has the focus and the texts of the live regions after every
step, from Chromium's accessibility tree, compared with the transcript of the step's screen."""

import json

from preview.screens import delayed, elements, performed, place

focused = """([id, choice, label]) => {
    const escaped = CSS.escape;
    const node = document.querySelector(`[data-id="${escaped(id)}"]`)
        ?? document.querySelector(`[data-id="${escaped(choice)}"] select`);
    const more = node?.id
        && [...document.querySelectorAll(`[data-of="${node.id}"] .c-more`)].find(one => one.textContent === label);
    const control = more || (node?.tabIndex < 0 && node.closest(".c-steered"))
        || [node, ...(node?.querySelectorAll("*") ?? [])].find(one => one?.tabIndex >= 0);
    control?.focus();
    if (!control || document.activeElement !== control) return null;
    const held = more ? node : control.querySelector(":scope.c-steered [data-id]") ?? control;
    return held.closest("[data-id]")?.dataset.id ?? null;
}"""
reached = """id => {
    const at = `[data-id="${CSS.escape(id)}"]`;
    return [...document.querySelectorAll(`${at}, ${at} *`)].some(node =>
        (node.tabIndex >= 0 || node.closest(".c-steered"))
        && !node.disabled && !node.matches(".c-more") && !node.closest("[inert]"));
}"""
active = """() => {
    const at = document.activeElement;
    return (at.querySelector(':scope.c-steered [data-id]') ?? at).closest('[data-id]')?.dataset.id;
}"""


class Listener:
    """A page that draws the screens of a journey."""

    def __init__(self, check, browser):
        self.dump, self.fail = check.dump, check.fail
        self.page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        self.page.on("pageerror", lambda error: check.fail(f"what is heard: script error: {error}"))
        styles, script = [(check.out / "renderer" / name).read_text() for name in ("candela.css", "candela.js")]
        self.page.set_content(
            f"<!DOCTYPE html><html lang=en><title>Heard</title><style>{styles}</style><candela-screen></candela-screen>"
            f"<script type=module>{script}; globalThis.isReady = true;</script>"
        )
        self.page.wait_for_function("() => globalThis.isReady")
        self.page.evaluate(
            "icons => { globalThis.icons = icons; globalThis.tokens = {}; }",
            json.loads((self.dump / "icons.json").read_text()),
        )
        self.page.clock.install()
        self.session = self.page.context.new_cdp_session(self.page)

    def draw(self, screen):
        theme = screen["theme"]
        if not self.page.evaluate("theme => !!tokens[theme]", theme):
            tokens = json.loads((self.dump / f"tokens/{theme}.light.json").read_text())
            self.page.evaluate("([theme, file]) => { tokens[theme] = file; }", [theme, tokens])
        self.page.evaluate(
            "screen => { document.querySelector('candela-screen').draw(screen, tokens[screen.theme], icons); }", screen
        )

    def focus(self, element, choice, action):
        """Moves the focus to the control that performs an action; says its id."""
        return self.page.evaluate(focused, [element.get("id", ""), (choice or {}).get("id", ""), action["label"]])

    def reachable(self, id):
        return self.page.evaluate(reached, id)

    def heard(self):
        """The role, name and element id of what has the focus, and the texts of the live regions."""
        nodes = {node["nodeId"]: node for node in self.session.send("Accessibility.getFullAXTree")["nodes"]}

        def member(node, name):
            return node.get(name, {}).get("value", "")

        def texts(node):
            own = [member(node, "name")] if member(node, "role") == "StaticText" else []
            return own + [text for child in node.get("childIds", []) if child in nodes for text in texts(nodes[child])]

        focus, regions = (None, None), {}
        for node in nodes.values():
            properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if properties.get("focused") and member(node, "role") != "RootWebArea":
                focus = member(node, "role"), member(node, "name")
            above = nodes.get(node.get("parentId"), {})
            isInside = any(one["name"] == "live" for one in above.get("properties", []))
            if properties.get("live") in ("polite", "assertive") and not isInside and not node.get("ignored"):
                regions.setdefault(properties["live"], []).append(texts(node))
        # The tree has the focus in a part of a date or time.
        if self.page.evaluate("document.activeElement.matches('.c-picker')"):
            focus = "textbox", self.page.evaluate("document.activeElement.ariaLabel")
        return *focus, self.page.evaluate(active), regions


def listen(listener, journey, transcript):
    """Plays a journey, and compares what is heard with `transcript(screen)`: lines, and apart what is announced."""
    fail = listener.fail
    trail, before, at, count = [], None, None, 0
    listener.page.evaluate(
        "document.querySelector('candela-screen').replaceWith(document.createElement('candela-screen'))"
    )
    for step, frame in enumerate(journey["frames"]):
        screen, name = frame["screen"], f"{journey['journey']}, step {step}"
        event = frame.get("event")
        used = before and event and performed(before, event["intent"])
        isTab = False
        if used:
            at = listener.focus(*used)
            isTab = (
                listener.page.evaluate("Boolean(document.activeElement.closest('nav'))")
                and screen.get("presentation") == "tab"
            )
            if not at:
                fail(f"{name}: '{used[2]['label']}' cannot get the focus")
        listener.draw(screen)
        listener.page.clock.fast_forward(1500)
        role, heard, id, regions = listener.heard()
        lines, announced = transcript(screen)
        ids = {one["id"] for one in (before or {}).get("announcements", [])}
        fresh = [one for one in screen.get("announcements", []) if one["id"] not in ids]
        wanted = {
            level: [[one["text"] for one in fresh if one["politeness"] == level]] for level in ("polite", "assertive")
        }
        if regions != wanted:
            fail(f"{name}: announces {regions}, not {wanted}")
        if [one["text"] for one in screen.get("announcements", [])] != announced:
            fail(f"{name}: the transcript announces {announced}")
        # The focus: on what opens, back on what opened it, or where it was
        isOpen = before is not None and place(before) != place(screen)
        field = delayed(screen)
        if isOpen:
            places = [one for one, _ in trail]
            opener = None
            if place(screen) in places:
                opener = trail[places.index(place(screen))][1]
                del trail[places.index(place(screen)) :]
            else:
                trail.append((place(before), at))
            opener = at if isTab else opener
            if opener and listener.reachable(opener):
                isRight = id == opener
            elif field:
                isRight = role == "textbox" and id == field["id"]
            else:
                isRight = role in ("dialog", "heading", "main")
            if not isRight and not (field and id == field["id"]):
                fail(f"{name}: the focus is on {role} '{heard}' ({id}), after '{opener}' opened it")
        elif used and at and listener.reachable(at) and id != at:
            fail(f"{name}: the focus moved from '{at}' to {role} '{heard}' ({id})")
        elif used and not role:
            fail(f"{name}: the focus is lost")
        # The name of a control also has the words to be seen on it, by which it can be spoken to.
        labels = next(
            (
                one["accessibility"].get("inputLabels", [])
                for one, _ in elements(screen)
                if one.get("id") == id and "accessibility" in one
            ),
            [],
        )
        names = [heard] + [heard and heard.removesuffix(f", {label}") for label in labels]
        if heard and not any(line.startswith(one) for line in lines for one in names):
            fail(f"{name}: {role} '{heard}' is not in the transcript")
        if role:
            at = id
        count += 1
        listener.page.clock.fast_forward(6000)
        before = screen
    return count
