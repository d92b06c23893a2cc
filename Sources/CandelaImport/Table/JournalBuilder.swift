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
        // Texts that are too long are cut when the journal is complete.
        let breaches = (record as? any JournalRecord)?.breaches ?? []
        if let breach = breaches.first(where: { $0.cut == nil }) {
            throw JSONDecodingError([
                .error(
                    breach.id, "invalid '\(breach.path)': \(breach.message)", at: value.place)
            ])
        }
        self[keyPath: list].append(
            Placed(
                record: record, place: places.record, idPlace: places.id, habitPlace: places.habit))
    }

    /// The valid journal of all records whose references exist.
    ///
    /// Of records with the same identifier, only the first is kept, and records of a missing habit
    /// or routine are omitted. Texts that are too long are cut.
    consuming func journal(_ rowLog: inout RowLog) -> Journal {
        var journal = Journal()
        var places: [String: [TextPosition]] = [:]
        func take<Record>(_ list: [Placed<Record>], _ kind: JournalTable.Kind) -> [Record] {
            places[kind.member] = list.map(\.place)
            return list.map(\.record)
        }
        journal.habits = take(Self.unique(habits, { $0.id }, &rowLog), .habit)
        let known = Set(journal.habits.map(\.id))
        journal.completions = take(
            Self.unique(
                Self.known(completions, { $0.habit }, known, &rowLog), \.givenID, &rowLog),
            .completion)
        journal.practices = take(
            Self.unique(Self.known(practices, \.habit, known, &rowLog), \.givenID, &rowLog),
            .practice)
        journal.restDays = restDays.map(\.record)
        journal.weighIns = take(Self.unique(weighIns, \.givenID, &rowLog), .weighIn)
        journal.goal = Self.first(goals, "goal", &rowLog)
        journal.celebratedStreaks = take(
            Self.known(celebratedStreaks, \.habit, known, &rowLog), .celebratedStreak)
        journal.completedMilestones = completedMilestones.map(\.record)
        journal.routines = take(Self.unique(routines, { $0.id }, &rowLog), .routine)
        journal.sessions = take(Self.unique(sessions, { $0.id }, &rowLog), .session)
        journal.routineModes = take(Self.unique(routineModes, { $0.id }, &rowLog), .routineMode)
        journal.settings = Self.first(settings, "settings", &rowLog) ?? JournalSettings()
        let settingsPlace = settings.first?.place ?? TextPosition(line: 1, column: 1)
        var outcomes: [TextPosition: ImportReport.Outcome] = [:]
        _ = journal.mend(within: rowLog.days) { breach, isKept in
            var place = settingsPlace
            if case .member(let member) = breach.path.steps[0], let places = places[member],
                case .element(let position)? = breach.path.steps.dropFirst().first
            {
                place = places[position]
            }
            outcomes[place] = rowLog.revise(
                outcomes[place] ?? .read, isKept ? .changed : .unused, place, breach.message)
        }
        return journal
    }

    private static func unique<Record>(
        _ list: [Placed<Record>], _ id: (Record) -> String?, _ rowLog: inout RowLog
    ) -> [Placed<Record>] {
        var lines: [String: Int] = [:]
        return list.filter { placed in
            guard let id = id(placed.record) else { return true }
            if let line = lines[id] {
                rowLog.revise(
                    .read, .unused, placed.idPlace,
                    "id \(id.quoted) is already used in line \(line)"
                )
                return false
            }
            lines[id] = placed.idPlace.line
            return true
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
