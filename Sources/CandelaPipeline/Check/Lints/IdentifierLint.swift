/// Finds tokens that exports could not tell apart by name: `a-b` and `a.b`.
///
/// Names joined by hyphens or underscores and names with inner capitals are both tried. An export
/// of such tokens fails, so this says so before anyone exports. Paths that differ in letter case
/// alone are left to ``LetterCaseLint``.
struct IdentifierLint: TokenLint {
    func findings(in ledger: TokenLedger) -> [Diagnostic] {
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
