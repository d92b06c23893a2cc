import CandelaElements

/// The phrases that a screen can say.
///
/// A translation of an app needs the phrases of its screens and no others:
///
/// ```swift
/// extension TonightPresenter: PhraseListing {
///     var usedPhrases: UsedPhrases? { UsedPhrases(["date.value", "sky.stars", "sky.title"]) }
/// }
/// ```
public struct UsedPhrases: Sendable, Equatable {
    /// The keys of the phrases, except spoken forms and sentences for a unit.
    public let keys: Set<String>

    /// Creates a list of phrases.
    ///
    /// - Parameter keys: The keys, except for spoken forms and sentences for a unit.
    public init(_ keys: Set<String>) { self.keys = keys }

    /// Creates a list of phrases from their places in tables.
    ///
    /// - Parameter places: For each table, the places of phrases among its keys. Places that a table
    ///   does not have are ignored.
    public init(_ places: [Phrases.Table: [Int]]) {
        keys = places.reduce(into: []) { keys, list in
            let rows = list.key.rows(in: list.key.languages.first ?? Phrases.sourceLanguage)
            for place in list.value where rows.indices.contains(place * 2) {
                keys.insert(rows[place * 2])
            }
        }
    }
}

/// A presenter that lists the phrases of its screen. The phrases of other screens are not known, so
/// translations need all of the engine's.
public protocol PhraseListing: Presenter {
    /// The phrases the screen can say; `nil` if they are not listed.
    var usedPhrases: UsedPhrases? { get }
}

extension Presenter {
    /// The phrases the screen can say; `nil` if they are not listed.
    public var listedPhrases: UsedPhrases? { (self as? any PhraseListing)?.usedPhrases }
}

extension AppDefinition {
    /// The keys of the phrases that the app can say: on its screens, in its tabs, and in
    /// notifications and announcements of its sessions.
    ///
    /// A screen that does not list its phrases may say any phrase of the engine. Of a table that no
    /// list mentions, such as the app's own, all phrases are included.
    public var phraseKeys: Set<String> { phraseKeys(recorded: RecordedPhrases()) }

    /// The keys of the phrases that the app can say.
    ///
    /// - Parameter recorded: The phrases of screens that do not list theirs.
    package func phraseKeys(recorded: RecordedPhrases) -> Set<String> {
        let lists = presenters.map { $0.listedPhrases?.keys ?? recorded.screens[$0.name] }
        let session = sessionParts.reduce(into: recorded.session) {
            $0.formUnion($1.usedPhrases.keys)
        }
        var keys = lists.reduce(into: session) { $0.formUnion($1 ?? []) }
        let isListed = lists.allSatisfy { $0 != nil }
        for table in wording.tables {
            let source = table.source
            let isEngine = table == .engine
            let own = source.keys.filter { !RoleWords.isKey($0) && !source.isForUnit($0) }
            if isEngine ? !isListed : keys.isDisjoint(with: own) { keys.formUnion(own) }
        }
        let texts = [name] + tabs.compactMap(\.label)
        return keys.union(texts.compactMap(\.key))
    }
}
