/// The identifiers of a variant's tokens in one language, each its own.
struct IdentifierTable: Sendable {
    /// The names by the tokens' places in their variant.
    private let names: [String]

    private let owners: IdentifierOwners

    /// Which token has an identifier, as a position in the list the table was made from; of two that
    /// clash, the later one.
    func owner(of name: String) -> Int? { owners[name] }

    /// Names every token.
    ///
    /// - Parameters:
    ///   - workers: Who makes them.
    ///   - make: The identifier of a path, as the language spells it.
    ///   - diagnostics: Gets an error `identifier-clash` with both places where two paths would get
    ///     one identifier, and `no-identifier` where a path has none.
    init(
        _ tokens: [ExportToken], with workers: Workers, diagnostics: inout [Diagnostic],
        make: @Sendable (String) -> String
    ) {
        let last = tokens.reduce(-1) { max($0, $1.position) }
        var names = [String](repeating: "", count: last + 1)
        let made = workers.map(portionsOf: tokens) { $0.map { make($0.name) } }
        for (token, name) in zip(tokens, made.joined()) { names[token.position] = name }
        var owners = IdentifierOwners(for: names)
        for (index, token) in tokens.enumerated() {
            let name = names[token.position]
            if name.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .error, "no-identifier", "'\(token.path)' leaves no name to export",
                        at: token.base.place, help: ["give it a name with a letter or a digit"]))
            } else if let other = owners.update(name, to: index) {
                let owner = tokens[other]
                diagnostics.append(
                    Diagnostic(
                        .error, "identifier-clash",
                        "'\(token.path)' and '\(owner.path)' would both be named '\(name)'",
                        at: token.base.place, help: ["rename one of the two"],
                        notes: [.init("'\(owner.path)' is here", at: owner.base.place)]))
            }
        }
        self.names = names
        self.owners = owners
    }

    /// The identifier of a token of the table.
    subscript(token: ExportToken) -> String {
        names.indices.contains(token.position) ? names[token.position] : ""
    }
}

/// Who has each identifier. Two forms of one text in Unicode are one identifier.
private struct IdentifierOwners: Sendable {
    /// Plain identifiers by number, and the owner of each number.
    private var known = NameTable()
    private var owners: [Int] = []

    /// All of them, where one is not ASCII.
    private var others: [String: Int] = [:]
    private let arePlain: Bool

    init(for names: [String]) {
        arePlain = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        owners.reserveCapacity(arePlain ? names.count : 0)
    }

    subscript(name: String) -> Int? {
        arePlain ? known.find(name).map { owners[Int($0)] } : others[name]
    }

    /// Gives an identifier an owner.
    ///
    /// - Returns: The one it had.
    mutating func update(_ name: String, to owner: Int) -> Int? {
        guard arePlain else { return others.updateValue(owner, forKey: name) }
        let number = Int(known.intern(name))
        guard number < owners.count else {
            owners.append(owner)
            return nil
        }
        defer { owners[number] = owner }
        return owners[number]
    }
}
