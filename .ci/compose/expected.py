"""The properties of a token as Kotlin prints them, and whether those that it printed are the same."""
import colorsys
import re

from names import is_of_text

REM = 16
WEIGHTS = {"thin": 100, "light": 300, "regular": 400, "normal": 400, "medium": 500, "semi-bold": 600, "bold": 700,
           "extra-bold": 800, "heavy": 900, "black": 900}


def color(value):
    parts = [0 if part == "none" else part for part in value["components"]]
    space, name = value["colorSpace"], "sRGB IEC61966-2.1"
    if space == "hsl":
        parts = colorsys.hls_to_rgb(parts[0] / 360, parts[2] / 100, parts[1] / 100)
    elif space == "hwb":
        pure = colorsys.hls_to_rgb(parts[0] / 360, 0.5, 1)
        parts = [part * (1 - (parts[1] + parts[2]) / 100) + parts[1] / 100 for part in pure]
    elif space == "srgb-linear":
        parts = [12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in parts]
    elif space == "display-p3":
        name = "Display P3"
    elif space != "srgb":
        return "Color(?)"
    return f"Color({name}, {value.get('alpha', 1)}, {', '.join(map(str, parts))})"


def amount(value):
    return value["value"] * (REM if value["unit"] == "rem" else 1)


def dp(value):
    return f"{amount(value)}.dp"


def millis(value):
    return round(value["value"] * (1000 if value["unit"] == "s" else 1))


def easing(value):
    return "CubicBezierEasing(a={}, b={}, c={}, d={})".format(*value)


def stroke(value):
    if isinstance(value, str):
        return f"TokenStroke(style={value.capitalize()}, dashes=[], cap=Butt)"
    dashes = ", ".join(map(dp, value["dashArray"]))
    return f"TokenStroke(style=Dashed, dashes=[{dashes}], cap={value['lineCap'].capitalize()})"


def span(value):
    return f"TokenSpan(from={value['from']}, to={value['to']})" if value else "null"


def expected(path, token):
    kind, value = token["$type"], token["$value"]
    hints = token.get("$extensions", {}).get("org.candela", {})
    if kind == "color":
        return color(value)
    if kind == "dimension":
        return f"{amount(value)}.{'sp' if is_of_text(path) or 'textStyle' in hints else 'dp'}"
    if kind == "fontFamily":
        return "[" + ", ".join(value if isinstance(value, list) else [value]) + "]"
    if kind == "fontWeight":
        return f"FontWeight(weight={WEIGHTS.get(value, value)})"
    if kind == "duration":
        return str(millis(value))
    if kind == "cubicBezier":
        return easing(value)
    if kind == "number":
        return str(value)
    if kind == "strokeStyle":
        return stroke(value)
    if kind == "border":
        return (f"TokenBorder(color={color(value['color'])}, width={dp(value['width'])},"
                f" stroke={stroke(value['style'])})")
    if kind == "transition":
        spring, repeat = "null", hints.get("repeat", {})
        if "spring" in hints:
            stiffness = (6.283185307 / hints["spring"]["response"]) ** 2
            spring = f"TokenSpring(dampingRatio={hints['spring']['damping']}, stiffness={stiffness})"
        vertical = hints.get("offset", {}).get("axis") == "vertical"
        return (f"TokenMotion(durationMillis={millis(value['duration'])}, delayMillis={millis(value['delay'])},"
                f" easing={easing(value['timingFunction'])}, spring={spring}, iterations={repeat.get('count', 1)},"
                f" reverses={str(repeat.get('autoreverses', False)).lower()}, scale={span(hints.get('scale'))},"
                f" offset={span(hints.get('offset'))}, isVertical={str(vertical).lower()})")
    if kind == "shadow":
        layers = [f"TokenShadow(color={color(layer['color'])}, offsetX={dp(layer['offsetX'])},"
                  f" offsetY={dp(layer['offsetY'])}, blur={dp(layer['blur'])}, spread={dp(layer['spread'])},"
                  f" isInset={str(layer.get('inset', False)).lower()})"
                  for layer in (value if isinstance(value, list) else [value])]
        return "[" + ", ".join(layers) + "]"
    if kind == "gradient":
        stops = [
            f"TokenStop(position={min(max(stop['position'], 0), 1)}, color={color(stop['color'])})" for stop in value]
        words = hints.get("direction", "top-bottom").split("-")
        end = f"{hints['endRadius']}.dp" if "endRadius" in hints else "null"
        return (f"TokenGradient(stops=[{', '.join(stops)}], direction={''.join(map(str.capitalize, words))},"
                f" startRadius={hints.get('startRadius', 0)}.dp, endRadius={end}, angle={hints.get('angle', 'null')})")
    families = value["fontFamily"] if isinstance(value["fontFamily"], list) else [value["fontFamily"]]
    return (f"TextStyle(color=null, fontSize={amount(value['fontSize'])}.sp,"
            f" fontWeight=FontWeight(weight={WEIGHTS.get(value['fontWeight'], value['fontWeight'])}),"
            f" fontFamily=[{', '.join(families)}], letterSpacing={amount(value['letterSpacing'])}.sp,"
            f" lineHeight={value['lineHeight']}.em)")


NUMBER = re.compile(r"-?(?:\d+\.\d+|\d+)(?:[eE][-+]?\d+)?")


def near(wanted, found, tolerance):
    if NUMBER.sub("#", wanted) != NUMBER.sub("#", found):
        return False
    pairs = zip(NUMBER.findall(wanted), NUMBER.findall(found))
    return all(abs(float(a) - float(b)) <= tolerance * max(1, abs(float(a))) for a, b in pairs)


def same(wanted, found):
    colors = re.compile(r"Color\([^)]*\)")
    pairs = list(zip(colors.findall(wanted), colors.findall(found)))
    # Eight-bit components are within half a step; Display P3 has five decimals.
    return near(colors.sub("Color", wanted), colors.sub("Color", found), 1e-4) and all(
        a == "Color(?)" or near(a, b, 0.51 / 255 if "sRGB" in a else 1e-5) for a, b in pairs)
