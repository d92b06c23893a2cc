"""Pictures of screens in colours that the reader's system forces on pages: every graphic can be seen and told from
others."""
import base64

from tools import root

# Thin lines and small icons have few pixels in their full colour.
limit = 2.5


def forced(browser, address, text, drawings, judge):
    """Draws screens one by one in light and dark forced colours; `judge` gets a way, and the faults of each screen."""
    count = 0
    for scheme in ("light", "dark"):
        page = browser.new_page(
            viewport={"width": 390, "height": 844}, reduced_motion="reduce", forced_colors="active",
            color_scheme=scheme)
        page.route("**/index.html", lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(address)
        page.wait_for_function("() => !!globalThis.check")
        page.add_script_tag(content=(root / ".ci/drawing/forced.js").read_text())
        page.add_style_tag(content="body { margin: 0; }")
        for drawing in drawings:
            page.evaluate("drawing => check([drawing], 390)", drawing)
            # What is still appearing would be measured half transparent; endless animations cannot be finished.
            page.evaluate("document.getAnimations().forEach(one => { try { one.finish(); } catch {} })")
            boxes = page.evaluate("boxesOf()")
            data = "data:image/png;base64," + base64.b64encode(page.screenshot(full_page=True)).decode()
            measured = page.evaluate("([data, boxes]) => measure(data, boxes)", [data, [one["box"] for one in boxes]])
            faults = []
            for one, found in zip(boxes, measured):
                if found["contrast"] < limit:
                    faults.append(f"not seen in forced colours: {one['id']} > {one['name']} ({found['contrast']:.2f})")
            groups = {}
            for one, found in zip(boxes, measured):
                if one["group"] is not None:
                    groups.setdefault(one["group"], {}).setdefault(one["what"], (one, found["mean"]))
            for kinds in groups.values():
                for other, (one, mean) in list(kinds.items())[1:]:
                    for earlier, (_, seen) in kinds.items():
                        if earlier == other:
                            break
                        if max(abs(a - b) for a, b in zip(mean, seen)) < 8:
                            names = f"'{other}' and '{earlier}'"
                            faults.append(f"alike in forced colours: {one['id']} > {one['name']} ({names})")
            judge(f"forced {scheme}", [{"name": drawing["name"], "faults": faults}], [])
            count += len(boxes)
        page.close()
    return count
