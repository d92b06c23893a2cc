import CandelaStringCatalogs
import CandelaDTCG
import CandelaKit

/// The phrases of a wording that some catalogs affect: the ones they override, with their spoken
/// forms, unit variants and the unit names that identify these.
///
/// An app overrides a few phrases, so the thousand others need not be read and checked.
struct RelatedPhrases {
    private let catalogs: [StringCatalog]
    private let base: Wording
    private let phrases: PhraseCatalog

    /// - Returns: `nil` if a catalog cannot be parsed, or has a language that is new to the wording
    ///   and must be checked for missing phrases.
    init?(_ catalogs: [StringCatalog], of base: Wording) {
        var languages: Set<String> = []
        var keys: Set<String> = []
        var ignored: [Diagnostic] = []
        for catalog in catalogs {
            guard
                let own = PhraseCatalog.parse(
                    catalog.bytes, named: catalog.name, diagnostics: &ignored)
            else { return nil }
            for phrase in own.phrases {
                keys.insert(phrase.key)
                languages.formUnion(phrase.texts.keys)
            }
        }
        guard languages.allSatisfy({ base.parent(of: $0) != nil }) else { return nil }
        let bytes = PhraseTable.catalog(
            base.tableLanguages.map { language in
                (language, Self.rows(base.tableRows(in: language), relatedTo: keys))
            }, untranslated: Set(base.untranslated))
        let read = PhraseCatalog.parse(
            bytes, named: StringCatalog.baseName, diagnostics: &ignored)
        guard let read else { return nil }
        (self.catalogs, self.base, phrases) = (catalogs, base, read)
    }

    /// The rows of a table related to some keys.
    private static func rows(_ rows: [String], relatedTo keys: Set<String>) -> [String] {
        let places = stride(from: 0, to: rows.count, by: 2)
        // The names of the units, each with its first key.
        var units: [Substring: String] = [:]
        for place in places where rows[place].hasPrefix("unit.") {
            guard let unit = rows[place].split(separator: ".").dropFirst(2).first else { continue }
            if units[unit] == nil { units[unit] = rows[place] }
        }
        func whole(_ key: String) -> Substring {
            var key = key[...]
            if key.hasSuffix(".spoken") { key = key.dropLast(".spoken".count) }
            guard !key.hasPrefix("unit."), let dot = key.lastIndex(of: "."),
                units[key[key.index(after: dot)...]] != nil
            else { return key }
            return key[..<dot]
        }
        let wholes = Set(keys.map(whole))
        let unitKeys = Set(units.values)
        // Keys that map to the same Swift name are an error.
        let known = Set(places.map { rows[$0] })
        let names = Set(keys.subtracting(known).map(letters))
        return places.filter { place in
            let key = rows[place]
            return unitKeys.contains(key) || wholes.contains(whole(key))
                || !names.isEmpty && names.contains(letters(key))
        }
        .flatMap { [rows[$0], rows[$0 + 1]] }
    }

    /// A key in lowercase and without dots, for finding keys with the same name in Swift.
    private static func letters(_ key: String) -> [UInt8] {
        key.utf8.filter { $0 != UInt8(ascii: ".") }.map { $0 | 0x20 }
    }

    /// The phrases overlaid with the catalogs in order.
    ///
    /// - Returns: `nil` on any error, which is then reported by reading the whole catalog.
    func overlaid(diagnostics: inout [Diagnostic]) -> Wording? {
        var found: [Diagnostic] = []
        var all = phrases
        for catalog in catalogs {
            guard
                let overlaid = all.overlaying(
                    catalog.bytes, named: catalog.name, diagnostics: &found)
            else { return nil }
            all = overlaid
        }
        diagnostics += found
        let table = PhraseTable(all)
        return Wording(
            table.languages.map { language in
                WordTable(
                    language, over: base.parent(of: language), table.list(in: language))
            }, over: base)
    }
}

extension Wording {
    /// The wording's closest language: the given one or its longest parent, such as `en` for
    /// `en-GB`.
    fileprivate func parent(of language: String) -> String? {
        tableLanguages.filter { language == $0 || language.hasPrefix($0 + "-") }
            .max { $0.count < $1.count }
    }
}
