public import CandelaElements
public import CandelaKit
import CandelaRules

// The draft of a routine, which is not recorded until it is saved.

extension RoutineBuilderPresenter {
    /// Closes the innermost open step; a new one without a name is removed.
    ///
    /// - Returns: Whether a step was open.
    public func closeOverlay(_ options: inout RoutineBuilderOptions) -> Bool {
        options.draft?.closeStep() ?? false
    }

    /// Adds a step, moves one, takes a typed duration, or chooses the routine that a step includes.
    ///
    /// A step is added to the routine, or to the open sequence, and opened. An included routine is
    /// added with its name, and not opened.
    ///
    /// - Returns: The announcement of a move, and nothing to save, since the draft is not recorded;
    ///   `nil` for other events.
    /// - Throws: `SessionError` if the step or the included routine does not exist, the open step
    ///   is not a sequence, or the new position is out of range.
    public func react(
        to event: Event, _ options: inout RoutineBuilderOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        var draft = options.draft ?? RoutineDraft()
        draft.prepare()
        var effects: [Effect] = []
        switch event.intent {
        case .add(let addition): try add(addition, event, to: &draft, in: session)
        case .reorder(let id, let to):
            let place = to ?? event.value?.integer
            guard let count = draft.routine.steps.move(id, to: place) else {
                throw .unknown("step", id, at: "id")
            }
            guard let place, (0..<count).contains(place) else {
                throw .value("the position must be from 0 to \(count - 1)")
            }
            effects.append(
                session.announce("moved-\(id)", in: context) {
                    $0.listMoved(position: place + 1, total: count)
                })
        case .enter(.option(let option)):
            guard let open = draft.openSteps.last,
                let duration = StepDuration(at: option, of: open)
            else { return nil }
            try draft.enter(event.value, for: duration, at: option, of: open)
        case .choose(let option, .text(let id)):
            guard let open = draft.openSteps.last, open.path.routine.path == option else {
                return nil
            }
            try include(id, in: open, of: &draft, session.journal)
        default: return nil
        }
        options.draft = draft
        return effects
    }

    /// Adds an included routine, or a step without a name, which is opened.
    private func add(
        _ addition: Intent.Addition, _ event: Event, to draft: inout RoutineDraft,
        in session: Session
    ) throws(SessionError) {
        let journal = session.journal
        let open = draft.openSteps.last
        if let open {
            guard open.hasSteps, open.depth < RoutineDraft.maximumDepth else {
                throw .misplaced(event.intent, "needs an open sequence, up to the maximum depth")
            }
        }
        // Past sessions refer to steps by id: a new step must not take over an old one's values.
        let past = journal.sessions.filter { $0.routine == draft.routine.id }
        let recorded = past.flatMap { $0.completed + $0.skipped + $0.values.map(\.step) }
        let taken = draft.routine.steps.allIDs + recorded + session.reservedIDs(.step)
        let step: RoutineStep
        if let id = addition.routine {
            let routine = try routine(id, in: journal)
            var part = RoutineStep(
                id: Session.freeID(routine.name, among: taken), name: routine.name, kind: .routine)
            part.routine = id
            step = part
        } else {
            let kind = addition.step ?? .task
            step = RoutineStep(added: Session.freeID(kind.rawValue, among: taken), kind)
            draft.added = (draft.added ?? []) + [step.id]
            draft.edited = (open?.path.ids ?? []) + [step.id]
        }
        guard let open else { return draft.routine.steps.append(step) }
        draft.routine.steps.edit(at: open.path.ids[...]) { $0.steps.append(step) }
    }

    /// Chooses the included routine. A step that has no name, or the name of the previous routine,
    /// takes the name of the new one.
    private func include(
        _ id: String, in open: RoutineDraft.OpenStep, of draft: inout RoutineDraft,
        _ journal: Journal
    ) throws(SessionError) {
        let chosen = try routine(id, in: journal)
        let previous = journal.routines.first { $0.id == open.step.routine }
        draft.routine.steps.edit(at: open.path.ids[...]) { step in
            if step.isUnnamed || step.name == previous?.name { step.name = chosen.name }
            step.routine = id
        }
    }

    private func routine(_ id: String, in journal: Journal) throws(SessionError) -> Routine {
        guard let routine = journal.routines.first(where: { $0.id == id }) else {
            throw .unknown("routine", id, at: "routine")
        }
        return routine
    }

    /// Closes the steps that were deleted, and prepares those that were opened.
    public func didHandle(
        _ event: Event, _ options: inout RoutineBuilderOptions, in session: Session
    ) {
        if case .delete(.step, let ids) = event.intent,
            let edited = options.draft?.edited, let place = edited.firstIndex(where: ids.contains)
        {
            options.draft?.edited = Array(edited[..<place])
        }
        switch event.intent {
        case .enter: break
        default: options.draft?.typed = nil
        }
        options.draft?.update()
    }

    /// Saves the routine with trimmed names, without new steps that have no name, blank items, and
    /// references to routines that no longer exist.
    ///
    /// - Parameter id: The id of the edited routine; `nil` for a new one.
    /// - Returns: The effects; `nil` for records other than routines.
    /// - Throws: `SessionError` if the name or an answer that habits follow is blank, no routine has
    ///   the id, or the journal rejects the routine.
    public func save(
        _ options: inout RoutineBuilderOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .routine else { return nil }
        guard let draft = options.draft, draft.hasName else {
            throw .value("a routine needs a name")
        }
        guard !draft.losesHabits else {
            throw .value("an answer that habits follow needs a text")
        }
        let known = session.journal.routines.map(\.id)
        let taken = known + session.reservedIDs(.routine)
        var routine = draft.saved
        routine.steps = Self.remaining(routine.steps, among: Set(known))
        if let id {
            guard let old = session.journal.routines.first(where: { $0.id == id }) else {
                throw .unknown("routine", id, at: "id")
            }
            let target = routine.weeklyTarget
            routine.weeklyTarget = old.weeklyTarget
            routine.earlierTargets = old.earlierTargets
            let streak = RoutineWithStreak(old, in: session.journal, context).streak
            routine.setWeeklyTarget(target, from: streak.weekOfNewTarget)
            return try session.change { [routine] journal throws(JournalBreach) in
                try journal.replace(routine)
            }
        }
        let name = routine.name
        var new = Routine(id: Session.freeID(name, among: taken), name: name)
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
