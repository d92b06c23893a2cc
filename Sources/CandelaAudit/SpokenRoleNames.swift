import CandelaElements
import CandelaLanguage

/// The names that screen readers give roles in one language.
struct SpokenRoleNames {
    /// The words of a catalog; `nil` if no catalog has the language.
    private let words: RoleWords?

    /// The words of the audit's table; `nil` if it does not have the language.
    private let listed: ListedWords?

    /// The words of the engine's catalog in each language.
    static let engineWords = EngineTexts.languages.map { RoleWords($0, EngineTexts.rows(in: $0)) }

    /// Finds the names for a language; `nil` if they are unknown, and for pseudo-languages.
    ///
    /// - Parameter known: The words of an app's own languages, which precede the package's.
    init?(_ tag: String, known: [RoleWords]) {
        guard PseudoLanguage(tag) == nil else { return nil }
        listed = ListedWords(LanguageTag(tag).language)
        words = known.first { $0.language == tag } ?? RoleWords.of(tag, among: Self.engineWords)
        if words == nil, listed == nil { return nil }
    }

    /// The name of a role at the end of a label, or at its beginning in languages that put it
    /// there; `nil` if the label has none.
    ///
    /// A label that consists of the role's name describes the element, such as a tab called “Tabs”.
    func repeated(
        by label: String, of role: AccessibilityRole
    ) -> (word: String, verb: String)? {
        let names = (words?.names(of: role) ?? []) + (listed?[role.rawValue] ?? [])
        let said = label.spokenWords
        for name in names {
            let wanted = name.spokenWords
            guard !wanted.isEmpty else { continue }
            if said.count > wanted.count {
                if said.suffix(wanted.count) == wanted[...] { return (name, "ends") }
                if listed?.haveRoleFirst == true, said.prefix(wanted.count) == wanted[...] {
                    return (name, "begins")
                }
            }
            if listed?.areJoined == true, let last = said.last,
                let end = wanted.last, last.hasSuffix(end), said.joined() != wanted.joined()
            {
                return (name, "ends")
            }
        }
        return nil
    }
}
