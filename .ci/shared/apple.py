"""What the checks of Swift, SwiftUI and asset catalogs share."""
import json
import math
import subprocess
import sys

from tools import root

appearances = ["light", "dark", "light-increased", "dark-increased"]


def run(*command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def sets(folder):
    """The package's own tokens and the foreign set: name, path, variant → appearance → inputs."""
    foreign = folder / "foreign.resolver.json"
    run(sys.executable, root / ".ci/shared/foreign.py", foreign)
    own = {
        product: {name: {"product": product, "appearance": name} for name in appearances}
        for product in ["weight", "practice", "routine", "habit"]
    }
    schemes = ["day", "night", "day-high-contrast", "night-high-contrast"]
    others = {
        density: {
            name: {"density": density, "scheme": scheme}
            for name, scheme in zip(appearances, schemes)
        }
        for density in ["compact", "roomy"]
    }
    return [("own", root / "Tokens/candela.resolver.json", own), ("foreign", foreign, others)]


def build(candela, path, format, out):
    run(candela, "tokens", "build", path, "--format", format, "--out", out)


def resolve(candela, path, inputs):
    choices = [part for name, context in inputs.items() for part in ("--input", f"{name}={context}")]
    return json.loads(run(candela, "tokens", "resolve", path, *choices))


def points(length):
    return length["value"] * (16 if length["unit"] == "rem" else 1)


def seconds(time):
    return time["value"] / (1000 if time["unit"] == "ms" else 1)


weights = dict(
    zip(
        "thin hairline extra-light ultra-light light normal regular book medium semi-bold demi-bold"
        " bold extra-bold ultra-bold black heavy extra-black ultra-black".split(),
        [100, 100, 200, 200, 300, 400, 400, 400, 500, 600, 600, 700, 800, 800, 900, 900, 950, 950],
    )
)


def weight(value):
    return weights[value] if isinstance(value, str) else value


def encode(linear):
    if abs(linear) <= 0.0031308:
        return 12.92 * linear
    return math.copysign(1.055 * abs(linear) ** (1 / 2.4) - 0.055, linear)


def decode(encoded):
    if abs(encoded) <= 0.04045:
        return encoded / 12.92
    return math.copysign(((abs(encoded) + 0.055) / 1.055) ** 2.4, encoded)


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


# From linear P3 to linear sRGB, from the primaries and D65 alone (the published product matrix).
p3_to_srgb = [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.042056954709688163, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
]


def oklab(space, components):
    """The colour in OKLab by Ottosson's own sRGB matrices, not by way of XYZ."""
    linear = [decode(c) for c in components]
    if space == "display-p3":
        linear = times(p3_to_srgb, linear)
    lms = times(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ],
        linear,
    )
    lms = [math.copysign(abs(c) ** (1 / 3), c) for c in lms]
    return times(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ],
        lms,
    )


def color_problem(value, space, components, alpha, precision=0):
    """What is wrong with an exported colour, or nothing; precision is how far written digits may be off."""
    parts = [0 if c == "none" else c for c in value["components"]]
    if abs(alpha - value.get("alpha", 1)) > precision:
        return "another opacity"
    if any(c < 0 or c > 1 for c in components):
        return "outside 0…1"
    written = value["colorSpace"]
    if written in ("srgb", "display-p3"):
        close = all(abs(a - b) <= precision for a, b in zip(components, parts))
        return None if space == written and close else "another colour"
    if written == "srgb-linear":
        wanted = [encode(c) for c in parts]
        close = all(abs(a - b) < 2e-6 for a, b in zip(components, wanted))
        return None if space == "srgb" and close else "another colour"
    if written in ("oklab", "oklch"):
        is_polar = written == "oklch"
        turn = math.radians(parts[2]) if is_polar else 0
        wanted = (
            [parts[0], parts[1] * math.cos(turn), parts[1] * math.sin(turn)] if is_polar else parts
        )
        got = oklab(space, components)
        if math.dist(got, wanted) < 0.0005:
            return None
        # A colour no screen shows keeps its lightness and hue.
        chroma, wanted_chroma = math.hypot(*got[1:]), math.hypot(*wanted[1:])
        hues = math.atan2(got[2], got[1]), math.atan2(wanted[2], wanted[1])
        mapped = (
            space == "display-p3"
            and chroma < wanted_chroma
            and abs(got[0] - wanted[0]) < 0.02
            and abs(hues[0] - hues[1]) < 0.1
        )
        return None if mapped else "another colour"
    return None
