package import CandelaJSON

/// The result of merging a record of another journal.
package enum MergedRecord: Sendable, Hashable {
    /// The record was added.
    case added
    /// The record already existed unchanged.
    case present
    /// A record with this name already existed with different content, which was kept.
    case differing(String)
}

extension Journal {
    /// Adds the records of another journal's lists that are not in this one.
    ///
    /// - Parameter note: Receives the result for each record.
    package mutating func mergeLists(of other: Journal, _ note: (MergedRecord) -> Void) {
        for list in Self.lists(own: other.ownLists) { list.merge(other, into: &self, note) }
    }

    /// Decodes a record and appends it to a list.
    ///
    /// - Parameter list: The name of the list in JSON.
    /// - Throws: An error if the value is not a record, or breaks a rule other than the length of a
    ///   text.
    package mutating func append(
        _ value: JSONValue, to list: String
    ) throws(JSONDecodingError) {
        try Self.list(named: list)?.append(value, to: &self)
    }

    /// The identifiers of a list's records and of the habits they belong to; `nil` for those without
    /// one.
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
        case .assigned(let own, _): own(record)
        case .content: nil
        }
    }

    /// The record without an identifier that the journal assigned.
    fileprivate func content(of record: Record) -> Record {
        if case .assigned(_, let bare) = self { bare(record) } else { record }
    }
}

extension RecordList {
    func merge(_ other: Journal, into journal: inout Journal, _ note: (MergedRecord) -> Void) {
        let theirs = other[keyPath: records]
        guard !theirs.isEmpty else { return }
        var named: [String: Record] = [:]
        var slots: [RecordSlot: Record] = [:]
        // Counts records with the same content, so that two identical ones remain two.
        var nameless: [Record: Int] = [:]
        var all: [Record: Int] = [:]
        for record in journal[keyPath: records] {
            let id = identity.id(of: record, id)
            if let id { named[id] = record }
            if let slot {
                slots[slot(record)] = record
                continue
            }
            let content = identity.content(of: record)
            all[content, default: 0] += 1
            if id == nil { nameless[content, default: 0] += 1 }
        }
        var added: [Record] = []
        for record in theirs {
            let id = identity.id(of: record, id)
            let content = identity.content(of: record)
            let slot = slot.map { $0(record) }
            if let known = id.flatMap({ named[$0] }) ?? slot.flatMap({ slots[$0] }) {
                let words = slot.map { "\($0.habit) \($0.day)" } ?? id ?? ""
                note(
                    identity.content(of: known) == content
                        ? .present : .differing("\(name) \(words)"))
            } else if id == nil, let count = all[content], count > 0 {
                all[content] = count - 1
                note(.present)
            } else if id != nil, let count = nameless[content], count > 0 {
                nameless[content] = count - 1
                note(.present)
            } else {
                added.append(record)
                note(.added)
            }
        }
        journal[keyPath: records] += added
    }

    func append(_ value: JSONValue, to journal: inout Journal) throws(JSONDecodingError) {
        let record = try JSONTextDecoder().decode(Record.self, from: value)
        // Texts that are too long are cut when the journal is complete.
        if let breach = breaches(record).first(where: { $0.cut == nil }) {
            throw JSONDecodingError([
                .error(breach.id, "invalid '\(breach.path)': \(breach.message)", at: value.place)
            ])
        }
        journal[keyPath: records].append(record)
    }

    func references(in journal: Journal) -> [(id: String?, habit: String?)] {
        let hasIDs = if case .content = identity { false } else { true }
        return journal[keyPath: records].map { record in
            (hasIDs && !id(record).isEmpty ? id(record) : nil, habit?(record))
        }
    }
}
