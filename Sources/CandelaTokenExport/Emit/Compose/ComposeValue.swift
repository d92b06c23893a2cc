/// The Kotlin expressions of one token's values.
struct ComposeValue {
    /// A property with its Kotlin type and the expression for one value.
    struct Property: Hashable {
        /// The suffix after the token's name: `Emphasis`; empty for the token itself.
        let part: String
        let type: String
        let expression: String

        init(_ part: String, _ type: String, _ expression: String) {
            (self.part, self.type, self.expression) = (part, type, expression)
        }
    }

    private let token: ResolvedToken
    let hints: CandelaHints
    private let growsWithText: Bool
    let rem: Double
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter isText: Whether it is a length that scales with text.
    init(_ token: ExportToken, isText: Bool, rem: Double) {
        self.token = token.base
        hints = token.base.hints
        growsWithText = isText || token.base.type == .typography && hints.scales
        self.rem = rem
    }

    /// The properties for a value, the token's own first. Problems are added to ``diagnostics``,
    /// each kind once for all values.
    mutating func properties(for value: TokenValue) -> [Property] {
        switch value {
        case .color(let color):
            var properties = [Property("", "Color", text(color))]
            if let material = hints.material {
                properties.append(
                    Property("Material", "String", KotlinText.string(material.rawValue)))
            }
            return properties
        case .dimension(let length):
            if growsWithText {
                return [Property("", "TextUnit", textUnit(length))]
            }
            return [Property("", "Dp", text(length))]
        case .fontFamily(let names):
            return [Property("", "List<String>", KotlinText.strings(names))]
        case .fontWeight(let weight):
            return [Property("", "FontWeight", text(weight: weight.number))]
        case .duration(let time): return [Property("", "Int", milliseconds(time))]
        case .cubicBezier(let curve): return [Property("", "Easing", text(curve))]
        case .number(let number):
            var properties = [Property("", "Float", float(number))]
            if let haptic = hints.haptic {
                properties.append(Property("Haptic", "String", KotlinText.string(haptic.rawValue)))
            }
            return properties
        case .strokeStyle(let style): return [Property("", "TokenStroke", text(style))]
        case .border(let border):
            let parts = [text(border.color), text(border.width), text(border.style)]
            return [Property("", "TokenBorder", "TokenBorder(\(parts.joined(separator: ", ")))")]
        case .transition(let transition):
            return [Property("", "TokenMotion", text(transition))]
        case .shadow(let layers):
            limit(layers.count)
            let list = layers.map { text($0) }.joined(separator: ", ")
            return [Property("", "List<TokenShadow>", "listOf(\(list))")]
        case .gradient(let stops): return [Property("", "TokenGradient", text(stops))]
        case .typography(let style): return properties(for: style)
        case .string, .boolean: return []
        }
    }

    private mutating func properties(for style: TypographyValue) -> [Property] {
        if !growsWithText {
            fail(
                .warning, "text-grows",
                "has a fixed text size, but Compose scales all text sizes")
        }
        if style.lineHeight < 0 {
            fail(
                .error, "negative-line-height",
                "has a line height below 0, which Compose rejects")
        }
        let parts = [
            "fontFamily = fonts(\(KotlinText.strings(style.fontFamily)))",
            "fontSize = \(textUnit(style.fontSize))",
            "fontWeight = \(text(weight: style.fontWeight.number))",
            "letterSpacing = \(textUnit(style.letterSpacing))",
            "lineHeight = \(KotlinText.amount(style.lineHeight, "em"))",
        ]
        var properties = [
            Property("", "TextStyle", "TextStyle(\(parts.joined(separator: ", ")))")
        ]
        if let emphasis = hints.emphasis {
            properties.append(Property("Emphasis", "FontWeight", text(weight: emphasis.number)))
        }
        if let scale = hints.minimumScale {
            properties.append(Property("MinimumScale", "Float", float(scale)))
        }
        return properties
    }

    /// Reports a problem of the token, once for each kind of problem.
    ///
    /// - Parameter words: The text after the token's path.
    mutating func fail(_ severity: Diagnostic.Severity, _ id: String, _ words: String) {
        guard !diagnostics.contains(where: { $0.id == id }) else { return }
        diagnostics.append(
            Diagnostic(severity, id, "'\(token.path)' \(words)", at: token.place))
    }

    /// Reports lists that would exceed the JVM's limit for a method: 64 KiB, at some forty bytes
    /// for each item and appearance.
    mutating func limit(_ count: Int) {
        guard count > 256 else { return }
        fail(
            .error, "too-many-parts",
            "has \(count) parts; a Kotlin property is limited to 256")
    }
}
