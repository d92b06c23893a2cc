/// The names of a variant's tokens in CSS and Sass, without `--` and `$`; parts of a value append
/// to them.
struct CSSNames {
    private let table: IdentifierTable

    /// Names every token.
    ///
    /// - Parameters:
    ///   - make: The name of a path.
    ///   - parts: The suffixes of all that is declared for a token besides its value.
    ///   - diagnostics: Gets an error `identifier-clash` where two would have one name, a part of
    ///     a token included.
    init(
        _ tokens: [ExportToken], diagnostics: inout [Diagnostic],
        make: (String) -> String = { Identifier.make($0, .kebab) },
        parts: (ExportToken) -> [String]
    ) {
        table = IdentifierTable(tokens, diagnostics: &diagnostics, make: make)
        var owners: [String: Int] = [:]
        owners.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            let parts = parts(token)
            guard !parts.isEmpty else { continue }
            let whole = table[token]
            for part in parts {
                let name = whole + part
                guard let other = owners.updateValue(index, forKey: name) ?? table.owners[name],
                    other != index
                else { continue }
                let owner = tokens[other]
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "'\(owner.path)' and a part of '\(token.path)' would both be named '\(name)'",
                        at: owner.base.place, help: ["rename one of the two"],
                        notes: [.init("'\(token.path)' is here", at: token.base.place)]))
            }
        }
    }

    subscript(token: ExportToken) -> String { table[token] }
}
