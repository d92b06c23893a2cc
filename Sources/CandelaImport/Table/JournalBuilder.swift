import CandelaJSON
import CandelaRules

/// A builder of a journal from records that arrive one at a time. Valid records whose references
/// exist are added; others are reported with their places.
struct JournalBuilder {
    /// The places of a record, its identifier and its reference to a habit.
    struct Places {
        let record: TextPosition
        var id: TextPosition
        var habit: TextPosition
    }

    /// A value of which a journal has one, with its place.
    private struct Placed<Value> {
        let value: Value
        let place: TextPosition
    }

    /// The records of each list, which are added to a journal together.
    private var records: [String: [any Sendable]] = [:]

    /// The places of the records in each list.
    private var places: [String: [Places]] = [:]

    private var goals: [Placed<WeightGoal>] = []
    private var settings: [Placed<JournalSettings>] = []

    /// Adds a record.
    ///
    /// - Parameters:
    ///   - kind: The kind; `nil` for one that an app declares.
    ///   - list: The name of the list.
    /// - Throws: An error if the value is not a valid record of the kind.
    mutating func add(
        _ value: JSONValue, as kind: JournalTable.Kind?, in list: String, at places: Places
    ) throws(JSONDecodingError) {
        switch kind {
        case .goal:
            goals.append(
                Placed(
                    value: try JSONTextDecoder().decode(WeightGoal.self, from: value),
                    place: places.record))
        case .settings:
            settings.append(
                Placed(
                    value: try JSONTextDecoder().decode(JournalSettings.self, from: value),
                    place: places.record))
        default:
            guard let record = try Journal.record(value, of: list) else { return }
            records[list, default: []].append(record)
            self.places[list, default: []].append(places)
        }
    }

    /// The valid journal of all records whose references exist.
    ///
    /// Of records with the same identifier, only the first is kept, and records of a missing habit
    /// or routine are omitted. Texts that are too long are cut.
    consuming func finish(_ rowLog: inout RowLog) -> Journal {
        var journal = Journal()
        for (list, records) in records { journal.append(records, to: list) }
        // Habits come first, since records of missing habits are removed.
        for (list, _) in journal.recordCounts { removeUnusable(list, from: &journal, &rowLog) }
        journal.goal = Self.first(goals, "goal", &rowLog)
        journal.settings = Self.first(settings, "settings", &rowLog) ?? JournalSettings()
        let settingsPlace = settings.first?.place ?? TextPosition(line: 1, column: 1)
        var outcomes: [TextPosition: ImportReport.Outcome] = [:]
        let places = places
        _ = journal.mend(within: rowLog.days) { breach, isKept in
            var place = settingsPlace
            if let (list, position, _) = breach.path.record, let places = places[list] {
                place = places[position].record
            }
            outcomes[place] = rowLog.revise(
                outcomes[place] ?? .read, isKept ? .changed : .unused, place, breach.message)
        }
        return journal
    }

    /// Removes the records of missing habits, and those whose identifier an earlier one has.
    private mutating func removeUnusable(
        _ list: String, from journal: inout Journal, _ rowLog: inout RowLog
    ) {
        guard let places = places[list] else { return }
        let known = Set(journal.habits.map(\.id))
        let references = journal.references(in: list)
        var removed = IndexBits()
        for (position, record) in references.enumerated() {
            guard let habit = record.habit, !known.contains(habit) else { continue }
            rowLog.revise(
                .read, .unused, places[position].habit, "\(habit.quoted) is not the id of a habit")
            removed.insert(position)
        }
        var lines: [String: Int] = [:]
        for (position, record) in references.enumerated() where !removed.contains(position) {
            guard let id = record.id else { continue }
            if let line = lines[id] {
                rowLog.revise(
                    .read, .unused, places[position].id,
                    "id \(id.quoted) is already used in line \(line)")
                removed.insert(position)
            } else {
                lines[id] = places[position].id.line
            }
        }
        journal.remove(removed, from: list)
        self.places[list] = places.indices.filter { !removed.contains($0) }.map { places[$0] }
    }

    private static func first<Value>(
        _ list: [Placed<Value>], _ name: String, _ rowLog: inout RowLog
    ) -> Value? {
        for placed in list.dropFirst() {
            rowLog.revise(
                .read, .unused, placed.place,
                "a journal has one \(name), which is in line \(list[0].place.line)")
        }
        return list.first?.value
    }
}
