/// A token with its values in every appearance of a variant.
public struct ExportToken: Sendable, Hashable {
    /// The token in the base appearance, with its path, type, value and description.
    public let base: ResolvedToken

    /// The token's index in its variant.
    let position: Int

    /// The values that differ from the values in their fallback appearance, in the order of
    /// ``ExportAppearance``.
    public let overrides: [Override]

    /// A value in one appearance.
    public struct Override: Sendable, Hashable {
        /// The appearance.
        public let appearance: ExportAppearance
        /// The value in that appearance.
        public let value: TokenValue
        /// The token in that appearance.
        let source: ResolvedToken
    }

    /// The token's dotted path, without a prefix.
    public var path: String { base.path }

    /// The path from which names in other languages are made.
    let name: String

    /// The value in an appearance: the override there, else the override of the nearest
    /// ``ExportAppearance/fallback``, else the base value.
    public func value(in appearance: ExportAppearance) -> TokenValue {
        if let own = overrides.first(where: { $0.appearance == appearance }) { return own.value }
        guard let fallback = appearance.fallback else { return base.value }
        return value(in: fallback)
    }

    /// The token that has the value of an appearance.
    func source(in appearance: ExportAppearance) -> ResolvedToken {
        if let own = overrides.first(where: { $0.appearance == appearance }) { return own.source }
        guard let fallback = appearance.fallback else { return base }
        return source(in: fallback)
    }

    /// The token with other values of its type.
    ///
    /// - Parameter change: Maps the value of each override.
    func with(_ base: ResolvedToken, _ change: (TokenValue) -> TokenValue) -> ExportToken {
        ExportToken(
            base, position, name,
            overrides.map {
                Override(
                    appearance: $0.appearance, value: change($0.value), source: $0.source)
            })
    }

    private init(
        _ base: ResolvedToken, _ position: Int, _ name: String, _ overrides: [Override]
    ) {
        self.base = base
        self.position = position
        self.name = name
        self.overrides = overrides
    }

    init(
        _ base: ResolvedToken, at position: Int, named name: String,
        _ others: [(ExportAppearance, TokenPlaces)],
        diagnostics: inout [Diagnostic]
    ) {
        self.base = base
        self.position = position
        self.name = name
        guard !others.isEmpty else {
            overrides = []
            return
        }
        var overrides: [Override] = []
        for (appearance, tokens) in others {
            guard let token = tokens.token(base.path, near: position) else {
                diagnostics.append(.missing(base, in: appearance))
                continue
            }
            if token.hasSameValue(as: base), overrides.isEmpty { continue }
            guard token.type == base.type else {
                diagnostics.append(.changing(base, to: token, in: appearance))
                continue
            }
            if let name = base.hintVarying(in: token) {
                diagnostics.append(.varyingHint(name, of: base, in: token, appearance))
            }
            var fallback = appearance.fallback
            var expected = base.value
            while let candidate = fallback {
                if let own = overrides.first(where: { $0.appearance == candidate }) {
                    expected = own.value
                    break
                }
                fallback = candidate.fallback
            }
            if token.value != expected {
                overrides.append(
                    Override(appearance: appearance, value: token.value, source: token))
            }
        }
        self.overrides = overrides
    }
}

/// The tokens of one permutation by path. Their indices are nearly always the same in every
/// permutation.
struct TokenPlaces: Sendable {
    private let tokens: [ResolvedToken]

    /// The index of each path; empty if all indices are the same in the other permutation.
    private let places: [String: Int]

    /// - Parameter others: The tokens of the permutation whose paths will be looked up.
    init(_ tokens: [ResolvedToken], lookedUpBy others: [ResolvedToken]) {
        self.tokens = tokens
        let isAligned =
            tokens.count == others.count
            && zip(tokens, others).allSatisfy { $0.hasSameValue(as: $1) || $0.path == $1.path }
        places =
            isAligned
            ? [:] : Dictionary(zip(tokens.lazy.map(\.path), tokens.indices)) { first, _ in first }
    }

    /// - Parameter place: The token's index in the other permutation.
    func token(_ path: String, near place: Int) -> ResolvedToken? {
        if place < tokens.count, tokens[place].path == path { return tokens[place] }
        return places[path].map { tokens[$0] }
    }
}

extension ResolvedToken {
    /// The first hint for the drawing of its value that another token has differently; `nil`
    /// without one.
    fileprivate func hintVarying(in other: ResolvedToken) -> String? {
        guard extensions != nil || other.extensions != nil else { return nil }
        let (own, others) = (
            extensions?[CandelaHints.vendor], other.extensions?[CandelaHints.vendor]
        )
        let names = [own, others].flatMap { $0?.members.map(\.name) ?? [] }
        return names.first { CandelaHints.draws($0, type) && own?[$0] != others?[$0] }
    }
}

extension Diagnostic {
    fileprivate static func varyingHint(
        _ name: String, of token: ResolvedToken, in other: ResolvedToken,
        _ appearance: ExportAppearance
    ) -> Diagnostic {
        .warning(
            "hint-varies",
            "'\(token.path)' has another '\(name)' in '\(appearance.rawValue)': files with all "
                + "appearances have that of the first", at: other.place,
            notes: [.init("the first is here", at: token.place)])
    }

    static func missing(
        _ token: ResolvedToken, in appearance: ExportAppearance,
        definedIn other: ExportAppearance? = nil
    ) -> Diagnostic {
        Diagnostic(
            .error, "missing-in-context",
            "'\(token.path)' has no value in '\(appearance.rawValue)'"
                + (other.map { " but one in '\($0.rawValue)'" } ?? ""),
            at: token.place, help: ["define it in every context, or in a set they share"]
        ).about(token.path)
    }

    /// Whether it is about a token without a value of its type in an appearance, so that it may be
    /// left out.
    var isAboutLack: Bool { id == "missing-in-context" || id == "type-changes" }

    static func changing(
        _ token: ResolvedToken, to other: ResolvedToken, in appearance: ExportAppearance
    ) -> Diagnostic {
        Diagnostic(
            .error, "type-changes",
            "'\(token.path)' is a \(token.type.rawValue) but a \(other.type.rawValue)"
                + " in '\(appearance.rawValue)'",
            at: other.place, help: ["give it one type in every context"],
            notes: [.init("it is a \(token.type.rawValue) here", at: token.place)]
        ).about(token.path)
    }
}

extension OutputOrigin {
    /// The origin of a file for one token.
    func with(_ token: ExportToken) -> OutputOrigin {
        OutputOrigin(
            parts + [Part(token.path, "the token '\(token.path)'", at: token.base.place)])
    }
}
