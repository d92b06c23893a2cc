"""Ways to states: search, addresses, the keyboard, and states beside each other or beside earlier ones."""

from preview.gallery import Gallery


def keyboard(check, browser):
    """By keyboard only: from the top of the page to a state, its tabs and the next state."""
    keys = Gallery(check, browser).page
    keys.keyboard.press("Tab")
    if keys.evaluate("document.activeElement.className") != "skip":
        check.fail("the first stop of the keyboard is not the link to the content")
    keys.keyboard.press("Enter")
    if keys.evaluate("document.activeElement.id") != "content" or keys.text_content("h1") != "Screens":
        check.fail(f"the link to the content leads to {keys.url}")
    keys.keyboard.press("/")
    keys.keyboard.type("habits names")
    keys.wait_for_function("() => document.querySelector('.tile strong')?.textContent === 'Habit list, names'")
    for _ in range(30):
        keys.keyboard.press("Tab")
        if keys.evaluate("document.activeElement.className") == "tile":
            break
    keys.keyboard.press("Enter")
    keys.wait_for_function(
        "() => document.querySelector('main h1')?.textContent === 'Habit list, names'"
        " && document.querySelector('#tab-spoken')"
    )
    for _ in range(60):
        keys.keyboard.press("Tab")
        if keys.evaluate("document.activeElement.id") == "tab-spoken":
            break
    keys.keyboard.press("ArrowRight")
    if keys.evaluate("document.activeElement.id + document.activeElement.ariaSelected") != "tab-elementstrue":
        check.fail("the arrow keys do not lead from tab to tab")
    keys.keyboard.press("j")
    keys.wait_for_function("() => document.querySelector('main h1').textContent === 'Habit list, loading'")
    keys.context.close()


def link(check, browser):
    """An address opens the same view."""
    deep = Gallery(
        check, browser, "#/screens/weight.logbook/logbook-typical?appearance=dark-increased&language=ar-XB&width=320"
    )
    seen = deep.page.evaluate(
        "[document.querySelector('main h1').textContent, document.documentElement.dataset.appearance,"
        " candelaGallery.stage.screen.direction]"
    )
    if seen != ["Logbook, typical", "dark-increased", "rightToLeft"]:
        check.fail(f"the address of a state shows {seen}")
    deep.page.context.close()


def search(check, gallery):
    """Search finds states by name, by words and by roles, kinds, tokens and icons; the address has it."""
    gallery.go("#/")
    for text, found in [
        ("dashboard typical", "Dashboard, typical"),
        ("Drink water", "Habit list, typical"),
        ("color.streak.mid", "Practice dashboard, typical"),
    ]:
        gallery.page.fill("#search", text)
        gallery.page.wait_for_selector(f"h1 >> text=“{text}”")
        gallery.shown()
        names = gallery.page.locator(".tile strong").all_text_contents()
        if found not in names:
            check.fail(f"the search for {text} finds {names[:9]}")
        again = gallery.other("#" + gallery.page.url.split("#")[1])
        if again.page.locator(".tile strong").all_text_contents() != names or again.page.input_value("#search") != text:
            check.fail(f"the address of the search for {text} shows something else")
        again.page.context.close()
    gallery.page.fill("#search", "streak none text")
    gallery.page.wait_for_selector(".finds a >> text=color.streak.none-text")
    gallery.page.fill("#search", "no such thing")
    gallery.page.wait_for_selector("text=Nothing found")
    # After typing, navigating away is not undone by the search.
    gallery.page.evaluate('''() => {
        document.querySelector("#search").value = "";
        document.querySelector("#search").dispatchEvent(new Event("input"));
        location.hash = "#/icons";
    }''')
    # A page's timers fire in order, so the shorter timer of the search has fired.
    gallery.page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    if not gallery.page.url.endswith("#/icons"):
        check.fail(f"a search that was left leads to {gallery.page.url}")
    own = [one["screen"] for one in check.catalog["own"]]
    if "habit.list" not in own:
        check.fail(f"the journal gives {own}")


