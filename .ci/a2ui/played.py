"""Journeys by pressing the buttons of surfaces, with the session in each line."""
import collections
import json
import subprocess

import journeys
from a2ui.core import MessageProcessor, MessageProcessorOptions, ValidationConfig
from a2ui.surface import Surface

# Components of earlier screens stay where nothing reaches them.
OPTIONS = MessageProcessorOptions(validation_config=ValidationConfig(allow_orphan_components=True))


def played(check):
    """Plays journeys with every kind of event. Where nothing can be pressed, the host sends the event, as it does with
    what it reports."""
    command = [check.candela, "stream", "--format", "a2ui"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    kinds, wholes = collections.Counter(), collections.Counter()
    found = {path.stem: json.loads(path.read_text()) for path in (check.states / "journeys").glob("*.json")}
    events = {
        name: {frame["event"]["intent"]["kind"] for frame in journey["frames"] if "event" in frame}
        for name, journey in found.items()}
    for name in check.covering(events):
        player = Player(check, process, name, journeys.expanded(found[name]))
        player.play()
        kinds.update(player.sent)
        wholes[name.partition("-")[0]] += not player.sent
    process.stdin.close()
    process.wait()
    for product, count in wholes.items():
        if not count:
            check.fail(f"no journey of {product} is played by pressing alone")
    print(f"{check.pressed} presses; the host sent {dict(kinds)}; pressed alone: {dict(wholes)}")


def elements(screen):
    """The elements that can be pressed: the elements of the overlay, if there is one."""
    def inside(element):
        yield element
        for child in element.get("children", []):
            yield from inside(child)

    bar = screen.get("toolbar", {})
    cards = [card["body"] for card in screen.get("toasts", []) + screen["cards"]]
    whole = [*bar.get("leading", []), *bar.get("trailing", []), *cards]
    for element in [screen["overlay"]["card"]["body"]] if "overlay" in screen else whole:
        yield from inside(element)


class Player:
    """One journey, event by event."""

    def __init__(self, check, process, name, journey):
        self.check, self.process, self.name, self.journey = check, process, name, journey
        self.surface, self.session, self.sent = Surface(), journey["session"], []
        # What was typed and not yet sent, and the frames in which it was.
        self.typed, self.held = {}, []
        self.processor = None

    def ask(self, **members):
        self.process.stdin.write(json.dumps({"session": self.session, **members}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def play(self):
        before = None
        for place, frame in enumerate(self.journey["frames"]):
            event = frame.get("event")
            pressed = before and event and self.button(event, before["screen"])
            before = frame
            if pressed == "typed":
                self.held.append(frame)
            elif not self.answered(frame, pressed, place):
                break

    def answered(self, frame, pressed, place):
        """Presses a button or sends the event, and compares the surface with the surface of the next screen."""
        frames, self.held = [*self.held, frame], []
        for one in frames if not pressed else [frame]:
            zone = one["screen"]["context"]["timeZone"]
            context = {**self.journey["context"], "now": one["now"], "timeZone": zone}
            if pressed:
                self.check.pressed += 1
                answer = self.ask(a2ui=self.surface.press(pressed, **self.typed), context=context)
            else:
                answer = self.ask(context=context, **{key: one[key] for key in ("event",) if key in one})
                if "event" in one and one["event"]["intent"]["kind"] != "report":
                    self.sent.append(one["event"]["intent"]["kind"])
                self.processor = MessageProcessor([self.check.catalogs["basic"]], options=OPTIONS)
            expected = [effect for each in (frames if pressed else [one]) for effect in each["effects"]]
            if answer.get("effects") != expected:
                return self.fail(place, json.dumps(answer))
            self.session = answer["session"]
            self.surface.apply(answer.get("messages", []))
        self.typed = {}
        try:
            if answer.get("messages"):
                self.processor.process_messages(answer["messages"])
        except Exception as error:
            return self.fail(place, str(error))
        whole = self.ask(context=context).get("messages", [])
        same = not whole or self.surface.shows(Surface().apply(whole))
        return same or self.fail(place, "the changes give another surface")

    def fail(self, place, text):
        self.check.fail(f"{self.name}, frame {place}: {text[:300]}")

    def button(self, event, screen):
        """The button to press for an event, `typed` for one that later buttons bring along, or nothing."""
        for component, _ in self.surface.drawn():
            context = component.get("action", {}).get("event", {}).get("context", {})
            means = json.loads(context.get("intent", "null")), context.get("value")
            usable = not any(check["condition"] is False for check in component.get("checks", []))
            if usable and means == (event["intent"], event.get("value")):
                return component
        acting = [one for one in elements(screen) if one.get("action", {}).get("intent") == event["intent"]]
        inputs = {one["id"]: one for one, _ in self.surface.drawn()}
        for element in acting:
            field = inputs.get(element["id"])
            if element["kind"] == "field" and field:
                typed = spelled(event.get("value"), element["input"]["format"])
                return self.enter(field, typed, inputs.get(f"{element['id']}.send"))
            for picker in inputs.values():
                if element["action"]["id"] in [option["value"] for option in picker.get("options", [])]:
                    send = inputs.get(picker["id"].removesuffix(".picker") + ".send")
                    return self.enter(picker, [element["action"]["id"]], send)

    def enter(self, component, value, send):
        # Entering what is there already is nothing.
        if self.surface.bound(component["value"]) == value:
            return None
        self.typed[component["value"]["path"].split("/")[-1]] = value
        return send or "typed"


def spelled(value, format):
    """A value as a person types it; a number in a field of text is a length in seconds."""
    if isinstance(value, (int, float)) and format == "text":
        return f"{value // 60}:{value % 60:02}"
    return value if isinstance(value, str) else "" if value is None else f"{value:g}" if value < 1e5 else str(value)
