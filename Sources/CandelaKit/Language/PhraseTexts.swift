import CandelaRules
import CandelaLanguage

/// The texts of a catalog in one language, by key.
///
/// They are generated as a flat list of keys and texts, because the compiler takes half a minute
/// for a dictionary literal with a thousand entries. The dictionary is created when the language is
/// first used.
package struct PhraseTexts: Sendable, Equatable {
    private var entries: [String: Entry]

    /// The catalog's texts for a key.
    struct Entry: Sendable, Equatable {
        /// The pattern of the written form.
        var text: PhrasePattern

        /// The pattern of the spoken form; `nil` if it is the same.
        var spoken: PhrasePattern?

        /// Whether some units have separate sentences: `milestone.reached.pounds`.
        var variesByUnit = false

        /// Whether the text is the same in every language, like the name of an app.
        var isUntranslated = false
    }

    /// Creates texts from alternating keys and texts.
    ///
    /// `KEY.spoken` is the spoken form of `KEY`, and `KEY.pounds` replaces `KEY` if the values are
    /// in pounds. Unit names are the third component of keys that start with `unit`:
    /// `unit.weight.pounds.short`.
    ///
    /// - Parameter untranslated: The keys of texts that are the same in every language.
    package init(_ rows: [String], untranslated: [String] = []) {
        entries = [:]
        entries.reserveCapacity(rows.count / 2)
        lay(rows)
        for key in untranslated { entries[key]?.isUntranslated = true }
    }

    /// Creates texts from a generated list, in which empty texts mark phrases that only other
    /// languages have.
    package init(generated rows: [String], untranslated: [String]) {
        let isWhole = !rows.contains("")
        let places = stride(from: 0, to: rows.count, by: 2)
        self.init(
            isWhole
                ? rows : places.flatMap { rows[$0 + 1].isEmpty ? [] : [rows[$0], rows[$0 + 1]] },
            untranslated: untranslated)
    }

    private static let spokenSuffix = ".spoken"

    /// The texts with some replaced, given as alternating keys and texts.
    func overlaying(_ rows: [String]) -> PhraseTexts {
        var texts = self
        texts.lay(rows)
        return texts
    }

    private mutating func lay(_ rows: [String]) {
        var twins: [(key: Substring, text: PhrasePattern)] = []
        for place in stride(from: 0, to: rows.count - 1, by: 2) {
            let (key, text) = (rows[place], PhrasePattern(rows[place + 1]))
            if key.hasSuffix(Self.spokenSuffix) {
                twins.append((key.dropLast(Self.spokenSuffix.count), text))
            } else {
                entries[key, default: Entry(text: text)].text = text
            }
        }
        for twin in twins { entries[String(twin.key)]?.spoken = twin.text }
        let units = units
        for key in Array(entries.keys) {
            guard let whole = Self.whole(of: key, units) else { continue }
            entries[whole]?.variesByUnit = true
        }
    }

    /// The names of the units of weight, and of the units in the keys.
    private var units: Set<Substring> {
        Self.weightUnits.union(
            entries.keys.lazy.filter { $0.hasPrefix("unit.") }.compactMap { key in
                key.split(separator: ".").dropFirst(2).first
            })
    }

    private static let weightUnits = Set(WeightUnit.allCases.map { "\($0)"[...] })

    /// Whether a phrase exists for a key, which can also belong to a spoken form or a sentence for
    /// a unit.
    func has(phraseOf key: String) -> Bool {
        let phrase =
            key.hasSuffix(Self.spokenSuffix) ? String(key.dropLast(Self.spokenSuffix.count)) : key
        return entries[phrase] != nil
            || Self.whole(of: phrase, units).map { entries[$0] != nil } ?? false
    }

    /// Whether a key belongs to a sentence for a unit.
    func isForUnit(_ key: String) -> Bool { Self.whole(of: key, units) != nil }

    /// The key of the phrase that a sentence for a unit replaces; `nil` for other keys.
    private static func whole(of key: String, _ units: Set<Substring>) -> String? {
        guard !key.hasPrefix("unit."), let dot = key.lastIndex(of: "."),
            units.contains(key[key.index(after: dot)...])
        else { return nil }
        return String(key[..<dot])
    }

    /// The keys of texts that are the same in every language.
    var untranslated: [String] { entries.filter(\.value.isUntranslated).map(\.key) }

    private init(_ entries: [String: Entry]) {
        self.entries = entries
    }

    /// The texts with all entries changed, except untranslated ones.
    func mapping(_ change: (_ key: String, _ entry: inout Entry) -> Void) -> PhraseTexts {
        PhraseTexts(
            Dictionary(
                uniqueKeysWithValues: entries.map { key, entry in
                    var entry = entry
                    if !entry.isUntranslated { change(key, &entry) }
                    return (key, entry)
                }))
    }

    /// The keys of the phrases except spoken forms, in no particular order.
    package var keys: some Collection<String> { entries.keys }

    /// Whether a key has a text.
    func has(_ key: String) -> Bool { entries[key] != nil }

    /// Whether the text of a key is the same in every language.
    package func isUntranslated(_ key: String) -> Bool { entries[key]?.isUntranslated == true }

    /// The patterns of the written and the spoken form; `nil` for an unknown key.
    package subscript(key: String) -> (text: String, spoken: String)? {
        entries[key].map { ($0.text.text, ($0.spoken ?? $0.text).text) }
    }

    /// The entry of a key, or of its sentence for the unit if it has one; `nil` for an unknown key.
    ///
    /// - Parameter unit: The unit of the values.
    subscript(key: String, unit: @autoclosure () -> String?) -> (entry: Entry, isInUnit: Bool)? {
        guard let entry = entries[key] else { return nil }
        if entry.variesByUnit, let unit = unit(), let sentence = entries["\(key).\(unit)"] {
            return (sentence, true)
        }
        return (entry, false)
    }
}
