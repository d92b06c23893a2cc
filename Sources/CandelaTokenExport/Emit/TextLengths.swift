/// The lengths of a variant that belong to text: font sizes, line heights and letter spacings. On
/// platforms with a unit that scales with the reader's text size they have that unit, and no other
/// length has it.
///
/// A length belongs to text if it has a text style or `scales` in its hints, if a typography uses it
/// as font size or letter spacing, or if its path says so: `font.size.large`, `lineHeight-2`.
struct TextLengths: Sendable {
    /// The paths of the lengths that typographies use, directly or through aliases.
    private var used: Set<String> = []

    init(_ variant: ExportVariant) {
        let tokens = Dictionary(
            variant.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for token in variant.tokens where token.base.type == .typography {
            for source in [token.base] + token.overrides.map(\.source) {
                for (member, path) in source.memberTargets
                where member == "fontSize" || member == "letterSpacing" {
                    var next: String? = path
                    while let path = next, used.insert(path).inserted {
                        next = tokens[path]?.base.aliasTarget
                    }
                }
            }
        }
    }

    func contains(_ token: ExportToken) -> Bool {
        token.base.type == .dimension
            && (used.contains(token.path) || token.base.hints.textStyle != nil
                || token.base.hints.isOfText || TailwindName.isOfText(token.base))
    }
}
