import CandelaStringCatalogs
import CandelaJSON
import CandelaLanguage

/// The differences between two versions of a string catalog, for translators.
struct PhraseComparison: Sendable, Encodable {
    /// The changed phrases, by kind of change and then by key.
    let changes: [Change]

    /// A change of one phrase.
    struct Change: Sendable, Encodable {
        /// Whether the phrase was changed, renamed, added or removed.
        let kind: Kind

        /// The key; of a removed phrase, the one it had.
        let key: String

        /// The key before the phrase was renamed; absent for other changes.
        let oldKey: String?

        /// The added, removed and changed texts; of a renamed phrase, all of them.
        let texts: [Text]
    }

    /// A kind of change. Comparisons list the kinds in the order of the cases.
    enum Kind: String, Sendable, Encodable, CaseIterable {
        /// A text was changed, added or removed.
        case changed
        /// The key was replaced by another one with the same text in the source language.
        case renamed
        /// The phrase was added.
        case added
        /// The phrase was removed.
        case removed
    }

    /// A text of a phrase in one language.
    struct Text: Sendable, Encodable {
        /// The language.
        let language: String

        /// The plural form, after the name of its number if the phrase has several: `one`,
        /// `days.one`; absent for a text without forms.
        let form: String?

        /// The text before the change; absent for a new one.
        let before: String?

        /// The text after the change; absent for a removed one.
        let after: String?
    }

    /// Compares two catalogs.
    init(from old: PhraseCatalog, to new: PhraseCatalog) {
        func missing(in other: PhraseCatalog, _ catalog: PhraseCatalog) -> [CatalogPhrase] {
            catalog.phrases.filter { other[$0.key] == nil }
        }
        func source(_ phrase: CatalogPhrase, _ catalog: PhraseCatalog) -> [TextSlot: String] {
            phrase.slots(in: [catalog.sourceLanguage])
        }
        let added = missing(in: old, new)
        let removed = missing(in: new, old)
        let byText = Dictionary(grouping: added) { source($0, new) }
        var changes: [Change] = []
        var renamed: Set<String> = []
        for phrase in removed {
            let text = source(phrase, old)
            if !text.isEmpty, let same = byText[text], same.count == 1 {
                renamed.insert(same[0].key)
                changes.append(Change(.renamed, from: phrase, to: same[0], in: old, new))
            } else {
                changes.append(Change(.removed, from: phrase, to: nil, in: old, new))
            }
        }
        for phrase in added where !renamed.contains(phrase.key) {
            changes.append(Change(.added, from: nil, to: phrase, in: old, new))
        }
        for phrase in new.phrases {
            guard let before = old[phrase.key] else { continue }
            let change = Change(.changed, from: before, to: phrase, in: old, new)
            if !change.texts.isEmpty { changes.append(change) }
        }
        self.changes = Kind.allCases.flatMap { kind in
            changes.filter { $0.kind == kind }
                .sorted { ($0.key, $0.oldKey ?? "") < ($1.key, $1.oldKey ?? "") }
        }
    }

    /// The comparison as text: each change with its texts, then the counts.
    var text: String {
        let counts = Kind.allCases.compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let lines =
            changes.flatMap(\.lines) + [
                counts.isEmpty ? "no change" : counts.joined(separator: ", ")
            ]
        return lines.map { $0.onOneLine + "\n" }.joined()
    }
}

extension PhraseComparison.Change {
    fileprivate init(
        _ kind: PhraseComparison.Kind, from before: CatalogPhrase?, to after: CatalogPhrase?,
        in old: PhraseCatalog, _ new: PhraseCatalog
    ) {
        let languages = new.languages + old.languages.filter { !new.languages.contains($0) }
        let (was, now) = (before?.slots(in: languages) ?? [:], after?.slots(in: languages) ?? [:])
        self.kind = kind
        key = (after ?? before)?.key ?? ""
        oldKey = kind == .renamed ? before?.key : nil
        texts = Set(was.keys).union(now.keys).sorted().compactMap { slot in
            guard kind == .renamed || was[slot] != now[slot] else { return nil }
            return PhraseComparison.Text(
                language: languages[slot.language], form: slot.form,
                before: was[slot], after: now[slot])
        }
    }

    fileprivate var lines: [String] {
        ["\(kind.rawValue) \(oldKey.map { "\($0) → " } ?? "")\(key)"]
            + texts.map { text in
                let name = ([text.language] + [text.form].compactMap(\.self))
                    .joined(separator: " ")
                // Added, removed and renamed phrases have texts that did not change.
                let isOne = kind == .added || kind == .removed || text.before == text.after
                let shown =
                    isOne
                    ? text.after ?? text.before ?? ""
                    : "\(text.before ?? "none") → \(text.after ?? "none")"
                return "  \(name): \(shown)"
            }
    }
}

/// The place of a text in a phrase.
private struct TextSlot: Hashable, Comparable {
    /// The index of the language; the source language has 0.
    let language: Int

    /// The name of the number with plural forms; empty for the whole text.
    var number = ""

    /// The plural form; `nil` for a text without forms.
    var category: PluralCategory?

    /// The plural form, after the name of its number; `nil` for a text without forms.
    var form: String? {
        category.map { (number.isEmpty ? "" : number + ".") + $0.rawValue }
    }

    static func < (left: TextSlot, right: TextSlot) -> Bool {
        (left.language, left.number, left.place) < (right.language, right.number, right.place)
    }

    private var place: Int {
        category.flatMap { PluralCategory.allCases.firstIndex(of: $0) } ?? -1
    }
}

extension CatalogPhrase {
    /// The texts in some languages, in the syntax of catalogs.
    fileprivate func slots(in languages: [String]) -> [TextSlot: String] {
        var slots: [TextSlot: String] = [:]
        for (language, tag) in languages.enumerated() {
            guard let text = texts[tag] else { continue }
            slots[TextSlot(language: language)] = text.whole?.template.text
            let numbers = text.substitutions.map { ($0.placeholder.name, $0.plural) }
            for (number, plural) in [("", text.plural)] + numbers {
                for (category, form) in plural {
                    slots[TextSlot(language: language, number: number, category: category)] =
                        form.template.text
                }
            }
        }
        return slots
    }
}
