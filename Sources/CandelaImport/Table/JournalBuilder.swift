import CandelaRules

/// A builder of a journal from records that arrive one at a time. Valid records whose references
/// exist are added; others are reported with their places.
struct JournalBuilder {
    /// A record with its places.
    private struct Placed<Record> {
        let record: Record
        let place: TextPosition
        let idPlace: TextPosition
        let habitPlace: TextPosition
    }

    /// The places of a record, its identifier and its reference to a habit.
    struct Places {
        let record: TextPosition
        var id: TextPosition
        var habit: TextPosition
    }

    private var habits: [Placed<Habit>] = []
    private var completions: [Placed<Completion>] = []
    private var practices: [Placed<Practice>] = []
    private var restDays: [Placed<CalendarDay>] = []
    private var weighIns: [Placed<WeighIn>] = []
    private var goals: [Placed<WeightGoal>] = []
    private var celebratedStreaks: [Placed<CelebratedStreak>] = []
    private var completedMilestones: [Placed<CompletedMilestone>] = []
    private var routines: [Placed<Routine>] = []
    private var sessions: [Placed<RoutineSession>] = []
    private var routineModes: [Placed<RoutineMode>] = []
    private var settings: [Placed<JournalSettings>] = []

    /// Adds a record.
    ///
    /// - Throws: An error if the value is not a valid record of the kind.
    mutating func add(
        _ value: JSONValue, as kind: JournalTable.Kind, at places: Places
    ) throws(JSONDecodingError) {
        switch kind {
        case .habit: try add(value, to: \.habits, places)
        case .completion: try add(value, to: \.completions, places)
        case .practice: try add(value, to: \.practices, places)
        case .restDay: try add(value, to: \.restDays, places)
        case .weighIn: try add(value, to: \.weighIns, places)
        case .goal: try add(value, to: \.goals, places)
        case .celebratedStreak: try add(value, to: \.celebratedStreaks, places)
        case .completedMilestone: try add(value, to: \.completedMilestones, places)
        case .routine: try add(value, to: \.routines, places)
        case .session: try add(value, to: \.sessions, places)
        case .routineMode: try add(value, to: \.routineModes, places)
        case .settings: try add(value, to: \.settings, places)
        }
    }

    private mutating func add<Record: Decodable>(
        _ value: JSONValue, to list: WritableKeyPath<JournalBuilder, [Placed<Record>]>,
        _ places: Places
    ) throws(JSONDecodingError) {
        let record = try JSONTextDecoder().decode(Record.self, from: value)
        // Texts that are too long are kept, as when reading a journal file.
        let breaches = (record as? any JournalRecord)?.breaches ?? []
        if let breach = breaches.first(where: { $0.id != "too-long" }) {
            throw JSONDecodingError([
                .error(
                    breach.id, "invalid '\(breach.path)': \(breach.message)", at: value.place)
            ])
        }
        self[keyPath: list].append(
            Placed(
                record: record, place: places.record, idPlace: places.id, habitPlace: places.habit))
    }

    /// The journal of all records whose references exist.
    ///
    /// Of records with the same identifier, only the first is kept, and records of a missing habit
    /// are omitted.
    consuming func journal(_ rowLog: inout RowLog) -> Journal {
        var journal = Journal()
        journal.habits = Self.unique(habits, { $0.id }, &rowLog)
        let known = Set(journal.habits.map(\.id))
        journal.completions = Self.unique(
            Self.known(completions, { $0.habit }, known, &rowLog), \.givenID, &rowLog)
        journal.practices = Self.unique(
            Self.known(practices, \.habit, known, &rowLog), \.givenID, &rowLog)
        journal.restDays = restDays.map(\.record)
        journal.weighIns = Self.unique(weighIns, \.givenID, &rowLog)
        journal.goal = Self.first(goals, "goal", &rowLog)
        journal.celebratedStreaks = Self.known(celebratedStreaks, \.habit, known, &rowLog)
            .map(\.record)
        journal.completedMilestones = completedMilestones.map(\.record)
        journal.routines = Self.unique(routines, { $0.id }, &rowLog)
        journal.sessions = Self.unique(sessions, { $0.id }, &rowLog)
        journal.routineModes = Self.unique(routineModes, { $0.id }, &rowLog)
        journal.settings = Self.first(settings, "settings", &rowLog) ?? JournalSettings()
        return journal
    }

    private static func unique<Record>(
        _ list: [Placed<Record>], _ id: (Record) -> String?, _ rowLog: inout RowLog
    ) -> [Record] {
        var lines: [String: Int] = [:]
        return list.compactMap { placed in
            guard let id = id(placed.record) else { return placed.record }
            if let line = lines[id] {
                rowLog.revise(
                    .read, .unused, placed.idPlace,
                    "id \(id.quoted) is already used in line \(line)"
                )
                return nil
            }
            lines[id] = placed.idPlace.line
            return placed.record
        }
    }

    private static func known<Record>(
        _ list: [Placed<Record>], _ habit: (Record) -> String?, _ known: Set<String>,
        _ rowLog: inout RowLog
    ) -> [Placed<Record>] {
        list.filter { placed in
            guard let habit = habit(placed.record), !known.contains(habit) else { return true }
            rowLog.revise(
                .read, .unused, placed.habitPlace, "\(habit.quoted) is not the id of a habit")
            return false
        }
    }

    private static func first<Record>(
        _ list: [Placed<Record>], _ name: String, _ rowLog: inout RowLog
    ) -> Record? {
        for placed in list.dropFirst() {
            rowLog.revise(
                .read, .unused, placed.place,
                "a journal has one \(name), which is in line \(list[0].place.line)")
        }
        return list.first?.record
    }
}
