"""Screens that have one fault each, which is found, and some that have none."""
import json

from tools import fixtures

answer = """into => {
    const field = document.querySelector(into).closest(".c-field");
    return [events.pop(), field.querySelector(".c-wrong").textContent];
}"""


def faulty(check, page):
    """The check works: each of the fixture's screens has the faults it names, and sends the events it names."""
    for case in json.loads((fixtures / "drawing/screens.json").read_text()):
        shown = {"name": case["name"], "screen": case["screen"], "dump": "usual", "appearance": "light"}
        [result], errors = page.check([shown], 390)
        for selector, wanted in case.get("events", {}).items():
            page.page.click(selector)
            event = page.page.evaluate("events.pop()")
            if event != wanted:
                check.fail(f"pressing {selector} in {case['name']} gives {event}, not {wanted}")
        # While a field has an error, nothing is sent and nothing can be saved.
        for entry in case.get("entries", []):
            page.page.fill(entry["into"], entry["text"])
            page.page.locator(entry["into"]).blur()
            event, error = page.page.evaluate(answer, entry["into"])
            isOff = page.page.evaluate("document.querySelector('[data-saves]').disabled")
            if (event, error, isOff) != (entry.get("event"), entry.get("error", ""), "error" in entry):
                check.fail(
                    f"entering '{entry['text']}' in {case['name']} gives {event}, '{error}', save disabled: {isOff}; "
                    f"not {entry}")
        found = {fault.split(":")[0] for fault in result["faults"]} | ({"script error"} if errors else set())
        if found != set(case["faults"]):
            check.fail(
                f"check-drawing is broken: {case['name']} has {sorted(found)}, not {case['faults']}: "
                f"{result['faults'][:3]} {errors[:2]}")
