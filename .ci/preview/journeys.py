"""Journeys in the gallery, step by step, and what a screen reader hears of them."""

from preview.heard import Listener, listen
from preview.screens import delayed


def tried(check):
    """The journeys that together perform every intent, open every screen in every way and announce, or all."""
    journeys = [one for one in check.catalog["journeys"] if check.only in one["name"]]
    if check.isWhole:
        return journeys
    shapes = {one["name"]: set(shaped(check.journey(one["name"])["frames"])) for one in journeys}
    left, chosen = set().union(*shapes.values()), set()
    while left:
        # The one that adds most for its length.
        best = max(journeys, key=lambda one: (len(shapes[one["name"]] & left) / one["count"], one["name"]))["name"]
        chosen.add(best)
        left -= shapes[best]
    return [one for one in journeys if one["name"] in chosen]


def shaped(frames):
    """What a journey does: its intents, and how its screens come, are overlaid, announce and take the focus."""
    for frame in frames:
        screen = frame["screen"]
        if "event" in frame:
            yield "performs", frame["event"]["intent"]["kind"]
        yield "opens", screen["screen"], screen.get("presentation")
        yield "overlays", "overlay" in screen
        yield from (("announces", one["politeness"]) for one in screen.get("announcements", []))
        yield "focuses", delayed(screen) is not None


# The screens that the page makes of a journey's patches, and their digests.
made = """async name => {
    const canonical = value => !value || typeof value !== "object" ? JSON.stringify(value)
        : Array.isArray(value) ? `[${value.map(canonical)}]`
        : `{${Object.keys(value).sort().map(name => `${JSON.stringify(name)}:${canonical(value[name])}`)}}`;
    const digest = text => (~new TextEncoder().encode(text).reduce((sum, byte) => {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >>> 1 ^ 0xEDB88320 : sum >>> 1;
        return sum;
    }, -1) >>> 0).toString(16).padStart(8, "0");
    const frames = await candelaGallery.framesOf(catalog.journeys.find(one => one.name === name));
    return frames.map(({ screen }) => ({ screen, digest: digest(canonical(screen)) }));
}"""


def journeys(check, gallery):
    """Journeys forward by their links, and once by touch; the page makes the screens that the dump has."""
    for one in tried(check):
        gallery.go(f"#/journeys/{one['name']}/0")
        frames = check.journey(one["name"])["frames"]
        if gallery.page.evaluate(made, one["name"]) != [
            {"screen": frame["screen"], "digest": frame["digest"]} for frame in frames
        ]:
            check.fail(f"{one['name']}: the gallery makes other screens than the dump has")
        if len(frames) != one["count"]:
            check.fail(f"{one['name']} has {len(frames)} screens, not {one['count']}")
        for place in range(1, len(frames)):
            gallery.follow(lambda: gallery.page.click(".steps > a:last-child"))
            note = gallery.page.text_content("main .count")
            if f"{place + 1} of {len(frames)} · {frames[place]['screen']['screen']}" not in note:
                check.fail(f"{one['name']}: step {place + 1} shows {note}")
    gallery.go("#/journeys/habit-deletion-undone/2")
    gallery.follow(lambda: gallery.frame().click("[data-id='deleted-habit/undo']"))
    if not gallery.page.url.endswith("/habit-deletion-undone/3"):
        check.fail(f"touching Undo in a journey leads to {gallery.page.url}")


def heard(check, gallery):
    """In a journey, the focus and the live regions are as the transcript of each step has them."""
    check.run("preview", "--renderer", check.out / "renderer")
    listener, count = Listener(check, gallery.browser), 0

    def transcript(screen):
        lines = gallery.page.evaluate("screen => candelaGallery.transcript(screen, 'voiceOver')", screen)
        announced = len(screen.get("announcements", []))
        cut = len(lines) - announced
        return [line.strip() for line in lines[:cut]], [line.split(") ", 1)[1] for line in lines[cut:]]

    journeys = tried(check)
    for one in journeys:
        count += listen(listener, check.journey(one["name"]), transcript)
    listener.page.close()
    print(f"{count} steps of {len(journeys)} journeys heard")
