/// The ids that a journal assigns to the records of a list.
///
/// The operations are closures, so that they are specialized for each type of records.
struct AssignedIDs<Record>: Sendable {
    /// The id of a record, unless the journal assigned it.
    let own: @Sendable (Record) -> String?

    /// The id of a record; `nil` if it has none.
    let given: @Sendable (Record) -> String?

    /// A record without its id.
    let bare: @Sendable (Record) -> Record

    /// Whether any record has no id.
    let isIncomplete: @Sendable ([Record]) -> Bool

    /// Assigns an id to every record that has none.
    let complete: @Sendable (inout [Record]) -> Void

    /// Removes assigned ids that an earlier record has.
    let clearEqual: @Sendable (inout [Record]) -> Void
}

extension AssignedIDs where Record: IdentifiedRecord {
    init() {
        own = { $0.ownID }
        given = { $0.givenID }
        bare = {
            var bare = $0
            bare.storedID = ""
            return bare
        }
        isIncomplete = { records in records.contains { $0.storedID.isEmpty } }
        complete = { Self.complete(&$0) }
        clearEqual = { records in
            var taken = Set<String>()
            for place in records.indices where !taken.insert(records[place].storedID).inserted {
                if records[place].ownID == nil { records[place].storedID = "" }
            }
        }
    }

    private static func complete(_ records: inout [Record]) {
        // A closure, because a key path of a generic type would be looked up for every record.
        var taken = Set(records.lazy.map { $0.storedID })
        // The last number used for each day, so that many records of a day take linear time.
        var given: [CalendarDay: Int] = [:]
        for position in records.indices where records[position].storedID.isEmpty {
            let day = records[position].day
            var (number, id) = (given[day, default: 0], "")
            repeat {
                number += 1
                id = "\(Record.kind)/\(day)/\(number)"
            } while !taken.insert(id).inserted
            given[day] = number
            records[position].storedID = id
        }
    }
}

extension RecordList.Identity where Record: IdentifiedRecord {
    /// Ids that the journal assigns to records without one.
    static var numbered: Self { .assigned(AssignedIDs()) }
}

extension RecordList {
    func identify(_ journal: inout Journal) {
        guard case .assigned(let ids) = identity, ids.isIncomplete(journal[keyPath: records])
        else { return }
        ids.complete(&journal[keyPath: records])
    }

    func renumber(_ journal: inout Journal) {
        guard case .assigned(let ids) = identity else { return }
        ids.clearEqual(&journal[keyPath: records])
        identify(&journal)
    }
}