def comparison(check, gallery):
    """Comparison: only differences, both pictures, and marked elements."""
    gallery.go("#/changes")
    found = gallery.page.evaluate(
        "[catalog.comparison.screens, catalog.comparison.tokens, catalog.comparison.journeys]")
    said = gallery.page.text_content("main")
    if found[2] != [{"journey": "habit-first", "change": "changed", "step": 2}]:
        check.fail(f"compare finds {found[2]}")
    if "Habit first: differs from step 3" not in said:
        check.fail(f"compare tells {said}")
    wanted = [{"screen": "habit.list", "specimen": "habits-typical", "change": "changed"}]
    if [one for one in found[0] if one["change"] == "changed"] != wanted or found[1] != ["habit.light"]:
        check.fail(f"compare finds {found}")
    if [one["specimen"] for one in found[0] if one["change"] == "added" and one["specimen"] != "yours"] != [
        "habits-empty"
    ]:
        check.fail(f"compare finds as new {found[0]}")
    for motion in ("", "?motion=reduced"):
        gallery.go(f"#/changes/habit.list/habits-typical{motion}")
        gallery.page.wait_for_selector("main[data-compared] .mark.changed", state="attached")
        if gallery.page.locator(".mark.changed").count() != 2 or "Drink tea" not in gallery.page.text_content(
            ".differences"
        ):
            check.fail(
                f"compare marks {gallery.page.locator('.mark.changed').count()} "
                f"and tells {gallery.page.text_content('.differences')}"
            )
    gallery.page.check("text=One over the other")
    gallery.page.locator(".slider input").fill("100")
    over = gallery.page.evaluate(
        "[...document.querySelectorAll('.pair .frame')]"
        ".map(frame => [frame.getBoundingClientRect().x, getComputedStyle(frame).opacity])"
    )
    if over[0][0] != over[1][0] or over[1][1] != "1" or "view=overlay" not in gallery.page.url:
        check.fail(f"the pictures over each other are at {over}")
    # The changed colour is listed with both values and a screen that uses it.
    gallery.go("#/changes")
    row = gallery.page.locator(".tokens-changed tr", has_text="#123456").first
    if not all(text in row.text_content() for text in ("color.text.primary", "#000000", "habit.light", "Habit list")):
        check.fail(f"a changed token is shown as {row.text_content()}")
    gallery.follow(lambda: row.locator("a").first.click())
    gallery.page.wait_for_selector("main[data-compared]")


def beside(check, gallery):
    """Variants side by side by one click, kept in the address; states of a screen, of all screens, and one alone."""
    gallery.go("#/screens/habit.list/habits-typical")
    drawn = lambda count: gallery.page.wait_for_selector(f"main[data-beside='{count}']")
    grounds = lambda: [
        frame.content_frame().evaluate("getComputedStyle(document.querySelector('.candela')).backgroundColor")
        for frame in gallery.page.query_selector_all("main .frame")
    ]
    gallery.follow(lambda: gallery.page.click(".views >> text=Looks"))
    drawn(4)
    if len(set(grounds())) < 2 or gallery.page.locator("figcaption").all_text_contents() != [
        "LightRemove",
        "DarkRemove",
        "Light, more contrastRemove",
        "Dark, more contrastRemove",
    ]:
        check.fail(f"looks side by side are {gallery.page.locator('figcaption').all_text_contents()} on {grounds()}")
    gallery.follow(lambda: gallery.page.click("text=Remove >> nth=3"))
    drawn(3)
    if "show=appearance%3Alight%3Bappearance%3Adark%3Bappearance%3Alight-increased" not in gallery.page.url:
        check.fail(f"the variants left are not in the address {gallery.page.url}")
    gallery.page.select_option("#switches [name=size]", "xxxLarge")
    gallery.shown()
    gallery.follow(lambda: gallery.page.click("text=Add: 3 × extra large"))
    drawn(4)
    gallery.go(
        "#/beside/habit.list/habits-typical?show=version:before;;width:1024,size:accessibility5;appearance:none;x:y;"
        "language:ar-XB;size:large"
    )
    drawn(6)
    texts = [
        frame.content_frame().evaluate(
            "[document.querySelector('.candela').clientWidth, document.dir || document.querySelector('.candela').dir,"
            " document.body.innerText.includes('Drink tea')]"
        )
        for frame in gallery.page.query_selector_all("main .frame")
    ]
    if texts[0][2] is not True or texts[1][2] or texts[2][0] != 1024 or texts[5][1] != "rtl":
        check.fail(f"six variants are {texts}")
    gallery.go("#/states/habit.list")
    states = [one for one in check.catalog["own"] + check.catalog["specimens"] if one["screen"] == "habit.list"]
    if gallery.page.locator(".tile").count() != len(states):
        check.fail(f"{gallery.page.locator('.tile').count()} of {len(states)} states of a screen are shown")
    gallery.go("#/across/largest%20text")
    wanted = sum(one["name"].endswith("-largest-text") for one in check.catalog["specimens"])
    if not 20 < gallery.page.locator(".tile").count() <= wanted:
        check.fail(f"{gallery.page.locator('.tile').count()} of {wanted} screens are shown in one state")
    gallery.go("#/alone/habit.list/habits-typical")
    gallery.page.wait_for_function(
        "() => document.querySelector('main .frame').contentDocument.querySelector('.candela')"
    )
    size = gallery.frame().evaluate("[innerWidth, innerHeight]")
    if size != [390, 844] or gallery.page.is_visible("#switches"):
        check.fail(f"a state alone is {size}")
