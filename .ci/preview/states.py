"""The states of screens in the gallery: how long they take to draw, and whether they are spoken as transcripts are."""

import statistics

from preview.gallery import Gallery

speech = """async one => {
    const screen = await candelaGallery.screenOf(one);
    const readers = ['voiceOver', 'talkBack', 'web'];
    return Object.fromEntries(readers.map(reader => [reader, candelaGallery.transcript(screen, reader)]));
}"""


def opening(check, browser):
    """Opening: within a fifth of a second, with the index of the screens."""
    times = []
    for _ in range(check.tries):
        page = Gallery(check, browser)
        times.append(page.seconds)
        page.page.close()
    print(f"opens in {min(times) * 1000:.0f} ms at best, {statistics.median(times) * 1000:.0f} ms (median)")
    check.hold("opening", min(times), 0.2)


def spoken(check, gallery):
    """The speech of every state equals that of `candela transcript`."""
    told, count = check.transcripts(), 0
    for one, name in check.states():
        said = gallery.page.evaluate(speech, one)
        count += 1
        for reader, lines in said.items():
            wanted = told[f"{one['screen']} {one['name']}, {reader}"]
            lines = [" ".join(line.split("\n")) if "\n" in line else line for line in lines]
            if lines != wanted:
                least = min(len(lines), len(wanted))
                place = next((at for at in range(least) if lines[at] != wanted[at]), least)
                check.fail(f"{name}, {reader}: says {lines[place : place + 1]}, not {wanted[place : place + 1]}")
    print(f"{count} states with the speech of transcripts")


def states(check, gallery):
    """States are drawn with their name and without violations."""
    times = {}
    for one, name in check.states():
        gallery.go(f"#/screens/{name}")
        times[name], note = gallery.page.evaluate(
            "[candelaGallery.stage.milliseconds, document.querySelector('main .count').textContent]"
        )
        if note != f"{one['screen']} / {one['name']} · {one['app']}":
            check.fail(f"{name}: shows {note}")
        gallery.judge(name, {"color-contrast": {"enabled": len(times) % 10 == 0}})
    for name in [name for name, took in times.items() if took > 100]:
        for _ in range(check.tries - 1):
            gallery.go("#/")
            gallery.go(f"#/screens/{name}")
            times[name] = min(times[name], gallery.page.evaluate("candelaGallery.stage.milliseconds"))
    # A few of the largest cannot be distinguished from other load: they may take three times as long.
    order = sorted(times.values())
    most = order[int(len(order) * 0.95)]
    for name, took in times.items():
        check.hold(f"drawing {name}", took / 1000, 0.1 if took <= most else 0.3)
    middle = statistics.median(order)
    print(
        f"{len(times)} states drawn in {middle:.0f} ms (median), {most:.0f} ms (95 of 100), "
        f"{order[-1]:.0f} ms (slowest)"
    )
