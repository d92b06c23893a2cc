extension Journal {
    /// All lists, in the order of their members in JSON.
    static let lists: [any AnyRecordList] = [
        RecordList(.habits, \.habits, \.habits, \.habits),
        RecordList(
            .completions, \.completions, \.completions, \.completions, by: .numbered,
            habit: { $0.habit }, slot: { RecordSlot(habit: $0.habit, day: $0.day) }),
        RecordList(
            .practices, \.practices, \.practices, \.practices, by: .numbered, habit: { $0.habit }),
        RecordList(
            key: .restDays, name: "restDays", records: \.restDays, saved: \.restDays,
            change: \.restDays, id: { $0.description }, identity: .content,
            breaches: { _ in [] }, habit: nil, slot: nil, validate: { _, _ in }),
        RecordList(.weighIns, \.weighIns, \.weighIns, \.weighIns, by: .numbered),
        RecordList(
            .celebratedStreaks, \.celebratedStreaks, \.celebratedStreaks, \.celebratedStreaks,
            by: .content, habit: { $0.habit }),
        RecordList(
            .completedMilestones, \.completedMilestones, \.completedMilestones,
            \.completedMilestones, by: .content),
        RecordList(
            .routines, \.routines, \.routines, \.routines,
            references: { routine, known, found in
                found.requireRoutines(of: routine.steps, among: known)
            }),
        RecordList(
            .sessions, \.sessions, \.sessions, \.sessions,
            references: { session, known, found in
                found.requireRoutine(session.routine, .member("routine"), among: known)
            }),
        RecordList(
            .routineModes, \.routineModes, \.routineModes, \.routineModes,
            references: { mode, known, found in
                for (position, routine) in mode.routines.enumerated() {
                    found.requireRoutine(
                        routine, .member("routines"), .element(position), among: known)
                }
            }),
    ]

    /// The list of a kind of record that apps declare.
    private static func ownList(_ name: String) -> any AnyRecordList {
        RecordList(
            .own, named: ownPrefix + name, \.[own: name], \.[own: name], \.[own: name])
    }

    /// The prefix of the names of lists that apps declare: the member of the journal that contains
    /// them.
    static let ownPrefix = "\(own)."

    /// The list with a name; `nil` if no list has it.
    static func list(named name: String) -> (any AnyRecordList)? {
        name.hasPrefix(ownPrefix)
            ? ownList(String(name.dropFirst(ownPrefix.count))) : lists.first { $0.name == name }
    }

    /// All lists, and the lists of kinds of record that apps declare.
    ///
    /// - Parameter own: The names of lists that apps declare; each may occur several times.
    static func lists(own: [String]) -> [any AnyRecordList] {
        own.isEmpty ? lists : lists + Set(own).sorted().map(ownList)
    }

    /// The name of the list that is a member of ``RecordChanges/Records``.
    static func name(ofList member: AnyKeyPath) -> String {
        guard let list = lists.first(where: { $0.isSaved(as: member) }) else {
            preconditionFailure("'\(member)' is not a list of the journal")
        }
        return list.name
    }

    /// The number of records of each list, in the order of the lists in JSON.
    package var recordCounts: [(list: String, count: Int)] {
        Self.lists(own: ownLists).map { ($0.name, $0.count(in: self)) }
    }
}
