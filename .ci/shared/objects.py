"""The objects of a build."""
import sys

from tools import root


def objects(build):
    """The objects of the libraries; a build keeps the ones of sources that are gone, and they are left out."""
    sources = (root / "Sources").glob("Candela*/**/*.swift")
    made = [build / f"{source.relative_to(root / 'Sources').parts[0]}.build/{source.name}.o" for source in sources]
    found = [file for file in made if file.exists()]
    return found or sys.exit(f"there is no build in {build}")
