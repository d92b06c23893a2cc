import CandelaRules

/// The texts of a catalog in one language, by key.
///
/// They are printed as a flat list of keys and texts, since a dictionary of a thousand literals
/// takes the compiler half a minute, and become a dictionary when a language is first asked for.
package struct PhraseTexts: Sendable, Hashable {
    private var entries: [String: Entry]

    /// What the catalog has for one key.
    struct Entry: Sendable, Hashable {
        /// What is drawn, as ``PhraseRenderer`` reads it.
        var text: String { didSet { form = Form(text, spoken) } }

        /// What is said instead, where the catalog has words of its own for it.
        var spoken: String? { didSet { form = Form(text, spoken) } }

        /// Whether there are whole sentences for some units: `milestone.reached.pounds`.
        var variesByUnit = false

        /// Whether it is the same in every language, as the name of an app is.
        var isUntranslated = false

        /// How much there is to fill in.
        private(set) var form: Form

        init(text: String) {
            self.text = text
            form = Form(text, nil)
        }
    }

    /// How much there is to fill in.
    enum Form: Sendable, Hashable {
        /// Text and spoken form are the words themselves, without a placeholder or a sign that stands
        /// for another.
        case plain
        /// The text is one placeholder and nothing else, and said as its value is.
        case value
        /// Anything else.
        case pattern

        fileprivate init(_ text: String, _ spoken: String?) {
            let percent = UInt8(ascii: "%")
            if !text.utf8.contains(percent), spoken?.utf8.contains(percent) != true {
                self = .plain
            } else if spoken == nil, text.utf8.starts(with: "%(".utf8),
                let end = text.utf8.firstIndex(of: UInt8(ascii: ")")),
                [")@", ")lld", ")lf"].contains(where: { text[end...] == $0 })
            {
                self = .value
            } else {
                self = .pattern
            }
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
        entries = [:]
        entries.reserveCapacity(rows.count / 2)
        lay(rows)
        for key in untranslated { entries[key]?.isUntranslated = true }
    }

    /// The same from a generated list, in which a text is empty where another language alone has it.
    package init(generated rows: [String], untranslated: [String]) {
        let isWhole = !rows.contains("")
        let places = stride(from: 0, to: rows.count, by: 2)
        self.init(
            isWhole
                ? rows : places.flatMap { rows[$0 + 1].isEmpty ? [] : [rows[$0], rows[$0 + 1]] },
            untranslated: untranslated)
    }

    private static let spokenSuffix = ".spoken"

    /// The same with other texts over them, in a list as the first were.
    func laying(_ rows: [String]) -> PhraseTexts {
        var texts = self
        texts.lay(rows)
        return texts
    }

    private mutating func lay(_ rows: [String]) {
        var twins: [(key: Substring, text: String)] = []
        for place in stride(from: 0, to: rows.count - 1, by: 2) {
            let (key, text) = (rows[place], rows[place + 1])
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

    /// The names of the units: those of weights, and those the texts name themselves.
    private var units: Set<Substring> {
        Self.weightUnits.union(
            entries.keys.lazy.filter { $0.hasPrefix("unit.") }.compactMap { key in
                key.split(separator: ".").dropFirst(2).first
            })
    }

    private static let weightUnits = Set(WeightUnit.allCases.map { "\($0)"[...] })

    /// Whether there is the phrase of a key, be it the key of its spoken form or of its sentence for a
    /// unit.
    func has(phraseOf key: String) -> Bool {
        let phrase =
            key.hasSuffix(Self.spokenSuffix) ? String(key.dropLast(Self.spokenSuffix.count)) : key
        return entries[phrase] != nil
            || Self.whole(of: phrase, units).map { entries[$0] != nil } ?? false
    }

    /// The phrase that a sentence for one unit stands for; nil for a key of another kind.
    private static func whole(of key: String, _ units: Set<Substring>) -> String? {
        guard !key.hasPrefix("unit."), let dot = key.lastIndex(of: "."),
            units.contains(key[key.index(after: dot)...])
        else { return nil }
        return String(key[..<dot])
    }

    /// Whether there is a text for every key of others that a language must have.
    func isComplete(beside others: PhraseTexts) -> Bool {
        let units = others.units
        return others.entries.keys.allSatisfy { key in
            entries[key] != nil || Self.whole(of: key, units) != nil
        }
    }

    /// The keys of texts that are the same in every language.
    var untranslated: [String] { entries.filter(\.value.isUntranslated).map(\.key) }

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

    /// Whether there is a text for a key.
    func has(_ key: String) -> Bool { entries[key] != nil }

    /// Whether the text of a key is the same in every language.
    package func isUntranslated(_ key: String) -> Bool { entries[key]?.isUntranslated == true }

    /// What is drawn and what is said for a key, with their placeholders; nil without the key.
    package subscript(key: String) -> (text: String, spoken: String)? {
        entries[key].map { ($0.text, $0.spoken ?? $0.text) }
    }

    /// What there is for a key, in the unit of its values where that makes another sentence.
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
