/// Values as JavaScript literals.
struct ModuleText {
    private let exact = CSSValue(color: .exact)

    /// The literal of a token's value, including its hints.
    func literal(_ value: TokenValue, _ hints: CandelaHints) -> String {
        func css() -> (String, String) {
            let text = exact.declarations(value, hints).first?.text ?? ""
            return ("css", Self.string(text))
        }
        switch value {
        case .color(let value): return color(value)
        case .dimension(let value): return length(value)
        case .fontFamily(let names): return list(names.map(Self.string))
        case .fontWeight(let value): return CSSText.number(value.number)
        case .duration(let value): return time(value)
        case .cubicBezier(let value): return curve(value)
        case .number(let value): return CSSText.number(value)
        case .strokeStyle(let value): return stroke(value)
        case .border(let value):
            return object([
                ("color", color(value.color)), ("width", length(value.width)),
                ("style", stroke(value.style)), css(),
            ])
        case .transition(let value):
            return object(
                [
                    ("duration", time(value.duration)), ("delay", time(value.delay)),
                    ("timingFunction", curve(value.timingFunction)),
                ] + motion(hints) + [css()])
        case .shadow(let layers): return object([("layers", list(layers.map(layer))), css()])
        case .gradient(let stops):
            let stops = stops.map {
                object([("color", color($0.color)), ("position", CSSText.number($0.position))])
            }
            return object([("stops", list(stops))] + direction(hints) + [css()])
        case .typography(let value):
            return object(
                [
                    ("fontFamily", list(value.fontFamily.map(Self.string))),
                    ("fontSize", length(value.fontSize)),
                    ("fontWeight", CSSText.number(value.fontWeight.number)),
                    ("letterSpacing", length(value.letterSpacing)),
                    ("lineHeight", CSSText.number(value.lineHeight)),
                ] + texts(hints) + [css()])
        case .string(let text): return Self.string(text)
        case .boolean(let flag): return flag ? "true" : "false"
        }
    }

    private func color(_ value: ColorValue) -> String {
        let components = value.components.map { $0.map(CSSText.number) ?? "\"none\"" }
        let opaque = ColorValue(value.space, value.components)
        return object([
            ("colorSpace", Self.string(value.space.rawValue)), ("components", list(components)),
            ("alpha", CSSText.number(value.alpha)),
            ("hex", Self.string(CSSColor.text(opaque, .plain))),
            ("css", Self.string(CSSColor.text(value, .exact))),
        ])
    }

    private func length(_ value: DimensionValue) -> String {
        object([
            ("value", CSSText.number(value.value)), ("unit", Self.string(value.unit.rawValue)),
            ("css", Self.string(CSSText.length(value))),
        ])
    }

    private func time(_ value: DurationValue) -> String {
        object([
            ("value", CSSText.number(value.value)), ("unit", Self.string(value.unit.rawValue)),
            ("css", Self.string(CSSText.time(value))),
        ])
    }

    private func curve(_ value: CubicBezierValue) -> String {
        list([value.x1, value.y1, value.x2, value.y2].map(CSSText.number))
    }

    private func stroke(_ value: StrokeStyleValue) -> String {
        switch value {
        case .keyword(let word): Self.string(word.rawValue)
        case .dashes(let lengths, let cap):
            object([
                ("dashArray", list(lengths.map(length))), ("lineCap", Self.string(cap.rawValue)),
            ])
        }
    }

    private func layer(_ value: ShadowLayer) -> String {
        object([
            ("color", color(value.color)), ("offsetX", length(value.offsetX)),
            ("offsetY", length(value.offsetY)), ("blur", length(value.blur)),
            ("spread", length(value.spread)), ("inset", value.isInset ? "true" : "false"),
        ])
    }

    private func direction(_ hints: CandelaHints) -> [(String, String)] {
        word("direction", hints.direction?.rawValue) + number("angle", hints.angle)
            + number("startRadius", hints.startRadius) + number("endRadius", hints.endRadius)
    }

    private func texts(_ hints: CandelaHints) -> [(String, String)] {
        word("textStyle", hints.textStyle?.rawValue) + word("design", hints.design?.rawValue)
            + number("minimumScale", hints.minimumScale)
    }

    private func motion(_ hints: CandelaHints) -> [(String, String)] {
        var members: [(String, String)] = []
        if let spring = hints.spring {
            let parts = number("response", spring.response) + number("damping", spring.damping)
            members.append(("spring", object(parts)))
        }
        for (name, span) in [("scale", hints.scale), ("offset", hints.offset)] {
            guard let span else { continue }
            members.append((name, object(number("from", span.from) + number("to", span.to))))
        }
        if let repetition = hints.repetition {
            let turns = repetition.autoreverses ? "true" : "false"
            members.append(
                ("repeat", object([("count", "\(repetition.count)"), ("autoreverses", turns)])))
        }
        return members
    }

    private func number(_ name: String, _ number: Double?) -> [(String, String)] {
        number.map { [(name, CSSText.number($0))] } ?? []
    }

    private func word(_ name: String, _ word: String?) -> [(String, String)] {
        word.map { [(name, Self.string($0))] } ?? []
    }

    private func object(_ members: [(String, String)]) -> String {
        "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    }

    private func list(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ", ") + "]"
    }

    /// A string in quotes; characters that could end the quotes or an enclosing `<script>`, or that
    /// are not printable, are escaped.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar == "<" || scalar.isUnprintable:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
