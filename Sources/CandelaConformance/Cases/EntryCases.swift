import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addEntry() {
        topic = .entry

        add("entry-text", "entry-12 entry-6 act-1", directions: [.leftToRight]) { it in
            it.draw(.column { CaseList.entry(Element.Input(.text, maximumLength: 5), it) })
            it.enter("Milk", into: "a", .text("Milk"))
            it.enter("", into: "a", .text(""))
            it.enter("  ", into: "a", .text("  "))
            // The family is one character, as a person counts.
            it.enter("Tea 👨‍👩‍👧", into: "a", .text("Tea 👨‍👩‍👧"))
        }

        add("entry-too-long", "entry-7 entry-8", directions: [.leftToRight]) { it in
            it.draw(.column { CaseList.entry(Element.Input(.text, maximumLength: 5), it) })
            it.enter("Coffee", into: "a", error: "Too long")
        }

        add("entry-required", "entry-7 entry-9", directions: [.leftToRight]) { it in
            it.draw(.column { CaseList.entry(Element.Input(.text, isRequired: true), it) })
            it.enter(" ", into: "a", error: "Missing")
            it.enter("Milk", into: "a", .text("Milk"))
        }

        add("entry-number", "entry-7 entry-12", directions: [.leftToRight]) { it in
            it.draw(
                .column { CaseList.entry(Element.Input(.decimal, min: 20, max: 500), it) })
            it.enter("81.5", into: "a", .number(81.5))
            it.enter("abc", into: "a", error: "Malformed")
            it.enter("1.2.3", into: "a", error: "Malformed")
            it.enter("19.9", into: "a", error: "Out of range")
            it.enter("500.1", into: "a", error: "Out of range")
            it.enter("500", into: "a", .number(500))
            it.enter("", into: "a", nil)
        }

        add("entry-number-required", "entry-7", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    CaseList.entry(Element.Input(.decimal, min: 20, isRequired: true), it)
                })
            it.enter("", into: "a", error: "Missing")
            it.enter("1", into: "a", error: "Out of range")
            it.enter("20", into: "a", .number(20))
        }

        // Multiples of 0.5 from 0.25 are 0.25, 0.75, 1.25 …; multiples of 5 are 0, 5, 10 …
        add("entry-step", "entry-11", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    CaseList.entry(Element.Input(.decimal, min: 0.25, step: 0.5), it)
                    CaseList.entry(Element.Input(.integer, step: 5), it, "b")
                    CaseList.entry(Element.Input(.integer), it, "c")
                    CaseList.entry(Element.Input(.decimal, step: 0.1), it, "d")
                })
            it.enter("1.1", into: "a", .number(1.25))
            it.enter("0.8", into: "a", .number(0.75))
            // Halfway between 0.25 and 0.75.
            it.enter("0.5", into: "a", .number(0.75))
            it.enter("12", into: "b", .number(10))
            it.enter("13", into: "b", .number(15))
            it.enter("3.4", into: "c", .number(3))
            it.enter("0.3", into: "d", .number(0.3))
        }

        // The digits and separators of English, and white space and digits of other scripts in Arabic.
        add("entry-grouping", "entry-5 entry-4", directions: [.leftToRight]) { it in
            it.draw(.column { CaseList.entry(Element.Input(.decimal), it) })
            it.enter("1,500", into: "a", .number(1500))
            it.enter("1,500.5", into: "a", .number(1500.5))
            it.enter(" 8 ", into: "a", .number(8))
            it.enter("-2.5", into: "a", .number(-2.5))
            it.enter("+8", into: "a", .number(8))
            it.enter(".5", into: "a", .number(0.5))
            it.enter("1,23,456", into: "a", .number(123_456))
            it.enter("1,2345", into: "a", error: "Malformed")
            it.enter("81,5", into: "a", error: "Malformed")
        }

        // Numbers of Germany on an English screen for `en-DE`, but not for `de-DE`.
        for (language, isGerman) in [("en-DE", true), ("de-DE", false)] {
            add("entry-\(language.lowercased())", "entry-4 entry-5", directions: [.leftToRight]) {
                it in
                it.contextLanguage = language
                it.draw(.column { CaseList.entry(Element.Input(.decimal), it) })
                it.enter(isGerman ? "81,5" : "81.5", into: "a", .number(81.5))
                it.enter(isGerman ? "81.5" : "81,5", into: "a", error: "Malformed")
                it.enter(isGerman ? "1.500" : "1,500", into: "a", .number(1500))
            }
        }

        add("entry-arabic", "entry-4 entry-5", directions: [.rightToLeft]) { it in
            it.contextLanguage = "ar-EG"
            it.draw(.column { CaseList.entry(Element.Input(.decimal), it) })
            it.enter("٨١٫٥", into: "a", .number(81.5))
            it.enter("٨١", into: "a", .number(81))
            it.enter("81", into: "a", .number(81))
        }

        add("entry-time", "entry-2 entry-6 entry-7", directions: [.leftToRight]) { it in
            it.draw(
                .column {
                    CaseList.entry(
                        Element.Input(.time, value: "20:15", min: "08:00"), it, value: "8:15 PM")
                    CaseList.entry(
                        Element.Input(.day, value: "2026-03-18", max: "2026-03-20"), it, "b",
                        value: "March 18")
                })
            let height = it.line() + 26
            it.expect(
                "a#box", x: it.inner - 144, y: 0, width: 144, height: height, lines: ["8:15 PM"])
            it.expect(
                "b#box", x: it.inner - 144, y: height, width: 144, height: height,
                lines: ["March 18"])
            it.enter("08:30", into: "a", .text("08:30"))
            it.enter("07:59", into: "a", error: "Out of range")
            it.enter("2026-03-19", into: "b", .text("2026-03-19"))
            it.enter("2026-03-21", into: "b", error: "Out of range")
        }

        add("entry-unknown-format", "entry-1 unknown-3", directions: [.leftToRight]) { it in
            it.draw(.column { CaseList.entry(Element.Input(.text), it) })
            it.replace(#""format":"text""#, with: #""format":"color""#)
            it.enter("red", into: "a", .text("red"))
        }

        // The error is below the box of 48, and the box is as before.
        add("entry-save", "entry-8 entry-10", directions: [.leftToRight]) { it in
            let save = Action("save", .save(.habit), label: "Save")
            it.draw(
                .column {
                    CaseList.entry(Element.Input(.decimal, max: 9), it)
                    Element.button(save) { it.text("Save", "t") }.id("save")
                })
            it.press("save", "save/save")
            it.enter("10", into: "a", error: "Out of range")
            it.perform(.press("card/save"), .nothing)
            it.enter("9", into: "a", .number(9))
            it.press("save", "save/save")
        }

        // A problem disables nothing, and disappears after a valid entry.
        add("entry-problem", "entry-9 entry-10", directions: [.leftToRight]) { it in
            let save = Action("save", .save(.habit), label: "Save")
            it.draw(
                .column {
                    Element.field(
                        it.action(), Element.Input(.text), label: nil,
                        problem: StyledText("Taken", style: .caption)
                    )
                    .id("a")
                    Element.button(save) { it.text("Save", "t") }.id("save")
                })
            it.press("save", "save/save")
            it.enter("Milk", into: "a", .text("Milk"))
        }

        // From 3 by steps of 2, from 0 to 4; without a value from 0 by steps of 1.
        add("entry-stepper", "entry-13 stepper-2", directions: [.leftToRight]) { it in
            let stepper = { [it] (id: ElementID, input: Element.Input) in
                Element.stepper(it.action(), input, value: StyledText("3", style: .body)).id(id)
            }
            it.draw(
                .column {
                    stepper("a", Element.Input(.integer, value: 3, min: 0, max: 4, step: 2))
                    stepper("b", Element.Input(.integer))
                    stepper("c", Element.Input(.integer, value: 4, max: 4))
                })
            it.press("a#increase", "a/act", value: .number(4))
            it.press("a#decrease", "a/act", value: .number(1))
            it.press("b#increase", "b/act", value: .number(1))
            it.press("b#decrease", "b/act", value: .number(-1))
            it.perform(.press("card/c#increase"), .nothing)
            it.press("c#decrease", "c/act", value: .number(3))
        }
    }

    /// A field with a text for each error.
    private static func entry(
        _ input: Element.Input, _ it: CaseBuilder, _ id: ElementID = "a", value: String? = nil
    ) -> Element {
        var input = input
        input.errors = Element.Input.Errors(
            missing: StyledText("Missing", style: .caption),
            malformed: StyledText("Malformed", style: .caption),
            outOfRange: StyledText("Out of range", style: .caption),
            tooLong: StyledText("Too long", style: .caption))
        return Element.field(
            it.action(), input, label: StyledText("Label", style: .body),
            value: value.map { StyledText($0, style: .body) }
        )
        .id(id)
    }
}
