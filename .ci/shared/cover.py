"""The specimens of a dump that show every shape of any: for checks that cannot look at all of them each time."""
import json

# Members whose values are words of the contract, each of which is drawn or spoken in its own way.
words = {
    "align", "axis", "direction", "fit", "form", "gesture", "haptic", "justify", "kind", "large", "layout", "live",
    "mark", "motion", "part", "presentation", "role", "screen", "scrolls", "shape", "state", "style", "transition"}


def shapes(value, kind="screen"):
    """What a drawing is made of: each kind with each member it has, and each word that a member says."""
    if isinstance(value, dict):
        kind = value.get("kind", kind)
        for name, member in value.items():
            if name in ("facts", "context"):
                continue
            if isinstance(member, str):
                yield kind, name, member if name in words else ""
            elif isinstance(member, (dict, list)):
                yield kind, name, member.get("kind", "") if isinstance(member, dict) else ""
                yield from shapes(member, kind)
            else:
                yield kind, name, str(member) if isinstance(member, bool) else ""
    elif isinstance(value, list):
        for element in value:
            yield from shapes(element, kind)


def cover(dump):
    """The paths of these specimens below `screens`, as in `habit.list/habits-typical`."""
    folder = dump / "screens"
    found = {
        file: (set(shapes(json.loads(file.read_bytes()))), file.stat().st_size)
        for file in sorted(folder.glob("*/*.json"))}
    left, chosen = set().union(*(shape for shape, _ in found.values())), []
    while left:
        # The one that adds most; of large ones with hundreds of points a little less is thought.
        best = max(found, key=lambda file: (len(found[file][0] & left) / found[file][1] ** 0.3, file.name))
        chosen.append(f"{best.parent.name}/{best.stem}")
        left -= found[best][0]
    return sorted(chosen)
