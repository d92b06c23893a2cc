"""What every check shares: where things are, and how programs and Python packages get onto a bare machine."""
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


@contextlib.contextmanager
def alone():
    """One at a time: checks run side by side, package managers do not."""
    out.mkdir(parents=True, exist_ok=True)
    with (out / "install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(*packages):
    root_only = [] if os.geteuid() == 0 else ["sudo"]
    apt = ["apt-get", "-o", "DPkg::Lock::Timeout=600"]
    subprocess.run(root_only + apt + ["update", "-qq"], check=True)
    subprocess.run(
        root_only + ["env", "DEBIAN_FRONTEND=noninteractive"] + apt
        + ["install", "-yqq", "--no-install-recommends", *packages],
        check=True, stdout=subprocess.DEVNULL)


def need(program, *packages):
    """Installs Debian packages unless their program is there."""
    with alone():
        if not shutil.which(program):
            install(*packages)


def need_package(name):
    """Installs a Debian package that brings no program, such as a font."""
    with alone():
        query = ["dpkg-query", "-W", "-f", "${db:Status-Status}", name]
        if subprocess.run(query, capture_output=True, text=True).stdout != "installed":
            install(name)


def need_module(name):
    """Makes a Python package importable, from an environment of the checkout's own where the system lacks it."""
    def is_there():
        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None

    if is_there():
        return
    venv = out / "venv"
    sys.path.append(str(venv / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"))
    with alone():
        if is_there():
            return
        if not importlib.util.find_spec("ensurepip"):
            install("python3-venv")
        if not (venv / "bin/pip").exists():
            subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run([venv / "bin/pip", "install", "-q", name], check=True)
    if not is_there():
        sys.exit(f"the Python package {name} cannot be installed")
