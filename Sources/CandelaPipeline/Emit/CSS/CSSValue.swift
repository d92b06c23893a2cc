/// Values as CSS writes them: the whole value, which the property of its kind takes as it is, and
/// its parts.
struct CSSValue: Sendable {
    /// A property's value; the suffix is what its name has after the token's.
    typealias Declaration = (suffix: String, text: String)

    /// How a colour is written.
    let color: @Sendable (ColorValue) -> String

    /// How the size and the line height of `font` are written together.
    var fontSize: @Sendable (String, String) -> String = { "\($0)/\($1)" }

    /// The last words of all suffixes, those of Sass too.
    static let partEnds: Set<Substring> = [
        "array", "cap", "color", "count", "damping", "delay", "direction", "duration", "family",
        "function", "height", "response", "size", "spacing", "stops", "style", "weight", "wide",
        "width",
    ]

    /// The declarations of a value, the whole first.
    func declarations(
        _ value: TokenValue, _ hints: @autoclosure () -> CandelaHints
    ) -> [Declaration] {
        switch value {
        case .color(let value): return [("", color(value))]
        case .dimension(let value): return [("", CSSText.length(value))]
        case .fontFamily(let names): return [("", CSSText.families(names))]
        case .fontWeight(let value): return [("", CSSText.number(value.number))]
        case .duration(let value): return [("", CSSText.time(value))]
        case .cubicBezier(let value): return [("", CSSText.curve(value))]
        case .number(let value): return [("", CSSText.number(value))]
        case .strokeStyle(let value): return [("", stroke(value))] + dashes(value)
        case .border(let value): return border(value)
        case .transition(let value): return transition(value) + hints().cssMotion
        case .shadow(let layers): return [("", layers.map(layer).joined(separator: ", "))]
        case .gradient(let stops):
            return CSSGradient(stops, hints(), color: color).declarations
        case .typography(let value): return typography(value)
        }
    }

    private func stroke(_ value: StrokeStyleValue) -> String {
        switch value {
        case .keyword(let word): word.rawValue
        case .dashes: "dashed"
        }
    }

    /// What SVG takes for dashes, which CSS borders cannot have.
    private func dashes(_ value: StrokeStyleValue) -> [Declaration] {
        guard case .dashes(let lengths, let cap) = value else { return [] }
        return [
            ("-dash-array", lengths.map(CSSText.length).joined(separator: " ")),
            ("-line-cap", cap.rawValue),
        ]
    }

    private func border(_ value: BorderValue) -> [Declaration] {
        let parts = [CSSText.length(value.width), stroke(value.style), color(value.color)]
        return [
            ("", parts.joined(separator: " ")), ("-width", parts[0]), ("-style", parts[1]),
            ("-color", parts[2]),
        ] + dashes(value.style)
    }

    private func transition(_ value: TransitionValue) -> [Declaration] {
        let parts = [
            CSSText.time(value.duration), CSSText.curve(value.timingFunction),
            CSSText.time(value.delay),
        ]
        return [
            ("", parts.joined(separator: " ")), ("-duration", parts[0]),
            ("-timing-function", parts[1]), ("-delay", parts[2]),
        ]
    }

    private func layer(_ value: ShadowLayer) -> String {
        let blur = DimensionValue(max(0, value.blur.value), value.blur.unit)
        let lengths = [value.offsetX, value.offsetY, blur, value.spread].map(CSSText.length)
        return (value.inset ? "inset " : "") + lengths.joined(separator: " ") + " "
            + color(value.color)
    }

    private func typography(_ value: TypographyValue) -> [Declaration] {
        let weight = CSSText.number(value.fontWeight.number)
        let size = CSSText.length(value.fontSize)
        let height = CSSText.number(value.lineHeight)
        let families = CSSText.families(value.fontFamily)
        return [
            ("", "\(weight) \(fontSize(size, height)) \(families)"), ("-font-family", families),
            ("-font-size", size), ("-font-weight", weight),
            ("-letter-spacing", CSSText.length(value.letterSpacing)), ("-line-height", height),
        ]
    }
}
