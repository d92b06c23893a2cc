import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addTables() {
        topic = .table
        addLists()
        addTableRows()
    }

    private mutating func addLists() {
        add("list", "list-1 list-2", widths: [320, 390], sizes: [.large, .accessibility1]) { it in
            it.draw(
                .list(gap: .xs, divider: .border) {
                    Element.line { it.text("ab", "t") }.id("a")
                    it.text("cd", "b")
                    Element.column { it.text("ef", "t") }
                        .surface(Surface(fill: Paint(.surface), padding: .sm)).id("c")
                }
                .id("list"))
            let (gap, padding) = (it.space(.xs), it.space(.sm))
            it.expect(
                "list", x: 0, y: 0, width: it.inner,
                height: 3 * it.line() + 2 * padding + 2 * gap)
            it.expect("list/a", x: 0, y: 0, width: it.inner, height: it.line())
            it.expect("cd", "list/b", x: 0, y: it.line() + gap)
            it.expect(
                "list/c", x: 0, y: 2 * (it.line() + gap), width: it.inner,
                height: it.line() + 2 * padding)
        }
    }

    private mutating func addTableRows() {
        // 32 and 40 and three gaps of 8; the others share what remains.
        add("table-columns", "table-1 table-2 table-3 table-4", widths: [320, 390, 1024]) { it in
            let columns = [
                Element.Column("day", width: it.length(32)), Element.Column("name"),
                Element.Column("value", align: .end),
                Element.Column("more", width: it.length(40), align: .center),
            ]
            it.draw(
                .table(columns, gap: .xs) {
                    Element.line(gap: .lg, justify: .center) {
                        it.text("1", "a")
                        it.text("ab", "b")
                        it.text("cd", "c")
                        it.block("d", 20, 40)
                    }
                    .id("row")
                }
                .id("table"))
            let gap = it.space(.xs)
            let width = (it.inner - 32 - 40 - 3 * gap) / 2
            let y = (40 - it.line()) / 2
            it.expect("table", x: 0, y: 0, width: it.inner, height: 40)
            it.expect("table/row", x: 0, y: 0, width: it.inner, height: 40)
            it.expect("table/row/a", x: 0, y: y, width: 32, height: it.line(), lines: ["1"])
            it.expect(
                "table/row/b", x: 32 + gap, y: y, width: width, height: it.line(), lines: ["ab"])
            let end = 32 + gap + width + gap + width
            it.expect("cd", "table/row/c", x: end - it.words("cd"), y: y)
            it.expect("table/row/d", x: end + gap + 10, y: 0, block: 20, 40)
        }

        // A word of 8 characters, 68, is wider than 32.
        add("table-minimum", "table-1") { it in
            it.draw(
                .table([Element.Column("a", width: it.length(32)), Element.Column("b")], gap: .xs) {
                    for row in ["x", "y"] {
                        Element.line {
                            it.text(row == "x" ? "abcdefgh" : "1", "a")
                            it.text("ab", "b")
                        }
                        .id(ElementID(row))
                    }
                })
            let first = it.words("abcdefgh")
            let b = first + it.space(.xs)
            it.expect("abcdefgh", "x/a", x: 0, y: 0)
            it.expect("y/a", x: 0, y: it.line(), width: first, height: it.line(), lines: ["1"])
            it.expect(
                "y/b", x: b, y: it.line(), width: it.inner - b, height: it.line(), lines: ["ab"])
        }

        // Heads, and a line of 1 above the first row and between rows, but not after a heading.
        add("table-heads", "table-5 table-6 table-7") { it in
            let columns = [
                Element.Column("a", head: StyledText("Day", style: .caption)),
                Element.Column("b", head: StyledText("Value", style: .caption), align: .end),
            ]
            let row = { [it] (name: String) in
                Element.line {
                    it.text("ab", "a")
                    it.text("cd", "b")
                }
                .id(ElementID(name))
            }
            it.draw(
                .table(columns, gap: .xs, divider: .border) {
                    row("x")
                    row("y")
                    it.text("May", "month", .headline)
                    row("z")
                })
            let x = it.line(.caption) + 1
            let y = x + it.line() + 1
            let month = y + it.line() + it.space(.xs)
            let width = (it.inner - it.space(.xs)) / 2
            it.expect("x/a", x: 0, y: x, width: width, height: it.line(), lines: ["ab"])
            it.expect("cd", "x/b", x: it.inner - it.words("cd"), y: x)
            it.expect("y/a", x: 0, y: y, width: width, height: it.line(), lines: ["ab"])
            it.expect(
                "month", x: 0, y: month, width: it.inner, height: it.line(.headline),
                lines: ["May"])
            it.expect(
                "z/a", x: 0, y: month + it.line(.headline), width: width, height: it.line(),
                lines: ["ab"])
        }

        // A button is a row, with its padding inside the first and the last column.
        add("table-button", "table-2 table-3") { it in
            it.draw(
                .table([Element.Column("a"), Element.Column("b", align: .end)], gap: .xs) {
                    Element.button(it.action()) {
                        it.text("ab", "a")
                        it.text("cd", "b")
                    }
                    .surface(Surface(fill: Paint(.surface), padding: .sm)).id("row")
                })
            let padding = it.space(.sm)
            let height = it.line() + 2 * padding
            it.expect("row", x: 0, y: 0, width: it.inner, height: max(44, height))
            it.expect(
                "row/a", x: padding, y: padding, width: (it.inner - it.space(.xs)) / 2 - padding,
                height: it.line(), lines: ["ab"])
            it.expect("cd", "row/b", x: it.inner - padding - it.words("cd"), y: padding)
        }

        // 22 + 2 × 4 = 30 is less than 44, in which the cells are centred. A heading has a gap above
        // it even if it is the first.
        add("table-low-button", "table-2 table-3 table-7", directions: [.leftToRight]) { it in
            it.draw(
                .table([Element.Column("a"), Element.Column("b")], gap: .xs) {
                    it.text("May", "month", .headline)
                    Element.button(it.action()) {
                        it.text("ab", "a")
                        it.text("cd", "b")
                    }
                    .surface(Surface(fill: Paint(.surface), padding: .xxs)).id("row")
                })
            let y = it.space(.xs) + it.line(.headline)
            it.expect(
                "month", x: 0, y: it.space(.xs), width: it.inner, height: it.line(.headline),
                lines: ["May"])
            it.expect("row", x: 0, y: y, width: it.inner, height: 44)
            it.expect(
                "row/a", x: it.space(.xxs), y: y + (44 - it.line()) / 2,
                width: (it.inner - it.space(.xs)) / 2 - it.space(.xxs), height: it.line(),
                lines: ["ab"])
        }

        // An empty cell has no head.
        add(
            "table-large-empty", "table-8", sizes: [.accessibility1], directions: [.leftToRight]
        ) { it in
            let head = StyledText("Day", style: .body)
            it.draw(
                .table([Element.Column("a", head: head), Element.Column("b", head: head)]) {
                    for row in ["x", "y"] {
                        Element.line {
                            Element.column {}.id("a")
                            it.text("ab", "b")
                        }
                        .id(ElementID(row))
                    }
                }
                .id("table"))
            it.expect("table", x: 0, y: 0, width: it.inner, height: 2 * it.line())
            it.expect("ab", "table/x/b", x: it.words("Day") + 8, y: 0)
            it.expect("ab", "table/y/b", x: it.words("Day") + 8, y: it.line())
        }

        // Each cell is 8 after its head; 16 points above and below each row.
        add("table-large", "table-8", sizes: [.accessibility1]) { it in
            let columns = [
                Element.Column("a", head: StyledText("Day", style: .body)),
                Element.Column("b", head: StyledText("kg", style: .body), align: .end),
            ]
            it.draw(
                .table(columns, gap: .md) {
                    for row in ["x", "y"] {
                        Element.line {
                            it.text("ab", "a")
                            it.text("cd", "b")
                        }
                        .id(ElementID(row))
                    }
                }
                .id("table"))
            let gap = it.space(.md)
            let row = 2 * it.line() + 2 * gap
            it.expect("table", x: 0, y: 0, width: it.inner, height: 2 * row)
            for (place, name) in ["x", "y"].enumerated() {
                let y = Double(place) * row + gap
                it.expect("ab", "table/\(name)/a", x: it.words("Day") + 8, y: y)
                it.expect("cd", "table/\(name)/b", x: it.words("kg") + 8, y: y + it.line())
            }
        }
    }
}
