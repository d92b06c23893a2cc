public import CandelaElements
public import CandelaKit
public import CandelaRules

// The routine that is built: nothing of it is recorded before it is saved.

extension RoutineBuilderPresenter {
    /// The steps that can be deleted and come back.
    public var deletes: Intent.RecordKind? { .step }

    /// Fills in the routine that is changed, or that of an empty builder.
    public func draft(_ options: inout RoutineBuilderOptions, from journal: Journal) {
        guard options.draft == nil else { return }
        let routine = (try? journal.routine(options)) ?? nil
        options.draft = routine.map { RoutineDraft($0) } ?? RoutineDraft()
    }

    /// The ids of the steps.
    public func draftRows(of options: RoutineBuilderOptions) -> [String] {
        options.steps.map(\.id)
    }

    /// Takes steps from the routine.
    public func removeDraftRows(_ ids: Set<String>, from options: inout RoutineBuilderOptions) {
        options.draft?.routine.steps.removeAll { ids.contains($0.id) }
    }

    /// Adds a step, or puts one in another place.
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
                throw .value("a place from 0 to \(options.steps.count - 1) is to be named")
            }
            options.edit { $0.insert($0.remove(at: from), at: place) }
        default: return nil
        }
        return []
    }

    /// The step that is added: a routine that is included, or a habit of a name.
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
            throw .value("a step has a name")
        }
        return RoutineStep(
            id: Session.freeID(name, among: taken), name: name, kind: addition.step ?? .task)
    }

    /// Keeps the routine under its trimmed name.
    public func save(
        _ options: inout RoutineBuilderOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .routine else { return nil }
        guard let draft = options.draft, draft.hasName else {
            throw .value("a routine has a name")
        }
        let known = session.journal.routines.map(\.id)
        var routine = draft.routine
        routine.steps = Self.remaining(routine.steps, among: Set(known))
        if let id {
            guard known.contains(id) else { throw .unknown("routine", id, at: "id") }
            return try session.change { [routine] journal throws(JournalBreach) in
                try journal.replace(routine)
            }
        }
        let name = routine.name.trimmed
        var new = Routine(id: Session.freeID(name, among: known), name: name)
        (new.color, new.steps, new.rule) = (routine.color, routine.steps, routine.rule)
        (new.weeklyTarget, new.isDefault) = (routine.weeklyTarget, routine.isDefault)
        return try session.change { [new] journal throws(JournalBreach) in try journal.add(new) }
    }

    /// Steps that include no routine which is gone: what was deleted while they were edited they forget,
    /// as the journal's own steps do.
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
    /// The steps of the draft.
    fileprivate var steps: [RoutineStep] { draft?.routine.steps ?? [] }

    /// Changes the steps of the draft.
    fileprivate mutating func edit(_ change: (inout [RoutineStep]) -> Void) {
        var draft = draft ?? RoutineDraft()
        change(&draft.routine.steps)
        self.draft = draft
    }
}
