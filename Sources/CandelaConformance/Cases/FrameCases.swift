import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addFrames() {
        topic = .frame

        // Bar: 8 above the buttons, which are at least 44 high, and the title below.
        add(
            "frame-push", "frame-1 frame-2 frame-3 frame-5 frame-8", widths: [320, 390, 1024],
            sizes: [.large, .accessibility3]
        ) { it in
            let edge = it.setting.width - it.side
            it.show(
                .push, back: it.button("Back", "back"),
                toolbar: Toolbar(
                    leading: { it.button("A", "first") }, trailing: { it.button("Edit", "edit") }),
                cards: [
                    .column { it.text("ab", "a") }.id("body"),
                    .column { it.text("cd", "b") }.id("body"),
                ])
            let (back, height) = (max(it.words("Back"), 44), max(it.line(), 44))
            it.expect("toolbar/back", x: it.side, y: 8, width: back, height: height)
            let (first, edit) = (max(it.words("A"), 44), max(it.words("Edit"), 44))
            it.expect(
                "toolbar/first", x: it.side + back + 8, y: 8, width: first, height: height)
            it.expect("toolbar/edit", x: edge - edit, y: 8, width: edit, height: height)
            it.expect(
                "title", x: it.side, y: 8 + height, width: it.column, height: it.line(.largeTitle),
                lines: ["Title"])
            let card = 8 + height + it.line(.largeTitle) + it.space(.stack)
            it.expect("card1/body", x: it.side, y: card, width: it.column, height: it.line())
            it.expect(
                "card2/body", x: it.side, y: card + it.line() + it.space(.stack),
                width: it.column, height: it.line())
        }

        // Two buttons of different heights: 22 + 2 × 16 = 54, and 44.
        add("frame-buttons-centred", "frame-3") { it in
            let high = it.button("High", "high").surface(
                Surface(fill: Paint(.tintPrimary), padding: .md))
            it.show(
                .push, back: it.button("Back", "back"), toolbar: Toolbar(leading: { high }),
                cards: [it.block("a", 40, 40)])
            let height = it.line() + 2 * it.space(.md)
            it.expect("toolbar/back", x: it.margin, y: 8 + (height - 44) / 2, width: 44, height: 44)
            it.expect(
                "toolbar/high", x: it.margin + 44 + 8, y: 8,
                width: it.words("High") + 2 * it.space(.md), height: height)
        }

        // 20 characters, 8 points and 16 characters are wider than 288.
        add("frame-buttons-below", "frame-4") { it in
            let (long, save) = ("Back to all settings", "Save all changes")
            it.show(
                .push, back: it.button(long, "back"),
                toolbar: Toolbar(trailing: { it.button(save, "save") }),
                cards: [it.block("a", 40, 40)])
            it.expect("toolbar/back", x: it.margin, y: 8, width: it.words(long), height: 44)
            it.expect(
                "toolbar/save", x: it.setting.width - it.margin - it.words(save), y: 8 + 44,
                width: it.words(save), height: 44)
            it.expect(
                "title", x: it.margin, y: 8 + 44 + 44, width: it.inner,
                height: it.line(.largeTitle), lines: ["Title"])
        }

        // 144.5 + 136 = 280.5 fit in 288, but not with 8 between them.
        add("frame-buttons-apart", "frame-3 frame-4", directions: [.leftToRight]) { it in
            let (long, save) = ("Back to a setting", "Save all changes")
            it.show(
                .push, back: it.button(long, "back"),
                toolbar: Toolbar(trailing: { it.button(save, "save") }),
                cards: [it.block("a", 40, 40)])
            it.expect("toolbar/back", x: it.margin, y: 8, width: it.words(long), height: 44)
            it.expect(
                "toolbar/save", x: it.setting.width - it.margin - it.words(save), y: 8 + 44,
                width: it.words(save), height: 44)
        }

        // Four buttons of 10 characters, 85 wide: three and two gaps of 8 fit in 288, all do not.
        add("frame-group-wraps", "frame-4") { it in
            let label = "0123456789"
            it.show(
                .push,
                toolbar: Toolbar(leading: {
                    for name in ["a", "b", "c", "d"] { it.button(label, ElementID(name)) }
                }), cards: [it.block("a", 40, 40)])
            let width = it.words(label)
            for (place, name) in ["a", "b", "c"].enumerated() {
                it.expect(
                    "toolbar/\(name)", x: it.margin + Double(place) * (width + 8), y: 8,
                    width: width, height: 44)
            }
            it.expect("toolbar/d", x: it.margin, y: 8 + 44 + 8, width: width, height: 44)
            it.expect(
                "title", x: it.margin, y: 8 + 44 + 8 + 44, width: it.inner,
                height: it.line(.largeTitle), lines: ["Title"])
        }

        // A line of 22 is centred in 44, below 8.
        add("frame-low-title", "frame-2 frame-5", widths: [320, 390]) { it in
            it.show(.tab, in: .headline, cards: [.column { it.text("ab", "a") }.id("body")])
            it.expect(
                "title", x: it.margin, y: 8 + (44 - it.line(.headline)) / 2, width: it.inner,
                height: it.line(.headline), lines: ["Title"])
            it.expect(
                "card/body", x: it.margin, y: 52 + it.space(.stack), width: it.inner,
                height: it.line())
        }

        add("frame-high-title", "frame-5", sizes: [.large, .accessibility5]) { it in
            it.show(
                .cover, title: "Long title of a page", in: .title,
                cards: [.column { it.text("ab", "a") }.id("body")])
            // At 56 points, a line has 288 ÷ 28 = 10 characters.
            let lines = it.isLarge ? ["Long title", "of a page"] : ["Long title of a page"]
            let title = Double(lines.count) * it.line(.title)
            // One line of 28 is less than 44.
            let bar = it.isLarge ? 8 + title : 52
            it.expect(
                "title", x: it.margin, y: it.isLarge ? 8 : 8 + (44 - title) / 2, width: it.inner,
                height: title, lines: lines)
            it.expect(
                "card/body", x: it.margin, y: bar + it.space(.stack), width: it.inner,
                height: it.line())
        }

        // Beside a button of 44 after a gap of 8, a line of 41 is centred in 44.
        add("frame-title-beside", "frame-3 frame-5", widths: [320, 1024]) { it in
            it.show(
                .tab, toolbar: Toolbar(trailing: { it.button("Edit", "edit") }),
                cards: [.column { it.text("ab", "a") }.id("body")])
            let (edit, high) = (max(it.words("Edit"), 44), it.line(.largeTitle))
            it.expect(
                "title", x: it.side, y: 8 + (44 - high) / 2, width: it.column - 8 - edit,
                height: high, lines: ["Title"])
            it.expect(
                "toolbar/edit", x: it.setting.width - it.side - edit, y: 8, width: edit,
                height: 44)
            it.expect(
                "Edit", "toolbar/edit/label", x: it.setting.width - it.side - it.words("Edit"),
                y: 8 + (44 - it.line()) / 2)
            it.expect(
                "card/body", x: it.side, y: 52 + it.space(.stack), width: it.column,
                height: it.line())
        }

        // 16 characters of 17 and 8 characters of 8.5 are wider than 288.
        add("frame-title-above", "frame-4 frame-5") { it in
            it.show(
                .tab, title: "Synchronisations",
                toolbar: Toolbar(trailing: {
                    it.button("Edit", "edit")
                }), cards: [.column { it.text("ab", "a") }.id("body")])
            let edit = max(it.words("Edit"), 44)
            it.expect(
                "title", x: it.margin, y: 8, width: it.inner, height: it.line(.largeTitle),
                lines: ["Synchronisations"])
            it.expect(
                "toolbar/edit", x: it.setting.width - it.margin - edit,
                y: 8 + it.line(.largeTitle), width: edit, height: 44)
        }

        for (name, presentation) in [
            ("widget", Screen.Presentation.widget), ("island", .island),
        ] {
            add("frame-\(name)", "frame-6") { it in
                it.show(presentation, cards: [.column { it.text("ab", "a") }.id("body")])
                it.expect(
                    "card/body", x: it.margin, y: it.margin, width: it.inner, height: it.line())
            }
        }

        // A title of 41 without buttons: the bar is 8 + 44 high.
        add("frame-toasts", "frame-1 frame-7") { it in
            it.show(
                .tab, cards: [.column { it.text("ab", "a") }.id("body")],
                toasts: [
                    .column { it.text("one", "t") }.id("body"),
                    .column { it.text("two", "t") }.id("body"),
                ])
            let first = 52 + it.space(.stack)
            it.expect("toast1/body", x: it.margin, y: first, width: it.inner, height: it.line())
            it.expect(
                "toast2/body", x: it.margin, y: first + it.line() + 8, width: it.inner,
                height: it.line())
            it.expect(
                "card/body", x: it.margin, y: first + 2 * it.line() + 8 + it.space(.stack),
                width: it.inner, height: it.line())
        }

        add("frame-card-hugs", "frame-9", widths: [320, 1024]) { it in
            it.show(.widget, cards: [it.text("ab", "a"), it.block("b", 60, 20)])
            it.expect(
                "ab", "card1/a", x: (it.setting.width - it.words("ab")) / 2, y: it.margin)
            it.expect(
                "card2/b", x: (it.setting.width - it.scaled(60)) / 2,
                y: it.margin + it.line() + it.space(.stack), block: 60, 20)
        }

        addTabsAndOverlays()
    }

    private mutating func addTabsAndOverlays() {
        // Each tab is a third of the screen and 44 high, at the bottom of 600 points.
        add(
            "frame-tabs", "frame-10 frame-12 choice-4", widths: [320, 390, 1024],
            sizes: [.large, .accessibility3], height: 600
        ) { it in
            let tabs = Element.choice(.tabs) {
                for name in ["a", "b", "c"] { it.button("Tab", ElementID(name), .tabLabel) }
            }
            it.show(
                .tab, cards: [.column { it.text("ab", "a") }.id("body")], tabs: tabs.id("bar"))
            it.expect("tabs/bar", x: 0, y: 600 - 44, width: it.setting.width, height: 44)
            for (place, name) in ["a", "b", "c"].enumerated() {
                let width = it.setting.width / 3
                it.expect(
                    "tabs/bar/\(name)", x: Double(place) * width, y: 600 - 44, width: width,
                    height: 44)
            }
        }

        // `minimumTarget` is 44 × 48 ÷ 22 = 96 here, but not in the bar.
        add("frame-targets", "frame-12", sizes: [.accessibility3]) { it in
            it.show(
                .push, back: it.button("B", "back", .tabLabel),
                cards: [.column { it.button("C", "a", .tabLabel) }])
            it.expect("toolbar/back", x: it.margin, y: 8, width: 44, height: 44)
            it.expect(
                "card/a", x: it.margin, y: 8 + 44 + it.line(.largeTitle) + it.space(.stack),
                width: 96, height: 96)
        }

        // In the middle of the visible part of a screen that is higher.
        add("frame-overlay", "frame-13", widths: [320, 1024], height: 600) { it in
            it.show(
                .tab, cards: [it.block("a", 40, 900)],
                overlay: .column { it.block("o", 100, 100) }.id("body"))
            it.expect(
                "overlay/body", x: it.side, y: (600 - it.scaled(100)) / 2, width: it.column,
                height: it.scaled(100))
            it.expect("overlay/body/o", x: it.side, y: 250, block: 100, 100)
        }

        // 900 points in 600, less 16 above and below.
        add("frame-high-overlay", "frame-14", height: 600) { it in
            it.show(
                .tab, cards: [it.block("a", 40, 40)],
                overlay: .column { it.block("o", 100, 900) }.id("body"))
            it.expect(
                "overlay/body", x: it.margin, y: it.margin, width: it.inner,
                height: 600 - 2 * it.margin)
            it.expect("overlay/body/o", x: it.margin, y: it.margin, block: 100, 900)
        }
    }
}
