package import CandelaJSON

/// One value for each list of a journal, such as the ids of records or their moves.
///
/// ```swift
/// for id in changes.removed.habits { table.delete(id) }
/// ```
///
/// In JSON, empty values are omitted.
@dynamicMemberLookup
public struct JournalLists<
    Value: RangeReplaceableCollection & Sendable & Equatable & Codable
>: Sendable, Equatable {
    /// The values that are not empty, by the name of their list.
    private var values: [String: Value] = [:]

    /// Creates empty values.
    public init() {}

    /// The value of a list, which is a member of ``RecordChanges/Records``.
    public subscript<Record>(
        dynamicMember list: KeyPath<RecordChanges.Records, [Record]>
    ) -> Value {
        get { self[Journal.name(ofList: list)] }
        set { self[Journal.name(ofList: list)] = newValue }
    }

    /// The value of the list of a kind of record that an app declares.
    public subscript<Record>(type: RecordType<Record>) -> Value {
        get { self[Journal.ownPrefix + type.name] }
        set { self[Journal.ownPrefix + type.name] = newValue }
    }

    /// The names of the lists with values that apps declare, sorted.
    var ownLists: [String] {
        values.keys.filter { $0.hasPrefix(Journal.ownPrefix) }
            .map { String($0.dropFirst(Journal.ownPrefix.count)) }.sorted()
    }

    /// The value of the list with a name.
    subscript(list: String) -> Value {
        get { values[list] ?? Value() }
        set { values[list] = newValue.isEmpty ? nil : newValue }
    }
}

extension JournalLists: Codable, MemberCoded {
    /// Decodes values; omitted ones are empty.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: Journal.CodingKeys.self)
        for list in Journal.lists {
            self[list.name] = try container.decode(list.key, or: Value())
        }
        let own: [String: Value] = try container.decode(.own, or: [:])
        for (name, value) in own { self[Journal.ownPrefix + name] = value }
    }

    /// Encodes the values that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Journal.CodingKeys.self)
        for list in Journal.lists {
            if let value = values[list.name] { try container.encode(value, forKey: list.key) }
        }
        let own = ownLists.map { ($0, self[Journal.ownPrefix + $0]) }
        if !own.isEmpty {
            try container.encode(Dictionary(uniqueKeysWithValues: own), forKey: .own)
        }
    }
}

extension JournalLists: SchemaNamed where Value == [RecordChanges.Move] {
    package static var schemaName: String { "RecordChanges.Moves" }
}
