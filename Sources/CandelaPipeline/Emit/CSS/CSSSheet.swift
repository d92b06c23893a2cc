/// A style sheet while it is written.
struct CSSSheet {
    private let names: CSSNames
    private let workers: Workers
    private var lines: [UInt8] = []

    /// The test for browsers that know every colour space of tokens. Those that know one of these
    /// functions know all of them.
    private static let support = "@supports (color: oklch(0 0 0))"

    /// - Parameter workers: Who writes the declarations.
    init(_ names: CSSNames, with workers: Workers) {
        (self.names, self.workers) = (names, workers)
        lines.append("@charset \"utf-8\";\n")
        lines.append(
            "/* Made from design tokens by `candela tokens build`. Changes here are lost. */\n")
    }

    /// The text of the sheet.
    consuming func finish() -> [UInt8] { lines }

    /// Writes the rules by which fonts that devices have take the room of described ones.
    mutating func faces(_ fonts: FontNames) {
        for (_, font) in fonts.all {
            lines.append("\n")
            lines.append(font.fallbackFace)
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
        lines.append("\n")
        let depth = media == nil ? 1 : 2
        let written = workers.map(portionsOf: tokens) { [names] portion in
            CSSDeclarations(
                of: portion, names, in: appearance, depth: depth, isDocumented: isDocumented)
        }
        let size = written.reduce(0) { $0 + $1.plain.count + $1.wide.count }
        lines.reserveCapacity(lines.count + size + 1_024)
        open(media, selector)
        for portion in written { lines += portion.plain }
        close(depth)
        guard written.contains(where: { $0.hasWide }) else { return }
        lines.append("\(Self.support) {\n")
        open(media, selector, depth: 1)
        for portion in written { lines += portion.wide }
        close(depth + 1)
    }

    private mutating func open(_ media: String?, _ selector: String, depth: Int = 0) {
        for (level, opener) in [media, selector].compactMap(\.self).enumerated() {
            lines.space(depth + level)
            lines.append("\(opener) {\n")
        }
    }

    private mutating func close(_ depth: Int) {
        for level in stride(from: depth - 1, through: 0, by: -1) {
            lines.space(level)
            lines.append("}\n")
        }
    }
}

/// The declarations of some tokens in a rule.
private struct CSSDeclarations: Sendable {
    /// What every browser knows.
    private(set) var plain: [UInt8] = []

    /// The colours that sRGB says only nearly, as they are.
    private(set) var wide: [UInt8] = []

    /// Whether there are such colours.
    private(set) var hasWide = false

    private let names: CSSNames

    private static let values = CSSValue(color: CSSColor.plain)
    private static let exact = CSSValue(color: CSSColor.exactOrPlain)

    /// - Parameter depth: How many braces stand around them.
    init(
        of tokens: ArraySlice<ExportToken>, _ names: CSSNames, in appearance: ExportAppearance,
        depth: Int, isDocumented: Bool
    ) {
        self.names = names
        plain.reserveCapacity(tokens.count * 128)
        for token in tokens {
            let value = token.value(in: appearance)
            if isDocumented { plain.comment(on: token, depth) }
            // A plain colour is most of what there is, and its shades are worked out once.
            if case .color(let color) = value {
                let (text, isWide) = CSSColor.plainAndWide(color)
                plain.declare(token, names, "", text, depth)
                if isWide { add(token, value, [("", text)], depth + 1) }
                continue
            }
            let declarations = Self.values.declarations(value, token.base.hints)
            for (suffix, text) in declarations { plain.declare(token, names, suffix, text, depth) }
            if value.type.holdsColors, !value.colors.allSatisfy(CSSColor.isPlain) {
                add(token, value, declarations, depth + 1)
            }
        }
    }

    private mutating func add(
        _ token: ExportToken, _ value: TokenValue, _ fallbacks: [CSSValue.Declaration],
        _ depth: Int
    ) {
        hasWide = true
        let declarations = Self.exact.declarations(value, token.base.hints)
        for (fallback, declaration) in zip(fallbacks, declarations)
        where fallback.text != declaration.text {
            wide.declare(token, names, declaration.suffix, declaration.text, depth)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func comment(on token: ExportToken, _ depth: Int) {
        let words = CSSText.comment(on: token.base)
        guard !words.isEmpty else { return }
        space(depth)
        append("/* ")
        append(words)
        append(" */\n")
    }

    fileprivate mutating func declare(
        _ token: ExportToken, _ names: CSSNames, _ suffix: String, _ value: String, _ depth: Int
    ) {
        space(depth)
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

    fileprivate mutating func space(_ depth: Int) {
        for _ in 0..<depth { append("  ") }
    }

    fileprivate mutating func append(_ words: String) {
        var words = words
        words.withUTF8 { append(contentsOf: $0) }
    }
}
