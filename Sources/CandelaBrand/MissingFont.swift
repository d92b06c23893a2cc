import CandelaPipeline

extension FontNames {
    /// Families that texts are set in and no token describes, so that platforms would have to guess:
    /// neither those of the package nor what stands for a font of the system.
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
                "missing-font", "nothing says how '\(name)' is called and measured",
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
    /// The families that the token names; none for one of another type.
    fileprivate var families: [String] {
        switch value {
        case .fontFamily(let names): names
        case .typography(let style): style.fontFamily
        default: []
        }
    }
}
