/// A style sheet while it is written.
struct CSSSheet {
    private let names: CSSNames
    private var text: [UInt8] = []
    private let plain = CSSValue(color: CSSColor.plain)
    private let exact = CSSValue(color: CSSColor.exactOrPlain)

    /// The test for browsers that know every colour space of tokens. Those that know one of these
    /// functions know all of them.
    private static let support = "@supports (color: oklch(0 0 0))"

    /// - Parameter size: About how many bytes there will be.
    init(_ names: CSSNames, size: Int) {
        self.names = names
        text.reserveCapacity(size)
        append("@charset \"utf-8\";\n")
        append("/* Made from design tokens by `candela tokens build`. Changes here are lost. */\n")
    }

    var bytes: [UInt8] { text }

    /// Writes the rules by which fonts that devices have take the room of described ones.
    mutating func faces(_ fonts: FontNames) {
        for (_, font) in fonts.all {
            append("\n")
            append(font.fallbackFace)
        }
    }

    /// Writes a rule, and a second one for the colours sRGB has not, where there are any.
    ///
    /// - Parameters:
    ///   - selector: What the rule is for; no rule is written when there is none.
    ///   - media: The condition it stands under, if any.
    ///   - appearance: Whose values it holds.
    ///   - isDocumented: Whether what authors say goes with it.
    mutating func rule(
        _ selector: String?, media: String? = nil, _ tokens: [ExportToken],
        in appearance: ExportAppearance, isDocumented: Bool = false
    ) {
        guard let selector, !tokens.isEmpty else { return }
        append("\n")
        let indent = open(media, selector)
        var wide: [(token: ExportToken, value: TokenValue, fallbacks: [CSSValue.Declaration])] = []
        for token in tokens {
            let value = token.value(in: appearance)
            if isDocumented { comment(on: token, indent) }
            // A plain colour is most of what there is, and its shades are worked out once.
            if case .color(let color) = value {
                let (text, isWide) = CSSColor.plainAndWide(color)
                declare(token, "", text, indent)
                if isWide { wide.append((token, value, [("", text)])) }
                continue
            }
            let declarations = plain.declarations(value, token.base.hints)
            for (suffix, text) in declarations { declare(token, suffix, text, indent) }
            if value.type.holdsColors, !value.colors.allSatisfy(CSSColor.isPlain) {
                wide.append((token, value, declarations))
            }
        }
        close(indent)
        guard !wide.isEmpty else { return }
        append("\(Self.support) {\n")
        let inner = open(media, selector, depth: 1)
        for (token, value, fallbacks) in wide {
            let declarations = exact.declarations(value, token.base.hints)
            for (fallback, declaration) in zip(fallbacks, declarations)
            where fallback.text != declaration.text {
                declare(token, declaration.suffix, declaration.text, inner)
            }
        }
        close(inner)
    }

    private mutating func open(_ media: String?, _ selector: String, depth: Int = 0) -> Int {
        var depth = depth
        for opener in [media, selector].compactMap({ $0 }) {
            space(depth)
            append("\(opener) {\n")
            depth += 1
        }
        return depth
    }

    private mutating func close(_ depth: Int) {
        for level in stride(from: depth - 1, through: 0, by: -1) {
            space(level)
            append("}\n")
        }
    }

    private mutating func comment(on token: ExportToken, _ indent: Int) {
        let words = CSSText.comment(on: token.base)
        guard !words.isEmpty else { return }
        space(indent)
        append("/* ")
        append(words)
        append(" */\n")
    }

    private mutating func declare(
        _ token: ExportToken, _ suffix: String, _ value: String, _ indent: Int
    ) {
        space(indent)
        append("--")
        append(names[token, ""])
        if !suffix.isEmpty {
            append(names.infix(of: token))
            append(suffix)
        }
        append(": ")
        append(value)
        append(";\n")
    }

    private mutating func space(_ depth: Int) {
        for _ in 0..<depth { append("  ") }
    }

    private mutating func append(_ words: String) {
        var words = words
        words.withUTF8 { text.append(contentsOf: $0) }
    }
}
