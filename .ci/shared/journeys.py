"""Journeys of a dump with all their screens, by a public JSON Patch library; every screen has its digest."""
import json
import zlib

from tools import need

need("jsonpatch")
import jsonpatch


def digest(screen):
    """The CRC-32 of a screen in the canonical form of RFC 8785."""
    # Python spells only numbers below 0.0001 and from 10¹⁶ otherwise.
    text = json.dumps(screen, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"{zlib.crc32(text.encode()):08x}"


def expanded(journey):
    """A journey with whole screens in place of patches. A screen with another digest is an error."""
    frames, screen = [], None
    for place, frame in enumerate(journey["frames"]):
        screen = jsonpatch.apply_patch(screen, frame["patch"]) if "patch" in frame else frame["screen"]
        if digest(screen) != frame["digest"]:
            raise ValueError(f"{journey['journey']}, frame {place}: the digest is that of another screen")
        whole = {name: value for name, value in frame.items() if name != "patch"}
        frames.append({**whole, "screen": screen})
    return {**journey, "frames": frames}


def read(path):
    """The journey of a file, expanded."""
    return expanded(json.loads(path.read_text()))
