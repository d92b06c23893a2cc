import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addLayout() {
        topic = .layout

        add("row-gap", "layout-1 layout-7", widths: [320, 390, 1024]) { it in
            it.draw(
                .line(gap: .sm) {
                    it.text("ab", "a")
                    it.text("cde", "b")
                }
                .id("row"))
            it.expect("row", x: 0, y: 0, width: it.inner, height: it.line())
            it.expect("ab", "row/a", x: 0, y: 0)
            it.expect("cde", "row/b", x: it.words("ab") + it.space(.sm), y: 0)
        }

        // An empty row has no size, but the gap is on both sides of it.
        add("column-gap", "layout-1 layout-2 layout-20", sizes: [.large, .accessibility5]) { it in
            it.draw(
                .column(gap: .md) {
                    it.block("a", 30, 20)
                    Element.line {}.id("empty")
                    it.text("ab", "b")
                }
                .id("column"))
            let (first, gap) = (it.scaled(20), it.space(.md))
            it.expect(
                "column", x: 0, y: 0, width: it.inner, height: first + 2 * gap + it.line())
            it.expect("column/a", x: 0, y: 0, block: 30, 20)
            it.expect("column/empty", x: 0, y: first + gap, width: it.inner, height: 0)
            it.expect("ab", "column/b", x: 0, y: first + 2 * gap)
        }

        for alignment in [Element.Alignment.start, .center, .end] {
            add("column-\(alignment.rawValue)", "layout-2", widths: [320, 390]) { it in
                it.draw(
                    .column(align: alignment) {
                        it.text("ab", "a")
                        it.block("b", 50, 20)
                    })
                let share = alignment == .start ? 0 : alignment == .center ? 0.5 : 1
                it.expect("ab", "a", x: share * (it.inner - it.words("ab")), y: 0)
                it.expect("b", x: share * (it.inner - it.scaled(50)), y: it.line(), block: 50, 20)
            }
        }

        // A child with a width keeps it.
        add("column-stretch", "layout-2") { it in
            it.draw(
                .column(align: .stretch) {
                    it.text("ab", "a")
                    it.block("b", 50, 20)
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line(), lines: ["ab"])
            it.expect("b", x: 0, y: it.line(), block: 50, 20)
        }

        // 3 × 100 and 2 × 8 are more than 288: the third block is centred on the second line.
        add("column-centred-lines", "layout-3 layout-5 layout-11") { it in
            it.draw(
                .column(align: .center) {
                    Element.line(gap: .xs, wraps: true) {
                        for name in ["a", "b", "c"] { it.block(ElementID(name), 100, 20) }
                    }
                    .id("row")
                })
            let gap = it.space(.xs)
            it.expect("row", x: 0, y: 0, width: it.inner, height: 20 + gap + 20)
            let first = (it.inner - 200 - gap) / 2
            it.expect("row/a", x: first, y: 0, block: 100, 20)
            it.expect("row/b", x: first + 100 + gap, y: 0, block: 100, 20)
            it.expect("row/c", x: (it.inner - 100) / 2, y: 20 + gap, block: 100, 20)
        }

        // (200 − 22 − 2 × 8) ÷ 2 = 81 for each of the two that grow.
        add("column-grows", "layout-4") { it in
            it.draw(
                .column(gap: .xs) {
                    Element.column { it.text("ab", "t") }.growing().id("a")
                    it.text("cd", "b")
                    Element.column { it.text("ef", "t") }.growing().id("c")
                }
                .height(.size(it.length(200))).id("column"))
            let (gap, each) = (it.space(.xs), (200 - it.line() - 2 * it.space(.xs)) / 2)
            it.expect("column/a", x: 0, y: 0, width: it.inner, height: each)
            it.expect("cd", "column/b", x: 0, y: each + gap)
            it.expect(
                "column/c", x: 0, y: each + it.line() + 2 * gap, width: it.inner, height: each)
        }

        let places: [(Element.Distribution?, Double, Double)] = [
            (nil, 0, 0), (.center, 0.5, 0), (.end, 1, 0), (.spaceBetween, 0, 1),
        ]
        for (justify, before, between) in places {
            let name = justify?.rawValue.lowercased() ?? "start"
            // 100 less two lines.
            add("column-justify-\(name)", "layout-4", directions: [.leftToRight]) { it in
                it.draw(
                    .column(justify: justify) {
                        it.text("ab", "a")
                        it.text("cd", "b")
                    }
                    .height(.size(it.length(100))))
                let rest = 100 - 2 * it.line()
                it.expect("ab", "a", x: 0, y: before * rest)
                it.expect("cd", "b", x: 0, y: (before + between) * rest + it.line())
            }
            // 288 less two blocks of 40 and a gap of 8.
            add("row-justify-\(name)", "layout-7", widths: [320, 390]) { it in
                it.draw(
                    .line(gap: .xs, justify: justify) {
                        it.block("a", 40, 20)
                        it.block("b", 40, 20)
                    })
                let rest = it.inner - 80 - it.space(.xs)
                it.expect("a", x: before * rest, y: 0, block: 40, 20)
                it.expect(
                    "b", x: (before + between) * rest + 40 + it.space(.xs), y: 0, block: 40, 20)
            }
        }

        addLayers()
    }

    private mutating func addLayers() {
        for alignment in [nil, Element.Alignment.start, .end] {
            add("layers-\(alignment?.rawValue ?? "center")", "layout-16") { it in
                it.draw(
                    .column {
                        Element.layers(align: alignment) {
                            it.block("a", 100, 20)
                            it.block("b", 30, 60)
                            it.text("ab", "c")
                        }
                        .id("layers")
                    })
                let share = alignment == nil ? 0.5 : alignment == .start ? 0 : 1
                it.expect("layers", x: 0, y: 0, block: 100, 60)
                it.expect("layers/a", x: 0, y: share * 40, block: 100, 20)
                it.expect("layers/b", x: share * 70, y: 0, block: 30, 60)
                it.expect(
                    "ab", "layers/c", x: share * (100 - it.words("ab")),
                    y: share * (60 - it.line()))
            }
        }

        add("empty-padding", "layout-20 box-5") { it in
            it.draw(
                .column {
                    Element.column {}.surface(Surface(fill: Paint(.surface), padding: .sm)).id("a")
                    Element.line {}.height(.size(it.length(30))).id("b")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: 2 * it.space(.sm))
            it.expect("b", x: 0, y: 2 * it.space(.sm), width: it.inner, height: 30)
        }
    }
}
