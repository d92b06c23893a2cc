/// Values in CSS syntax: the whole value, usable in the matching property, and its parts.
struct CSSValue: Sendable {
    /// The output form of colours.
    let color: CSSColor.Form

    /// Whether the output is Sass. If so, the size and line height of `font` are interpolated: Sass
    /// would evaluate the slash between them as a division.
    var isForSass = false

    /// The properties or variables that members of the value refer to, without `--` or `$`, by the
    /// member's name: `color`, or `0.color` in a list.
    var references: [String: String] = [:]

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
                    write(layer, index, to: &text)
                }
            }
        case .gradient(let stops): CSSGradient(stops, hints(), self).write(to: &list)
        case .typography(let value): write(value, to: &list)
        case .string(let text):
            list.declare("") { $0.append(CSSText.free(text, isForSass: isForSass)) }
        case .boolean(let flag): list.declare("") { $0.append(flag ? "true" : "false") }
        }
    }

    /// Writes a member of a composite value: the property that it refers to, with the value for
    /// every browser as fallback, or else its value.
    func write(
        _ member: @autoclosure () -> String, to text: inout [UInt8],
        _ write: (inout [UInt8], CSSColor.Form) -> Void
    ) {
        guard !references.isEmpty, let name = references[member()] else {
            return write(&text, color)
        }
        guard !isForSass else { return text.append("$\(name)") }
        text.append("var(--\(name), ")
        write(&text, .plain)
        text.append(plain: ")")
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
        func width(_ text: inout [UInt8]) {
            write("width", to: &text) { text, _ in CSSText.write(value.width, to: &text) }
        }
        func style(_ text: inout [UInt8]) {
            write("style", to: &text) { text, _ in text.append(stroke(value.style)) }
        }
        func color(_ text: inout [UInt8]) {
            write("color", to: &text) { CSSColor.write(value.color, $1, to: &$0) }
        }
        list.declare("") { text in
            width(&text)
            text.append(plain: " ")
            style(&text)
            text.append(plain: " ")
            color(&text)
        }
        list.declare("-width", width)
        list.declare("-style", style)
        list.declare("-color", color)
        writeDashes(value.style, to: &list)
    }

    private func write(_ value: TransitionValue, to list: inout CSSDeclarations) {
        func duration(_ text: inout [UInt8]) {
            write("duration", to: &text) { text, _ in text.append(CSSText.time(value.duration)) }
        }
        func delay(_ text: inout [UInt8]) {
            write("delay", to: &text) { text, _ in text.append(CSSText.time(value.delay)) }
        }
        func curve(_ text: inout [UInt8]) {
            write("timingFunction", to: &text) { text, _ in
                text.append(CSSText.curve(value.timingFunction))
            }
        }
        list.declare("") { text in
            duration(&text)
            text.append(plain: " ")
            curve(&text)
            text.append(plain: " ")
            delay(&text)
        }
        list.declare("-duration", duration)
        list.declare("-timing-function", curve)
        list.declare("-delay", delay)
    }

    private func write(_ value: ShadowLayer, _ index: Int, to text: inout [UInt8]) {
        if value.isInset { text.append(plain: "inset ") }
        let blur = DimensionValue(max(0, value.blur.value), value.blur.unit)
        for (member, length) in [
            ("offsetX", value.offsetX), ("offsetY", value.offsetY), ("blur", blur),
            ("spread", value.spread),
        ] {
            write("\(index).\(member)", to: &text) { text, _ in CSSText.write(length, to: &text) }
            text.append(plain: " ")
        }
        write("\(index).color", to: &text) { CSSColor.write(value.color, $1, to: &$0) }
    }

    private func write(_ value: TypographyValue, to list: inout CSSDeclarations) {
        func family(_ text: inout [UInt8]) {
            write("fontFamily", to: &text) { text, _ in
                text.append(CSSText.families(value.fontFamily, isForSass: isForSass))
            }
        }
        func size(_ text: inout [UInt8]) {
            write("fontSize", to: &text) { text, _ in CSSText.write(value.fontSize, to: &text) }
        }
        func weight(_ text: inout [UInt8]) {
            write("fontWeight", to: &text) { text, _ in
                text.append(number: value.fontWeight.number)
            }
        }
        func height(_ text: inout [UInt8]) {
            write("lineHeight", to: &text) { text, _ in text.append(number: value.lineHeight) }
        }
        list.declare("") { text in
            weight(&text)
            text.append(isForSass ? " #{" : " ")
            size(&text)
            text.append(isForSass ? "}/#{" : "/")
            height(&text)
            text.append(isForSass ? "} " : " ")
            family(&text)
        }
        list.declare("-font-family", family)
        list.declare("-font-size", size)
        list.declare("-font-weight", weight)
        list.declare("-letter-spacing") { text in
            write("letterSpacing", to: &text) { text, _ in
                CSSText.write(value.letterSpacing, to: &text)
            }
        }
        list.declare("-line-height", height)
    }
}
