import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addControls() {
        topic = .control
        addButtons()
        addSwitches()
        addChoices()
        addMenus()
    }

    private mutating func addButtons() {
        // 24 + 8 + 42.5 in the middle of 200.
        add("button-row", "button-1 box-13", sizes: [.large, .accessibility1]) { it in
            it.draw(
                .column {
                    Element.button(it.action(), gap: .xs) {
                        it.block("icon", 24, 24)
                        it.text("Press", "label")
                    }
                    .surface(Surface(fill: Paint(.tintPrimary))).width(.size(it.length(180)))
                    .id("button")
                })
            let (width, icon) = (it.scaled(180), it.scaled(24))
            let x = (width - icon - it.space(.xs) - it.words("Press")) / 2
            it.expect("button", x: 0, y: 0, width: width, height: it.target)
            it.expect("button/icon", x: x, y: (it.target - icon) / 2, block: 24, 24)
            it.expect(
                "Press", "button/label", x: x + icon + it.space(.xs),
                y: (it.target - it.line()) / 2)
        }

        add("button-grows", "button-2 box-8", widths: [320, 390]) { it in
            it.draw(
                .column {
                    Element.button(it.action(), gap: .xs) {
                        it.text("ab", "t").growing()
                        it.block("b", 20, 20)
                    }
                    .id("grows")
                    Element.button(it.action(), justify: .spaceBetween) {
                        it.text("ab", "t")
                        it.block("b", 20, 20)
                    }
                    .id("spread")
                })
            let y = (44 - it.line()) / 2
            it.expect("grows", x: 0, y: 0, width: it.inner, height: 44)
            it.expect(
                "grows/t", x: 0, y: y, width: it.inner - 20 - it.space(.xs), height: it.line(),
                lines: ["ab"])
            it.expect("grows/b", x: it.inner - 20, y: 12, block: 20, 20)
            it.expect("spread", x: 0, y: 44, width: it.inner, height: 44)
            it.expect("ab", "spread/t", x: 0, y: 44 + y)
            it.expect("spread/b", x: it.inner - 20, y: 44 + 12, block: 20, 20)
        }

        // The text gives way: 288 − 85 − 8 = 195 is 22 characters.
        add("button-keeps-width", "button-3 layout-8", widths: [320, 390]) { it in
            it.draw(
                .line(gap: .xs) {
                    it.text("aaaa bbbb cccc dddd eeee ffff gggg hhhh", "a")
                    it.button("Press here", "button")
                })
            let width = it.words("Press here")
            it.expect("button", x: it.inner - width, y: 0, width: width, height: 44)
            it.expect(
                "a", x: 0, y: 0, width: it.inner - width - it.space(.xs), height: 2 * it.line(),
                lines: it.setting.width == 320
                    ? ["aaaa bbbb cccc dddd", "eeee ffff gggg hhhh"]
                    : ["aaaa bbbb cccc dddd eeee ffff", "gggg hhhh"])
        }

        add("button-column", "button-4") { it in
            it.draw(
                .column {
                    Element.button(it.action()) {
                        Element.column(align: .center) { it.text("ab", "t") }.id("column")
                    }
                    .surface(Surface(fill: Paint(.tintPrimary), padding: .sm))
                    .width(.size(it.length(200))).id("button")
                })
            let padding = it.space(.sm)
            it.expect("button", x: 0, y: 0, width: 200, height: it.line() + 2 * padding)
            it.expect(
                "button/column", x: padding, y: padding, width: 200 - 2 * padding,
                height: it.line())
            it.expect("ab", "button/column/t", x: (200 - it.words("ab")) / 2, y: padding)
        }

        add("button-justify", "button-2 layout-7") { it in
            it.draw(
                .column {
                    Element.button(it.action(), justify: .end) { it.text("ab", "t") }.id("a")
                    Element.button(it.action(), justify: .center) { it.text("ab", "t") }.id("b")
                })
            let (y, rest) = ((44 - it.line()) / 2, it.inner - it.words("ab"))
            it.expect("a", x: 0, y: 0, width: it.inner, height: 44)
            it.expect("ab", "a/t", x: rest, y: y)
            it.expect("b", x: 0, y: 44, width: it.inner, height: 44)
            it.expect("ab", "b/t", x: rest / 2, y: 44 + y)
        }

        // 17 in 44: at the start without a surface, in the middle with one, or in a centred column.
        add("button-narrow", "button-5 button-1") { it in
            it.draw(
                .column {
                    it.button("ab", "a")
                    it.button("ab", "b").surface(Surface(fill: Paint(.tintPrimary)))
                    Element.column(align: .center) { it.button("ab", "b") }.id("c")
                })
            let (middle, y) = ((44 - it.words("ab")) / 2, (44 - it.line()) / 2)
            it.expect("a", x: 0, y: 0, width: 44, height: 44)
            it.expect("ab", "a/label", x: 0, y: y)
            it.expect("ab", "b/label", x: middle, y: 44 + y)
            it.expect("ab", "c/b/label", x: (it.inner - it.words("ab")) / 2, y: 88 + y)
        }

        add("button-empty", "button-6") { it in
            it.draw(
                .column(gap: .md) {
                    it.text("ab", "a")
                    Element.button(it.action()) {}.id("none")
                    it.text("cd", "b")
                })
            it.expect("ab", "a", x: 0, y: 0)
            it.expect("cd", "b", x: 0, y: it.line() + it.space(.md))
            it.expectNone("none")
        }

        // Two lines of 25 characters in 288 − 2 × 16 = 256, which has 30.
        add("button-lines", "text-11") { it in
            let text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
            it.draw(
                .column {
                    it.button(text, "a")
                        .surface(Surface(fill: Paint(.tintPrimary), padding: .md))
                })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 2 * it.line() + 2 * it.space(.md))
            it.expect(
                "a/label", x: it.space(.md), y: it.space(.md), width: it.inner - 2 * it.space(.md),
                height: 2 * it.line(),
                lines: ["aaaa bbbb cccc dddd eeee ffff", "gggg hhhh"])
        }
    }

    private mutating func addSwitches() {
        add("toggle", "toggle-1 toggle-2 box-12", widths: [320, 390]) { it in
            it.draw(
                .column {
                    Element.toggle(it.action(), isOn: true) {
                        it.block("icon", 24, 24)
                        it.text("Label", "t")
                    }
                    .id("a")
                    Element.toggle(it.action(), isOn: false) { it.text("Label", "t") }.id("b")
                })
            let y = (44 - it.line()) / 2
            it.expect("a", x: 0, y: 0, width: it.inner, height: 44)
            it.expect("a/icon", x: 0, y: 10, block: 24, 24)
            it.expect("Label", "a/t", x: 24 + 12, y: y)
            it.expect("a#switch", x: it.inner - 51, y: (44 - 31) / 2.0, width: 51, height: 31)
            it.expect("Label", "b/t", x: 0, y: 44 + y)
        }

        // At the usual sizes the label is beside the switch; at accessibility sizes, above it.
        add("toggle-large", "toggle-3", sizes: [.xxxLarge, .accessibility1]) { it in
            it.draw(
                .column {
                    Element.toggle(it.action(), isOn: true) { it.text("Label", "t") }.id("a")
                    Element.toggle(it.action(), isOn: true, atAccessibilitySizes: nil) {
                        it.text("Label", "t")
                    }
                    .id("b")
                })
            let high = it.isLarge ? it.line() + 12 + 31 : it.target
            it.expect("a", x: 0, y: 0, width: it.inner, height: high)
            it.expect("Label", "a/t", x: 0, y: it.isLarge ? 0 : (it.target - it.line()) / 2)
            it.expect(
                "a#switch", x: it.isLarge ? 0 : it.inner - 51,
                y: it.isLarge ? it.line() + 12 : (it.target - 31) / 2, width: 51, height: 31)
            it.expect(
                "b#switch", x: it.inner - 51, y: high + (it.target - 31) / 2, width: 51,
                height: 31)
        }

        add("stepper", "stepper-1 stepper-2 box-12", widths: [320, 390]) { it in
            it.draw(
                .column {
                    Element.stepper(
                        it.action(), Element.Input(.integer, value: 3, min: 0, max: 9),
                        value: StyledText("3 kg", style: .body),
                        label: StyledText("Label", style: .body)
                    )
                    .id("a")
                })
            let (value, y) = (it.words("3 kg"), (44 - it.line()) / 2)
            it.expect("a", x: 0, y: 0, width: it.inner, height: 44)
            let minus = it.inner - 44 - 8 - value - 8 - 44
            it.expect("a#label", x: 0, y: y, width: minus - 12, height: it.line(), lines: ["Label"])
            it.expect("a#decrease", x: minus, y: 0, width: 44, height: 44)
            it.expect(
                "a#value", x: minus + 44 + 8, y: y, width: value, height: it.line(),
                lines: ["3 kg"])
            it.expect("a#increase", x: it.inner - 44, y: 0, width: 44, height: 44)
        }

        // Without a label, the buttons are at the start.
        add("stepper-bare", "stepper-1") { it in
            it.draw(
                .column {
                    Element.stepper(
                        it.action(), Element.Input(.integer, value: 3),
                        value: StyledText("3 kg", style: .body)
                    )
                    .id("a")
                })
            it.expect("a#decrease", x: 0, y: 0, width: 44, height: 44)
            it.expect(
                "a#increase", x: 44 + 8 + it.words("3 kg") + 8, y: 0, width: 44, height: 44)
        }

        add("stepper-large", "stepper-3", sizes: [.accessibility1]) { it in
            it.draw(
                .column {
                    Element.stepper(
                        it.action(), Element.Input(.integer, value: 3),
                        value: StyledText("3 kg", style: .body),
                        label: StyledText("Label", style: .body)
                    )
                    .id("a")
                })
            let (value, y) = (it.words("3 kg"), it.line() + 12)
            it.expect("a", x: 0, y: 0, width: it.inner, height: y + 44)
            it.expect("a#decrease", x: 0, y: y, width: 44, height: 44)
            it.expect(
                "a#value", x: 44 + 8, y: y + (44 - it.line()) / 2, width: value,
                height: it.line(), lines: ["3 kg"])
            it.expect("a#increase", x: 44 + 8 + value + 8, y: y, width: 44, height: 44)
        }
    }

    private mutating func addChoices() {
        // Three segments share 288 − 2 × 4 of padding − 2 × 4 of gaps.
        add("choice-segments", "choice-1 choice-2 box-14", widths: [320, 390, 1024]) { it in
            it.draw(
                .column {
                    Element.choice(
                        .segmented, label: StyledText("Label", style: .body), gap: .xxs
                    ) {
                        for name in ["a", "b", "c"] { it.button("Day", ElementID(name)) }
                    }
                    .surface(Surface(fill: Paint(.segmentFrame), padding: .xxs)).id("choice")
                })
            let (top, edge) = (it.line() + 8, it.space(.xxs))
            it.expect("choice", x: 0, y: 0, width: it.inner, height: top + 44 + 2 * edge)
            it.expect("choice#options", x: 0, y: top, width: it.inner, height: 44 + 2 * edge)
            let width = (it.inner - 4 * edge) / 3
            for (place, name) in ["a", "b", "c"].enumerated() {
                it.expect(
                    "choice/\(name)", x: edge + Double(place) * (width + edge), y: top + edge,
                    width: width, height: 44)
            }
        }

        add("choice-caption", "choice-1") { it in
            it.draw(
                .column {
                    Element.choice(
                        .wrapped, label: StyledText("Label", style: .body),
                        icon: Icon(.flame, color: .textPrimary, size: it.length(22)), gap: .xs
                    ) {
                        it.button("Day", "a")
                    }
                    .id("choice")
                })
            it.expect(
                "choice#caption", x: 0, y: 0, width: it.inner, height: it.line())
            it.expect("choice/a", x: 0, y: it.line() + 8, width: 44, height: 44)
        }

        // Buttons of 119: two and a gap fit in 288 and in 358.
        for form in [Element.Choice.Form.wrapped, .scrolled, .list] {
            add("choice-\(form.rawValue)", "choice-3", widths: [320, 390]) { it in
                it.draw(
                    .column {
                        Element.choice(form, gap: .xs) {
                            for name in ["a", "b", "c"] {
                                it.button("Press an option", ElementID(name))
                            }
                        }
                        .id("choice")
                    })
                let (side, gap) = (it.words("Press an option"), it.space(.xs))
                let isList = form == .list
                for (place, name) in ["a", "b", "c"].enumerated() {
                    let isBelow = form == .wrapped && place == 2
                    let x = isList || isBelow ? 0 : Double(place) * (side + gap)
                    let y = isList ? Double(place) * (44 + gap) : isBelow ? 44 + gap : 0
                    it.expect(
                        "choice/\(name)", x: x, y: y, width: isList ? it.inner : side, height: 44)
                }
                it.expect("Press an option", "choice/a/label", x: 0, y: (44 - it.line()) / 2)
            }
        }

        // Words of 14 characters, 119: two fit in 320, and the third has a line of its own.
        add("choice-tabs-continue", "choice-4 frame-10", height: 600) { it in
            let tabs = Element.choice(.tabs) {
                for name in ["a", "b", "c"] { it.button("Notifications1", ElementID(name)) }
            }
            it.show(.tab, cards: [it.block("x", 20, 20)], tabs: tabs.id("bar"))
            it.expect("tabs/bar", x: 0, y: 600 - 88, width: 320, height: 88)
            it.expect("tabs/bar/a", x: 0, y: 600 - 88, width: 160, height: 44)
            it.expect("tabs/bar/b", x: 160, y: 600 - 88, width: 160, height: 44)
            it.expect("tabs/bar/c", x: 0, y: 600 - 44, width: 320, height: 44)
        }

        add(
            "choice-large-form", "choice-8 choice-7", sizes: [.xxxLarge, .accessibility1]
        ) { it in
            it.draw(
                .column {
                    Element.choice(
                        .segmented, label: StyledText("Label", style: .body),
                        atAccessibilitySizes: .menu
                    ) {
                        CaseList.option("One", "a", isSelected: true, it)
                        CaseList.option("Two", "b", isSelected: false, it)
                    }
                    .id("choice")
                })
            if it.isLarge {
                it.expect(
                    "choice#options", x: 0, y: it.line() + 12, width: it.inner, height: it.target)
            } else {
                it.expect(
                    "choice/a", x: 0, y: it.line() + 8, width: it.inner / 2, height: it.target)
            }
        }
    }

    /// An option of a choice.
    static func option(
        _ label: String, _ id: ElementID, isSelected: Bool, _ it: CaseBuilder
    ) -> Element {
        Element.button(it.action("act", label), isSelected: isSelected) {
            it.text(label, "label")
        }
        .accessibility(Accessibility(.radio, label: label)).id(id)
    }

    private mutating func addMenus() {
        // The option, 8, a chevron of 7, and 4.
        add("choice-menu", "choice-5 choice-6 choice-9 box-12", widths: [320, 390]) { it in
            it.draw(
                .column {
                    Element.choice(.menu, label: StyledText("Label", style: .body)) {
                        CaseList.option("First", "a", isSelected: false, it)
                        CaseList.option("Second one", "b", isSelected: true, it)
                    }
                    .id("choice")
                })
            let width = it.words("Second one") + 8 + 7 + 4
            it.expect("choice", x: 0, y: 0, width: it.inner, height: 44)
            it.expect("choice#options", x: it.inner - width, y: 0, width: width, height: 44)
            it.expect(
                "choice#caption", x: 0, y: (44 - it.line()) / 2, width: it.inner - width - 12,
                height: it.line())
        }

        // 3 characters, 25.5, are less than 44.
        add("choice-menu-narrow", "choice-6") { it in
            it.draw(
                .column {
                    Element.choice(.menu, label: StyledText("Label", style: .body)) {
                        CaseList.option("One", "a", isSelected: true, it)
                    }
                    .surface(Surface(fill: Paint(.tintPrimary))).id("choice")
                })
            let width = 44.0 + 8 + 7 + 4
            it.expect("choice#options", x: it.inner - width, y: 0, width: width, height: 44)
        }
    }
}
