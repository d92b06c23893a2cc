"""Public projects that commit what they build from their tokens: where both are, and what their own builds change."""
import dataclasses


@dataclasses.dataclass
class Output:
    """A committed style sheet or Kotlin file, and the token files that it is built from, in their order."""

    sheet: str
    sources: list
    # Sheets with further variables that this one refers to.
    beside: list = ()
    # Members of the token files that its build does not read.
    without: list = ()


@dataclasses.dataclass
class Project:
    # `owner/name` at GitHub.
    name: str
    # What makes a path of a name in its sheets: {pattern: text}.
    names: dict
    outputs: list
    # Changes of values that its own build makes: names of `changes.py`.
    changes: list = ()
    # Variables with another value for a reason of its own: {pattern of names: reason}.
    known: dict = dataclasses.field(default_factory=dict)


def auro(theme):
    core = "tokenDefinitions/coreTokens"
    folders = ("primitives/base", f"primitives/{theme}", f"semantics/web/{theme}")
    return Output(
        f"dist/themes/{theme}/CSSCustomProperties--{theme}.css", [f"{core}/{folder}/**/*.json" for folder in folders])


def compound(theme):
    def tokens(platform):
        names = [
            "cross-platform", f"platform-{platform}", f"theme-{theme}", "theme-semantics", f"theme-semantics-{theme}"]
        return [f"tokens/{name}.json" for name in names]

    web = tokens("web")
    css = "assets/web/css/cpd-"
    common = [f"{css}common-base.css", f"{css}common-semantic.css"]
    base, semantic = f"{css}theme-{theme}-base.css", f"{css}theme-{theme}-semantic.css"
    kotlin = "".join(map(str.capitalize, theme.split("-"))) + "ColorTokens.kt"
    outputs = [
        Output(base, web, [*common, semantic]), Output(semantic, web, [*common, base]),
        Output(f"assets/android/src/internal/{kotlin}", tokens("android"))]
    if theme == "light":
        outputs += [Output(common[0], web), Output(common[1], web, [common[0], base])]
    return outputs


def patternfly(sheet, folder):
    module = "packages/module"
    return Output(f"{module}/build/css/{sheet}.scss", [f"{module}/tokens/{folder}/*.json"],
        [f"{module}/build/css/tokens-{name}.scss" for name in ("palette", "default")])


helios = "packages/tokens"
material = "dsp/dist/styledictionary"
va = "packages/css-library"
cedar = ["tokens/_options/*.json", "tokens/global/**/*.json", "tokens/web/**/*.json"]

projects = [
    Project(
        "AlaskaAirlines/AuroDesignTokens", {"^ds-": ""}, [auro(theme) for theme in ("alaska", "atmos", "hawaiian")]),
    Project(
        "element-hq/compound-design-tokens", {"^cpd-": ""},
        [output for theme in ("light", "dark", "light-hc", "dark-hc") for output in compound(theme)],
        ["px in rem", "percent as number", "more fonts"]),
    Project(
        "material-foundation/material-tokens",
        {"^(md-.*-color|md-ref-palette)": r"color-\1", "^(md-sys-typescale)": r"font-\1",
         "^(md-ref-typeface)": r"custom-\1"},
        [Output(f"{material}/css/variables.css",
                [f"{material}/properties/{name}.json" for name in ("colors", "fonts", "custom", "sizes")])]),
    Project(
        "patternfly/design-tokens", {"^pf-t--": ""},
        # The sheets of its other themes are older than their tokens.
        [patternfly("tokens-default", "default/light"), patternfly("tokens-dark", "default/dark"),
         patternfly("tokens-glass", "default/glass")],
        ["number in px", "number in rem", "number in ms"],
        {"*--glass--*": "initial in every theme but glass, and blur() around it there"}),
    Project(
        "hashicorp/design-system", {"^token-": ""},
        [Output(f"{helios}/dist/products/css/tokens.css",
                [f"{helios}/src/{folder}/**/*.json" for folder in ("global", "products/shared")])],
        ["px in rem"]),
    Project(
        "bcgov/design-system", {"^bcds-": ""},
        [Output("packages/design-tokens/build/css-prefixed/variables.css", ["packages/design-tokens/input/tokens.json"],
                without=["$themes", "$metadata"])],
        ["line height in rem"], {"*-line-heights-auto": "normal for AUTO"}),
    Project(
        "openedx/paragon", {"^pgn-": ""},
        [Output("styles/css/core/variables.css", ["tokens/src/core/**/*.json"]),
         Output("styles/css/themes/light/variables.css",
                ["tokens/src/core/**/*.json", "tokens/src/themes/light/**/*.json"], ["styles/css/core/variables.css"])],
        ["calc"]),
    Project(
        "digdir/designsystemet", {"^ds-": "", "^(body|heading)-": r"typography-\1-"},
        [Output("packages/theme/src/themes/designsystemet.css", [
            *(f"design-tokens/primitives/{name}.json" for name in (
                "globals", "modes/color-scheme/light/designsystemet", "modes/size/medium", "modes/size/global",
                "modes/typography/size/medium", "modes/typography/primary/designsystemet")),
            "design-tokens/themes/designsystemet.json", "design-tokens/semantic/style.json",
            "design-tokens/semantic/color/*.json"])],
        ["px in rem", "px without unit", "percent as number"],
        {"*font-size*": "scales with the size mode", "ds-size-*": "scales with the size mode",
         "*-letter-spacing": "in em", "ds-border-radius-*": "at most a multiple of the scale"}),
    Project(
        "MetaMask/design-tokens", {r"^brand-colors-([a-z]+)-\1": r"\1-", "^color-": ""},
        [Output(f"src/css/{name}-theme-colors.css", ["src/figma/brandColors.json", f"src/figma/{name}Theme.json"],
                ["src/css/brand-colors.css"]) for name in ("light", "dark")]
        + [Output("src/css/brand-colors.css", ["src/figma/brandColors.json"])]),
    Project(
        "department-of-veterans-affairs/component-library",
        {r"(line-height)-(\d)": r"\1-minus-\2", "^(?!.*line-height)(.*)$": r"\1-u2a"},
        [Output(f"{va}/dist/tokens/css/variables.css", [f"{va}/tokens/*.json"])]),
    Project(
        "rei/rei-cedar-tokens", {"^cdr-": "", "^(text-.*)-(family|size|weight)$": r"\1-font-\2"},
        [Output("dist/docsite/css/foundations/*.css", [*cedar, "tokens/themes/docsite/**/*.json"])],
        ["px in rem of 10"]),
]
