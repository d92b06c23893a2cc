"""What the checks of the web formats share: tokens as `tokens resolve` prints them, and values as a second hand writes
them."""
import json
import re
import shutil
import subprocess
import sys

from tools import root

appearances = ["light", "dark", "light-increased", "dark-increased"]


def sets(candela, format, out, *options):
    """Builds the package's own tokens and the foreign set in a format with some options; for each the folder and
    {variant: {appearance: {path: token}}}."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    foreign = out / "foreign.resolver.json"
    subprocess.run([sys.executable, root / ".ci/shared/foreign.py", foreign], check=True)
    own = root / "Tokens/candela.resolver.json"
    result = []
    for name, source in [("own", own), ("foreign", foreign)]:
        folder = out / name
        build = [candela, "tokens", "build", source, "--format", format, "--out", folder, *options]
        flat = [candela, "tokens", "build", source, "--format", "json", "--out", out / f"{name}-flat"]
        for command in (build, flat):
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        variants = {}
        for file in sorted((out / f"{name}-flat").glob("*.json")):
            variant, context = file.name.removesuffix(".json").rsplit(".", 1)
            scheme = "dark" if re.search("dark|night", context) else "light"
            more = "-increased" if re.search("increased|contrast", context) else ""
            variants.setdefault(variant, {})[scheme + more] = json.loads(file.read_text())
        assert all(sorted(variant) == sorted(appearances) for variant in variants.values())
        result.append((folder, variants))
    return result


def number(value):
    return repr(value)


def size(value):
    return number(value["value"]) + value["unit"]


def color(value):
    space = value["colorSpace"]
    parts = [part if part == "none" else number(part) for part in value["components"]]
    alpha = f" / {number(value.get('alpha', 1))}"
    if space in ("hsl", "hwb"):
        return f"{space}({parts[0]} {' '.join(p if p == 'none' else p + '%' for p in parts[1:])}{alpha})"
    if space in ("lab", "lch", "oklab", "oklch"):
        return f"{space}({' '.join(parts)}{alpha})"
    return f"color({space} {' '.join(parts)}{alpha})"


def own(token):
    return token.get("$extensions", {}).get("org.candela", {})


weights = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950}


def weight(value):
    return weights.get(value, value)


def families(value):
    generic = {
        "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded", "math", "fangsong", "-apple-system", "BlinkMacSystemFont"}
    names = [value] if isinstance(value, str) else value
    quoted = [n if n in generic else '"' + re.sub(r"[\0-\x1f\x7f\"\\\\]", escaped, n) + '"' for n in names]
    return ", ".join(quoted)


def escaped(match):
    return f"\\{ord(match[0]):x} "


def strings(text):
    """A text of CSS in which every string stands as JSON, however it was quoted and escaped."""
    escape = r"\\(?:([0-9a-fA-F]{1,6})[ \t\n\f\r]?|(.))"

    def plain(match):
        return json.dumps(re.sub(escape, lambda e: chr(int(e[1], 16)) if e[1] else e[2], match[0][1:-1], flags=re.S))

    return re.sub(r"\"(?:[^\"\\\n\r\f]|\\.)*\"|'(?:[^'\\\n\r\f]|\\.)*'", plain, text, flags=re.S)


def dashes(style):
    if isinstance(style, str):
        return style, {}
    return "dashed", {
        "-dash-array": ("stroke-dasharray", " ".join(map(size, style["dashArray"]))),
        "-line-cap": ("stroke-linecap", style["lineCap"])}


def stops(token):
    radii = own(token)
    start, end = radii.get("startRadius", 0), radii.get("endRadius")
    texts = []
    for stop in token["$value"]:
        position = min(max(stop["position"], 0), 1)
        place = f"{start + position * (end - start)}px" if start and end else f"{position * 100:.12g}%"
        texts.append(f"{color(stop['color'])} {place}")
    return ", ".join(texts if len(texts) > 1 else texts * 2)


def gradient(token):
    direction, all_stops = own(token).get("direction"), stops(token)
    parts = {"-stops": ("background-image", all_stops, "linear-gradient(45deg, {})")}
    if direction == "radial":
        end = own(token).get("endRadius")
        return f"radial-gradient(circle{f' {end}px' if end else ''}, {all_stops})", parts
    if direction == "angular":
        return f"conic-gradient(from 90deg, {all_stops})", parts
    side = {
        "top-leading-bottom-trailing": "to bottom right", "top-bottom": "to bottom",
        "bottom-top": "to top"}.get(direction, "to right")
    if direction is None and "angle" in own(token):
        side = f"{own(token)['angle']}deg"
    parts["-direction"] = ("background-image", side, "linear-gradient({}, red, blue)")
    return f"linear-gradient({side}, {all_stops})", parts


def declarations(token):
    """{suffix: (property, value, how the value stands in the property)} of a token."""
    kind, value = token["$type"], token["$value"]
    if kind == "color":
        return {"": ("color", color(value))}
    if kind == "dimension":
        return {"": ("margin-left", size(value))}
    if kind == "duration":
        return {"": ("transition-delay", size(value))}
    if kind == "number":
        return {"": ("scale", number(value))}
    if kind == "fontWeight":
        return {"": ("font-weight", number(weight(value)))}
    if kind == "fontFamily":
        return {"": ("font-family", families(value))}
    if kind == "cubicBezier":
        return {"": ("transition-timing-function", f"cubic-bezier({', '.join(map(number, value))})")}
    if kind == "strokeStyle":
        style, parts = dashes(value)
        return {"": ("border-top-style", style), **parts}
    if kind == "border":
        style, parts = dashes(value["style"])
        width, line = size(value["width"]), color(value["color"])
        return {
            "": ("border-top", f"{width} {style} {line}"), "-width": ("margin-left", width),
            "-style": ("border-top-style", style), "-color": ("color", line), **parts}
    if kind == "transition":
        duration, delay = size(value["duration"]), size(value["delay"])
        curve = f"cubic-bezier({', '.join(map(number, value['timingFunction']))})"
        result = {
            "": ("transition", f"{duration} {curve} {delay}", "opacity {}"),
            "-duration": ("transition-duration", duration), "-delay": ("transition-delay", delay),
            "-timing-function": ("transition-timing-function", curve)}
        extra = own(token)
        if "spring" in extra:
            result["-spring-response"] = ("transition-delay", number(extra["spring"]["response"]) + "s")
            result["-spring-damping"] = ("scale", number(extra["spring"]["damping"]))
        if "repeat" in extra:
            result["-iteration-count"] = ("animation-iteration-count", str(extra["repeat"]["count"]))
            turns = extra["repeat"].get("autoreverses")
            result["-direction"] = ("animation-direction", "alternate" if turns else "normal")
        for name, unit, property in [("scale", "", "scale"), ("offset", "px", "margin-left")]:
            for end in ("from", "to"):
                if isinstance(extra.get(name, {}).get(end), (int, float)):
                    result[f"-{name}-{end}"] = (property, number(extra[name][end]) + unit)
        return result
    if kind == "shadow":
        layers = value if isinstance(value, list) else [value]
        texts = [
            " ".join([size(layer[part]) for part in ("offsetX", "offsetY", "blur", "spread")] + [color(layer["color"])])
            + (" inset" if layer.get("inset") else "") for layer in layers]
        return {"": ("box-shadow", ", ".join(texts))}
    if kind == "gradient":
        whole, parts = gradient(token)
        return {"": ("background-image", whole), **parts}
    assert kind == "typography", kind
    parts = {
        "-font-family": ("font-family", families(value["fontFamily"])),
        "-font-size": ("font-size", size(value["fontSize"])),
        "-font-weight": ("font-weight", number(weight(value["fontWeight"]))),
        "-letter-spacing": ("letter-spacing", size(value["letterSpacing"])),
        "-line-height": ("line-height", number(value["lineHeight"]))}
    font, points, heavy = (parts[name][1] for name in ("-font-family", "-font-size", "-font-weight"))
    return {"": ("font", f"{heavy} {points}/{parts['-line-height'][1]} {font}"), **parts}
