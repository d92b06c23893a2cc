/// The names of a variant's tokens in CSS and Sass, without `--` and `$`, and of the parts of their
/// values.
///
/// A part is named after its token: `focus-outline-color`. Where a token has that name, the parts of
/// the other one get a hyphen more, `focus-outline--color`, which no token's name has.
struct CSSNames {
    private let table: IdentifierTable
    private var spaced: Set<String> = []

    /// Names every token.
    ///
    /// - Parameters:
    ///   - workers: Who makes the names.
    ///   - make: The name of a path.
    ///   - parts: The suffixes of all that is declared for a token besides its value.
    ///   - diagnostics: Gets an error `identifier-clash` where two tokens would have one name, and
    ///     a warning `renamed-parts` where a part gives way to a token.
    init(
        _ tokens: [ExportToken], with workers: Workers, diagnostics: inout [Diagnostic],
        make: @Sendable (String) -> String = { Identifier.make($0, .kebab) },
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

    /// Whether any token's name ends like a part's. Most sets have none, and then nothing is looked
    /// up.
    private static func mayClash(_ tokens: [ExportToken], _ table: IdentifierTable) -> Bool {
        tokens.contains { token in
            let name = table.utf8(token)
            guard let dash = name.lastIndex(of: UInt8(ascii: "-")) else { return false }
            let last = name[(dash + 1)...]
            // The words begin with a small letter, which a look at one byte tells of most names.
            guard let first = last.first, first >= UInt8(ascii: "a") else { return false }
            return CSSValue.partEnds.contains(String(decoding: last, as: UTF8.self))
        }
    }

    /// The name of a token.
    func utf8(_ token: ExportToken) -> ArraySlice<UInt8> { table.utf8(token) }

    /// The name of a token, or of the part of it a suffix stands for.
    subscript(token: ExportToken, suffix: String) -> String {
        let whole = table[token]
        guard !suffix.isEmpty else { return whole }
        return whole + infix(of: token) + suffix
    }

    /// What stands between a token's name and a suffix.
    func infix(of token: ExportToken) -> String {
        !spaced.isEmpty && spaced.contains(token.path) ? "-" : ""
    }
}
