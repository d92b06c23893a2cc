import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addTexts() {
        topic = .text

        // Half of the size for each character; the height of a line is the leading.
        add(
            "text-sizes", "text-1 text-2 text-4 text-5 type-1",
            sizes: [.xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5]
        ) { it in
            it.draw(
                .column {
                    it.text("Body", "a")
                    it.text("Title", "b", .title)
                    it.text("Small", "c", .captionSmall)
                })
            it.expect("Body", "a", x: 0, y: 0)
            it.expect("Title", "b", .title, x: 0, y: it.line())
            it.expect("Small", "c", .captionSmall, x: 0, y: it.line() + it.line(.title))
        }

        // 288 has 33 characters of 8.5, 358 has 42, and 992 has 116.
        add("text-wraps", "text-3 text-4 text-5", widths: [320, 390, 1024]) { it in
            let text = "The weight of the last seven days is lower than that of the week before."
            it.draw(.column { it.text(text, "a") })
            let lines =
                switch it.setting.width {
                case 320:
                    [
                        "The weight of the last seven days", "is lower than that of the week",
                        "before.",
                    ]
                case 390:
                    [
                        "The weight of the last seven days is lower",
                        "than that of the week before.",
                    ]
                default: [text]
                }
            it.expect(
                "a", x: 0, y: 0, width: lines.count > 1 ? it.inner : it.words(text),
                height: Double(lines.count) * it.line(), lines: lines)
        }

        // A line feed ends a line; the width is that of the longest.
        add("text-line-feed", "text-3 text-4") { it in
            it.draw(.column { it.text("ab\ncdef", "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.words("cdef"), height: 2 * it.line(),
                lines: ["ab", "cdef"])
        }

        // An empty text has no size.
        add("text-empty", "text-4", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    it.text("", "a")
                    it.text("ab", "b")
                })
            it.expect("ab", "b", x: 0, y: 0)
        }

        // A line is at least as high as that of the text's own style.
        add("text-own-style", "text-5 text-12", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    StyledText(
                        "ab", style: .title, parts: [StyledTextPart("ab", style: .body)]
                    ).element.id("a")
                })
            it.expect(
                "a", x: 0, y: 0, width: it.words("ab"), height: it.line(.title), lines: ["ab"])
        }

        add("text-spaces", "text-3") { it in
            it.draw(.column { it.text("ab   cd", "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.words("ab cd"), height: it.line(), lines: ["ab cd"])
        }

        // A combining accent and a mark of direction have no width; Arabic letters are not joined to
        // fewer, and Han characters are as wide as others.
        add("text-marks", "text-2") { it in
            it.draw(
                .column {
                    it.text("e\u{301}e\u{301}", "a")
                    it.text("ab\u{200F}", "b")
                    it.text("لا", "c")
                    it.text("漢字", "d")
                })
            for (place, name) in ["a", "b", "c", "d"].enumerated() {
                it.expect(
                    name, x: 0, y: Double(place) * it.line(), width: it.words("ab"),
                    height: it.line())
            }
        }

        // The letter spacing of `type.sharing-title` is 2; its size of 28 does not scale.
        add("text-spacing", "text-1 text-2", sizes: [.large, .accessibility3]) { it in
            it.draw(.column { it.text("abc", "a", .sharingTitle) })
            it.expect(
                "a", x: 0, y: 0, width: 3 * (28 * 0.5 + 2), height: it.line(.sharingTitle),
                lines: ["abc"])
        }

        // A line is as high as the highest style in it.
        add("text-parts", "text-5 text-12", sizes: [.large, .accessibility1]) { it in
            let parts = [
                StyledTextPart("12", weight: .bold, style: .title), StyledTextPart(" days"),
            ]
            it.draw(
                .column {
                    StyledText("12 days", style: .body, parts: parts).element.id("a")
                    it.text("ab", "b")
                })
            let height = it.line(.title)
            it.expect(
                "a", x: 0, y: 0, width: it.words("12", .title) + it.words(" days"),
                height: height, lines: ["12 days"])
            it.expect("ab", "b", x: 0, y: height)
        }

        // Every weight is as wide as the others in the kit's font.
        add("text-weights", "text-12", directions: [.leftToRight]) { it in
            let weights = FontWeight.allCases
            it.draw(
                .column {
                    StyledText(
                        String(repeating: "a", count: weights.count), style: .body,
                        parts: weights.map { StyledTextPart("a", weight: $0) }
                    ).element.id("a")
                })
            it.expect(
                "a", x: 0, y: 0, width: Double(weights.count) * it.words("a"), height: it.line())
        }

        // 38 characters of 8.5 = 323: 288 ÷ 323 = 0.891…, rounded down to 0.89. The box
        // keeps the available width.
        add("text-minimum-scale", "text-6 text-7") { it in
            let text = "Your weight is the lowest of the month"
            it.draw(.column { it.text(text, "a", minimumScale: 0.8) })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 0.89 * it.line(),
                lines: [text])
        }

        // 288 ÷ 408 = 0.70 is less than 0.8.
        add("text-minimum-wraps", "text-6") { it in
            let text = "Your weight is the lowest of the last months far"
            it.draw(.column { it.text(text, "a", minimumScale: 0.8) })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 2 * it.line(),
                lines: ["Your weight is the lowest of the", "last months far"])
        }

        // A word of 40 characters, 340: 288 ÷ 340 = 0.847…, rounded down to 0.84. The other words
        // are scaled too: 0.84 × 8.5 = 7.14, of which 40 fit in 288.
        add("text-long-word", "text-8 text-7") { it in
            let word = String(repeating: "abcdefghij", count: 4)
            it.draw(.column { it.text("ab \(word) cd", "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 3 * 0.84 * it.line(),
                lines: ["ab", word, "cd"])
        }

        // 60 characters, 510: 288 ÷ 510 is less than 0.7, at which 288 ÷ 5.95 = 48 fit on a line.
        add("text-broken-word", "text-8") { it in
            let word = String(repeating: "abcdefghij", count: 6)
            it.draw(.column { it.text(word, "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 2 * 0.7 * it.line(),
                lines: [String(word.prefix(48)), String(word.dropFirst(48))])
        }

        // At 53 points 18 characters are 477 wide: 288 ÷ 477 = 0.603…, rounded down to 0.6.
        add("text-number", "text-9", sizes: [.accessibility5]) { it in
            let number = "123,456,789,012.50"
            it.draw(.column { it.text(number, "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 0.6 * it.line(), lines: [number])
        }

        // Lines of a text have no boxes, but the alignment does not change the text's own.
        add("text-aligned", "text-10 text-11") { it in
            let text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
            it.draw(.column(align: .center) { it.text(text, "a") })
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: 2 * it.line(),
                lines: ["aaaa bbbb cccc dddd eeee ffff", "gggg hhhh"])
        }

        // A Hebrew text on an English screen, and an English one on an Arabic screen, begin at the
        // start of the screen.
        add("text-direction", "text-13") { it in
            it.draw(
                .column {
                    StyledText("שלום", style: .body, direction: .rightToLeft).element.id("a")
                    StyledText("abc", style: .body, direction: .leftToRight).element.id("b")
                })
            it.expect("a", x: 0, y: 0, width: it.words("שלום"), height: it.line(), lines: ["שלום"])
            it.expect("abc", "b", x: 0, y: it.line())
        }

        // 20 lines of one word, in a column of 40 points: none is left out.
        add("text-uncut", "text-14") { it in
            let words = Array(repeating: "word", count: 20)
            it.draw(
                .column {
                    Element.column { it.text(words.joined(separator: " "), "t") }
                        .width(.size(it.length(40))).height(.size(it.length(50))).id("a")
                })
            it.expect("a", x: 0, y: 0, width: 40, height: 20 * it.line())
            it.expect("a/t", x: 0, y: 0, width: 40, height: 20 * it.line(), lines: words)
        }
    }
}
