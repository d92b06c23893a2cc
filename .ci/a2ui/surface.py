"""A renderer of basic A2UI messages, from the protocol's text alone: what a surface shows and says, and what a press
of a button sends."""
import re

INPUTS = ("TextField", "DateTimeInput")


class Surface:
    """The components and the data of one surface."""

    def __init__(self):
        self.id, self.components, self.data = None, {}, {}

    def apply(self, messages):
        """Takes messages in their order, and returns this surface."""
        for message in messages:
            [(kind, body)] = [(kind, body) for kind, body in message.items() if kind != "version"]
            if kind == "createSurface":
                self.__init__()
                self.id = body["surfaceId"]
            elif kind == "updateComponents":
                self.components.update((component["id"], component) for component in body["components"])
            else:
                self.put(body.get("path", "/"), body.get("value"))
        return self

    def put(self, path, value):
        """Sets the value at a path of the data model."""
        if path == "/":
            self.data = value
            return
        *steps, last = path[1:].split("/")
        place = self.data
        for step in steps:
            place = place.setdefault(step, {})
        place[last] = value

    def bound(self, value):
        """A value, or what it is bound to."""
        if not isinstance(value, dict) or set(value) != {"path"}:
            return value
        found = self.data
        for step in value["path"][1:].split("/"):
            found = found.get(step) if isinstance(found, dict) else None
        return found

    def children(self, component):
        """The ids of the components in another one, in their order."""
        named = [component.get(name) for name in ("child", "trigger", "content")]
        return [one for one in [*named, *component.get("children", [])] if one]

    def drawn(self, id="root", inside=()):
        """The components that the root reaches, in their order, each with those around it."""
        component = self.components[id]
        yield component, inside
        for child in self.children(component):
            yield from self.drawn(child, (*inside, component))

    def shows(self, other):
        """Whether a surface shows what another one does; data that nothing is bound to may be left from earlier."""
        def same(ours, theirs):
            if isinstance(theirs, dict):
                ours = ours if isinstance(ours, dict) else {}
                return all(same(ours.get(name), one) for name, one in theirs.items())
            return ours == theirs

        return [one for one, _ in self.drawn()] == [one for one, _ in other.drawn()] and same(self.data, other.data)

    def press(self, component, **entered):
        """The action that a renderer sends for a button."""
        self.data.setdefault("entered", {}).update(entered)
        event = component["action"]["event"]
        context = {name: self.bound(value) for name, value in event["context"].items()}
        return {"version": "v0.9", "action": {
            "name": event["name"], "surfaceId": self.id, "sourceComponentId": component["id"],
            "timestamp": "2026-03-18T16:20:00Z", "context": context}}

    def lines(self):
        """What a screen reader says of each component, with the kind of line."""
        for component, inside in self.drawn():
            kind, named = component["component"], component.get("accessibility", {})
            if any(one["component"] == "Button" for one in inside):
                continue
            label, rest = named.get("label", ""), named.get("description", "")
            role = ""
            if kind == "Text":
                label = label or plain(self.bound(component["text"]))
                variant = component.get("variant", "")
                role = f"heading level {variant[1]}" if variant[0:1] == "h" else ""
            elif kind == "Image":
                label = label or component.get("description", "")
            elif kind == "Button":
                role = "button"
                inside_it = [one for one, _ in self.drawn(component["child"]) if one["component"] == "Text"]
                label = label or " ".join(plain(self.bound(one["text"])) for one in inside_it)
            elif kind in INPUTS:
                role, label = "edit", label or component["label"]
            elif kind == "ChoicePicker":
                label = component.get("label", "")
                for option in component["options"]:
                    chosen = option["value"] in (self.bound(component["value"]) or [])
                    yield option["label"], "selected" if chosen else "", component, inside
            if label:
                yield label, ", ".join(filter(None, [role, rest])), component, inside


def plain(text):
    """A Markdown text as it is shown."""
    text = re.sub(r"(?<!\\)\*\*", "", text)
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text).replace("  \n", "\n")
