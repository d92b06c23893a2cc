package import CandelaJSON

/// The result of merging a record of another journal.
package enum MergedRecord: Sendable, Hashable {
    /// The record was added.
    case added
    /// The record already existed unchanged.
    case present
    /// A record already existed with different content, which was replaced.
    case updated
    /// A record with this name already existed with different content, which was kept.
    case differing(String)
}

extension Journal {
    /// Adds the records of another journal's lists that are not in this one.
    ///
    /// - Parameters:
    ///   - updates: Whether completions, practices and weigh-ins with the same identifier are
    ///     replaced.
    ///   - note: Receives the result for each record.
    package mutating func mergeLists(
        of other: Journal, updating updates: Bool, _ note: (MergedRecord) -> Void
    ) {
        for list in Self.lists(own: other.ownLists) {
            list.merge(other, into: &self, updating: updates, note)
        }
    }

    /// Decodes a record of a list; `nil` if there is no such list.
    ///
    /// - Parameter list: The name of the list in JSON.
    /// - Throws: An error if the value is not a record, or breaks a rule other than the length of a
    ///   text.
    package static func record(
        _ value: JSONValue, of list: String
    ) throws(JSONDecodingError) -> (any Sendable)? {
        try Self.list(named: list)?.record(value)
    }

    /// Appends records of a list's type to the list, which is copied once for all of them.
    package mutating func append(_ records: [any Sendable], to list: String) {
        Self.list(named: list)?.append(records, to: &self)
    }

    /// The identifiers of a list's records and of the habits they belong to; `nil` for those
    /// without one.
    package func references(in list: String) -> [(id: String?, habit: String?)] {
        Self.list(named: list)?.references(in: self) ?? []
    }

    /// Removes the records at some positions of a list.
    package mutating func remove(_ positions: IndexBits, from list: String) {
        Self.list(named: list)?.remove(positions, from: &self)
    }
}

extension RecordList.Identity {
    /// The identifier by which a record is the same in another journal; `nil` if only its content
    /// decides.
    fileprivate func id(of record: Record, _ id: (Record) -> String) -> String? {
        switch self {
        case .id: id(record)
        case .assigned(let ids): ids.own(record)
        case .content: nil
        }
    }

    /// The record without an identifier that the journal assigned.
    fileprivate func content(of record: Record) -> Record {
        if case .assigned(let ids) = self { ids.bare(record) } else { record }
    }
}

/// The records of a journal that no record of another one is the same as, counted by content, so
/// that two identical ones remain two.
private struct RecordCounts<Record: Hashable> {
    private var all: [Record: Int] = [:]
    private var unnamed: [Record: Int] = [:]

    mutating func add(_ content: Record, isNamed: Bool) {
        all[content, default: 0] += 1
        if !isNamed { unnamed[content, default: 0] += 1 }
    }

    mutating func removeNamed(_ content: Record) {
        if let count = all[content] { all[content] = count - 1 }
    }

    /// Removes a record with a content. A record with an id is the same only as one without, and
    /// one without an id the same as any.
    ///
    /// - Returns: Whether there is one.
    mutating func match(_ content: Record, isNamed: Bool) -> Bool {
        let (count, bare) = (all[content] ?? 0, unnamed[content] ?? 0)
        guard (isNamed ? bare : count) > 0 else { return false }
        all[content] = count - 1
        unnamed[content] = isNamed ? bare - 1 : min(bare, count - 1)
        return true
    }
}

extension RecordList {
    func merge(
        _ other: Journal, into journal: inout Journal, updating updates: Bool,
        _ note: (MergedRecord) -> Void
    ) {
        let theirs = other[keyPath: records]
        guard !theirs.isEmpty else { return }
        var named: [String: Record] = [:]
        var slots: [RecordSlot: Record] = [:]
        var unmatched = RecordCounts<Record>()
        for record in journal[keyPath: records] {
            let id = identity.id(of: record, id)
            if let id { named[id] = record }
            if let slot {
                slots[slot(record)] = record
            } else {
                unmatched.add(identity.content(of: record), isNamed: id != nil)
            }
        }
        // Ids decide before content, in whatever order the records are.
        for id in Set(theirs.lazy.compactMap { identity.id(of: $0, id) }) {
            if let known = named[id] { unmatched.removeNamed(identity.content(of: known)) }
        }
        let isUpdated = if case .assigned = identity { updates } else { false }
        var added: [Record] = []
        var newer: [String: Record] = [:]
        for record in theirs {
            let id = identity.id(of: record, id)
            let content = identity.content(of: record)
            let slot = slot.map { $0(record) }
            if let known = id.flatMap({ named[$0] }) ?? slot.flatMap({ slots[$0] }) {
                if isUpdated, let id, named[id] != nil, identity.content(of: known) != content {
                    newer[id] = record
                    note(.updated)
                    continue
                }
                let words = slot.map { "\($0.habit) \($0.day)" } ?? id ?? ""
                note(
                    identity.content(of: known) == content
                        ? .present : .differing("\(name) \(words)"))
            } else if slot == nil, unmatched.match(content, isNamed: id != nil) {
                note(.present)
            } else {
                added.append(record)
                note(.added)
            }
        }
        if !newer.isEmpty {
            journal[keyPath: records] = journal[keyPath: records].map { newer[id($0)] ?? $0 }
        }
        journal[keyPath: records] += added
    }

    func record(_ value: JSONValue) throws(JSONDecodingError) -> any Sendable {
        let record = try JSONTextDecoder().decode(Record.self, from: value)
        // Texts that are too long are cut when the journal is complete.
        if let breach = breaches(record).first(where: { $0.cut == nil }) {
            throw JSONDecodingError([
                .error(breach.id, "invalid '\(breach.path)': \(breach.message)", at: value.place)
            ])
        }
        return record
    }

    func append(_ records: [any Sendable], to journal: inout Journal) {
        journal[keyPath: self.records] += records.compactMap { $0 as? Record }
    }

    func references(in journal: Journal) -> [(id: String?, habit: String?)] {
        journal[keyPath: records].map { record in
            let given: String? =
                switch identity {
                case .id: id(record)
                case .assigned(let ids): ids.given(record)
                case .content: nil
                }
            return (given, habit?(record))
        }
    }
}
