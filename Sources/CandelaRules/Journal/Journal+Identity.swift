import CandelaJSON

extension Journal {
    /// Assigns an id to every completion, practice and weigh-in that has none.
    ///
    /// The id is `<kind>/<day>/<n>`, with the first free number: `weighIn/2026-03-18/1`. The same
    /// records get the same ids at each reading and on every device. An id stays the same when the
    /// record is edited. Reading a journal assigns ids too; call this after assigning lists of
    /// records directly.
    public mutating func identify() {
        for list in Self.lists { list.identify(&self) }
    }

    /// Assigns ids if records without one would be named by some ids: several of a day are one else.
    mutating func identify(
        completions: Set<String> = [], practices: Set<String> = [], weighIns: Set<String> = []
    ) {
        if self.completions.areMeant(by: completions) || self.practices.areMeant(by: practices)
            || self.weighIns.areMeant(by: weighIns)
        {
            identify()
        }
    }

    /// Assigns another id to each record whose assigned id an earlier record has, such as after
    /// merging, and an id to every record that has none.
    package mutating func renumber() {
        for list in Self.lists { list.renumber(&self) }
    }

    /// The journal with an id on every record.
    var identified: Journal {
        var journal = self
        journal.identify()
        return journal
    }
}

/// A record that can be created without an id and is assigned one by its journal.
package protocol IdentifiedRecord: Sendable, Hashable, Codable {
    /// The prefix of ids that are assigned on reading.
    static var kind: String { get }

    /// The id that is stored; empty until the journal assigns one.
    var storedID: String { get set }
    var day: CalendarDay { get }
}

extension Array where Element: IdentifiedRecord {
    /// Whether records without an id have one of these.
    fileprivate func areMeant(by ids: Set<String>) -> Bool {
        !ids.isEmpty && contains { $0.storedID.isEmpty && ids.contains($0.derivedID) }
    }
}

extension IdentifiedRecord {
    /// The id, unless it was generated from the record's position within its day.
    package var ownID: String? { storedID.hasPrefix("\(Self.kind)/") ? nil : givenID }

    /// The id, or `nil` if none has been assigned.
    package var givenID: String? { storedID.isEmpty ? nil : storedID }

    /// The id of a record for which none is stored: the first one that ``Journal/identify()`` gives
    /// to records of the day.
    var derivedID: String { "\(Self.kind)/\(day)/1" }
}

// The default ids of new records are derived from their contents, because a numbered id could
// belong to a deleted record that can still be restored.

extension Completion: IdentifiedRecord {
    package static var kind: String { "completion" }

    var defaultID: String { "\(habit)/\(day)" }
}

extension Practice: IdentifiedRecord {
    package static var kind: String { "practice" }

    var defaultID: String { at?.description ?? day.description }
}

extension WeighIn: IdentifiedRecord {
    package static var kind: String { "weighIn" }

    var defaultID: String { at?.description ?? day.description }
}
