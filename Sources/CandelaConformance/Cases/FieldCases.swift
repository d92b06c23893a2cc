import CandelaElements
import CandelaTokens

extension CaseList {
    mutating func addFields() {
        topic = .control

        // The label of 22, 4, and a box of 22 with 2 × (12 + 1); then 4 and each message.
        add("field-text", "field-1 field-2 field-6 box-12", widths: [320, 390, 1024]) { it in
            it.draw(
                .column {
                    CaseList.field(.text, it, "a", value: "Milk", problem: "Too short")
                })
            let box = it.line() + 2 * CaseList.boxEdge
            let y = it.line() + 4
            it.expect(
                "a", x: 0, y: 0, width: it.inner, height: y + box + 4 + it.line(.caption))
            it.expect("a#label", x: 0, y: 0, width: it.inner, height: it.line(), lines: ["Label"])
            it.expect("a#box", x: 0, y: y, width: it.inner, height: box)
            it.expect(
                "a#problem", x: 0, y: y + box + 4, width: it.words("Too short", .caption),
                height: it.line(.caption), lines: ["Too short"])
        }

        add("field-warning", "field-1") { it in
            it.draw(
                .column {
                    CaseList.field(
                        .decimal, it, "a", value: "81.5", problem: "Too high", warning: "Unusual")
                })
            let box = it.line() + 2 * CaseList.boxEdge
            it.expect(
                "a#problem", x: 0, y: box + 4, width: it.words("Too high", .caption),
                height: it.line(.caption), lines: ["Too high"])
            it.expect(
                "a#warning", x: 0, y: box + 4 + it.line(.caption) + 4,
                width: it.words("Unusual", .caption), height: it.line(.caption),
                lines: ["Unusual"])
        }

        // Box and unit are 144 together, with 8 between.
        for format in [Element.Input.Format.decimal, .integer, .time, .day] {
            add("field-\(format.rawValue)", "field-3 field-5 field-6", widths: [320, 390]) { it in
                it.draw(.column { CaseList.field(format, it, "a", value: "12", unit: "kg") })
                let box = it.line() + 2 * CaseList.boxEdge
                let (unit, y) = (it.words("kg"), (box - it.line()) / 2)
                it.expect("a", x: 0, y: 0, width: it.inner, height: box)
                it.expect(
                    "a#label", x: 0, y: y, width: it.words("Label"), height: it.line(),
                    lines: ["Label"])
                it.expect(
                    "a#box", x: it.inner - 144, y: 0, width: 144 - 8 - unit, height: box)
                it.expect(
                    "a#unit", x: it.inner - unit, y: y, width: unit, height: it.line(),
                    lines: ["kg"])
            }
        }

        // Without a label, the box is at the start.
        add("field-bare", "field-3") { it in
            it.draw(
                .column {
                    Element.field(
                        it.action(), Element.Input(.integer), label: nil,
                        value: StyledText("3", style: .body)
                    )
                    .id("a")
                })
            it.expect(
                "a#box", x: 0, y: 0, width: 144, height: it.line() + 2 * CaseList.boxEdge)
        }

        // 288 − 144 − 12 = 132 is 15 characters.
        add("field-long-label", "field-3") { it in
            it.draw(
                .column {
                    CaseList.field(
                        .decimal, it, "a", label: "Weight of the last measured week", value: "1")
                })
            it.expect(
                "a#label", x: 0, y: 0, width: it.inner - 144 - 12, height: 3 * it.line(),
                lines: ["Weight of the", "last measured", "week"])
            let box = it.line() + 2 * CaseList.boxEdge
            it.expect(
                "a#box", x: it.inner - 144, y: (3 * it.line() - box) / 2, width: 144, height: box)
        }

        // The unit fits beside the box: 288 − 8 − 28 is more than 3 × 28.
        add("field-large", "field-4 field-5", sizes: [.accessibility1]) { it in
            it.draw(.column { CaseList.field(.decimal, it, "a", value: "81.5", unit: "kg") })
            let (y, unit) = (it.line() + 4, it.words("kg"))
            // 34 + 26 = 60 is less than the target of 68.
            let box = it.target
            it.expect("a", x: 0, y: 0, width: it.inner, height: y + box)
            it.expect("a#box", x: 0, y: y, width: it.inner - 8 - unit, height: box)
            it.expect(
                "a#unit", x: it.inner - unit, y: y + (box - it.line()) / 2, width: unit,
                height: it.line(), lines: ["kg"])
        }

        // 9 × 26.5 = 238.5, 8 and 3 × 53 are more than 288.
        add("field-large-unit", "field-5", sizes: [.accessibility5]) { it in
            it.draw(
                .column { CaseList.field(.decimal, it, "a", value: "81.5", unit: "kilograms") })
            let (y, box) = (it.line() + 4, it.target)
            it.expect("a#box", x: 0, y: y, width: it.inner, height: box)
            it.expect(
                "a#unit", x: 0, y: y + box + 8, width: it.words("kilograms"), height: it.line(),
                lines: ["kilograms"])
        }

        add("field-lines", "field-6") { it in
            it.draw(.column { CaseList.field(.text, it, "a", value: "Milk", lines: 3) })
            it.expect(
                "a#box", x: 0, y: it.line() + 4, width: it.inner,
                height: 3 * it.line() + 2 * CaseList.boxEdge)
        }

        // An empty field has the height of its placeholder, or else of its label.
        add("field-style", "field-7") { it in
            it.draw(
                .column {
                    Element.field(
                        it.action(), Element.Input(.decimal),
                        label: StyledText("Label", style: .body),
                        placeholder: StyledText("0", style: .title)
                    )
                    .id("a")
                    Element.field(
                        it.action(), Element.Input(.decimal),
                        label: StyledText("Label", style: .titleSmall)
                    )
                    .id("b")
                })
            let edges = 2 * CaseList.boxEdge
            let first = it.line(.title) + edges
            it.expect("a#box", x: it.inner - 144, y: 0, width: 144, height: first)
            it.expect(
                "b#box", x: it.inner - 144, y: first, width: 144,
                height: it.line(.titleSmall) + edges)
        }

        // A value that is longer than its box scrolls, and its box does not grow.
        add("field-long-value", "field-6 text-14") { it in
            let value = "12345678901234567890123456789012345678901234567890"
            it.draw(.column { CaseList.field(.text, it, "a", value: value) })
            it.expect(
                "a#box", x: 0, y: it.line() + 4, width: it.inner,
                height: it.line() + 2 * CaseList.boxEdge)
        }
    }

    /// The padding and border of a field's box: `space.sm` and `input.border.width`.
    private static let boxEdge = 12.0 + 1

    /// A field with texts in the style `type.body`, and messages in `type.caption`.
    static func field(
        _ format: Element.Input.Format, _ it: CaseBuilder, _ id: ElementID,
        label: String = "Label", value: String, unit: String? = nil, problem: String? = nil,
        warning: String? = nil, lines: Int = 1
    ) -> Element {
        var input = Element.Input(format, lines: lines)
        switch format {
        case .time: input.value = "12:00"
        case .day: input.value = "2026-03-18"
        default: break
        }
        return Element.field(
            it.action(), input, label: StyledText(label, style: .body),
            value: StyledText(value, style: .body),
            unit: unit.map { StyledText($0, style: .body) },
            problem: problem.map { StyledText($0, style: .caption) },
            warning: warning.map { StyledText($0, style: .caption) }
        )
        .id(id)
    }
}
