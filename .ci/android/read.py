"""The resources of a folder as aapt2 reads them."""
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree


def run(*command, **more):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)
    if done.returncode:
        sys.exit(f"check-android: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done


def unescaped(match):
    return chr(int(match[1], 16)) if match[1] else match[2]


def dump(path):
    """The resources aapt2 read from a file: class/name → printed value, or a dictionary for a style."""
    found, resource = {}, None
    printed = subprocess.run(["aapt2", "dump", "apc", path], capture_output=True, check=True).stdout.decode()
    for line in printed.split("\n"):
        match = re.match(r" +resource 0x\d+ (\S+)", line)
        # The compiler's dump does not close an empty list.
        match = match or re.match(r" +\[resource 0x\d+ (\S+)", line)
        if match:
            resource = match[1]
            continue
        match = re.match(r" +\(\S*\) (.*?)(?: size=\d+)? src=", line) or re.match(r" +\(\S*\) (.*)", line)
        if match:
            found[resource] = {} if match[1] == "(style)" else match[1]
        elif isinstance(found.get(resource), dict) and "=" in line:
            key, value = line.strip().split("=", 1)
            # Without android.jar the compiler keeps style items as they are written.
            value = re.sub(r"\\(?:u([0-9a-f]{4})|(.))", unescaped, value.removeprefix("(raw string) "))
            found[resource][key] = value
        elif line.startswith(" " * 10) and isinstance(found.get(resource), str):
            # Lines of a text are indented like its list.
            found[resource] = line[10:] if found[resource] == "(array)" else found[resource] + "\n" + line[10:]
    return found


def read(res, out):
    done = run("aapt2", "compile", "--dir", res, "-o", out)
    if done.stdout or done.stderr:
        sys.exit(f"check-android: aapt2 on {res}:\n{done.stdout}{done.stderr}")
    flat = out.with_suffix("")
    shutil.unpack_archive(out, flat, "zip")
    sides = []
    for night in ["", "-night"]:
        path = flat / f"values{night}_tokens.arsc.flat"
        side = dump(path) if path.exists() else {}
        for file in res.glob(f"interpolator{night}/*.xml"):
            control = xml.etree.ElementTree.parse(file).getroot().attrib.values()
            side["interpolator/" + file.stem] = list(control)
        sides.append(side)
    return sides


def look(sides, key, is_dark, is_increased):
    for name in [key + "_high_contrast", key] if is_increased else [key]:
        for side in sides[::-1] if is_dark else sides[:1]:
            if name in side:
                return side[name]
    return None
