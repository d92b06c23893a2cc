#!/usr/bin/env python3
"""Runs the DTCG conformance cases beside the repository through `candela tokens resolve`.

Usage: .ci/dtcg-cases.py [BINARY [FOLDER]]

FOLDER holds cases.json; without it there is nothing to run and that is no failure. Exits 1 when a
case that is clearly valid or invalid goes wrong.
"""
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile

WEIGHTS = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
}


def content(value):
    """The bytes of a case's file."""
    if isinstance(value, dict) and len(value) == 1:
        if "$raw" in value:
            return value["$raw"].encode()
        if "$base64" in value:
            return base64.b64decode(value["$base64"])
        if "$gen" in value:
            return "".join(map(generated, value["$gen"])).encode()
    return json.dumps(value, ensure_ascii=False).encode()


def generated(part):
    if isinstance(part, str):
        return part
    texts = (
        part["repeat"].replace("<<i>>", str(i)).replace("<<i+1>>", str(i + 1))
        for i in range(part["times"]))
    return part.get("join", "").join(texts)


def normal(value, type_name=None):
    """A value as it is compared: what the cases call equal becomes the same."""
    if type_name == "fontFamily" and isinstance(value, str):
        value = [value]
    if type_name == "fontWeight" and isinstance(value, str):
        value = WEIGHTS.get(value, value)
    if type_name == "shadow" and isinstance(value, dict):
        value = [value]
    if isinstance(value, dict):
        parts = {"fontFamily": "fontFamily", "fontWeight": "fontWeight"}
        value = {k: normal(v, parts.get(k)) for k, v in value.items()}
        if "colorSpace" in value and value.get("alpha") == 1:
            del value["alpha"]
        if value.get("inset") is False:
            del value["inset"]
        return value
    if isinstance(value, list):
        return [normal(v) for v in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def differences(case, output):
    for path, wanted in case.get("resolved", {}).items():
        token = output.get(path)
        if token is None:
            yield f"{path} is missing"
            continue
        for key, value in wanted.items():
            found = token.get(key)
            if normal(found, token["$type"]) != normal(value, token["$type"]):
                yield f"{path} {key}: {found} instead of {value}"
    for path in case.get("absent", []):
        if path in output:
            yield f"{path} should not be there"


def mentions(text, word):
    if re.fullmatch(r"\d+:\d+", word):
        return f":{word}:" in text or f":{word.split(':')[0]}:" in text
    if word == "circular":
        return "circular" in text or "cycle" in text
    return word in text or word.replace(".", "/") in text


def run(binary, case):
    """What is wrong with a case's run, and which hoped-for words its errors lack."""
    with tempfile.TemporaryDirectory() as folder:
        for name, value in case["files"].items():
            file = pathlib.Path(folder, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content(value))
        command = binary + ["tokens", "resolve", case["entry"]]
        for name, context in case.get("inputs", {}).items():
            command += ["--input", f"{name}={context}"]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, timeout=60)
        except subprocess.TimeoutExpired:
            return ["hangs"], []
    errors = done.stderr.decode()
    if done.returncode not in (0, 1, 2):  # 2: inputs are part of the command line
        return [f"exit {done.returncode}: {errors[-300:]}"], []
    accepted = done.returncode == 0
    expect = case["expect"]
    if accepted and expect != "invalid":
        return list(differences(case, json.loads(done.stdout))), []
    if accepted:
        return ["accepted"], []
    if expect == "valid":
        return [f"refused: {errors[:400]}"], []
    return [], [w for w in case.get("errorMentions", []) if not mentions(errors, w)]


def main():
    here = pathlib.Path(__file__).resolve().parent.parent
    binary = [str(pathlib.Path(p).resolve()) for p in sys.argv[1:2]]
    binary = binary or [str(here / ".build/debug/candela")]
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else here.parent / "shared/data/dtcg"
    if not (folder / "cases.json").exists():
        print("dtcg-cases: no cases beside the repository, skipped")
        return 0
    cases = json.loads((folder / "cases.json").read_text())
    failed = silent = 0
    for case in cases:
        faults, missing = run(binary, case)
        failed += bool(faults)
        silent += bool(missing)
        for fault in faults:
            print(f"{case['id']} ({case['expect']}, {case['rule']}): {fault}")
        if missing:
            print(f"{case['id']}: errors do not mention {missing}")
    print(
        f"dtcg-cases: {len(cases) - failed} of {len(cases)} right, "
        f"{silent} with errors that lack a word")
    return 1 if failed else 0


sys.exit(main())
