/// Values in CSS syntax: the whole value, usable in the matching property, and its parts.
struct CSSValue: Sendable {
    /// The output form of colours.
    let color: CSSColor.Form

    /// Whether the output is Sass. If so, the size and line height of `font` are interpolated: Sass
    /// would evaluate the slash between them as a division.
    var isForSass = false

    /// The last words of all suffixes, including those for Sass.
    static let partEnds: Set<String> = [
        "array", "cap", "color", "count", "damping", "delay", "direction", "duration", "family",
        "function", "height", "response", "size", "spacing", "stops", "style", "weight", "wide",
        "width",
    ]

    /// The declarations of a value, the whole value first.
    func declarations(
        _ value: TokenValue, _ hints: @autoclosure () -> CandelaHints
    ) -> [(suffix: String, text: String)] {
        var list = CSSDeclarations()
        write(value, hints(), to: &list)
        return list.values.map { ($0.suffix, list.string($0.range)) }
    }

    /// Writes the declarations of a value, the whole value first.
    func write(
        _ value: TokenValue, _ hints: @autoclosure () -> CandelaHints,
        to list: inout CSSDeclarations
    ) {
        switch value {
        case .color(let value): list.declare("") { CSSColor.write(value, color, to: &$0) }
        case .dimension(let value): list.declare("") { CSSText.write(value, to: &$0) }
        case .fontFamily(let names):
            list.declare("") { $0.append(CSSText.families(names, isForSass: isForSass)) }
        case .fontWeight(let value): list.declare("") { $0.append(number: value.number) }
        case .duration(let value): list.declare("") { $0.append(CSSText.time(value)) }
        case .cubicBezier(let value): list.declare("") { $0.append(CSSText.curve(value)) }
        case .number(let value): list.declare("") { $0.append(number: value) }
        case .strokeStyle(let value):
            list.declare("") { $0.append(stroke(value)) }
            writeDashes(value, to: &list)
        case .border(let value): write(value, to: &list)
        case .transition(let value):
            write(value, to: &list)
            hints().writeMotion(to: &list)
        case .shadow(let layers):
            list.declare("") { text in
                for (index, layer) in layers.enumerated() {
                    if index > 0 { text.append(plain: ", ") }
                    write(layer, to: &text)
                }
            }
        case .gradient(let stops): CSSGradient(stops, hints(), color: color).write(to: &list)
        case .typography(let value): write(value, to: &list)
        }
    }

    private func stroke(_ value: StrokeStyleValue) -> String {
        switch value {
        case .keyword(let word): word.rawValue
        case .dashes: "dashed"
        }
    }

    /// Writes the dashes for SVG; CSS borders cannot have custom ones.
    private func writeDashes(_ value: StrokeStyleValue, to list: inout CSSDeclarations) {
        guard case .dashes(let lengths, let cap) = value else { return }
        list.declare("-dash-array") {
            $0.append(lengths.map(CSSText.length).joined(separator: " "))
        }
        list.declare("-line-cap") { $0.append(cap.rawValue) }
    }

    private func write(_ value: BorderValue, to list: inout CSSDeclarations) {
        let style = stroke(value.style)
        list.declare("") { text in
            CSSText.write(value.width, to: &text)
            text.append(" \(style) ")
            CSSColor.write(value.color, color, to: &text)
        }
        list.declare("-width") { CSSText.write(value.width, to: &$0) }
        list.declare("-style") { $0.append(style) }
        list.declare("-color") { CSSColor.write(value.color, color, to: &$0) }
        writeDashes(value.style, to: &list)
    }

    private func write(_ value: TransitionValue, to list: inout CSSDeclarations) {
        let (duration, delay) = (CSSText.time(value.duration), CSSText.time(value.delay))
        let curve = CSSText.curve(value.timingFunction)
        list.declare("") { $0.append("\(duration) \(curve) \(delay)") }
        list.declare("-duration") { $0.append(duration) }
        list.declare("-timing-function") { $0.append(curve) }
        list.declare("-delay") { $0.append(delay) }
    }

    private func write(_ value: ShadowLayer, to text: inout [UInt8]) {
        if value.isInset { text.append(plain: "inset ") }
        let blur = DimensionValue(max(0, value.blur.value), value.blur.unit)
        for length in [value.offsetX, value.offsetY, blur, value.spread] {
            CSSText.write(length, to: &text)
            text.append(plain: " ")
        }
        CSSColor.write(value.color, color, to: &text)
    }

    private func write(_ value: TypographyValue, to list: inout CSSDeclarations) {
        let families = CSSText.families(value.fontFamily, isForSass: isForSass)
        list.declare("") { text in
            text.append(number: value.fontWeight.number)
            text.append(isForSass ? " #{" : " ")
            CSSText.write(value.fontSize, to: &text)
            text.append(isForSass ? "}/#{" : "/")
            text.append(number: value.lineHeight)
            text.append(isForSass ? "} " : " ")
            text.append(families)
        }
        list.declare("-font-family") { $0.append(families) }
        list.declare("-font-size") { CSSText.write(value.fontSize, to: &$0) }
        list.declare("-font-weight") { $0.append(number: value.fontWeight.number) }
        list.declare("-letter-spacing") { CSSText.write(value.letterSpacing, to: &$0) }
        list.declare("-line-height") { $0.append(number: value.lineHeight) }
    }
}
