"""Changes of values by builds of other projects: each takes both values to one if it explains their difference."""
import re

from built.sheets import plain

amount = r"([+-]?\d+(?:\.\d+)?)"


def in_rem(value):
    return plain(re.sub(rf"{amount}px\b", lambda match: f"{float(match[1]) / 16}rem", value))


def percent(value):
    return plain(re.sub(rf"{amount}%", lambda match: f"{float(match[1]) / 100}", value))


def with_pixels(value):
    return plain(re.sub(rf"^{amount}$", r"\1px", value))


def in_rem_of_ten(value):
    return plain(re.sub(rf"{amount}px\b", lambda match: f"{float(match[1]) / 10}rem", value))


def in_milliseconds(value):
    return plain(re.sub(rf"^{amount}$", r"\1ms", value))


def number_in_rem(value):
    return in_rem(with_pixels(value))


def calculated(value):
    """A value in which `calc()` of one unit is its result."""
    def result(match):
        units = set(re.findall(r"[\d.](px|rem|em|%|ms|s)\b", match[1]))
        text = re.sub(r"(?<=[\d.])(px|rem|em|%|ms|s)\b", "", match[1])
        if len(units) > 1 or not re.fullmatch(r"[\d\s.+*/-]+", text):
            return match[0]
        return f" {eval(text)}{units.pop() if units else ''} "

    value = value.replace("calc(", "(")
    while (shorter := re.sub(r"(?<![a-z])\(([^()]+)\)", result, value)) != value:
        value = shorter
    return plain(value)


def first_font(value):
    """A value without the fonts behind the first."""
    return value.split(",")[0]


def line_height(value):
    """A font whose line height is a multiple of its size."""
    def ratio(match):
        return f"{match[1]}{match[2]}/{float(match[3]) / float(match[1])}"

    return plain(re.sub(rf"{amount}(px|rem)/{amount}\2", ratio, value))


def without_unit(value):
    return re.sub(rf"^{amount}px$", r"\1", value)


changes = {
    "px in rem": in_rem, "px in rem of 10": in_rem_of_ten, "number in px": with_pixels, "number in rem": number_in_rem,
    "number in ms": in_milliseconds, "percent as number": percent, "calc": calculated, "more fonts": first_font,
    "line height in rem": line_height, "px without unit": without_unit}
