"""One screen drawn after another: nodes, the focus, a text being typed and scroll positions stay."""
import json

from drawing.moves import moves
from tools import fixtures

drawn = """async next => {
    const read = async path => (globalThis.kept ??= {})[path] ??= await (await fetch(path)).json();
    const place = document.querySelector("candela-screen");
    place.draw(next, await read(`/dump/usual/tokens/weight.light.json`), await read("/dump/usual/icons.json"));
    for (const node of place.querySelectorAll("[data-id]")) node.made ??= drawn;
    globalThis.drawn++;
    const at = document.activeElement;
    const nodes = [...place.querySelectorAll("[data-id]")];
    return {
        new: nodes.filter(node => node.made === drawn - 1).map(node => node.dataset.id),
        order: nodes.map(node => node.dataset.id).filter(id => !/^c\\d/.test(id)),
        focus: at.closest("[data-id]")?.dataset.id, text: at.value, selection: [at.selectionStart, at.selectionEnd],
        scroll: place.querySelector(".c-scrolled")?.scrollLeft, save: place.querySelector("[data-saves]")?.disabled,
        wrong: place.querySelector(".c-wrong")?.textContent };
}"""


def following(check, page):
    """The next screen keeps what it has in common with the earlier one."""
    def text(words):
        return {"text": words, "style": "type.body", "color": "color.text.primary"}

    def field(value, **more):
        errors = {"malformed": text("Enter a number")}
        return {"kind": "field", "id": "a", "input": {"format": "decimal", "value": value, "errors": errors, **more},
                "label": text("A"), "value": text(f"{value}"), "action": {"id": "a", "label": "A"}}

    def button(id, label, intent=None):
        action = {"id": id, "label": label, **({"intent": intent} if intent else {})}
        return {"kind": "button", "id": id, "action": action, "children": [{"kind": "text", **text(label)}]}

    def scrolled(chosen):
        def told(place):
            return {"role": "radio", "label": "Choice", "states": ["selected"] if place == chosen else []}

        return {"kind": "choice", "id": "c", "form": "scrolled",
                "children": [{**button(f"c{place}", f"Choice {place}"),
                "accessibility": told(place)} for place in range(30)]}

    def row(id):
        return {"kind": "row", "id": id, "gap": "space.sm", "children": [{"kind": "text", **text(id)}]}

    cases = json.loads((fixtures / "drawing/screens.json").read_text())
    [sample] = [case["screen"] for case in cases if case["name"] == "what answers"]

    def screen(*children, **more):
        body = {"kind": "column", "gap": "space.md", "children": children}
        return {**sample, "cards": [{"kind": "check", "id": "card", "body": body}], **more}

    def redraw(next):
        return page.page.evaluate(drawn, next)

    def expect(what, found, **wanted):
        for name, value in wanted.items():
            if found[name] != value:
                check.fail(f"drawing the next screen: {what}: '{name}' is {found[name]}, not {value}")

    page.check([], 390)
    page.page.set_viewport_size({"width": 406, "height": 1200})
    page.page.evaluate("""() => {
        globalThis.drawn = 0;
        const place = document.createElement("candela-screen");
        place.addEventListener("candela-event", event => events.push(event.detail));
        place.style.width = "390px";
        document.body.append(place);
    }""")
    page.errors.clear()
    save = button("save", "Save", {"kind": "save"})
    redraw(screen(row("x"), field(70), scrolled(2), save))
    page.page.evaluate("document.querySelector('.c-scrolled').scrollLeft = 200")
    page.page.fill("[data-id=a] input", "81.25")
    page.page.evaluate("document.querySelector('[data-id=a] input').setSelectionRange(1, 3)")
    kept = dict(focus="a", text="81.25", selection=[1, 3], scroll=200)
    expect("nothing changes", redraw(screen(row("x"), field(70), scrolled(2), save)), new=[], **kept)
    expect("a row is inserted", redraw(screen(row("y"), row("x"), field(70), scrolled(2), save)),
           new=["y"], order=["y", "x", "a", "c", "save"], **kept)
    expect("the field and the chosen option change", redraw(screen(row("x"), field(75, min=10), scrolled(3), save)),
           new=["c", *(f"c{place}" for place in range(30))], order=["x", "a", "c", "save"], **kept)
    expect("a row moves", redraw(screen(field(75, min=10), scrolled(3), row("x"), save)), new=[],
        order=["a", "c", "x", "save"], **kept)
    # A typed text is checked and sent with the rules of the last screen.
    page.page.fill("[data-id=a] input", "8")
    page.page.locator("[data-id=a] input").blur()
    page.page.fill("[data-id=a] input", "many")
    page.page.locator("[data-id=a] input").blur()
    if page.page.evaluate("events.pop()") is not None:
        check.fail("a field that stays has the bounds of an earlier screen")
    wrong = redraw(screen(field(76, min=10), row("x"), scrolled(3), save))
    expect("a field has an error", wrong, new=[], wrong="Enter a number", save=True)
    page.page.fill("[data-id=a] input", "82")
    page.page.locator("[data-id=a] input").blur()
    if page.page.evaluate("events.pop()") != {"action": "a", "value": 82}:
        check.fail("a field that stays sends nothing")
    page.page.focus("[data-id=a] input")
    expect("the value is as the session has it", redraw(screen(field(82.5), scrolled(3), save)),
           new=[], focus="a", text="82.5", wrong="", save=False)
    page.page.focus("[data-id=save]")
    expect("a button changes", redraw(screen(field(82.5), scrolled(3), button("save", "Save it", {"kind": "save"}))),
        new=["save"], focus="save")
    expect("another screen", redraw({**screen(field(82.5), button("save", "Save it")), "screen": "check.other"}),
        new=["a", "save"])
    # The focus goes to a field with a delay, once.
    redraw(screen(row("x"), {**field(1), "id": "b", "focusDelay": 0.1}, save))
    page.page.wait_for_function("() => document.activeElement.closest('[data-id=b]')")
    page.page.focus("[data-id=save]")
    redraw(screen(row("x"), {**field(2), "id": "b", "focusDelay": 0.1}, save))
    page.page.wait_for_timeout(300)
    expect("a field had the focus", redraw(screen(row("x"), {**field(2), "id": "b", "focusDelay": 0.1}, save)), new=[],
        focus="save")
    moves(page.page, screen, text, button, redraw, check.fail)
    for error in page.errors:
        check.fail(f"drawing the next screen: script error: {error}")
