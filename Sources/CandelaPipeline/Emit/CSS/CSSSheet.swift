/// A style sheet while it is written.
struct CSSSheet {
    private let names: CSSNames
    private var text: [UInt8] = []
    private let plain = CSSValue(color: CSSColor.plain)
    private let exact = CSSValue(color: CSSColor.exactOrPlain)

    /// The test for browsers that know every colour space of tokens. Those that know one of these
    /// functions know all of them.
    private static let support = "@supports (color: oklch(0 0 0))"

    init(_ names: CSSNames) {
        self.names = names
        text += "@charset \"utf-8\";\n".utf8
        text +=
            "/* Made from design tokens by `candela tokens build`. Changes here are lost. */\n".utf8
    }

    var bytes: [UInt8] { text }

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
        text += "\n".utf8
        let indent = open(media, selector)
        var wide: [ExportToken] = []
        for token in tokens {
            let value = token.value(in: appearance)
            if isDocumented { comment(on: token, indent) }
            for (suffix, text) in plain.declarations(value, token.base.hints) {
                declare(names[token, suffix], text, indent)
            }
            if !value.colors.allSatisfy(CSSColor.isPlain) { wide.append(token) }
        }
        close(indent)
        guard !wide.isEmpty else { return }
        text += "\(Self.support) {\n".utf8
        let inner = open(media, selector, depth: 1)
        for token in wide {
            let value = token.value(in: appearance)
            let fallbacks = plain.declarations(value, token.base.hints)
            let declarations = exact.declarations(value, token.base.hints)
            for (fallback, declaration) in zip(fallbacks, declarations)
            where fallback.text != declaration.text {
                declare(names[token, declaration.suffix], declaration.text, inner)
            }
        }
        close(inner)
    }

    private mutating func open(_ media: String?, _ selector: String, depth: Int = 0) -> Int {
        var depth = depth
        for opener in [media, selector].compactMap({ $0 }) {
            text += repeatElement(UInt8(ascii: " "), count: depth * 2)
            text += "\(opener) {\n".utf8
            depth += 1
        }
        return depth
    }

    private mutating func close(_ depth: Int) {
        for level in stride(from: depth - 1, through: 0, by: -1) {
            text += repeatElement(UInt8(ascii: " "), count: level * 2)
            text += "}\n".utf8
        }
    }

    private mutating func comment(on token: ExportToken, _ indent: Int) {
        let words = CSSText.comment(on: token.base)
        guard !words.isEmpty else { return }
        text += repeatElement(UInt8(ascii: " "), count: indent * 2)
        text += "/* \(words) */\n".utf8
    }

    private mutating func declare(_ name: String, _ value: String, _ indent: Int) {
        text += repeatElement(UInt8(ascii: " "), count: indent * 2)
        text += "--".utf8
        text += name.utf8
        text += ": ".utf8
        text += value.utf8
        text += ";\n".utf8
    }
}
