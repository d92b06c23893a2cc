/// A lint for tokens whose exported names would be equal: `a-b` and `a.b`.
///
/// Kebab, snake and camel case are all covered. Exporting such tokens fails, so this warns earlier.
/// Paths that differ only in letter case are left to ``LetterCaseLint``.
struct IdentifierLint: TokenLint {
    func findings(in ledger: TokenIndex) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var reported: Set<Int> = []
        for style in [Identifier.Style.kebab, .camel] {
            var owners: [String: Int] = [:]
            for (index, entry) in ledger.entries.enumerated() where !reported.contains(index) {
                let name = Identifier.make(entry.path, style)
                guard let owner = owners[name] else {
                    owners[name] = index
                    continue
                }
                let other = ledger.entries[owner]
                guard other.path.caseFolded != entry.path.caseFolded else { continue }
                reported.insert(index)
                found.append(
                    .warning(
                        "identifier-clash",
                        "'\(entry.path)' and '\(other.path)' would both be exported as '\(name)'",
                        at: entry.place, help: ["rename one of the two"],
                        notes: [.init("'\(other.path)' is here", at: other.place)]))
            }
        }
        return found
    }
}
