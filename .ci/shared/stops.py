"""The stops of a screen reader in Chromium, from the browser's accessibility tree, and the stops of a conformance case
in the browser's words."""

# Roles of the contract by their names in the tree.
roles = {
    "textfield": "textbox", "toggle": "switch", "progress": "progressbar", "adjustable": "spinbutton",
    "counter": "group", "chart": "image", "text": "StaticText"}
# These only structure a page, and those below them are stops only if they have a name.
structure = {
    "generic", "none", "main", "navigation", "banner", "paragraph", "dialog", "RootWebArea", "figure", "region",
    "LineBreak"}
containers = {
    "group", "list", "listitem", "table", "row", "cell", "grid", "gridcell", "radiogroup", "tablist", "rowgroup",
    "status", "alert"}


def stops_of(page, ids):
    """The stops of each region of the page that is named by one of these ids."""
    if not ids:
        return {}
    session = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    found = {}
    for node in nodes.values():
        name = textOf(node, "name")
        if textOf(node, "role") == "region" and name in ids:
            stops = [stop for child in node.get("childIds", []) for stop in walked(session, nodes, child)]
            # The message of a field is its description, and in the page also a text that is announced when it appears.
            messages = {stop["description"] for stop in stops if stop["role"] == "textbox" and "description" in stop}
            found[name] = [stop for stop in stops if stop["role"] != "StaticText" or stop["name"] not in messages]
    return found


def textOf(node, member):
    return node.get(member, {}).get("value", "")


def walked(session, nodes, id):
    """The stops in a node, in order."""
    node = nodes.get(id, {})
    role, name = textOf(node, "role"), textOf(node, "name")
    # A label is the name of its field, and the table of a chart is offered beside it.
    if role == "LabelText" or role == "table" and textOf(nodes.get(node.get("parentId"), {}), "role") == "figure":
        return []
    below = [stop for child in node.get("childIds", []) for stop in walked(session, nodes, child)]
    # A message is named by its text.
    if role in ("alert", "status") and not name and all(stop["role"] == "StaticText" for stop in below):
        name, below = " ".join(stop["name"] for stop in below), []
    if node.get("ignored") or role in structure or role == "InlineTextBox" or (role in containers and not name):
        return below
    if role == "StaticText" and not name.strip():
        return []
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    stop = {"role": role, "name": name}
    if description := textOf(node, "description"):
        stop["description"] = description
    value = textOf(node, "value")
    if role in ("progressbar", "spinbutton"):
        # The tree has only the number.
        words = session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]["attributes"]
        value = dict(zip(words[::2], words[1::2])).get("aria-valuetext", value)
    if role in ("textbox", "progressbar", "spinbutton") and value not in (None, ""):
        stop["value"] = str(value)
    if role == "heading":
        stop["level"] = properties.get("level")
    marks = []
    if role in ("switch", "checkbox"):
        marks.append("checked" if properties.get("checked") == "true" else "unchecked")
    if role == "radio" and properties.get("checked") == "true" or role == "tab" and properties.get("selected"):
        marks.append("selected")
    if properties.get("pressed") == "true":
        marks.append("selected")
    for mark in ("disabled", "busy"):
        if properties.get(mark):
            marks.append(mark)
    if properties.get("invalid") not in (None, "false"):
        marks.append("invalid")
    if marks:
        stop["states"] = marks
    return [stop] + (below if role in containers else [])


def wanted(stop, screen):
    """A stop of a case, and its other actions, as the browser has them."""
    # An alert is a text, since it is announced from its own region.
    role = "StaticText" if stop["role"] == "alert" else roles.get(stop["role"], stop["role"])
    hasValue = role in ("textbox", "progressbar", "spinbutton")
    name = stop["label"] if hasValue or "value" not in stop else f"{stop['label']}, {stop['value']}"
    one = {"role": role, "name": name}
    if "hint" in stop:
        one["description"] = stop["hint"]
    if hasValue and "value" in stop:
        one["value"] = stop["value"]
    if "headingLevel" in stop:
        one["level"] = stop["headingLevel"]
    if "states" in stop:
        one["states"] = stop["states"]
    labels = {}

    def collect(value):
        if isinstance(value, dict):
            if "intent" in value:
                labels[value["id"]] = value["label"]
            for part in value.values():
                collect(part)
        elif isinstance(value, list):
            for part in value:
                collect(part)

    collect(screen)
    # A further action is named with what it belongs to.
    def named(action):
        isNamed = role == "image" or stop["label"] in labels[action]
        return {"role": "button", "name": labels[action] if isNamed else f"{labels[action]}, {stop['label']}"}

    return [one] + [named(action) for action in stop.get("actions", [])]
