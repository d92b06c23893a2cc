/// The references between tokens in style sheets.
///
/// A property with a reference takes the value of another where it is declared, and rules for an
/// appearance declare only what varies. So a token refers to another only if the two have the same
/// value in every appearance, or if no target of it varies.
struct CSSLinks: Sendable {
    private let tokens: [String: ExportToken]
    private let appearances: [ExportAppearance]

    init(_ variant: ExportVariant) {
        tokens = Dictionary(
            variant.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        appearances = variant.appearances
    }

    /// The token that another refers to in an appearance; `nil` if its value must be written.
    func target(of token: ExportToken, in appearance: ExportAppearance) -> ExportToken? {
        guard let path = token.target(in: appearance), let target = tokens[path] else { return nil }
        guard target.base.type == token.base.type,
            target.value(in: appearance) == token.value(in: appearance)
        else { return nil }
        if token.overrides.isEmpty, target.overrides.isEmpty { return target }
        let isSame = appearances.allSatisfy { other in
            token.target(in: other) == path && target.value(in: other) == token.value(in: other)
        }
        let isFixed = appearances.allSatisfy { other in
            token.target(in: other).map { tokens[$0]?.overrides.isEmpty ?? true } ?? true
        }
        return isSame || isFixed ? target : nil
    }

    /// The declarations of a token, each with the name of the same part of its target.
    ///
    /// - Returns: `nil` if the token is no alias, or a part of it differs from its target's.
    func references(
        of token: ExportToken, in appearance: ExportAppearance, _ names: CSSNames, _ value: CSSValue
    ) -> [(suffix: String, name: String, text: String)]? {
        guard let target = target(of: token, in: appearance) else { return nil }
        let own = value.declarations(token.value(in: appearance), token.base.hints)
        let others = value.declarations(target.value(in: appearance), target.base.hints)
        guard own.count == others.count,
            zip(own, others).allSatisfy({ $0.suffix == $1.suffix && $0.text == $1.text })
        else { return nil }
        return own.map { ($0.suffix, names[target, $0.suffix], $0.text) }
    }
}
