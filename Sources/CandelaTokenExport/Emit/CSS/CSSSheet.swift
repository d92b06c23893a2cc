/// A style sheet being written.
struct CSSSheet {
    private let names: CSSNames
    private let workers: Workers
    private let links: CSSLinks?
    private var lines: [UInt8] = []

    /// The test for support of wide-gamut colours. Browsers that support `oklch()` also support
    /// the other wide-gamut colour functions.
    private static let support = "@supports (color: oklch(0 0 0))"

    /// - Parameters:
    ///   - links: The references between tokens; `nil` to write values.
    ///   - isImported: Whether the sheet is part of another, so that it states no encoding.
    ///   - workers: The workers that write the declarations.
    init(
        _ names: CSSNames, _ links: CSSLinks? = nil, isImported: Bool = false, with workers: Workers
    ) {
        (self.names, self.links, self.workers) = (names, links, workers)
        if !isImported { lines.append(plain: "@charset \"utf-8\";\n") }
        lines.append(
            plain:
                "/* Made from design tokens by `candela tokens build`. Changes here are lost. */\n")
    }

    /// The complete sheet as UTF-8.
    consuming func finish() -> [UInt8] { lines }

    /// Writes the `@font-face` rule that adapts each font's fallback to its metrics.
    mutating func faces(_ fonts: FontNames) {
        for (_, font) in fonts.all {
            lines.append(plain: "\n")
            lines.append(font.fallbackFace)
        }
    }

    /// Writes an at-rule with finished declarations; nothing without declarations.
    mutating func block(_ opener: String, _ declarations: CSSDeclarations) {
        guard !declarations.text.isEmpty else { return }
        lines.append(plain: "\n")
        open(nil, opener)
        lines += declarations.text
        close(1)
    }

    /// Writes a rule, and a second one with the colours that `rgb()` cannot express, if there are
    /// any.
    ///
    /// - Parameters:
    ///   - selector: The rule's selector. No rule is written if it is `nil` or there are no tokens.
    ///   - media: The enclosing media query, if any.
    ///   - appearance: The appearance whose values are written.
    ///   - isDocumented: Whether the authors' descriptions are included.
    mutating func rule(
        _ selector: String?, media: String? = nil, _ tokens: [ExportToken],
        in appearance: ExportAppearance, isDocumented: Bool = false
    ) {
        guard let selector, !tokens.isEmpty else { return }
        lines.append(plain: "\n")
        let depth = media == nil ? 1 : 2
        let written = workers.map(portionsOf: tokens) { [names, links] portion in
            CSSRule(
                of: portion, names, links, in: appearance, depth: depth,
                isDocumented: isDocumented)
        }
        let size = written.reduce(0) { $0 + $1.plain.text.count + $1.wide.text.count }
        lines.reserveCapacity(lines.count + size + 1_024)
        open(media, selector)
        for portion in written { lines += portion.plain.text }
        close(depth)
        guard written.contains(where: { $0.hasWide }) else { return }
        lines.append("\(Self.support) {\n")
        open(media, selector, depth: 1)
        for portion in written { lines += portion.wide.text }
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
            lines.append(plain: "}\n")
        }
    }
}

/// The declarations of some tokens in a rule.
private struct CSSRule: Sendable {
    /// The declarations that every browser supports.
    private(set) var plain = CSSDeclarations()

    /// The exact forms of colours that `rgb()` cannot express.
    private(set) var wide = CSSDeclarations()

    /// Whether there are such colours.
    var hasWide: Bool { !wide.text.isEmpty }

    private static let values = CSSValue(color: .plain)
    private static let exact = CSSValue(color: .exact)

    /// - Parameter depth: The number of enclosing braces.
    init(
        of tokens: ArraySlice<ExportToken>, _ names: CSSNames, _ links: CSSLinks?,
        in appearance: ExportAppearance, depth: Int, isDocumented: Bool
    ) {
        plain.text.reserveCapacity(tokens.count * 128)
        for token in tokens {
            let value = token.value(in: appearance)
            if isDocumented {
                CSSText.writeComment(on: token.base, depth: depth, to: &plain.text)
            }
            plain.begin(names.utf8(token), infix: names.infix(of: token), depth: depth)
            if let references = links?.references(of: token, in: appearance, names, Self.values) {
                for (suffix, name, text) in references {
                    plain.declare(suffix) { $0.append("var(--\(name), \(text))") }
                }
                continue
            }
            var (values, exact) = (Self.values, Self.exact)
            if let members = links?.members(of: token, in: appearance), !members.isEmpty {
                values.references = members.mapValues { names[$0, ""] }
                exact.references = values.references
            }
            var isWide = false
            // Most tokens are plain colours, so their conversion is done only once.
            if case .color(let color) = value {
                plain.declare("") { isWide = CSSColor.writePlain(color, to: &$0) }
            } else {
                values.write(value, token.base.hints, to: &plain)
                isWide = value.type.holdsColors && !value.colors.allSatisfy(CSSColor.isPlain)
            }
            guard isWide else { continue }
            var declarations = CSSDeclarations()
            exact.write(value, token.base.hints, to: &declarations)
            wide.begin(names.utf8(token), infix: names.infix(of: token), depth: depth + 1)
            wide.declare(declarations, differingFrom: plain)
        }
    }
}
