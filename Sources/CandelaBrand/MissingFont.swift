import CandelaDTCG

extension FontNames {
    /// Errors for first-choice font families whose names and metrics no token gives; generic
    /// families and the package's families are exempt.
    static func missing(
        in tokens: [ResolvedToken], since known: ResolvedTokens
    ) -> [Diagnostic] {
        let fonts = FontNames(tokens)
        var seen: Set<String> = []
        let nameless = tokens.filter { token in
            guard let name = token.families.first, seen.insert(name).inserted else {
                return false
            }
            return fonts[name] == nil && !isGeneric(name)
        }
        guard !nameless.isEmpty else { return [] }
        let usual = Set(
            [.fontFamily, .typography].flatMap(known.tokens(of:)).flatMap(\.families))
        return nameless.compactMap { token in
            guard let name = token.families.first, !usual.contains(name) else { return nil }
            return .error(
                "missing-font", "no token gives the names and metrics of '\(name)'",
                at: token.place,
                help: [
                    "give the token of the family a 'font' in \"$extensions\" under "
                        + "\"org.candela\": its 'names' for apple, android and web, its 'metrics' "
                        + "and a 'fallback'"
                ])
        }
    }
}

extension ResolvedToken {
    /// The families that the token names; empty for other types.
    fileprivate var families: [String] {
        switch value {
        case .fontFamily(let names): names
        case .typography(let style): style.fontFamily
        default: []
        }
    }
}
