"""The theme variables of Tailwind as a second hand names them."""
import re

from names import path_words

# The namespaces of Tailwind's theme variables, by type, and the words of a path that name them.
themes = {
    "color": [("color", "color|colors|colour|colours|")],
    "fontFamily": [("font", "font family|font families|family|families|font|fonts|")],
    "fontWeight": [("font-weight", "font weight|font weights|weight|weights|")],
    "cubicBezier": [("ease", "timing function|easing|easings|ease|curve|curves|")],
    "shadow": [("shadow", "inset shadow|box shadow|shadow|shadows|elevation|")],
    "typography": [("text", "typography|text style|text styles|type|text|")],
    "number": [("leading", "line height|line heights|leading"), ("aspect", "aspect ratio|aspect")],
    "dimension": [
        ("breakpoint", "breakpoint|breakpoints|screen|screens"), ("container", "container|containers"),
        ("radius", "border radius|corner radius|radius|radii|rounded|corner|corners"),
        ("tracking", "letter spacing|tracking"),
        ("leading", "line height|line heights|leading"), ("text", "font size|font sizes|text size|type size"),
        ("blur", "blur"), ("perspective", "perspective"),
        ("spacing", "spacing|space|spaces|gap|size|sizes|sizing|inset|padding|margin")]}


def tailwind(path, token):
    """{theme variable: suffix of the declaration with its value} of a token; empty for one that no utility uses."""
    text = " ".join(word.lower() for word in path_words(path))
    for namespace, choices in themes.get(token["$type"], []):
        for words in choices.split("|"):
            found = re.search(rf"(?<!\S){re.escape(words)}(?!\S)", text) if words else True
            if not found:
                continue
            isUse = words in ("gap", "inset", "padding", "margin")
            rest = text[:found.start()] + text[found.end():] if words and not isUse else text
            name = "".join("-" + word for word in rest.split())
            value = token["$value"]
            layers = value if isinstance(value, list) else [value]
            if namespace == "shadow" and all(layer.get("inset") for layer in layers):
                namespace = "inset-shadow"
            if token["$type"] != "typography":
                return {f"--{namespace}{name}": ""}
            parts = ["line-height", "letter-spacing", "font-weight"]
            return {f"--text{name}": "-font-size", f"--font{name}": "-font-family"} | {
                f"--text{name}--{part}": f"-{part}" for part in parts}
    return {}
