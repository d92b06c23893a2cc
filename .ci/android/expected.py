"""The resources of a token as a second hand writes them, and whether those that the compiler read are the same."""
import colorsys
import re

from names import is_of_text

REM = 16
# A colour outside sRGB: every found one is accepted.
EACH = None
WEIGHTS = {"thin": 100, "light": 300, "regular": 400, "normal": 400, "medium": 500, "semi-bold": 600, "bold": 700,
           "extra-bold": 800, "heavy": 900, "black": 900}


def color(value):
    parts = [0 if part == "none" else part for part in value["components"]]
    space = value["colorSpace"]
    if space == "hsl":
        parts = colorsys.hls_to_rgb(parts[0] / 360, parts[2] / 100, parts[1] / 100)
    elif space == "hwb":
        pure = colorsys.hls_to_rgb(parts[0] / 360, 0.5, 1)
        white, black = parts[1] / 100, parts[2] / 100
        parts = [part * (1 - white - black) + white for part in pure]
    elif space == "srgb-linear":
        parts = [12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in parts]
    elif space != "srgb":
        return ("color", EACH)
    return ("color", tuple(int(c * 255 + 0.5) for c in [value.get("alpha", 1), *parts]))


def length(value, grows=False):
    return ("length", (value["value"] * (REM if value["unit"] == "rem" else 1), "sp" if grows else "dp"))


def milliseconds(value):
    return ("number", round(value["value"] * (1000 if value["unit"] == "s" else 1)))


def stroke(value, at, style_at):
    if isinstance(value, str):
        return {style_at: ("text", value)}
    dashes = ("list", [length(part) for part in value["dashArray"]])
    return {style_at: ("text", "dashed"), "array" + at + "_dashes": dashes,
            "string" + at + "_line_cap": ("text", value["lineCap"])}


def expected(path, token):
    """R class and part → expected value."""
    kind, value = token["$type"], token["$value"]
    hints = token.get("$extensions", {}).get("org.candela", {})
    if kind == "color":
        made = {"color": color(value)}
        if "material" in hints:
            made["string_material"] = ("text", hints["material"])
    elif kind == "dimension":
        made = {"dimen": length(value, is_of_text(path) or "textStyle" in hints)}
    elif kind == "fontFamily":
        made = {"array": ("texts", value if isinstance(value, list) else [value])}
    elif kind == "fontWeight":
        made = {"integer": ("number", WEIGHTS.get(value, value))}
    elif kind == "duration":
        made = {"integer": milliseconds(value)}
    elif kind == "cubicBezier":
        made = {"interpolator": ("curve", value)}
    elif kind == "number":
        made = {"dimen": ("number", value)}
        if "haptic" in hints:
            made["string_haptic"] = ("text", hints["haptic"])
    elif kind == "strokeStyle":
        made = stroke(value, "", "string")
    elif kind == "border":
        made = {"color_color": color(value["color"]), "dimen_width": length(value["width"]),
                **stroke(value["style"], "", "string_style")}
    elif kind == "transition":
        made = {"integer_duration": milliseconds(value["duration"]), "integer_delay": milliseconds(value["delay"]),
                "interpolator_easing": ("curve", value["timingFunction"])}
        if "spring" in hints:
            made["dimen_spring_damping_ratio"] = ("number", hints["spring"]["damping"])
            made["dimen_spring_stiffness"] = ("number", (6.283185307 / hints["spring"]["response"]) ** 2)
        if "repeat" in hints:
            made["integer_iterations"] = ("number", hints["repeat"]["count"])
            made["bool_autoreverses"] = ("text", str(hints["repeat"].get("autoreverses", False)).lower())
        for end in ["from", "to"]:
            if "scale" in hints:
                made["dimen_scale_" + end] = ("number", hints["scale"][end])
            if "offset" in hints:
                made["dimen_offset_" + end] = ("length", (hints["offset"][end], "dp"))
    elif kind == "shadow":
        made = {}
        layers = value if isinstance(value, list) else [value]
        for index, layer in enumerate(layers):
            at = "_%d" % (index + 1) if len(layers) > 1 else ""
            made["color" + at + "_color"] = color(layer["color"])
            made["bool" + at + "_inset"] = ("text", str(layer.get("inset", False)).lower())
            parts = {"offsetX": "offset_x", "offsetY": "offset_y", "blur": "blur", "spread": "spread"}
            for part, word in parts.items():
                made["dimen" + at + "_" + word] = length(layer[part])
    elif kind == "gradient":
        made = {"array_colors": ("list", [color(stop["color"]) for stop in value]),
                "array_positions": ("list", [("number", min(max(stop["position"], 0), 1)) for stop in value])}
        if "direction" in hints:
            made["string_direction"] = ("text", hints["direction"])
        if "angle" in hints:
            made["dimen_angle"] = ("number", hints["angle"])
    elif kind == "typography":
        families = value["fontFamily"] if isinstance(value["fontFamily"], list) else [value["fontFamily"]]
        grows = hints.get("scales", True)
        size = value["fontSize"]["value"] * (REM if value["fontSize"]["unit"] == "rem" else 1)
        spacing = value["letterSpacing"]["value"] * (REM if value["letterSpacing"]["unit"] == "rem" else 1)
        weight = WEIGHTS.get(value["fontWeight"], value["fontWeight"])
        unit = "sp" if grows else "dp"
        made = {"style": ("style", {
            "android:fontFamily": ("text", families[0]), "android:textSize": ("length", (size, unit)),
            "android:textFontWeight": ("number", weight), "android:letterSpacing": ("number", spacing / size),
            "android:lineHeight": ("length", (size * value["lineHeight"], unit)),
            "android:textStyle": ("text", "bold" if weight >= 600 else "normal")})}
        if len(families) > 1:
            made["array_font_family"] = ("texts", families)
    return made


def near(number, text):
    return abs(float(text) - number) <= 2e-4 * max(1, abs(number))


def same(wanted, found):
    """True if the compiler printed the expected value."""
    kind, value = wanted
    if kind == "color":
        if not re.fullmatch("#[0-9a-f]{8}", found):
            return False
        read = [int(found[at:at + 2], 16) for at in (1, 3, 5, 7)]
        # A component half way between two steps may be rounded either way.
        return value is EACH or all(abs(a - b) <= 1 for a, b in zip(value, read))
    if kind == "length":
        match = re.fullmatch(r"(-?[\d.]+)(dp|sp)", found)
        if not match or match[2] != value[1]:
            return False
        # The dump prints the 24 bits of a negative length without sign, in four sizes.
        wraps = [2, 1 << 9, 1 << 17, 1 << 24] if value[0] < 0 else [0]
        return any(near(value[0], float(match[1]) - wrap) for wrap in wraps)
    if kind == "number":
        return near(value, found)
    if kind == "text":
        return found in (value, f'"{value}"')
    if kind == "texts":
        return found == "[" + ", ".join(f'"{text}"' for text in value) + "]"
    if kind == "list":
        parts = found[1:-1].split(", ")
        return len(parts) == len(value) and all(map(same, value, parts))
    if kind == "curve":
        return all(map(near, value, found))
    return set(found) == set(value) and all(same(value[key], found[key]) for key in value)
