"""The lines of basic surfaces beside the lines of our transcript, with each kind of difference counted."""
import collections
import difflib
import re

from a2ui.surface import Surface

# The words for roles in our lines.
ROLES = re.compile(
    r"(?:,|(?<=[.!?…])) (button|link|switch|check box|radio button|tab list|tab|graphic|slider|edit|progress bar|grid"
    r"|list|group|alert|status|heading level \d)(?=[,.]| \[|$)")


def transcripts(check):
    """Our lines for a browser's screen reader, by screen and specimen."""
    path = check.out / "transcript.txt"
    with path.open("wb") as file:
        check.run("transcript", "--all", "--reader", "web", stdout=file)
    found, name = {}, None
    for line in path.read_text().splitlines():
        if line.startswith("# "):
            name = line[2:].rpartition(", web")[0]
            found[name] = []
        elif line:
            found[name].append(line.strip())
    return {name: found[name] for name in check.surfaces["basic", "own"]}


def words(line):
    """The words of a line, without roles, further actions and marks."""
    line = re.sub(r" \[actions: .*?\](?= \[|$)", "", line)
    return " ".join(re.findall(r"\w+", ROLES.sub("", line).lower()))


def kind_of(component, inside):
    """Why a surface says more than our transcript."""
    id, kinds = component["id"], [one["component"] for one in inside]
    if "Modal" in kinds:
        return "shown: days, values and questions in a dialog"
    if component["component"] == "Button":
        return "shown: an input's Save" if id.endswith(".send") else "shown: a further action as a button"
    if component["component"] == "ChoicePicker":
        return "shown: an option of a menu"
    if any("accessibility" in one for one in inside if one["component"] in ("Column", "Row", "List", "Card")):
        return "shown: a text of an element that is one for us, or hidden"
    if component["component"] in ("Image", "Text"):
        return "shown: words of a picture, a label, a unit or a note"
    if component["component"] in ("Column", "Row", "List"):
        return "shown: the name of a group that its heading has"
    return "shown: other"


def missing(line):
    """Why our transcript says more than a surface."""
    if line.startswith("(says"):
        return "left out: an announcement, which is an effect"
    role = ROLES.search(line)
    return f"left out: {role.group(1) if role else 'other'}"


def lines(check):
    """The same words in the same order, but for the kinds of differences that are known."""
    ours, counts, examples = transcripts(check), collections.Counter(), {}
    for name, messages in check.surfaces["basic", "own"].items():
        said = list(Surface().apply(messages).lines())
        a, b = [words(line) for line in ours[name]], [words(f"{label}, {rest}") for label, rest, *_ in said]
        for tag, a1, a2, b1, b2 in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
            if tag == "equal":
                counts["equal"] += a2 - a1
                continue
            found = [(missing(line), line) for line in ours[name][a1:a2]]
            found += [(kind_of(*one[2:]), f"{one[0]}, {one[1]}") for one in said[b1:b2]]
            for kind, line in found:
                counts[kind] += 1
                examples.setdefault(kind, f"{name}: {line}")
    check.counts = counts
    for kind, count in counts.most_common():
        print(f"{count:6} {kind}" + (f", such as {examples[kind][:90]}" if kind in examples else ""))
    for kind in ("left out: other", "shown: other"):
        if counts[kind]:
            check.fail(f"{counts[kind]} lines {kind}: {examples[kind]}")
    if counts["equal"] < 0.7 * sum(len(lines) for lines in ours.values()):
        check.fail(f"only {counts['equal']} lines are equal")
