import CandelaElements
import CandelaTokens

/// Parts of rules that a renderer can get wrong although all simpler cases pass.
extension CaseList {
    mutating func addLayoutDetails() {
        topic = .layout
        addGrowthDetails()
        addRowDetails()
        addLargeDetails()
    }

    private mutating func addGrowthDetails() {
        // A child that fills does not make its button fill.
        add("button-child-fills", "box-6 box-8", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.button(it.action()) { it.text("Press here", "t").width(.fill) }
                        .id("a")
                })
            it.expect("a", x: 0, y: 0, width: it.words("Press here"), height: 44)
        }

        // The width of 100 and the height of 20 do not count.
        add("grows-replaces-size", "box-6 layout-6 layout-4", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.line(gap: .xs) {
                        it.text("ab", "a").width(.size(it.length(100))).growing()
                        it.block("b", 40, 20)
                    }
                    Element.column {
                        Element.column { it.text("ab", "t") }.height(.size(it.length(20)))
                            .growing().id("d")
                    }
                    .height(.size(it.length(120))).id("c")
                })
            it.expect(
                "a", x: 0, y: 0, width: it.inner - it.space(.xs) - 40, height: it.line(),
                lines: ["ab"])
            it.expect("c/d", x: 0, y: it.line(), width: it.inner, height: 120)
        }

        // One line has all of the row's height.
        add("row-height", "box-13 layout-13", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.line(align: .center) { it.text("ab", "t") }
                        .height(.size(it.length(60))).id("a")
                    Element.line(align: .end) { it.text("cd", "t") }
                        .height(.size(it.length(60))).id("b")
                })
            it.expect("ab", "a/t", x: 0, y: (60 - it.line()) / 2)
            it.expect("cd", "b/t", x: 0, y: 120 - it.line())
        }

        add("column-stretch-button", "layout-2", directions: [.leftToRight]) { it in
            it.draw(
                .column(align: .stretch) {
                    it.button("Press", "a")
                    Icon(.flame, color: .textPrimary, size: it.length(24)).element.id("b")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: 44)
            it.expect("b", x: 0, y: 44, block: 24, 24)
        }

        // 200 for a text of 22 and a block of 60: both are 100 high.
        add("column-grows-equally", "layout-4", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.column { it.text("ab", "t") }.growing().id("a")
                    Element.column { it.block("t", 20, 60) }.growing().id("b")
                }
                .height(.size(it.length(200))))
            it.expect("a", x: 0, y: 0, width: it.inner, height: 100)
            it.expect("b", x: 0, y: 100, width: it.inner, height: 100)
        }

        // 200 for a text and a block of 150, which needs more than half.
        add("column-grows-minimum", "layout-4", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    Element.column { it.text("ab", "t") }.growing().id("a")
                    Element.column { it.block("t", 20, 150) }.growing().id("b")
                }
                .height(.size(it.length(200))))
            it.expect("a", x: 0, y: 0, width: it.inner, height: 50)
            it.expect("b", x: 0, y: 50, width: it.inner, height: 150)
        }
    }

    private mutating func addRowDetails() {
        // 170 + 8 + 136 is more than 288: the words may be 0.8 of that. The second has its natural
        // width, and the first gets the rest of 144, 0.847 of its word.
        add("row-scales-growing", "layout-9 text-8", directions: [.leftToRight]) { it in
            let (a, b) = ("abcdefghijklmnopqrst", "abcdefghijklmnop")
            it.draw(
                .line(gap: .xs) {
                    it.text(a, "a").growing()
                    it.text(b, "b")
                })
            let width = it.inner - it.space(.xs) - it.words(b)
            it.expect("a", x: 0, y: 0, width: width, height: 0.84 * it.line(), lines: [a])
            it.expect(b, "b", x: width + it.space(.xs), y: 0)
        }

        // Two words of 170 at 0.6, 60 and gaps of 16 are 280; at 0.8 they would be 348. Each is
        // (288 − 76) ÷ 340 = 0.623 of its width.
        add("row-scales-further", "layout-9 text-6", directions: [.leftToRight]) { it in
            let word = "abcdefghijklmnopqrst"
            it.draw(
                .line(gap: .xs) {
                    it.text(word, "a", minimumScale: 0.6)
                    it.text(word, "b", minimumScale: 0.6)
                    it.block("c", 60, 20)
                })
            let width = (it.inner - 60 - 2 * it.space(.xs)) / 2
            it.expect("a", x: 0, y: 0, width: width, height: 0.62 * it.line(), lines: [word])
            it.expect(
                "b", x: width + it.space(.xs), y: 0, width: width, height: 0.62 * it.line(),
                lines: [word])
            it.expect("c", x: it.inner - 60, y: 0, block: 60, 20)
        }

        // Buttons, rows and columns are stretched, an icon is not.
        add("row-stretch", "layout-13", directions: [.leftToRight]) { it in
            it.draw(
                .line(gap: .xs, align: .stretch) {
                    it.block("a", 20, 80)
                    it.button("ab", "b")
                    Element.column { it.text("cd", "t") }.id("c")
                    Icon(.flame, color: .textPrimary, size: it.length(24)).element.id("d")
                })
            let gap = it.space(.xs)
            it.expect("b", x: 20 + gap, y: 0, width: 44, height: 80)
            let c = 20 + gap + 44 + gap
            it.expect("c", x: c, y: 0, width: it.words("cd"), height: 80)
            it.expect("d", x: c + it.words("cd") + gap, y: 0, block: 24, 24)
        }

        // The baseline of the column is that of the block, at its bottom edge.
        add("row-baseline-column", "layout-13", directions: [.leftToRight]) { it in
            it.draw(
                .line(gap: .xs, align: .firstBaseline) {
                    it.text("ab", "a")
                    Element.column {
                        it.block("t", 20, 10)
                        it.text("cd", "u")
                    }
                    .id("b")
                })
            it.expect("ab", "a", x: 0, y: 0)
            it.expect(
                "b", x: it.words("ab") + it.space(.xs), y: it.baseline() - 10, width: 20,
                height: 10 + it.line())
        }
    }

    private mutating func addLargeDetails() {
        // The bar has no `grows`: 288 − 124 − 8 is enough for it.
        add(
            "row-large-bar", "layout-18 box-9", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                .line(gap: .xs) {
                    it.block("a", 80, 20)
                    Element.bar(0.5, fill: Paint(.primaryGraphic))
                        .height(.size(it.length(10))).id("b")
                })
            let x = it.scaled(80) + it.space(.xs)
            it.expect("b", x: x, y: 0, width: it.inner - x, height: it.scaled(10))
        }

        // 0.6 × 288 = 172.8 and 8 leave 107.2 for a text of 14 × 16 = 224.
        add(
            "row-large-shrinks", "layout-18 layout-8", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                .line(gap: .xs) {
                    it.text("abc def ghi jklm", "a")
                    Element.column { it.text("ab", "t") }.growing().id("b")
                })
            let b = 0.6 * it.inner
            // A line has 7 characters of 14.
            it.expect(
                "a", x: 0, y: 0, width: it.inner - it.space(.xs) - b, height: 3 * it.line(),
                lines: ["abc def", "ghi", "jklm"])
            it.expect("b", x: it.inner - b, y: 0, width: b, height: it.line())
        }

        // The icon is at the end of its line with the text after it.
        add(
            "row-large-icon-text", "layout-19", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                .line(gap: .xs) {
                    Element.column { it.text("abcdefghijklmnopqr", "t") }.growing().id("a")
                    Icon(.chevronForward, color: .textSecondary, size: it.length(20)).element
                        .id("icon")
                    it.text("x", "b")
                })
            let (y, b) = (it.line() + it.space(.xs), it.inner - it.words("x"))
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line())
            it.expect("icon", x: b - it.space(.xs) - it.scaled(20), y: y, block: 20, 20)
            it.expect("x", "b", x: b, y: y)
        }
    }
}
