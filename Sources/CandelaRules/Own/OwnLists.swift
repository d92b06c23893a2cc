import CandelaJSON

/// The lists of records that apps declare, by name.
///
/// A list without records is the same as no list. In JSON the lists are sorted by name.
struct OwnLists: Sendable, Equatable {
    private var lists: [String: OwnList] = [:]

    /// The names of the lists that have records, sorted.
    var names: [String] { lists.keys.sorted() }

    /// The records of each list.
    var records: [String: [OwnRecord]] { lists.mapValues(\.records) }

    var isEmpty: Bool { lists.isEmpty }

    subscript(list: String) -> OwnList {
        get { lists[list] ?? OwnList() }
        _modify {
            var changed = lists.removeValue(forKey: list) ?? OwnList()
            defer { if !changed.records.isEmpty { lists[list] = changed } }
            yield &changed
        }
    }
}

extension OwnLists: Codable {
    /// Decodes the lists, also of unknown apps. A list that none of the known apps declares has a
    /// warning; without an app that declares lists, all are accepted.
    init(from decoder: any Decoder) throws {
        let (known, own) = (decoder.ownData(isList: true), decoder as? ValueDecoder)
        if own == nil { try decoder.record(known) }
        if !known.isEmpty { own?.noteMembers(besides: known.map(\.name)) }
        let container = try decoder.container(keyedBy: IndexKey.self)
        for key in container.allKeys {
            let name = key.stringValue
            self[name].records =
                try own.map {
                    try $0.list(
                        OwnRecord.self, forKey: key, knownTo: known.valueType(named: name)) ?? []
                } ?? container.decode(key, or: [])
        }
    }

    /// Encodes the lists that are not empty.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: IndexKey.self)
        for name in names {
            try container.encode(self[name].records, forKey: IndexKey(stringValue: name))
        }
    }
}

/// A list of records of a kind that an app declares.
///
/// The records that an app's type decodes from it are kept beside it, and shared by all copies.
/// Changing the list decodes only the changed records anew. They are never encoded or compared,
/// because the objects alone determine them.
struct OwnList: Sendable, Equatable {
    private var objects: [OwnRecord] = []
    private var cache = LockedValue(Cache())

    /// The records decoded from the list, or from the list before the last changes.
    private struct Cache {
        var decoded: (any Sendable)?
        var isCurrent = false
    }

    var records: [OwnRecord] {
        get { objects }
        _modify {
            cache = LockedValue(Cache(decoded: cache.with { $0.decoded }))
            yield &objects
        }
    }

    /// The records that a type decodes, in order.
    func decoded<Record: Decodable & Sendable>(as type: Record.Type) -> [Record] {
        cache.with { cache in
            let earlier = cache.decoded as? DecodedRecords<Record>
            if let earlier, cache.isCurrent { return earlier.readable }
            let decoded = DecodedRecords(objects, reusing: earlier)
            (cache.decoded, cache.isCurrent) = (decoded, true)
            return decoded.readable
        }
    }

    static func == (left: OwnList, right: OwnList) -> Bool { left.objects == right.objects }
}

/// The records decoded from a list.
private struct DecodedRecords<Record: Decodable & Sendable>: Sendable {
    private let objects: [OwnRecord]

    /// The record of each object; `nil` for those that cannot be decoded.
    private let records: [Record?]

    let readable: [Record]

    init(_ objects: [OwnRecord], reusing earlier: DecodedRecords?) {
        var indices: [String: Int] = [:]
        if let earlier {
            indices.reserveCapacity(earlier.objects.count)
            for (index, object) in earlier.objects.enumerated() { indices[object.id] = index }
        }
        self.objects = objects
        records = objects.map { object in
            if let earlier, let index = indices[object.id], earlier.objects[index] == object {
                return earlier.records[index]
            }
            return try? object.decoded(as: Record.self)
        }
        readable = records.compactMap { $0 }
    }
}
