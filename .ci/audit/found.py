"""A screen with a fault: its finding, a baseline that accepts it, and both in the SARIF form."""
import json

import sarif_om


def faulty(check):
    """The finding leads to the text with the wrong colour, and a baseline accepts it."""
    text = (check.out / "dump/screens/habit.list/habits-typical.json").read_text()
    wrong, baseline = check.out / "wrong.json", check.out / "baseline.json"
    wrong.write_text(text.replace('"color": "color.text.primary"', '"color": "color.surface-secondary"'))
    findings = check.report(wrong, status=1)["findings"]
    if {finding["id"] for finding in findings} != {"text-contrast"}:
        check.fail(f"the faulty screen has {findings}")
    screen = json.loads(wrong.read_text())
    for finding in findings:
        if "color.surface-secondary" not in json.dumps(at(screen, finding["path"])):
            check.fail(f"{finding['path']} does not lead to the text")
    accepted = [{"id": "text-contrast", "roles": finding["roles"], "reason": "on purpose"} for finding in findings]
    document = {"accepted": [*accepted, {"id": "many-stops", "reason": "was long"}]}
    baseline.write_text(json.dumps(document))
    check.validator("baseline", "--exact").validate(document)
    calm = check.report(wrong, "--baseline", baseline)
    if calm["findings"] or not calm["accepted"] or not any(one["id"] == "many-stops" for one in calm["outdated"]):
        check.fail("the baseline is not applied")
    sarif(check, check.audit(wrong, "--format", "sarif", status=1), isAccepted=False)
    sarif(check, check.audit(wrong, "--format", "sarif", "--baseline", baseline), isAccepted=True)


def at(screen, path):
    """The element of a screen at the path of a finding."""
    element = screen
    for step in path.split("/")[1:]:
        element = element[int(step)] if isinstance(element, list) else element[step]
    return element


# The class of each member that has objects.
kinds = {
    "runs": "Run", "tool": "Tool", "driver": "ToolComponent", "rules": "ReportingDescriptor", "results": "Result",
    "shortDescription": "MultiformatMessageString", "message": "Message", "locations": "Location",
    "physicalLocation": "PhysicalLocation", "artifactLocation": "ArtifactLocation",
    "logicalLocations": "LogicalLocation", "suppressions": "Suppression"}


def known(check, value, kind):
    """SARIF has only members of the classes generated from its schema."""
    fields = getattr(sarif_om, kind).__attrs_attrs__
    if strange := set(value) - {field.metadata["schema_property_name"] for field in fields}:
        check.fail(f"SARIF has no {strange} in {kind}")
    for name, part in value.items():
        for item in part if isinstance(part, list) else [part]:
            if isinstance(item, dict) and name in kinds:
                known(check, item, kinds[name])


def sarif(check, text, isAccepted):
    """Every result has a known rule, a level, a message and a place, and is suppressed if it is accepted."""
    log = json.loads(text)
    known(check, log, "SarifLog")
    [run] = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"] and result["level"] in ("error", "warning", "note")
        assert result["message"]["text"] and result["locations"]
        assert bool(result.get("suppressions")) == isAccepted
    (check.out / f"{'accepted' if isAccepted else 'open'}.sarif").write_text(text)
