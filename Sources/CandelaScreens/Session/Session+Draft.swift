import CandelaRules

// The routine that is built: nothing of it is recorded before it is saved.

extension Session {
    mutating func add(
        _ addition: Intent.Addition, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        var step: RoutineStep
        let taken = draftSteps.map(\.id)
        if let id = addition.routine {
            guard let routine = journal.routines.first(where: { $0.id == id }) else {
                throw .unknown("routine", id, at: "routine")
            }
            step = RoutineStep(
                id: freeID(routine.name, among: taken), name: routine.name, kind: .routine)
            step.routine = id
        } else {
            let name = try event.entered(addition.entry ?? Intent.Entry(.text)).text ?? ""
            guard name.contains(where: { !$0.isWhitespace }) else {
                throw .value("a step has a name")
            }
            step = RoutineStep(
                id: freeID(name, among: taken), name: name, kind: addition.step ?? .task)
        }
        return try editSteps(.add(addition)) { $0.append(step) }
    }

    mutating func reorder(
        _ step: String, to place: Int?, _ entry: Intent.Entry?, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let from = draftSteps.firstIndex(where: { $0.id == step }) else {
            throw .unknown("step", step, at: "id")
        }
        var place = place
        if let entry { place = try event.entered(entry).integer }
        guard let place, draftSteps.indices.contains(place) else {
            throw .value("a place from 0 to \(draftSteps.count - 1) is to be named")
        }
        return try editSteps(.reorder(step: step, to: place)) { steps in
            steps.insert(steps.remove(at: from), at: place)
        }
    }

    private var draftSteps: [RoutineStep] {
        (place.page.options as? RoutineBuilderOptions)?.draft?.routine.steps ?? []
    }

    private mutating func editSteps(
        _ intent: Intent, _ edit: (inout [RoutineStep]) -> Void
    ) throws(SessionError) -> [Effect] {
        guard var options = place.page.options as? RoutineBuilderOptions else {
            throw .misplaced(intent, "belongs to the screen that builds a routine")
        }
        var draft = options.draft ?? RoutineDraft()
        edit(&draft.routine.steps)
        options.draft = draft
        place.page.options = options
        return []
    }

    /// Takes steps from the draft for good.
    mutating func removeSteps(_ ids: Set<String>) {
        guard var options = place.page.options as? RoutineBuilderOptions else { return }
        options.draft?.routine.steps.removeAll { ids.contains($0.id) }
        place.page.options = options
    }

    /// Makes the deletion of steps final before the draft is saved.
    mutating func commitSteps() throws(SessionError) {
        guard let pending = rows.first(where: { $0.kind == .step }) else { return }
        removeSteps(Set(pending.machine.hidden))
        rows.removeAll { $0.kind == .step }
    }
}
