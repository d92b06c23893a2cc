/// The texts of a catalog in one language, by key.
///
/// They are printed as a flat list of keys and texts, since a dictionary of a thousand literals
/// takes the compiler half a minute, and become a dictionary when a language is first asked for.
package struct PhraseTexts: Sendable, Hashable {
    private let entries: [String: Entry]

    /// What the catalog has for one key.
    struct Entry: Sendable, Hashable {
        /// What is drawn, as ``PhraseRenderer`` reads it.
        var text: String

        /// What is said instead, where the catalog has words of its own for it.
        var spoken: String?

        /// Whether there are whole sentences for some units: `milestone.reached.pounds`.
        var variesByUnit = false

        /// Whether it is the same in every language, as the name of an app is.
        var isUntranslated = false

        /// Whether text and spoken form are the words themselves, without a placeholder or a sign
        /// that stands for another.
        var isPlain: Bool {
            !text.utf8.contains(UInt8(ascii: "%"))
                && spoken?.utf8.contains(UInt8(ascii: "%")) != true
        }

        /// Whether the text is one placeholder and nothing else, and said as its value is.
        var isValue: Bool {
            guard spoken == nil, text.utf8.starts(with: "%(".utf8),
                let end = text.utf8.firstIndex(of: UInt8(ascii: ")"))
            else { return false }
            let format = text[end...].utf8.dropFirst()
            return ["@", "lld", "lf"].contains { format.elementsEqual($0.utf8) }
        }
    }

    /// Texts from a list in which each key is followed by its text.
    ///
    /// `KEY.spoken` is what is said instead of `KEY`, and `KEY.pounds` what stands for it when the
    /// values are in pounds. The name of a unit is what follows the dimension in the keys that
    /// begin with `unit`: `unit.weight.pounds.short`.
    ///
    /// - Parameter untranslated: The keys of texts that are the same in every language.
    package init(_ rows: [String], untranslated: [String] = []) {
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(rows.count / 2)
        var twins: [(key: Substring, text: String)] = []
        var units: Set<Substring> = []
        for place in stride(from: 0, to: rows.count - 1, by: 2) {
            let key = rows[place]
            if key.hasSuffix(Self.spokenSuffix) {
                twins.append((key.dropLast(Self.spokenSuffix.count), rows[place + 1]))
            } else {
                entries[key] = Entry(text: rows[place + 1])
            }
            if key.hasPrefix("unit.") {
                units.formUnion(key.split(separator: ".").dropFirst(2).prefix(1))
            }
        }
        for key in untranslated { entries[key]?.isUntranslated = true }
        for twin in twins { entries[String(twin.key)]?.spoken = twin.text }
        for key in Array(entries.keys) where !key.hasPrefix("unit.") {
            guard let dot = key.lastIndex(of: "."), units.contains(key[key.index(after: dot)...])
            else { continue }
            entries[String(key[..<dot])]?.variesByUnit = true
        }
        self.entries = entries
    }

    private static let spokenSuffix = ".spoken"

    private init(_ entries: [String: Entry]) {
        self.entries = entries
    }

    /// The same keys with other texts; what is not translated stays.
    ///
    /// - Parameters:
    ///   - text: Makes a text.
    ///   - spoken: Makes what is said from what is said now, be it the text; nil when the same words
    ///     are drawn and said, as before.
    func mapping(
        _ text: (String) -> String, spoken: ((String) -> String)? = nil
    ) -> PhraseTexts {
        PhraseTexts(
            entries.mapValues { entry in
                guard !entry.isUntranslated else { return entry }
                var entry = entry
                entry.spoken =
                    spoken.map { $0(entry.spoken ?? entry.text) } ?? entry.spoken.map(text)
                entry.text = text(entry.text)
                return entry
            })
    }

    /// The keys of phrases, spoken forms not among them, in no order.
    package var keys: some Collection<String> { entries.keys }

    /// Whether the text of a key is the same in every language.
    package func isUntranslated(_ key: String) -> Bool { entries[key]?.isUntranslated == true }

    /// What is drawn and what is said for a key, with their placeholders; nil without the key.
    package subscript(key: String) -> (text: String, spoken: String)? {
        entries[key].map { ($0.text, $0.spoken ?? $0.text) }
    }

    /// What there is for a key, in the unit of its values where that makes another sentence.
    subscript(key: String, unit: String?) -> (entry: Entry, isInUnit: Bool)? {
        guard let entry = entries[key] else { return nil }
        if entry.variesByUnit, let unit, let sentence = entries["\(key).\(unit)"] {
            return (sentence, true)
        }
        return (entry, false)
    }
}
