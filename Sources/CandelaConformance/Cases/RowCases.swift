import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addRows() {
        topic = .layout
        addRowWidths()
        addRowAlignment()
        addLargeRows()
    }

    private mutating func addRowWidths() {
        add("row-grows", "layout-6", widths: [320, 390, 1024]) { it in
            it.draw(
                .line(gap: .sm) {
                    it.text("ab", "a").growing()
                    it.text("cde", "b")
                })
            let b = it.words("cde")
            it.expect(
                "a", x: 0, y: 0, width: it.inner - it.space(.sm) - b, height: it.line(),
                lines: ["ab"])
            it.expect("cde", "b", x: it.inner - b, y: 0)
        }

        // The blocks and gaps take 24 + 60 + 3 × 8; the texts are as wide as each other.
        add("row-grows-equally", "layout-6", widths: [320, 390, 1024]) { it in
            it.draw(
                .line(gap: .xs) {
                    it.block("a", 24, 24)
                    it.text("ab", "b").growing()
                    it.text("cdefg", "c").growing()
                    it.block("d", 60, 24)
                })
            let gap = it.space(.xs)
            let each = (it.inner - 24 - 60 - 3 * gap) / 2
            it.expect("b", x: 24 + gap, y: 0, width: each, height: it.line(), lines: ["ab"])
            it.expect(
                "c", x: 24 + gap + each + gap, y: 0, width: each, height: it.line(),
                lines: ["cdefg"])
            it.expect("d", x: it.inner - 60, y: 0, block: 60, 24)
        }

        // A word of 20 characters needs 170 of the 288: the other two share what remains.
        add("row-grows-minimum", "layout-6") { it in
            let long = "abcdefghijklmnopqrst"
            it.draw(
                .line(gap: .xs) {
                    it.text("ab", "a").growing()
                    it.text(long, "b").growing()
                    it.text("cd", "c").growing()
                })
            let gap = it.space(.xs)
            let each = (it.inner - it.words(long) - 2 * gap) / 2
            it.expect("a", x: 0, y: 0, width: each, height: it.line(), lines: ["ab"])
            it.expect(long, "b", x: each + gap, y: 0)
            it.expect(
                "c", x: it.inner - each, y: 0, width: each, height: it.line(), lines: ["cd"])
        }

        // A text that grows needs only its longest word, 4 × 8.5, to be on the line.
        add("row-wraps", "layout-5 layout-7 layout-11", widths: [320, 390]) { it in
            it.draw(
                .line(gap: .xs, wraps: true) {
                    it.block("a", 200, 20)
                    it.text("abcd efgh ijkl", "b").growing()
                    it.block("c", 200, 30)
                })
            let gap = it.space(.xs)
            let b = it.inner - 200 - gap
            // 288 − 208 = 80 is one word of 34 and a space; 358 − 208 = 150 has three.
            let lines =
                it.setting.width < 390
                ? ["abcd efgh", "ijkl"] : ["abcd efgh ijkl"]
            it.expect("a", x: 0, y: 0, block: 200, 20)
            it.expect(
                "b", x: 200 + gap, y: 0, width: b, height: Double(lines.count) * it.line(),
                lines: lines)
            it.expect(
                "c", x: 0, y: Double(lines.count) * it.line() + gap, block: 200, 30)
        }

        // Naturally 9 × 8.5 and 19 × 8.5 = 76.5 + 161.5 = 238. With blocks of 100 and gaps of 8
        // the texts have 288 − 116 = 172, that is k = 172 ÷ 238 of each.
        add("row-shrinks", "layout-8") { it in
            it.draw(
                .line(gap: .xs) {
                    it.text("aaaa bbbb", "a")
                    it.text("cccc dddd eeee ffff", "b")
                    it.block("c", 100, 20)
                })
            let gap = it.space(.xs)
            let (a, b) = (it.words("aaaa bbbb"), it.words("cccc dddd eeee ffff"))
            let k = (it.inner - 100 - 2 * gap) / (a + b)
            it.expect(
                "a", x: 0, y: 0, width: k * a, height: 2 * it.line(), lines: ["aaaa", "bbbb"])
            // 172 ÷ 238 × 161.5 = 116.7 is two words and a space, 76.5.
            it.expect(
                "b", x: k * a + gap, y: 0, width: k * b, height: 2 * it.line(),
                lines: ["cccc dddd", "eeee ffff"])
            it.expect("c", x: it.inner - 100, y: 0, block: 100, 20)
        }

        // The first text keeps its only word of 136; the other gets the rest of 288 − 8.
        add("row-shrinks-to-words", "layout-8") { it in
            let word = "abcdefghijklmnop"
            it.draw(
                .line(gap: .xs) {
                    it.text(word, "a")
                    it.text("cccc dddd eeee ffff", "b")
                })
            let b = it.inner - it.words(word) - it.space(.xs)
            it.expect(word, "a", x: 0, y: 0)
            // 144 is three words with spaces, 119.
            it.expect(
                "b", x: it.inner - b, y: 0, width: b, height: 2 * it.line(),
                lines: ["cccc dddd eeee", "ffff"])
        }

        // The one that grows has only its longest word, 4 × 8.5, before the other shrinks.
        add("row-shrinks-growing", "layout-8") { it in
            it.draw(
                .line(gap: .xs) {
                    it.text("aaaa bbbb", "a").growing()
                    it.text("cccc dddd eeee ffff gggg hhhh iiii", "b")
                })
            let a = it.words("aaaa")
            let b = it.inner - a - it.space(.xs)
            it.expect("a", x: 0, y: 0, width: a, height: 2 * it.line(), lines: ["aaaa", "bbbb"])
            // 246 is five words with spaces, 204 without the last space.
            it.expect(
                "b", x: it.inner - b, y: 0, width: b, height: 2 * it.line(),
                lines: ["cccc dddd eeee ffff gggg", "hhhh iiii"])
        }

        // Words of 20 and 16 characters, 170 + 136, with a gap of 8: 314 is more than 288, but not if
        // both are scaled by (288 − 8) ÷ 306 = 0.915.
        add("row-scales-words", "layout-9 text-8") { it in
            let (a, b) = ("abcdefghijklmnopqrst", "abcdefghijklmnop")
            it.draw(
                .line(gap: .xs) {
                    it.text(a, "a")
                    it.text(b, "b")
                })
            let k = (it.inner - it.space(.xs)) / (it.words(a) + it.words(b))
            // Rounded down to hundredths.
            let scale = 0.91
            it.expect(
                "a", x: 0, y: 0, width: k * it.words(a), height: scale * it.line(), lines: [a])
            it.expect(
                "b", x: k * it.words(a) + it.space(.xs), y: 0, width: k * it.words(b),
                height: scale * it.line(), lines: [b])
        }

        // Three words of 170 do not fit, not even at 0.8: 408 + 16 is more than 288.
        // A number is not scaled: 93.5 and 136, which becomes 0.8 × 136 at the least, with two gaps of
        // 8 and a block of 80 are more than 288, and only the first two are on a line.
        add("row-number", "layout-9 layout-10 text-9") { it in
            let (number, word) = ("12345678901", "abcdefghijklmnop")
            it.draw(
                .line(gap: .xs) {
                    it.text(number, "a")
                    it.text(word, "b")
                    it.block("c", 80, 20)
                })
            it.expect(number, "a", x: 0, y: 0)
            it.expect(word, "b", x: it.words(number) + it.space(.xs), y: 0)
            it.expect("c", x: 0, y: it.line() + it.space(.xs), block: 80, 20)
        }

        // 38 characters, 323, of which the row has 288 − 8 − 40 = 240 left: 240 ÷ 323 = 0.743….
        add("row-minimum-scale", "layout-8 text-6") { it in
            let text = "Your weight is the lowest of the month"
            it.draw(
                .line(gap: .xs) {
                    it.text(text, "a", minimumScale: 0.7)
                    it.block("b", 40, 20)
                })
            it.expect(
                "a", x: 0, y: 0, width: it.inner - it.space(.xs) - 40, height: 0.74 * it.line(),
                lines: [text])
            it.expect("b", x: it.inner - 40, y: 0, block: 40, 20)
        }

        add("row-continues", "layout-10 layout-11") { it in
            let word = "abcdefghijklmnopqrst"
            it.draw(
                .line(gap: .xs) {
                    it.text(word, "a")
                    it.text(word, "b")
                    it.text(word, "c")
                }
                .id("row"))
            let step = it.line() + it.space(.xs)
            it.expect(
                "row", x: 0, y: 0, width: it.inner, height: 3 * it.line() + 2 * it.space(.xs))
            it.expect(word, "row/a", x: 0, y: 0)
            it.expect(word, "row/b", x: 0, y: step)
            it.expect(word, "row/c", x: 0, y: 2 * step)
        }

        // 51 characters are more than 288 ÷ 8.5 = 33.
        add("row-wide-child", "layout-12") { it in
            let long = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
            it.draw(
                .line(gap: .xs, wraps: true) {
                    it.block("a", 40, 20)
                    it.text(long, "b")
                })
            let y = 20 + it.space(.xs)
            it.expect("a", x: 0, y: 0, block: 40, 20)
            it.expect(
                "b", x: 0, y: y, width: it.inner, height: 2 * it.line(),
                lines: ["aaaa bbbb cccc dddd eeee ffff", "gggg hhhh"])
        }

        add("row-scrolls", "layout-15", widths: [320, 390]) { it in
            it.draw(
                .line(gap: .xs, scrolls: true) {
                    for name in ["a", "b", "c", "d"] { it.block(ElementID(name), 120, 20) }
                }
                .id("row"))
            it.expect("row", x: 0, y: 0, width: it.inner, height: 20)
            for (place, name) in ["a", "b", "c", "d"].enumerated() {
                it.expect(
                    "row/\(name)", x: Double(place) * (120 + it.space(.xs)), y: 0, block: 120, 20)
            }
        }
    }

    private mutating func addRowAlignment() {
        for alignment in [nil, Element.Alignment.center, .end, .stretch] {
            add("row-align-\(alignment?.rawValue ?? "top")", "layout-13 layout-14") { it in
                it.draw(
                    .line(gap: .xs, align: alignment) {
                        it.block("a", 20, 60)
                        it.text("ab", "b")
                        it.block("c", 20, 30)
                    }
                    .id("row"))
                let share = alignment == .center ? 0.5 : alignment == .end ? 1 : 0
                let isStretched = alignment == .stretch
                let gap = it.space(.xs)
                it.expect("row", x: 0, y: 0, width: it.inner, height: 60)
                it.expect(
                    "row/b", x: 20 + gap, y: share * (60 - it.line()), width: it.words("ab"),
                    height: isStretched ? 60 : it.line(), lines: ["ab"])
                it.expect(
                    "row/c", x: 20 + gap + it.words("ab") + gap, y: share * 30, block: 20, 30)
            }
        }

        // A block has its baseline at its bottom.
        add(
            "row-baseline", "layout-13 layout-14 text-5"
        ) { it in
            it.draw(
                .line(gap: .xs, align: .firstBaseline) {
                    it.text("ab", "a", .titleSmall)
                    it.text("cd", "b")
                    it.block("c", 20, 10)
                }
                .id("row"))
            let base = it.baseline(.titleSmall)
            it.expect("ab", "row/a", .titleSmall, x: 0, y: 0)
            let b = it.words("ab", .titleSmall) + it.space(.xs)
            it.expect("cd", "row/b", x: b, y: base - it.baseline())
            it.expect(
                "row/c", x: b + it.words("cd") + it.space(.xs), y: base - it.scaled(10),
                block: 20, 10)
            it.expect("row", x: 0, y: 0, width: it.inner, height: it.line(.titleSmall))
        }
    }

    private mutating func addLargeRows() {
        // At accessibility sizes the row is a column, at the start.
        add(
            "row-folds", "layout-17 type-2", widths: [320, 1024],
            sizes: [.xxxLarge, .accessibility1, .accessibility5]
        ) { it in
            it.draw(
                .row(gap: .xs, align: .center, justify: .spaceBetween) {
                    it.text("ab", "a")
                    it.text("cd", "b")
                }
                .id("row"))
            it.expect("ab", "row/a", x: 0, y: 0)
            if it.isLarge {
                let height = 2 * it.line() + it.space(.xs)
                it.expect("row", x: 0, y: 0, width: it.inner, height: height)
                it.expect("cd", "row/b", x: 0, y: it.line() + it.space(.xs))
            } else {
                it.expect("row", x: 0, y: 0, width: it.inner, height: it.line())
                it.expect("cd", "row/b", x: it.inner - it.words("cd"), y: 0)
            }
        }

        for (alignment, share) in [(Element.Alignment.center, 0.5), (.end, 1)] {
            add("row-folds-\(alignment.rawValue)", "layout-17", sizes: [.accessibility2]) { it in
                it.draw(
                    .row(gap: .xs, atAccessibilitySizes: .column(align: alignment)) {
                        it.text("ab", "a")
                        it.text("cdef", "b")
                    })
                it.expect("ab", "a", x: share * (it.inner - it.words("ab")), y: 0)
                it.expect(
                    "cdef", "b", x: share * (it.inner - it.words("cdef")),
                    y: it.line() + it.space(.xs))
            }
        }

        // 34 ÷ 22 × 60 = 93 and 8 leave more than 0.6 × 288 = 172.8.
        add("row-large-growth", "layout-18 layout-10", sizes: [.accessibility1]) { it in
            it.draw(
                .line(gap: .xs) {
                    it.block("a", 60, 20)
                    it.text("ab", "b").growing()
                })
            let a = it.scaled(60)
            it.expect("a", x: 0, y: 0, block: 60, 20)
            it.expect(
                "b", x: a + it.space(.xs), y: 0, width: it.inner - a - it.space(.xs),
                height: it.line(), lines: ["ab"])
        }

        // 34 ÷ 22 × 80 = 124: with 0.6 × 288 = 172.8 and 8 it is more than 288.
        add("row-large-continues", "layout-18 layout-10", sizes: [.accessibility1]) { it in
            it.draw(
                .line(gap: .xs) {
                    it.block("a", 80, 20)
                    Element.column { it.text("ab", "t") }.growing().id("b")
                })
            let y = it.scaled(20) + it.space(.xs)
            it.expect("a", x: 0, y: 0, block: 80, 20)
            it.expect("b", x: 0, y: y, width: it.inner, height: it.line())
            it.expect("ab", "b/t", x: 0, y: y)
        }

        // A word of 18 characters, 252, leaves no place for 8 and an icon of 31.
        add("row-large-icon", "layout-19", sizes: [.accessibility1]) { it in
            let icon = Icon(.chevronForward, color: .textSecondary, size: it.length(20))
            let word = "abcdefghijklmnopqr"
            it.draw(
                .line(gap: .xs) {
                    Element.column { it.text(word, "t") }.growing().id("a")
                    icon.element.id("icon")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line())
            it.expect(word, "a/t", x: 0, y: 0)
            it.expect(
                "icon", x: it.inner - it.scaled(20), y: it.line() + it.space(.xs), block: 20, 20)
        }

        // As above with a button, which is 44 × 34 ÷ 22 = 68 wide and high; at the usual size a word
        // of 30 characters, 255, leaves no place for 8 and 44.
        add("row-late-button", "layout-19", sizes: [.large, .accessibility1]) { it in
            let word = it.isLarge ? "abcdefghijklmnopqr" : "abcdefghijklmnopqrabcdefghijkl"
            it.draw(
                .line(gap: .xs) {
                    Element.column { it.text(word, "t") }.growing().id("a")
                    it.button("x", "b")
                })
            it.expect("a", x: 0, y: 0, width: it.inner, height: it.line())
            let side = it.scaled(44)
            it.expect(
                "b", x: it.inner - side, y: it.line() + it.space(.xs), width: side, height: side)
        }
    }
}
