/// Makes the Kotlin expressions of one token's values.
struct ComposeValue {
    /// A property, its Kotlin type, and its expression for one value.
    struct Property: Hashable {
        /// What stands behind the token's name: `Emphasis`; empty for the token itself.
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

    init(_ token: ExportToken, rem: Double) {
        self.token = token.base
        hints = token.base.hints
        growsWithText = hints.growsWithText(token.base.type)
        self.rem = rem
    }

    /// The token's property first. What cannot be said is in ``diagnostics`` afterwards, each
    /// thing once for all values.
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
            if length.unit == .rem || growsWithText {
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
        }
    }

    private mutating func properties(for style: TypographyValue) -> [Property] {
        if !growsWithText {
            fail(
                .warning, "text-grows",
                "has a size that does not grow; text sizes of Compose always do")
        }
        if style.lineHeight < 0 {
            fail(
                .error, "negative-line-height",
                "has a line height below 0, which Compose refuses")
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

    /// Says something about the token, once for each kind of problem.
    ///
    /// - Parameter words: What follows the token's path.
    mutating func fail(_ severity: Diagnostic.Severity, _ id: String, _ words: String) {
        guard !diagnostics.contains(where: { $0.id == id }) else { return }
        diagnostics.append(
            Diagnostic(severity, id, "'\(token.path)' \(words)", at: token.place))
    }

    /// Refuses lists that would make a method longer than the Java machine allows: 64 KiB, some
    /// forty bytes an item, four appearances.
    mutating func limit(_ count: Int) {
        guard count > 256 else { return }
        fail(
            .error, "too-many-parts",
            "has \(count) parts; a Kotlin property holds 256 of them")
    }
}
