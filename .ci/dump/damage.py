"""The exact forms of schemas refuse damaged copies, the others accept additions of a later version."""
import json

from dump.copies import damaged, grown
from tools import root

drawings = root / "Tests/CandelaFrontEndTests/Drawings"


def refused(check, name, document, schema):
    for what, wrong in damaged(document, schema):
        check.copies += 1
        if check.strict[schema].is_valid(wrong):
            check.fail(f"schema {schema} accepts {name} with {what}")


def accepted(check, name, document, schema):
    for what, later in grown(document):
        check.copies += 1
        if not check.tolerant[schema].is_valid(later):
            check.fail(f"schema {schema} rejects {name} with {what}")


def documents(check):
    """Damaged copies of one document of each kind but screens, with few entries."""
    for name, journal in check.journals:
        small = {**journal, "completions": journal["completions"][:3], "weighIns": journal["weighIns"][:3]}
        refused(check, name, {name: value for name, value in small.items() if value}, "journal")
    refused(check, "index.json", check.index, "index")
    journey, tokens, icons = check.whole["journeys"][0], check.whole["tokens"][0], check.whole["icons"]
    steps = [frame for frame in journey["frames"] if "patch" in frame]
    refused(check, "the first journey", {**journey, "frames": steps[:2]}, "journey")
    some = dict(list(tokens["tokens"].items())[::20])
    contrast = dict(list(tokens["contrast"].items())[:5])
    refused(check, "the first token file", {**tokens, "tokens": some, "contrast": contrast}, "tokens")
    refused(check, "icons.json", {**icons, "icons": dict(list(icons["icons"].items())[::20])}, "icons")
    refused(check, "the first context", check.whole["screens"][0]["context"], "context")


def screens(check):
    """Damaged and grown copies of one specimen of each screen, of few characters, since validation is slow."""
    chosen = {}
    for document in sorted(check.whole["screens"], key=lambda document: len(str(document))):
        if document["screen"] not in chosen or len(str(document)) < 15_000:
            chosen[document["screen"]] = document
    for screen, document in chosen.items():
        name = f"{screen}/{document['specimen']}"
        refused(check, name, document, screen)
        accepted(check, name, document, screen)


def apps(check):
    """An app's own card beside others, and its own screen, are valid, although this package never writes one."""
    own, screen = (json.loads((drawings / name).read_text()) for name in ("outside-app.json", "own-screen.json"))
    for schema in (own["screen"], "screen"):
        check.accepts(check.tolerant[schema], f"an app's card by schema {schema}", own)
    check.accepts(check.tolerant["screen"], "an app's screen", screen)
    if check.strict[own["screen"]].is_valid(own):
        check.fail(f"schema {own['screen']} in its exact form accepts a card of an app")
    without_own = {**own, "cards": [card for card in own["cards"] if card["kind"] != "moon"]}
    check.validate("the same without its card", without_own, own["screen"])
