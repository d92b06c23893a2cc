"""Values of style sheets in a form in which two spellings of one value are equal."""
import json
import re

# CSS Easing Functions Level 1, 2.2.1.
easings = {
    "linear": "cubic-bezier(0,0,1,1)", "ease": "cubic-bezier(0.25,0.1,0.25,1)", "ease-in": "cubic-bezier(0.42,0,1,1)",
    "ease-out": "cubic-bezier(0,0,0.58,1)", "ease-in-out": "cubic-bezier(0.42,0,0.58,1)"}
# CSS Images Level 3, 3.1: sides as angles.
sides = {"top": 0, "right": 90, "bottom": 180, "left": 270}
names = {"transparent": (0, 0, 0, 0), "black": (0, 0, 0, 255), "white": (255, 255, 255, 255)}
number = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?"


def declarations(text):
    """The custom properties and Sass variables of a sheet, the first of each name: {name: value}."""
    found, at = {}, 0
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
    for match in re.finditer(r"(?<![\w$-])(?:--|\$)([\w-]+)\s*:", text):
        if match.start() < at:
            continue
        at = end(text, match.end())
        value = re.sub(r"\s*!default$", "", text[match.end():at].strip())
        found.setdefault(match[1], value)
    return found


def kotlin(text):
    """The colours of a Kotlin file, as in CSS: {name: value}."""
    pattern = r"val (?:\w+\.)?`?(\w+)`?(?:: Color\s+get\(\))? = Color\(0x([0-9A-Fa-f]{2})([0-9A-Fa-f]{6})\)"
    return {match[1]: f"#{match[3]}{match[2]}" for match in re.finditer(pattern, text)}


def end(text, at):
    """The place of the `;` or `}` that ends a value: neither in a string nor in parentheses."""
    depth, quote = 0, ""
    while at < len(text):
        letter = text[at]
        if quote:
            at += letter == "\\"
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        elif letter in ";}" and depth <= 0:
            return at
        at += 1
    return at


def resolved(value, sheet, depth=0):
    """A value with the values of the variables it refers to, as far as the sheet has them."""
    def replace(match):
        name = match[1] or match[3]
        if name in sheet:
            return resolved(sheet[name], sheet, depth + 1)
        return match[2] or match[0]

    if depth > 20:
        return value
    inner = r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*"
    return re.sub(rf"var\(\s*--([\w-]+)\s*(?:,({inner}))?\)|(?<![\w-])\$([\w-]+)", replace, value)


def color(match):
    text = match[0].lower()
    if text in names:
        parts = names[text]
    elif text.startswith("#"):
        digits = text[1:]
        digits = "".join(d * 2 for d in digits) if len(digits) < 5 else digits
        parts = [int(digits[at:at + 2], 16) for at in range(0, len(digits), 2)]
    else:
        parts = []
        words = re.findall(rf"({number})(%|deg)?", text)
        if text.startswith("hsl"):
            return hsl(words)
        for place, (word, unit) in enumerate(words):
            part = float(word) / (100 if unit == "%" else 1)
            parts.append(part * 255 if place == 3 or unit == "%" else part)
    parts = [round(part) for part in parts] + [255] * (4 - len(parts))
    # One kind of nothing.
    return " rgba" + json.dumps(parts if parts[3] else [0, 0, 0, 0]).replace(" ", "") + " "


def hsl(words):
    hue, saturation, light = float(words[0][0]), float(words[1][0]) / 100, float(words[2][0]) / 100
    alpha = float(words[3][0]) / (100 if words[3][1] else 1) if len(words) > 3 else 1

    def part(n):
        k = (n + hue / 30) % 12
        return light - saturation * min(light, 1 - light) * max(-1, min(k - 3, 9 - k, 1))

    return " rgba" + json.dumps([round(255 * part(n)) for n in (0, 8, 4)] + [round(255 * alpha)]).replace(" ", "") + " "


colors = re.compile(
    r"(?<![\w#(-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?)\([^()#$]*\)"
    r"|(?<![\w-])(?:transparent|black|white)(?![\w-])", re.I)


def plain(value):
    """A value in which colours are components, times are in ms, and quotes, spaces and zero's unit do not count."""
    if "url(" in value:
        return re.sub(r"[\"'\s]", "", value)
    value = re.sub(r"[\"']", "", colors.sub(color, value)).lower().strip()
    value = easings.get(value, value)
    for words, angle in sides.items():
        value = value.replace(f"to {words},", f"{angle}deg,")

    def amount(match):
        size, unit = float(match[1]), match[2]
        if unit == "s":
            size, unit = size * 1000, "ms"
        return f"{size:.6f}".rstrip("0").rstrip(".") + (unit if size or unit == "%" else "")

    value = re.sub(rf"(?<![\w#.\[,-])({number})([a-z%]*)(?![\w\]-])", amount, re.sub(r"\s*,\s*", " , ", value))
    value = re.sub(r"\s*([,/()])\s*", r"\1", value)
    return re.sub(r"\s+", " ", value).strip()


def alike(one, other, step=0):
    """Whether two plain values are the same but for rounding to four decimals, and components of colours to `step`."""
    numbers = re.compile(r"-?\d+(?:\.\d+)?")
    if numbers.sub("0", one) != numbers.sub("0", other):
        return False
    if not step and re.findall(r"rgba\[[^]]*", one) != re.findall(r"rgba\[[^]]*", other):
        return False
    pairs = zip(numbers.findall(re.sub(r"rgba\[[^]]*", "", one)), numbers.findall(re.sub(r"rgba\[[^]]*", "", other)))
    if any(abs(float(a) - float(b)) > 6e-5 for a, b in pairs):
        return False
    parts = [re.findall(r"\d+", " ".join(re.findall(r"rgba\[[^]]*", text))) for text in (one, other)]
    return all(abs(int(a) - int(b)) <= step for a, b in zip(*parts))


def key(name):
    """A name without case and separators, so that `font-2-xl`, `font2xl` and `font--2xl` are one."""
    return re.sub(r"[^a-z0-9]", "", name.lower())
