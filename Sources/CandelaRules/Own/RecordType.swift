import CandelaJSON

/// Data of a kind that an app declares: a list of records, or settings.
///
/// An app lists its own data in its definition, so that journals are checked with it.
public protocol OwnData: Sendable {
    /// The name in JSON, unique among the app's lists or among its settings.
    var name: String { get }

    /// The type of a record in the list, or of the settings.
    var valueType: any Decodable.Type { get }

    /// Whether it is a list of records, and not settings.
    var isList: Bool { get }

    /// The rules that the app's data in a journal breaks, such as a record that its type cannot
    /// decode.
    func breaches(in journal: Journal) -> [JournalBreach]
}

extension CodingUserInfoKey {
    /// The data that apps declare, for decoders that record schemas or report unknown members: an
    /// array of ``OwnData``.
    package static let ownData = CodingUserInfoKey.named("org.candela.own-data")
}

extension Decoder {
    /// Decodes data that apps declare, as a decoder that records schemas needs it.
    func record(_ data: some Collection<any OwnData>) throws {
        let container = try container(keyedBy: IndexKey.self)
        func record<Value: Decodable>(_ type: Value.Type, _ data: any OwnData) throws {
            let key = IndexKey(stringValue: data.name)
            if data.isList {
                _ = try container.decodeIfPresent([Value].self, forKey: key)
            } else {
                _ = try container.decodeIfPresent(type, forKey: key)
            }
        }
        for data in data { try record(data.valueType, data) }
    }

    /// The lists, or else the settings, that apps declare.
    func ownData(isList: Bool) -> [any OwnData] {
        ((userInfo[.ownData] as? [any OwnData]) ?? []).filter { $0.isList == isList }
    }
}

extension Collection<any OwnData> {
    /// The type of the data with a name; `nil` if it is not declared.
    func valueType(named name: String) -> (any Decodable.Type)? {
        first { $0.name == name }?.valueType
    }
}

/// A kind of record that an app declares, and its list in a journal.
///
/// ```swift
/// struct Book: Codable, Sendable, Equatable, Identifiable {
///     let id: String
///     var title: String
/// }
///
/// let books = RecordType<Book>("books")
/// try journal.add(Book(id: "1", title: "Momo"), to: books)
/// let titles = journal[books].map(\.title)
/// ```
///
/// A record is a JSON object with the member `id`, and `day` (`yyyy-MM-dd`) if it was made for a
/// civil day. A record that the type cannot decode stays in the journal and is not among the typed
/// ones; ``Journal/validate(as:)`` reports it. If the type is a ``JournalRecord``, its breaches are
/// reported too.
public struct RecordType<
    Record: Codable & Sendable & Equatable & Identifiable<String>
>: OwnData, Hashable {
    /// The name of the list in JSON, inside the journal's member `own`.
    public let name: String

    /// Declares a kind of record with the name of its list.
    public init(_ name: String) { self.name = name }

    /// The type of the records.
    public var valueType: any Decodable.Type { Record.self }

    /// `true`, for a list.
    public var isList: Bool { true }

    /// The records that the type cannot decode, and the rules that the others break.
    public func breaches(in journal: Journal) -> [JournalBreach] {
        journal[own: name].enumerated().flatMap { position, object in
            object.object.breaches(as: Record.self).map {
                $0.inside([.member(Journal.own), .member(name), .element(position)])
            }
        }
    }
}

/// Settings that an app declares.
///
/// ```swift
/// let club = SettingsType("club", default: ClubSettings())
/// try journal.set(club, to: ClubSettings(weeklyPages: 90))
/// ```
///
/// Settings that the type cannot decode stay in the journal, and count as the default. If the type
/// is a ``JournalRecord``, its breaches are reported too.
public struct SettingsType<Settings: Codable & Sendable & Equatable>: OwnData {
    /// The name in JSON, inside the member `own` of the journal's settings.
    public let name: String

    /// The settings of a journal that has none, or some that the type cannot decode.
    public let standard: Settings

    /// Declares settings with their name and default.
    public init(_ name: String, default standard: Settings) {
        (self.name, self.standard) = (name, standard)
    }

    /// The type of the settings.
    public var valueType: any Decodable.Type { Settings.self }

    /// `false`, for settings.
    public var isList: Bool { false }

    /// The breach of settings that the type cannot decode, or the rules that they break.
    public func breaches(in journal: Journal) -> [JournalBreach] {
        journal.settings.own[name].map { value in
            value.breaches(as: Settings.self).map {
                $0.inside([.member("settings"), .member(Journal.own), .member(name)])
            }
        } ?? []
    }
}
