import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addBoxes() {
        topic = .layout

        // 1 of border and 16 of padding on each side.
        add("box-padding", "box-1 box-14", widths: [320, 390], sizes: [.large, .accessibility1]) {
            it in
            it.draw(
                .column { it.text("ab", "a") }
                    .surface(
                        Surface(
                            fill: Paint(.surface), border: Surface.Border(.border), padding: .card)
                    )
                    .id("box"))
            let edge = 1 + it.space(.card)
            it.expect("box", x: 0, y: 0, width: it.inner, height: it.line() + 2 * edge)
            it.expect("ab", "box/a", x: edge, y: edge)
        }

        add("box-insets", "box-1 box-2") { it in
            let insets = Surface.Insets(horizontal: .lg, vertical: .xs)
            it.draw(
                .column {
                    it.text("ab", "a").surface(
                        Surface(fill: Paint(.surface), padding: .card, insets: insets))
                })
            it.expect(
                "a", x: 0, y: 0, width: it.words("ab") + 2 * it.space(.lg),
                height: it.line() + 2 * it.space(.xs), lines: ["ab"])
        }

        add("box-gradient-border", "box-3") { it in
            let border = Surface.Border(
                .border, .cardElevatedOutlineWidth, gradient: .elevatedOutline)
            it.draw(
                .column { it.text("ab", "a") }
                    .surface(Surface(fill: Paint(.surface), border: border, padding: .sm))
                    .id("box"))
            it.expect(
                "box", x: 0, y: 0, width: it.inner, height: it.line() + 2 * it.space(.sm))
            it.expect("ab", "box/a", x: it.space(.sm), y: it.space(.sm))
        }

        // 120 is the width of the box, with 2 × 16 of padding; 500 is more than there is.
        add("box-width", "box-4", widths: [320, 390], sizes: [.large, .accessibility1]) { it in
            it.draw(
                .column {
                    Element.column { it.text("ab", "t") }.surface(Surface(padding: .md))
                        .width(.size(it.length(120))).id("a")
                    Element.column { it.text("ab", "t") }.width(.size(it.length(500))).id("b")
                })
            let a = it.line() + 2 * it.space(.md)
            it.expect("a", x: 0, y: 0, width: it.scaled(120), height: a)
            it.expect("b", x: 0, y: a, width: it.inner, height: it.line())
        }

        // 40 is more than one line and less than three of "aaaa bbbb cccc" in 40 points.
        add("box-height", "box-5 box-13") { it in
            it.draw(
                .column {
                    Element.column { it.text("ab", "t") }.height(.size(it.length(40))).id("a")
                    Element.column { it.text("aaaa bbbb cccc", "t") }
                        .width(.size(it.length(40))).height(.size(it.length(40))).id("b")
                    Element.layers { it.block("s", 20, 60) }.height(.size(it.length(40))).id("c")
                    Element.bar(0.5, fill: Paint(.primaryGraphic)).height(.size(it.length(12))).id(
                        "d")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: 40)
            it.expect("ab", "a/t", x: 0, y: 0)
            it.expect("b", x: 0, y: 40, width: 40, height: 3 * it.line())
            let c = 40 + 3 * it.line()
            it.expect("c", x: 0, y: c, width: 20, height: 40)
            it.expect("d", x: 0, y: c + 40, width: it.inner, height: 12)
        }

        add("box-width-words", "box-6", widths: [320, 390]) { it in
            it.draw(
                .column {
                    it.text("ab", "a").width(.fill)
                    Element.column { it.text("cde", "t") }.width(.hug).id("b")
                    Element.line(gap: .sm) {
                        it.text("ab", "c").width(.fill)
                        it.text("cde", "d")
                    }
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line(), lines: ["ab"])
            it.expect("b", x: 0, y: it.line(), width: it.words("cde"), height: it.line())
            let d = it.words("cde")
            it.expect(
                "c", x: 0, y: 2 * it.line(), width: it.inner - it.space(.sm) - d,
                height: it.line(), lines: ["ab"])
            it.expect("cde", "d", x: it.inner - d, y: 2 * it.line())
        }

        add("box-height-fill", "box-7 layout-4") { it in
            it.draw(
                .column {
                    Element.line {
                        it.block("a", 20, 60)
                        Element.column { it.text("ab", "t") }.height(.fill).id("b")
                    }
                    Element.layers {
                        it.block("c", 100, 50)
                        Element.column { it.text("ab", "t") }.height(.fill).id("d")
                    }
                    Element.column {
                        it.text("ab", "e")
                        Element.column { it.text("cd", "t") }.height(.fill).id("f")
                    }
                    .height(.size(it.length(100))).id("g")
                })
            it.expect("b", x: 20, y: 0, width: it.words("ab"), height: 60)
            it.expect(
                "d", x: (100 - it.words("ab")) / 2, y: 60, width: it.words("ab"), height: 50)
            it.expect("g", x: 0, y: 110, width: it.inner, height: 100)
            it.expect(
                "g/f", x: 0, y: 110 + it.line(), width: it.inner, height: 100 - it.line())
        }

        add("box-fills", "box-8 grid-1 table-1", widths: [320, 390, 1024]) { it in
            it.draw(
                .column {
                    Element.line { it.text("ab", "t") }.id("row")
                    Element.column { it.text("ab", "t") }.id("column")
                    Element.grid(columns: 2) { it.text("ab", "t") }.id("grid")
                    Element.list { it.text("ab", "t") }.id("list")
                    Element.table([Element.Column("one")]) {
                        Element.line { it.text("ab", "t") }
                    }
                    .id("table")
                    Element.bar(0.5, fill: Paint(.primaryGraphic))
                        .height(.size(it.length(10))).id("bar")
                    it.text("ab", "text")
                    it.button("Press here", "button")
                })
            for (place, name) in ["row", "column", "grid", "list", "table"].enumerated() {
                it.expect(
                    name, x: 0, y: Double(place) * it.line(), width: it.inner, height: it.line())
            }
            it.expect("bar", x: 0, y: 5 * it.line(), width: it.inner, height: it.scaled(10))
            let text = 5 * it.line() + it.scaled(10)
            it.expect("ab", "text", x: 0, y: text)
            it.expect(
                "button", x: 0, y: text + it.line(), width: it.words("Press here"),
                height: it.target)
        }

        // A bar grows; a column has its natural width.
        add("box-grows-in-row", "box-9", widths: [320, 390]) { it in
            it.draw(
                .line(gap: .xs) {
                    Element.column { it.text("ab", "t") }.id("a")
                    Element.bar(0.5, fill: Paint(.primaryGraphic))
                        .height(.size(it.length(10))).id("b")
                    Element.line { it.text("cd", "t") }.id("c")
                })
            let (side, gap) = (it.words("ab"), it.space(.xs))
            it.expect("a", x: 0, y: 0, width: side, height: it.line())
            it.expect(
                "b", x: side + gap, y: 0, width: it.inner - 2 * (side + gap),
                height: it.scaled(10))
            it.expect("c", x: it.inner - side, y: 0, width: side, height: it.line())
        }

        // The bar is as wide as the layers, and everything is centred in them.
        add("box-in-layers", "box-10 layout-16") { it in
            it.draw(
                .column {
                    Element.layers {
                        it.block("a", 200, 40)
                        Element.bar(0.5, fill: Paint(.successGraphic)).height(.size(it.length(10)))
                            .id("b")
                        Element.column { it.text("cd", "t") }.id("c")
                    }
                    .id("layers")
                })
            it.expect("layers", x: 0, y: 0, block: 200, 40)
            it.expect("layers/b", x: 0, y: 15, width: 200, height: 10)
            it.expect(
                "layers/c", x: (200 - it.words("cd")) / 2, y: (40 - it.line()) / 2,
                width: it.words("cd"), height: it.line())
        }

        // 17 + 8 + 25.5, with 2 × 12 of padding, centred.
        add("box-natural-width", "box-11 layout-3") { it in
            it.draw(
                .column(align: .center) {
                    Element.line(gap: .xs) {
                        it.text("ab", "a")
                        it.text("cde", "b")
                    }
                    .surface(Surface(fill: Paint(.surface), padding: .sm)).id("row")
                })
            let padding = it.space(.sm)
            let width = it.words("ab") + it.space(.xs) + it.words("cde") + 2 * padding
            let x = (it.inner - width) / 2
            it.expect("row", x: x, y: 0, width: width, height: it.line() + 2 * padding)
            it.expect("ab", "row/a", x: x + padding, y: padding)
            it.expect("cde", "row/b", x: x + width - padding - it.words("cde"), y: padding)
        }

        // 44, and 44 × 48 ÷ 22 = 96.
        add("box-targets", "box-12", sizes: [.large, .accessibility3]) { it in
            it.draw(
                .column {
                    it.button("a", "button")
                    Element.toggle(it.action(), isOn: true) { it.text("On", "t", .captionSmall) }
                        .id("toggle")
                })
            it.expect("button", x: 0, y: 0, width: it.target, height: it.target)
            // If large, the switch is 12 below the label; 34.5 × 0.5 points are less than 96.
            it.expect(
                "toggle", x: 0, y: it.target, width: it.inner,
                height: max(it.target, it.isLarge ? it.line(.captionSmall) + 12 + 31 : 0))
        }

        // 44 − 22 is shared above and below the text; a column's content is at its top.
        add("box-content-place", "box-13 button-1") { it in
            it.draw(
                .column {
                    it.button("ab", "a").surface(Surface(fill: Paint(.tintPrimary)))
                    Element.column(justify: .end) { it.text("ab", "t") }
                        .height(.size(it.length(60))).id("b")
                    Element.line { it.text("cd", "t") }.height(.size(it.length(60))).id("c")
                })
            it.expect("a", x: 0, y: 0, width: 44, height: 44)
            it.expect("ab", "a/label", x: (44 - it.words("ab")) / 2, y: (44 - it.line()) / 2)
            it.expect("ab", "b/t", x: 0, y: 44 + 60 - it.line())
            it.expect("cd", "c/t", x: 0, y: 44 + 60)
        }
        addBoxesThatGrow()
    }

    private mutating func addBoxesThatGrow() {
        // A growing block is as wide as what remains, and a divider in a row never grows.
        add("box-grows-instead", "box-6 box-9", widths: [320, 390]) { it in
            it.draw(
                .column(gap: .xs) {
                    Element.line(gap: .xs) {
                        it.block("a", 40, 20).growing()
                        it.block("b", 60, 20)
                    }
                    Element.line(gap: .xs) {
                        it.text("ab", "c")
                        Element.divider().id("d")
                        it.text("cd", "e")
                    }
                })
            let gap = it.space(.xs)
            it.expect("a", x: 0, y: 0, width: it.inner - 60 - gap, height: 20)
            it.expect("b", x: it.inner - 60, y: 0, block: 60, 20)
            let words = it.words("ab")
            it.expect("ab", "c", x: 0, y: 20 + gap)
            it.expect("d", x: words + gap, y: 20 + gap, width: 1, height: it.line())
            it.expect("cd", "e", x: words + gap + 1 + gap, y: 20 + gap)
        }

        // The column has 120 − 30 for the block that is 20 high without growing.
        add("box-grows-down", "box-6 layout-4", directions: [.leftToRight]) { it in
            it.draw(
                Element.column {
                    it.block("a", 40, 20).growing()
                    it.block("b", 60, 30)
                }
                .height(.size(it.length(120))).id("column"))
            it.expect("column", x: 0, y: 0, width: it.inner, height: 120)
            it.expect("column/a", x: 0, y: 0, width: 40, height: 120 - 30)
            it.expect("column/b", x: 0, y: 120 - 30, block: 60, 30)
        }

        // (288 − 7 × 8) ÷ 8 = 29 is less than the 44 of a target.
        add("box-targets-in-grid", "box-12 grid-8", directions: [.leftToRight]) { it in
            it.draw(
                .grid(columns: 8, gap: .xs) {
                    it.button("1", "a")
                    it.button("2", "b")
                })
            let column = (it.inner - 7 * it.space(.xs)) / 8
            it.expect("a", x: 0, y: 0, width: column, height: it.target)
            it.expect(
                "b", x: column + it.space(.xs), y: 0, width: column, height: it.target)
        }
    }
}
