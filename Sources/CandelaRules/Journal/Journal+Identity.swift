extension Journal {
    /// Gives an id to every completion, practice and weigh-in that has none.
    ///
    /// It is `<kind>/<day>/<n>`, with the first number that is free: `weighIn/2026-03-18/1`. The same
    /// records get the same ids at each reading and on every device. Once given an id stays, whatever is
    /// changed in the record.
    package mutating func identify() {
        if Self.lackIDs(storedCompletions) { Self.identify(&completions) }
        if Self.lackIDs(storedPractices) { Self.identify(&practices) }
        if Self.lackIDs(storedWeighIns) { Self.identify(&weighIns) }
    }

    /// The journal with an id for every record.
    var identified: Journal {
        var journal = self
        journal.identify()
        return journal
    }

    private static func lackIDs(_ records: [some IdentifiedRecord]) -> Bool {
        records.contains { $0.id.isEmpty }
    }

    private static func identify<Record: IdentifiedRecord>(_ records: inout [Record]) {
        var taken = Set(records.lazy.map(\.id))
        // How many ids of a day were given, so that a thousand records of it take a thousand steps.
        var given: [CalendarDay: Int] = [:]
        for position in records.indices where records[position].id.isEmpty {
            let day = records[position].day
            var (number, id) = (given[day, default: 0], "")
            repeat {
                number += 1
                id = "\(Record.kind)/\(day)/\(number)"
            } while !taken.insert(id).inserted
            given[day] = number
            records[position].id = id
        }
    }

    /// The usual id of a new record, or when that is taken the usual one with a number after it.
    static func freeID(_ usual: String, isTaken: (String) -> Bool) -> String {
        guard isTaken(usual) else { return usual }
        var number = 2
        while isTaken("\(usual)#\(number)") { number += 1 }
        return "\(usual)#\(number)"
    }
}

/// A record that is made without an id and gets one from its journal.
package protocol IdentifiedRecord: Sendable, Hashable, Codable {
    /// The word its ids begin with when reading gives them.
    static var kind: String { get }

    var id: String { get set }
    var day: CalendarDay { get }
}

extension IdentifiedRecord {
    /// The id, unless it says nothing but the record's place among those of its day.
    package var ownID: String? { id.hasPrefix("\(Self.kind)/") ? nil : givenID }

    /// The id, if there is one yet.
    package var givenID: String? { id.isEmpty ? nil : id }
}

// New records are called after their moment: after a deletion that can still be undone, the number of a
// day may belong to what comes back.

extension Completion: IdentifiedRecord {
    package static var kind: String { "completion" }

    var usualID: String { "\(habit)/\(day)" }
}

extension Practice: IdentifiedRecord {
    package static var kind: String { "practice" }

    var usualID: String { at?.description ?? day.description }
}

extension WeighIn: IdentifiedRecord {
    package static var kind: String { "weighIn" }

    var usualID: String { at?.description ?? day.description }
}
