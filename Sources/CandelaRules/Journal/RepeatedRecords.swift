import CandelaJSON

extension UnsavedRecords {
    /// Whether changes only add records that repeat unsaved ones of the journal: with the same
    /// content and another id, entered at most ten minutes later. Time is content for records that
    /// apps declare.
    ///
    /// - Parameter isRecent: Whether the save failed at most ten minutes ago, which decides about
    ///   records without a time.
    package func isRepeated(
        by changes: RecordChanges, in journal: Journal, recently isRecent: Bool
    ) -> Bool {
        guard changes.added != RecordChanges.Records(), changes.added.settings == nil,
            changes.changed == RecordChanges.Records(), changes.removed == RecordChanges.RecordIDs()
        else { return false }
        return Journal.lists(own: changes.ownLists).allSatisfy {
            $0.repeats(changes, of: self, in: journal, recently: isRecent)
        }
    }
}

extension RecordList {
    func repeats(
        _ changes: RecordChanges, of unsaved: UnsavedRecords, in journal: Journal,
        recently isRecent: Bool
    ) -> Bool {
        let added = changes.added[keyPath: saved]
        guard !added.isEmpty else { return true }
        let ids = Set(unsaved.added.lists[name]).subtracting(added.map(id))
        let known = journal[keyPath: records].filter { ids.contains(id($0)) }
            .compactMap(content(of:))
        return added.allSatisfy { record in
            guard let new = content(of: record) else { return false }
            return known.contains { old in
                guard old.members == new.members else { return false }
                guard let before = old.at, let after = new.at else {
                    return isRecent && old.at == new.at
                }
                return (0...600).contains(after.secondsSince1970 - before.secondsSince1970)
            }
        }
    }

    /// The members of a record without its identity, and the time at which it was entered; `nil`
    /// for a rest day, which is only its identity.
    private func content(of record: Record) -> (members: [JSONMember], at: Instant?)? {
        guard let value = try? OwnValue(encoding: record).document().root, value.isObject else {
            return nil
        }
        let isOwn = name.hasPrefix(Journal.ownPrefix)
        let at = isOwn ? nil : value["at"]?.string.flatMap(ZonedInstant.init)?.instant
        return (value.members.filter { $0.name != "id" && (isOwn || $0.name != "at") }, at)
    }
}
