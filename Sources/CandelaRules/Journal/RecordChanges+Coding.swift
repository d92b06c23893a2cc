public import CandelaJSON

extension RecordChanges: Codable, MemberObject {
    /// Visits the members that are not empty.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        added = try member("added", own?.added, unless: Records())
        changed = try member("changed", own?.changed, unless: Records())
        removed = try member("removed", own?.removed, unless: RecordIDs())
        moved = try member("moved", own?.moved, unless: Moves())
    }
}

extension RecordChanges.Records: Codable, MemberCoded {
    /// Decodes records; omitted lists are empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Journal.CodingKeys.self)
        for list in Journal.lists { try list.read(&self, container) }
        own = try container.decode(.own, or: OwnLists()).records
        goal = try container.decodeIfPresent(WeightGoal.self, forKey: .goal)
        settings = try container.decodeIfPresent(JournalSettings.self, forKey: .settings)
    }

    /// Encodes the lists that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Journal.CodingKeys.self)
        for list in Journal.lists { try list.write(self, &container) }
        if !own.isEmpty { try container.encode(own, forKey: .own) }
        try container.encodeIfPresent(goal, forKey: .goal)
        try container.encodeIfPresent(settings, forKey: .settings)
    }
}

extension RecordList {
    func read(
        _ records: inout RecordChanges.Records,
        _ container: KeyedDecodingContainer<Journal.CodingKeys>
    ) throws {
        records[keyPath: saved] = try container.decode(key, or: [])
    }

    func write(
        _ records: RecordChanges.Records,
        _ container: inout KeyedEncodingContainer<Journal.CodingKeys>
    ) throws {
        let list = records[keyPath: saved]
        if !list.isEmpty { try container.encode(list, forKey: key) }
    }
}

extension RecordChanges.RecordIDs: Codable, MemberCoded {
    /// Decodes identifiers; omitted lists are empty.
    public init(from decoder: any Decoder) throws {
        lists = try JournalLists(from: decoder)
        goal = try decoder.container(keyedBy: Journal.CodingKeys.self).decode(.goal, or: false)
    }

    /// Encodes the lists that are not empty.
    public func encode(to encoder: any Encoder) throws {
        try lists.encode(to: encoder)
        var container = encoder.container(keyedBy: Journal.CodingKeys.self)
        if goal { try container.encode(goal, forKey: .goal) }
    }
}
