/// The words that the audit looks for in one language, from the table `words.tsv`.
///
/// They serve the audit in languages that no catalog has yet, and add synonyms to the words of a
/// catalog.
struct ListedWords {
    private let kinds: [Substring: [String]]

    /// Finds the words of a language, which is given without script and region; `nil` if the table
    /// has none.
    init?(_ language: String) {
        guard let kinds = Self.all[language[...]] else { return nil }
        self.kinds = kinds
    }

    /// The words of a kind; empty if the table has none.
    subscript(kind: String) -> [String] { kinds[kind[...]] ?? [] }

    /// Whether a role's name precedes what it names: `botón de guardar`.
    var haveRoleFirst: Bool { self["writing"].contains("role first") }

    /// Whether words are written without blanks between them.
    var areJoined: Bool { self["writing"].contains("joined") }

    private static let all: [Substring: [Substring: [String]]] =
        EmbeddedTables.audit.rows("words.tsv").reduce(into: [:]) { all, row in
            let words = row[2].split(separator: ",").map { $0.drop { $0 == " " } }
            all[row[0], default: [:]][row[1]] = words.map(String.init)
        }
}
