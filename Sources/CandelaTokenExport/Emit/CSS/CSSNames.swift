/// The CSS and Sass names of a variant's tokens, without `--` and `$`, and of the parts of their
/// values.
///
/// A part is named after its token: `focus-outline-color`. If another token has that name, the
/// parts get a second hyphen, `focus-outline--color`, which no token's name contains.
struct CSSNames {
    private let table: IdentifierTable
    private var spaced: Set<String> = []

    /// Names every token.
    ///
    /// - Parameters:
    ///   - workers: The workers that make the names.
    ///   - make: Returns the name of a path.
    ///   - parts: The suffixes of all declarations of a token other than its value.
    ///   - diagnostics: Receives an error `identifier-clash` if two tokens would have the same
    ///     name, and a warning `renamed-parts` if parts are renamed because of another token.
    init(
        _ tokens: [ExportToken], with workers: Workers, diagnostics: inout [Diagnostic],
        make: @Sendable (String) -> String,
        parts: (ExportToken) -> [String]
    ) {
        table = IdentifierTable(tokens, with: workers, diagnostics: &diagnostics, make: make)
        guard Self.mayClash(tokens, table) else { return }
        var owners: [String: Int] = [:]
        for (index, token) in tokens.enumerated() {
            let whole = table[token]
            for part in parts(token) {
                let name = whole + part
                guard let other = owners.updateValue(index, forKey: name) ?? table.owner(of: name),
                    other != index, spaced.insert(token.path).inserted
                else { continue }
                let owner = tokens[other]
                diagnostics.append(
                    .warning(
                        "renamed-parts",
                        "a part of '\(token.path)' would be named '\(name)' like "
                            + "'\(owner.path)': its parts are named '\(whole)-\(part)' and so on",
                        at: token.base.place,
                        notes: [.init("'\(owner.path)' is here", at: owner.base.place)]))
            }
        }
    }

    /// Whether any token's name ends like a part's. In most sets none does, and the lookup is
    /// skipped.
    private static func mayClash(_ tokens: [ExportToken], _ table: IdentifierTable) -> Bool {
        tokens.contains { token in
            let name = table.utf8(token)
            guard let dash = name.lastIndex(of: UInt8(ascii: "-")) else { return false }
            let last = name[(dash + 1)...]
            // The suffixes begin with a lowercase letter; checking it first rules out most names.
            guard let first = last.first, first >= UInt8(ascii: "a") else { return false }
            return CSSValue.partEnds.contains(String(decoding: last, as: UTF8.self))
        }
    }

    /// The name of a token.
    func utf8(_ token: ExportToken) -> ArraySlice<UInt8> { table.utf8(token) }

    /// The name of a token, or of a part of it.
    subscript(token: ExportToken, suffix: String) -> String {
        let whole = table[token]
        guard !suffix.isEmpty else { return whole }
        return whole + infix(of: token) + suffix
    }

    /// The separator between a token's name and a suffix.
    func infix(of token: ExportToken) -> String {
        !spaced.isEmpty && spaced.contains(token.path) ? "-" : ""
    }
}
