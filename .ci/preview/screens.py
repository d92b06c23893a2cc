"""The elements of a screen of a dump, and what they do."""


def place(screen):
    return screen["screen"], screen.get("overlay", {}).get("card", {}).get("id")


def elements(screen):
    """All elements with their choice, those of the frontmost layer first."""

    def walk(element, choice):
        yield element, choice
        for child in element.get("children", []):
            yield from walk(child, element if element["kind"] == "choice" else choice)

    toolbar = screen.get("toolbar", {})
    roots = [screen["overlay"]["card"]["body"]] if "overlay" in screen else []
    roots += [card["body"] for card in screen["cards"] + screen.get("toasts", [])]
    roots += [screen.get("back"), *toolbar.get("leading", []), *toolbar.get("trailing", []), screen.get("tabs")]
    for root in filter(None, roots):
        yield from walk(root, None)


def performed(screen, intent):
    """The element with an action of this intent, its choice, and the action."""
    for element, choice in elements(screen):
        for action in [element.get("action"), element.get("select"), *element.get("actions", [])]:
            if action and action.get("intent") == intent:
                return element, choice, action
    return None


def delayed(screen):
    """The label of a field that gets the focus after a delay, in the frontmost layer."""
    shown = {**screen, "cards": [], "toasts": []} if "overlay" in screen else screen
    return next(
        (element for element, _ in elements(shown) if element["kind"] == "field" and "focusDelay" in element), None
    )
