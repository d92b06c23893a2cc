/// A lookup of names in a list by the rule for inputs: an exact match, else a unique match ignoring
/// case.
///
/// Source: DTCG Resolver 2025.10, 5.1.
struct NameLookup: Sendable {
    enum Match {
        case one(Int), several, none
    }

    /// Keyed by bytes: two spellings that Unicode treats as equivalent are different names.
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
