import CandelaPipeline
import CandelaTokens

/// How well a foreground can be told from each surface it is declared for.
struct ContrastRow: Sendable, Hashable, Codable {
    struct Surface: Sendable, Hashable, Codable {
        /// The surface's token path.
        let path: String

        /// WCAG contrast, cut to two decimals; the worst place where either side is a gradient.
        let ratio: Double
    }

    /// The foreground's token path.
    let foreground: String

    /// What it is for, which decides how much contrast it needs.
    let use: ContrastUse

    /// The least ratio that passes; absent when the tokens are for no known appearance.
    let minimum: Double?

    let on: [Surface]
}

/// Measures the foregrounds of one set of tokens.
///
/// Works on resolved tokens, so that any set that says in `$extensions.org.candela` what lies on what
/// can be measured; for the package's own themes the ratios are those of `Theme.contrasts(in:)`.
struct ContrastTable {
    let tokens: ResolvedTokens
    let appearance: Appearance?

    var rows: [ContrastRow] {
        tokens.tokens(whoseExtensions: { $0[CandelaHints.vendor]?["on"] != nil }).compactMap {
            token in
            guard let shades = token.value.shades else { return nil }
            let hints = token.hints
            let use = ContrastUse(rawValue: hints.use.rawValue) ?? .text
            let on = hints.on.compactMap { surface -> ContrastRow.Surface? in
                guard let grounds = tokens[surface.path]?.value.shades else { return nil }
                let ratio = Shade.leastContrast(of: shades, on: grounds)
                return .init(path: surface.path, ratio: Contrast.truncated(ratio))
            }
            return ContrastRow(
                foreground: token.path, use: use,
                minimum: appearance.map { use.minimum(in: $0) }, on: on)
        }
    }
}
