import CandelaJSON

extension UnsavedRecords {
    /// Whether changes only add records that repeat unsaved ones of the journal: with the same
    /// content, and another id and time.
    package func isRepeated(by changes: RecordChanges, in journal: Journal) -> Bool {
        guard changes.added != RecordChanges.Records(), changes.added.settings == nil,
            changes.changed == RecordChanges.Records(), changes.removed == RecordChanges.RecordIDs()
        else { return false }
        return Journal.lists(own: changes.ownLists).allSatisfy {
            $0.repeats(changes, of: self, in: journal)
        }
    }
}

extension RecordList {
    func repeats(
        _ changes: RecordChanges, of unsaved: UnsavedRecords, in journal: Journal
    ) -> Bool {
        let added = changes.added[keyPath: saved]
        guard !added.isEmpty else { return true }
        let ids = Set(unsaved.placed.lists[name]).subtracting(added.map(id))
        let known = journal[keyPath: records].filter { ids.contains(id($0)) }.map(content(of:))
        return added.allSatisfy { known.contains(content(of: $0)) }
    }

    /// The members of a record without its identity and the time at which it was entered.
    private func content(of record: Record) -> [JSONMember]? {
        guard let value = try? OwnValue(encoding: record).document().root else { return nil }
        return value.members.filter { !["id", "at"].contains($0.name) }
    }
}
