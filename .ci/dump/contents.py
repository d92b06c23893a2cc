"""The contents of a dump: valid documents, the same as files and as one document, no larger than they have to be."""
import journeys

KINDS = ("tokens", "screens", "journeys")


def valid(check):
    """Every file is listed and valid, and so are the whole and the context of each screen."""
    found = {str(path.relative_to(check.folder)) for path in check.folder.rglob("*.json")} - {"index.json"}
    if set(check.listed) != found:
        check.fail(f"index.json and the directory differ: {sorted(set(check.listed) ^ found)[:5]}")
    for name, document in check.documents.items():
        check.validate(name, document, check.listed[name]["schema"])
    check.validate("index.json", check.index, "index")
    whole = check.whole
    some = {**whole, "tokens": whole["tokens"][:1], "screens": whole["screens"][:1]}
    check.validate(check.single.name, some, "dump")
    for document in whole["screens"]:
        name = f"context of {document['screen']}/{document['specimen']}"
        check.validate(name, document["context"], "context")
    for name, journal in check.journals:
        check.validate(name, journal, "journal")


def same(check):
    """The dump as one document has the same parts as the files."""
    if check.whole["icons"] != check.documents["icons.json"]:
        check.fail("the dump as one document has different icons from the files")
    for kind in KINDS:
        files = [document for name, document in check.documents.items() if name.startswith(kind + "/")]
        if check.whole[kind] != files:
            check.fail(f"the dump as one document has different {kind} from the files")


def patches(check):
    """The patches of journeys give the screens of a dump of whole ones."""
    wholes = check.parsed("whole.json", "dump", "--journeys", "whole")
    expanded = [journeys.expanded(journey) for journey in check.whole["journeys"]]
    if {**check.whole, "journeys": expanded} != wholes:
        check.fail("journeys of patches and whole ones differ")
    check.validate("the first journey of whole screens", wholes["journeys"][0], "journey")
    if any("patch" in frame for journey in wholes["journeys"] for frame in journey["frames"]):
        check.fail("a journey of whole screens has patches")
    patched = sum("patch" in frame for journey in check.whole["journeys"] for frame in journey["frames"])
    if patched < 400:
        check.fail(f"{patched} screens of journeys are patches")


def small(check):
    """The dump, and each of its token files, has no more bytes than its limit."""
    # 40 MB for 557 states and 609 steps; more of them may take more.
    drawn = len(check.whole["screens"]) + sum(len(journey["frames"]) for journey in check.whole["journeys"])
    size, limit = check.single.stat().st_size / 1e6, 34e-3 * drawn
    if size > limit:
        check.fail(f"the dump has {size:.1f} MB, the limit is {limit:.1f} for {drawn} screens")
    for name in check.documents:
        if name.startswith("tokens/") and (check.folder / name).stat().st_size >= 150_000:
            check.fail(f"{name} has 150 kB or more")


def sets(check):
    """There are token files for four products in four appearances."""
    found = {tuple(sorted(document["inputs"].items())) for document in check.whole["tokens"]}
    if len(found) != 16:
        check.fail(f"{len(found)} sets of tokens, not 16")
