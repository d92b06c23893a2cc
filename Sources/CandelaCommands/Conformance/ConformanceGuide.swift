/// The guide of the conformance kit, its `README.md`.
enum ConformanceGuide {
    static let text = """
        # Check a renderer

        Each file in `cases/` has a screen and what a renderer makes of it. `schema/case.json` describes all members. The rules
        are those of the article "Draw elements" (`Elements.md`); each case names the rules that it checks.

        For each case:

        1. Load `font.ttf` as the family `Candela Test`, for all weights and without synthetic bold. It has 1,000 units per
           em. Every character is 500 wide, and nonspacing marks, enclosing marks and format characters are 0 wide; the ascent
           is 800, the descent 200.
        2. Draw `screen` with the token file named by `tokens` and with `icons.json`, in a window of `width` by `height` points,
           without animations.
        3. If the case has `boxes`, compare the border box of each element with that id: `x` and `y` count from the top left
           corner of the screen. A difference of 0.5 points is allowed. `lines` are the lines of a text, without the spaces at
           their ends. The id `title` is the title of the screen. What `absent` names is not drawn.
        4. If it has `stops`, move the focus of a screen reader, or walk your accessibility tree, from the first to the last
           element, and compare roles, labels, values, states and actions. A toolkit without a hint or a details text may read
           it after the value.
        5. If it has `steps`, do each of them in order: `press` an element, `enter` a text into a field and leave it, `touch` an
           element at a place, `answer` a dialog, or `perform` an action of a menu. Compare the event that is sent; with `error`, compare the text that is shown
           below the field. Without either, nothing is sent. The screen is not replaced between steps.

        Parts of a control have the id of the control, `#` and a name:

        | Kind | Parts |
        |---|---|
        | `field` | `label`, `box` (the surface of the value), `unit`, `problem`, `warning` |
        | `toggle` | `switch` |
        | `choice` | `caption` (its icon and label), `options` (the frame around the options, or the closed menu) |
        | `stepper` | `label`, `decrease`, `value`, `increase` |
        | `chart` | `summary`, `legend`, `plot`, `x0`, `x1` … (labels of the marks of `x`), `y0`, `y1` …, `key0` … (marks with their legends), `rule0` … (texts of rules), `note` |
        | `bar` | `fill` |

        Write the results to `results.json`, in the form of `schema/results.json`; `candela conformance --results results.json`
        prints a table.

        """
}
