/// The places of names in a list, by the rule for inputs: the exact name's, else that of the only one
/// that differs in case alone.
///
/// Source: DTCG Resolver 2025.10, 5.1.
struct NameLookup: Sendable {
    enum Match {
        case one(Int), several, none
    }

    /// By their bytes: two spellings that Unicode calls equivalent are two names.
    private var exact: [[UInt8]: Int] = [:]
    private var folded: [String: Match] = [:]

    init(_ names: some Sequence<String>) {
        for (place, name) in names.enumerated() {
            let bytes = Array(name.utf8)
            if exact[bytes] == nil { exact[bytes] = place }
            let letters = name.caseFolded
            folded[letters] = folded[letters] == nil ? .one(place) : .several
        }
    }

    func match(_ name: String) -> Match {
        exact[Array(name.utf8)].map(Match.one) ?? folded[name.caseFolded] ?? .none
    }
}
