"""Every journey of a dump, event by event, as an app in another language would play it."""
import json
import statistics

import journeys
import jsonpatch
from stream.made import say
from tools import dumped


class Sizes:
    """The bytes of the answers that have neither keys nor facts."""

    def __init__(self):
        self.all, self.ticks, self.wholes = [], [], 0

    def report(self, check):
        if len(self.ticks) < 10 or statistics.median(self.ticks) > 1_000:
            check.fail(f"completed habits take {sorted(self.ticks)} bytes")
        print(f"patches: {len(self.all)} answers, {self.wholes} of them whole screens, "
              f"median {statistics.median(self.all):.0f} bytes; a completed habit takes "
              f"{statistics.median(self.ticks):.0f}, at most {max(self.ticks)}")


def played(check):
    """Plays all journeys in one process with the session in each line, and each with a session kept by name."""
    process, sizes = check.talk(str(check.candela), "stream"), Sizes()
    check.events = 0
    for file in sorted((dumped(check.candela) / "journeys").glob("*.json")):
        journey = journeys.read(file)
        in_each_line(check, file.stem, journey, process)
        by_patches(check, file.stem, journey)
        without_details(check, file.stem, journey, sizes)
    process.stdin.close()
    if process.wait() != 0 or check.events < 50:
        check.fail(f"{check.events} events of journeys")
    sizes.report(check)


def happening(journey, frame):
    """The members of a line that say when a frame is and what happens in it."""
    # A journey may change the time zone.
    context = {**journey["context"], "now": frame["now"], "timeZone": frame["screen"]["context"]["timeZone"]}
    return {"context": context, **({"event": frame["event"]} if "event" in frame else {})}


def in_each_line(check, name, journey, process):
    session = journey["session"]
    for place, frame in enumerate(journey["frames"]):
        asked = {"id": place, "session": session, "include": ["keys", "facts"], **happening(journey, frame)}
        answer = say(process, json.dumps(asked) + "\n")
        check.events += 1
        if answer.get("screen") != frame["screen"] or answer.get("effects") != frame["effects"]:
            check.fail(f"{name}, frame {place}: {json.dumps(answer)[:300]}")
            break
        session = answer["session"]


def kept(check, name, journey, *details):
    """The answers of a session kept by name, with their places and frames. Patches follow each other."""
    lines = [json.dumps({"define": "s", "session": journey["session"]})]
    for frame in journey["frames"]:
        asked = {"session": "s", "answer": "patch", "include": details, **happening(journey, frame)}
        lines.append(json.dumps(asked))
    answers = map(json.loads, check.answers(lines)[0][1:])
    for place, (answer, frame) in enumerate(zip(answers, journey["frames"])):
        patch = answer.get("patch")
        if patch and patch["from"] != answer["revision"] - 1:
            check.fail(f"{name}, frame {place}: a patch from {patch['from']} to {answer['revision']}")
        yield place, answer, frame


def by_patches(check, name, journey):
    """Patches, applied by a public library, give the screens of the dump."""
    drawn = None
    for place, answer, frame in kept(check, name, journey, "keys", "facts"):
        patch = answer.get("patch")
        drawn = jsonpatch.apply_patch(drawn, patch["operations"]) if patch else answer["screen"]
        if drawn != frame["screen"] or answer["effects"] != frame["effects"]:
            check.fail(f"{name}, frame {place}: the patches give another screen")
            break


def without_details(check, name, journey, sizes):
    """Answers without keys and facts can be applied and are small."""
    drawn = None
    for place, answer, frame in kept(check, name, journey):
        patch = answer.get("patch")
        day = drawn and drawn["context"]["now"][:10]
        drawn = jsonpatch.apply_patch(drawn, patch["operations"]) if patch else answer["screen"]
        sent = json.dumps(patch or answer["screen"], ensure_ascii=False, separators=(",", ":"))
        size = len(sent.encode())
        sizes.all.append(size)
        sizes.wholes += not patch
        # On a later day more than the tick changes.
        is_same_day = drawn["context"]["now"][:10] == day
        if is_same_day and frame.get("event", {}).get("intent", {}).get("kind") == "toggle":
            sizes.ticks.append(size)
            # The page of a habit also has its figures, its chart and its days.
            limit = 2_560 if frame["screen"]["screen"] == "habit.detail" else 2_200
            if size > limit:
                check.fail(f"{name}, frame {place}: a completed habit takes {size} bytes, the limit is {limit}")
