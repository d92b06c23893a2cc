import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addGrids() {
        topic = .table
        addUsualGrids()
        addLargeGrids()
    }

    private mutating func addUsualGrids() {
        // (288 − 2 × 12) ÷ 3 = 88; the second cell makes its row 50 high.
        add("grid-columns", "grid-1 grid-5 grid-8 grid-9", widths: [320, 390, 1024]) { it in
            it.draw(
                .grid(columns: 3, gap: .sm, rowGap: .xxs) {
                    it.text("ab", "a")
                    it.block("b", 20, 50)
                    Element.column { it.text("cd", "t") }.id("c")
                    it.text("ef", "d")
                }
                .id("grid"))
            let (gap, rowGap) = (it.space(.sm), it.space(.xxs))
            let column = (it.inner - 2 * gap) / 3
            it.expect("grid", x: 0, y: 0, width: it.inner, height: 50 + rowGap + it.line())
            it.expect("grid/a", x: 0, y: 0, width: column, height: 50, lines: ["ab"])
            it.expect("grid/b", x: column + gap, y: 0, block: 20, 50)
            it.expect("grid/c", x: 2 * (column + gap), y: 0, width: column, height: 50)
            it.expect(
                "grid/d", x: 0, y: 50 + rowGap, width: column, height: it.line(), lines: ["ef"])
        }

        add("grid-blanks", "grid-5", widths: [320, 390]) { it in
            it.draw(
                .grid(columns: 4, gap: .xs, leadingBlanks: 2) {
                    for name in ["a", "b", "c"] { it.text("12", ElementID(name)) }
                })
            let gap = it.space(.xs)
            let column = (it.inner - 3 * gap) / 4
            it.expect(
                "a", x: 2 * (column + gap), y: 0, width: column, height: it.line(), lines: ["12"])
            it.expect(
                "b", x: 3 * (column + gap), y: 0, width: column, height: it.line(), lines: ["12"])
            it.expect(
                "c", x: 0, y: it.line() + gap, width: column, height: it.line(), lines: ["12"])
        }

        add("grid-bare", "grid-1", directions: [.leftToRight]) { it in
            it.draw(
                .grid(gap: .xs) {
                    it.text("ab", "a")
                    it.text("cd", "b")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line(), lines: ["ab"])
            it.expect(
                "b", x: 0, y: it.line() + it.space(.xs), width: it.inner, height: it.line(),
                lines: ["cd"])
        }

        // An icon keeps its size, at the start and the top of its cell.
        add("grid-icon", "grid-8", directions: [.leftToRight]) { it in
            it.draw(
                .grid(columns: 2) {
                    Icon(.flame, color: .textPrimary, size: it.length(24)).element.id("a")
                    it.block("b", 20, 50)
                })
            it.expect("a", x: 0, y: 0, block: 24, 24)
            it.expect("b", x: it.inner / 2, y: 0, block: 20, 50)
        }

        // Columns of at least 100 and gaps of 12: 2 fit in 288, 3 in 358 and 8 in 992, of which the
        // second grid has at most 3.
        add("grid-minimum", "grid-3", widths: [320, 390, 1024]) { it in
            let cells = { [it] (name: String, columns: Int?) in
                Element.grid(columns: columns, minimumColumnWidth: it.length(100), gap: .sm) {
                    for place in 1...9 { it.text("ab", ElementID("\(place)")) }
                }
                .id(ElementID(name))
            }
            it.draw(.column { [cells("free", nil), cells("most", 3)] })
            let gap = it.space(.sm)
            let fit = it.setting.width == 320 ? 2 : it.setting.width == 390 ? 3 : 8
            let rows = (9 + fit - 1) / fit
            let high = Double(rows) * it.line() + Double(rows - 1) * gap
            for (name, columns, y) in [("free", fit, 0), ("most", min(fit, 3), high)] {
                let width = (it.inner - Double(columns - 1) * gap) / Double(columns)
                it.expect(
                    "\(name)/2", x: width + gap, y: y, width: width, height: it.line(),
                    lines: ["ab"])
                it.expect(
                    "\(name)/\(columns + 1)", x: 0, y: y + it.line() + gap, width: width,
                    height: it.line(), lines: ["ab"])
            }
        }

        // The others share 288 − 80 − 2 × 8 = 192.
        add("grid-first-column", "grid-2 grid-4", widths: [320, 390]) { it in
            it.draw(
                .grid(columns: 3, firstColumnWidth: it.length(80), gap: .xs) {
                    for row in ["x", "y"] {
                        Element.line(gap: .lg, justify: .center) {
                            for name in ["a", "b", "c"] { it.text("ab", ElementID(name)) }
                        }
                        .id(ElementID(row))
                    }
                })
            let gap = it.space(.xs)
            let width = (it.inner - 80 - 2 * gap) / 2
            for (row, name) in ["x", "y"].enumerated() {
                let y = Double(row) * (it.line() + gap)
                it.expect(name, x: 0, y: y, width: it.inner, height: it.line())
                it.expect("\(name)/a", x: 0, y: y, width: 80, height: it.line(), lines: ["ab"])
                it.expect(
                    "\(name)/b", x: 80 + gap, y: y, width: width, height: it.line(), lines: ["ab"])
                it.expect(
                    "\(name)/c", x: 80 + gap + width + gap, y: y, width: width, height: it.line(),
                    lines: ["ab"])
            }
        }

        // (220 − 6 × 4) ÷ 7 = 28 is less than 44, but the height is not.
        add("grid-narrow-buttons", "box-12 grid-8") { it in
            it.draw(
                .column {
                    Element.grid(columns: 7, gap: .xxs) {
                        for place in 0..<7 { it.button("1", ElementID("\(place)")) }
                    }
                    .width(.size(it.length(220))).id("grid")
                })
            it.expect("grid", x: 0, y: 0, width: 220, height: 44)
            it.expect("grid/0", x: 0, y: 0, width: 28, height: 44)
            it.expect("grid/6", x: 220 - 28, y: 0, width: 28, height: 44)
        }

        // A button fills its cell, which is 44 high.
        add("grid-buttons", "grid-8 box-12") { it in
            it.draw(
                .grid(columns: 2, gap: .xs) {
                    it.button("ab", "a")
                    it.text("cd", "b")
                    it.block("c", 30, 30)
                })
            let gap = it.space(.xs)
            let width = (it.inner - gap) / 2
            it.expect("a", x: 0, y: 0, width: width, height: 44)
            it.expect("b", x: width + gap, y: 0, width: width, height: 44, lines: ["cd"])
            it.expect("c", x: 0, y: 44 + gap, block: 30, 30)
        }
    }

    private mutating func addLargeGrids() {
        add(
            "grid-large", "grid-6", widths: [320, 1024], sizes: [.xxxLarge, .accessibility2]
        ) { it in
            it.draw(
                .grid(columns: 4, gap: .xs, atAccessibilitySizes: .columns(2)) {
                    for name in ["a", "b", "c", "d"] { it.text("1", ElementID(name)) }
                })
            let gap = it.space(.xs)
            let columns = it.isLarge ? 2 : 4
            let width = (it.inner - Double(columns - 1) * gap) / Double(columns)
            for (place, name) in ["a", "b", "c", "d"].enumerated() {
                let (row, column) = place.quotientAndRemainder(dividingBy: columns)
                it.expect(
                    name, x: Double(column) * (width + gap), y: Double(row) * (it.line() + gap),
                    width: width, height: it.line(), lines: ["1"])
            }
        }

        // With one column, each row is a column whose children fill.
        add("grid-unrolled", "grid-7 grid-6", sizes: [.accessibility1]) { it in
            it.draw(
                .grid(
                    columns: 3, firstColumnWidth: it.length(80), gap: .xs, rowGap: .md,
                    atAccessibilitySizes: .columns(1)
                ) {
                    for row in ["x", "y"] {
                        Element.line(gap: .xxs) {
                            for name in ["a", "b"] { it.text("ab", ElementID(name)) }
                        }
                        .id(ElementID(row))
                    }
                })
            let height = 2 * it.line() + it.space(.xxs)
            for (row, name) in ["x", "y"].enumerated() {
                let y = Double(row) * (height + it.space(.md))
                it.expect(name, x: 0, y: y, width: it.inner, height: height)
                it.expect(
                    "\(name)/a", x: 0, y: y, width: it.inner, height: it.line(), lines: ["ab"])
                it.expect(
                    "\(name)/b", x: 0, y: y + it.line() + it.space(.xxs), width: it.inner,
                    height: it.line(), lines: ["ab"])
            }
        }

        // A grid without rows keeps the columns in its buttons, and one column has no blanks.
        add(
            "grid-large-cells", "grid-5 grid-7", sizes: [.accessibility1],
            directions: [.leftToRight]
        ) { it in
            it.draw(
                .grid(columns: 2, leadingBlanks: 1, atAccessibilitySizes: .columns(1)) {
                    Element.button(it.action()) {
                        Element.column {
                            it.text("ab", "a")
                            it.text("cd", "b")
                        }
                    }
                    .id("button")
                })
            let y = (it.target - 2 * it.line()) / 2
            it.expect("button", x: 0, y: 0, width: it.inner, height: it.target)
            it.expect("ab", "button/a", x: 0, y: y)
            it.expect("cd", "button/b", x: 0, y: y + it.line())
        }

        // A column in a button of such a grid is a row with wraps.
        add("grid-unrolled-button", "grid-7", sizes: [.accessibility1]) { it in
            it.draw(
                .grid(columns: 2, gap: .xs, atAccessibilitySizes: .columns(1)) {
                    Element.line {
                        Element.button(it.action()) {
                            Element.column(gap: .xxs) {
                                it.text("ab", "a")
                                it.text("cd", "b")
                            }
                            .id("column")
                        }
                        .id("button")
                    }
                })
            let y = (it.target - it.line()) / 2
            it.expect("button", x: 0, y: 0, width: it.inner, height: it.target)
            it.expect("button/column", x: 0, y: y, width: it.inner, height: it.line())
            let gap = it.space(.xxs)
            let x = (it.inner - it.words("ab") - gap - it.words("cd")) / 2
            it.expect("ab", "button/column/a", x: x, y: y)
            it.expect("cd", "button/column/b", x: x + it.words("ab") + gap, y: y)
        }
    }
}
