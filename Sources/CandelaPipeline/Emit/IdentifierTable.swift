/// The identifiers of a variant's tokens in one language, each its own.
struct IdentifierTable {
    /// The names by the tokens' places in their variant.
    private let names: [String]

    /// Which token has an identifier, as a position in the list it was made from; of two that
    /// clash, the later one.
    let owners: [String: Int]

    /// Names every token.
    ///
    /// - Parameters:
    ///   - make: The identifier of a path, as the language spells it.
    ///   - diagnostics: Gets an error `identifier-clash` with both places where two paths would get
    ///     one identifier, and `no-identifier` where a path has none.
    init(
        _ tokens: [ExportToken], diagnostics: inout [Diagnostic], make: (String) -> String
    ) {
        let last = tokens.reduce(-1) { max($0, $1.position) }
        var names = [String](repeating: "", count: last + 1)
        var owners: [String: Int] = [:]
        owners.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            let name = make(token.name)
            if name.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .error, "no-identifier", "'\(token.path)' leaves no name to export",
                        at: token.base.place, help: ["give it a name with a letter or a digit"]))
            } else if let other = owners.updateValue(index, forKey: name) {
                let owner = tokens[other]
                diagnostics.append(
                    Diagnostic(
                        .error, "identifier-clash",
                        "'\(token.path)' and '\(owner.path)' would both be named '\(name)'",
                        at: token.base.place, help: ["rename one of the two"],
                        notes: [.init("'\(owner.path)' is here", at: owner.base.place)]))
            }
            names[token.position] = name
        }
        self.names = names
        self.owners = owners
    }

    /// The identifier of a token of the table.
    subscript(token: ExportToken) -> String {
        names.indices.contains(token.position) ? names[token.position] : ""
    }
}
