public import CandelaElements
public import CandelaKit
public import CandelaRules

// The draft of a routine, which is not recorded until it is saved.

extension RoutineBuilderPresenter {
    /// The records that can be deleted here: steps of the draft.
    public var deletableRecords: Intent.RecordKind? { .step }

    /// Creates the draft if there is none: a copy of the routine being edited, or an empty draft
    /// if the options name no existing routine.
    public func draft(_ options: inout RoutineBuilderOptions, from journal: Journal) {
        guard options.draft == nil else { return }
        let routine = (try? journal.routine(options)) ?? nil
        options.draft = routine.map { RoutineDraft($0) } ?? RoutineDraft()
    }

    /// The ids of the draft's steps.
    public func draftRows(of options: RoutineBuilderOptions) -> [String] {
        options.steps.map(\.id)
    }

    /// Removes steps from the draft.
    public func removeDraftRows(_ ids: Set<String>, from options: inout RoutineBuilderOptions) {
        options.draft?.routine.steps.removeAll { ids.contains($0.id) }
    }

    /// Adds a step to the draft or moves one.
    ///
    /// - Returns: No effects, since the draft is not recorded; `nil` for other events.
    /// - Throws: `SessionError` if the step or the included routine does not exist, a new step has
    ///   no name, or the new position is out of range.
    public func react(
        to event: Event, _ options: inout RoutineBuilderOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        switch event.intent {
        case .add(let addition):
            let step = try step(addition, event, among: options.steps, in: session.journal)
            options.edit { $0.append(step) }
        case .reorder(let id, let place, let entry):
            guard let from = options.steps.firstIndex(where: { $0.id == id }) else {
                throw .unknown("step", id, at: "id")
            }
            var place = place
            if let entry { place = try event.entered(entry).integer }
            guard let place, options.steps.indices.contains(place) else {
                throw .value("the place must be from 0 to \(options.steps.count - 1)")
            }
            options.edit { $0.insert($0.remove(at: from), at: place) }
        default: return nil
        }
        return []
    }

    /// The added step: an included routine, or a habit with a name.
    private func step(
        _ addition: Intent.Addition, _ event: Event, among steps: [RoutineStep],
        in journal: Journal
    ) throws(SessionError) -> RoutineStep {
        let taken = steps.map(\.id)
        if let id = addition.routine {
            guard let routine = journal.routines.first(where: { $0.id == id }) else {
                throw .unknown("routine", id, at: "routine")
            }
            var step = RoutineStep(
                id: Session.freeID(routine.name, among: taken), name: routine.name, kind: .routine)
            step.routine = id
            return step
        }
        let name = try event.entered(addition.entry ?? Intent.Entry(.text)).text ?? ""
        guard name.contains(where: { !$0.isWhitespace }) else {
            throw .value("a step needs a name")
        }
        return RoutineStep(
            id: Session.freeID(name, among: taken), name: name, kind: addition.step ?? .task)
    }

    /// Saves the routine with its name trimmed, without references to routines that no longer exist.
    ///
    /// - Parameter id: The id of the edited routine; `nil` for a new one.
    /// - Returns: The effects; `nil` for records other than routines.
    /// - Throws: `SessionError` if the name is blank, no routine has the id, or the journal rejects
    ///   the routine.
    public func save(
        _ options: inout RoutineBuilderOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .routine else { return nil }
        guard let draft = options.draft, draft.hasName else {
            throw .value("a routine needs a name")
        }
        let known = session.journal.routines.map(\.id)
        var routine = draft.routine
        routine.steps = Self.remaining(routine.steps, among: Set(known))
        routine.name = routine.name.trimmed
        if let id {
            guard known.contains(id) else { throw .unknown("routine", id, at: "id") }
            return try session.change { [routine] journal throws(JournalBreach) in
                try journal.replace(routine)
            }
        }
        let name = routine.name
        var new = Routine(id: Session.freeID(name, among: known), name: name)
        (new.color, new.steps, new.rule) = (routine.color, routine.steps, routine.rule)
        (new.weeklyTarget, new.isDefault) = (routine.weeklyTarget, routine.isDefault)
        return try session.change { [new] journal throws(JournalBreach) in try journal.add(new) }
    }

    /// Clears the references to routines that were deleted during the edit, as the journal does in
    /// saved routines.
    private static func remaining(
        _ steps: [RoutineStep], among known: Set<String>
    ) -> [RoutineStep] {
        steps.map { step in
            var step = step
            if let id = step.routine, !known.contains(id) {
                step.routine = nil
            }
            step.steps = remaining(step.steps, among: known)
            return step
        }
    }
}

extension RoutineBuilderOptions {
    /// The draft's steps.
    fileprivate var steps: [RoutineStep] { draft?.routine.steps ?? [] }

    /// Edits the draft's steps.
    fileprivate mutating func edit(_ change: (inout [RoutineStep]) -> Void) {
        var draft = draft ?? RoutineDraft()
        change(&draft.routine.steps)
        self.draft = draft
    }
}
