import CandelaElements
import CandelaKit
import CandelaRules

/// The steps of the draft that are open in the editor.
extension RoutineDraft {
    /// The maximum depth of a step that can be opened; the routine's own steps have depth 1. A path
    /// of options has at most 16 parts: two of the draft, two for each step, and up to three for a
    /// member.
    static let maximumDepth = 5

    /// The maximum number of items, answers or steps that can be added to a step.
    static let maximumItems = 100

    /// The maximum number of fields for items that are visible at once, so that a screen reader can
    /// reach what follows them.
    static let visibleItems = 10

    /// A step that is open in the editor.
    struct OpenStep {
        let step: RoutineStep
        let path: StepPath

        /// The answer, if the step is the list of habits that follow it; otherwise `nil`.
        let answer: String?

        /// Whether the step was added and has not been closed yet.
        let isNew: Bool

        /// The depth of the step; 1 for a step of the routine.
        var depth: Int { path.ids.count }

        /// Whether the step contains steps that can be added, moved and opened.
        var hasSteps: Bool { step.kind == .sequence }
    }

    /// The open steps, outermost first. An id without a step ends the list.
    var openSteps: [OpenStep] {
        var (steps, path, found) = (routine.steps, StepPath.routine, [OpenStep]())
        for id in (edited ?? []).prefix(Self.maximumDepth) {
            guard let place = steps.firstIndex(where: { $0.id == id }) else { break }
            path = path.step(at: place, of: steps)
            let outer = found.last?.step
            let answer =
                outer?.kind == .question && outer?.items.indices.contains(place) == true
                ? outer?.items[place] : nil
            found.append(
                OpenStep(
                    step: steps[place], path: path, answer: answer,
                    isNew: added?.contains(id) == true))
            steps = steps[place].steps
        }
        return found
    }

    /// Closes the innermost open step; a new one without a name is removed.
    ///
    /// - Returns: Whether a step was open.
    mutating func closeStep() -> Bool {
        let open = openSteps.compactMap(\.path.ids.last)
        edited = open.count > 1 ? open.dropLast() : nil
        typed = nil
        removeUnnamed()
        return !open.isEmpty
    }

    /// Restores consistency after an event: open steps that no longer exist are closed, and each
    /// answer of an open question has a list of habits that follow it.
    mutating func update() {
        prepare()
        if edited != nil {
            let open = openSteps.compactMap(\.path.ids.last)
            edited = open.isEmpty ? nil : open
        }
        removeUnnamed()
    }

    /// Gives each answer of the open questions a sequence, so that its habits can be edited.
    mutating func prepare() {
        guard let edited else { return }
        for end in edited.indices {
            let place = edited[...end]
            let taken = Set(routine.steps.allIDs)
            routine.steps.edit(at: place) { $0.addSequences(besides: taken) }
        }
    }

    /// Removes new steps that are no longer open and have no name.
    private mutating func removeUnnamed() {
        guard let added else { return }
        let open = Set(edited ?? [])
        let closed = Set(added).subtracting(open)
        routine.steps.remove { closed.contains($0.id) && $0.isUnnamed }
        let others = added.filter(open.contains)
        self.added = others.isEmpty ? nil : others
    }

    /// The routine as it is saved: without new steps that have no name, blank items, and the
    /// sequences that only the editor needs.
    var saved: Routine {
        var draft = self
        (draft.edited, draft.typed) = (nil, nil)
        draft.removeUnnamed()
        draft.routine.name = routine.name.trimmed
        draft.routine.steps = draft.routine.steps.map(\.saved)
        return draft.routine
    }

    /// Whether the draft can be saved: it has a name, all values are within their limits, and each
    /// answer that habits follow has a text.
    var canBeSaved: Bool { hasName && !losesHabits && saved.breaches.isEmpty }

    /// Whether saving would discard habits, because they follow an answer without a text.
    var losesHabits: Bool { routine.steps.contains(where: \.losesHabits) }
}

extension RoutineStep {
    /// Creates a step as it is added: a timer has the usual length.
    init(added id: String, _ kind: StepKind, _ name: String = "") {
        self.init(id: id, name: name, kind: kind)
        if kind == .timer { timer = .usual }
    }

    /// Whether the name has no character that is not white space.
    var isUnnamed: Bool { name.allSatisfy(\.isWhitespace) }

    /// Whether saving would discard habits, because they follow an answer without a text.
    fileprivate var losesHabits: Bool {
        let isLost =
            kind == .question
            && zip(items, steps).contains { item, following in
                item.allSatisfy(\.isWhitespace) && !(following.isHolder && following.steps.isEmpty)
            }
        return isLost || steps.contains(where: \.losesHabits)
    }

    /// Whether the step is a sequence without a name, which only holds the habits after an answer.
    private var isHolder: Bool { kind == .sequence && isUnnamed }

    /// Gives each answer of a question a sequence at its index; a single following step is moved
    /// into it.
    fileprivate mutating func addSequences(besides taken: Set<String>) {
        guard kind == .question else { return }
        var taken = taken
        for place in items.indices {
            if steps.indices.contains(place), steps[place].isSequence { continue }
            let id = Session.freeID("\(id)-\(place + 1)", among: Array(taken))
            taken.insert(id)
            var holder = RoutineStep(id: id, name: "", kind: .sequence)
            if steps.indices.contains(place) {
                holder.steps = [steps[place]]
                steps[place] = holder
            } else {
                steps.append(holder)
            }
        }
    }

    private var isSequence: Bool { kind == .sequence }

    /// The step as it is saved.
    ///
    /// An answer's unnamed sequence is replaced with its only habit, removed if it is empty and no
    /// later answer has habits, and otherwise named after the answer.
    fileprivate var saved: RoutineStep {
        var step = self
        if !isUnnamed { step.name = name.trimmed }
        step.steps = steps.map(\.saved)
        let blank = Set(items.indices.filter { items[$0].allSatisfy(\.isWhitespace) })
        step.items = items.indices.filter { !blank.contains($0) }.map { items[$0].trimmed }
        guard kind == .question else { return step }
        step.steps = step.steps.indices.filter { !blank.contains($0) }.map { step.steps[$0] }
        while let last = step.steps.last, last.isHolder, last.steps.isEmpty {
            step.steps.removeLast()
        }
        for place in step.steps.indices where step.steps[place].isHolder {
            let holder = step.steps[place]
            if holder.steps.count == 1, !holder.steps[0].isSequence {
                step.steps[place] = holder.steps[0]
            } else if step.items.indices.contains(place) {
                step.steps[place].name = step.items[place].trimmed
            }
        }
        return step
    }
}

extension [RoutineStep] {
    /// The ids of the steps and of all steps inside them.
    var allIDs: [String] { flatMap { [$0.id] + $0.steps.allIDs } }

    /// Edits the step at a path of ids, if it exists.
    mutating func edit(at ids: ArraySlice<String>, _ change: (inout RoutineStep) -> Void) {
        guard let id = ids.first, let place = firstIndex(where: { $0.id == id }) else { return }
        if ids.count == 1 {
            change(&self[place])
        } else {
            self[place].steps.edit(at: ids.dropFirst(), change)
        }
    }

    /// Moves a step within the list that contains it, if the new position is in that list.
    ///
    /// - Returns: The number of steps in that list, `nil` if there is no such step.
    mutating func move(_ id: String, to place: Int?) -> Int? {
        guard let from = firstIndex(where: { $0.id == id }) else {
            for index in indices {
                if let count = self[index].steps.move(id, to: place) { return count }
            }
            return nil
        }
        if let place, indices.contains(place) { insert(remove(at: from), at: place) }
        return count
    }

    /// Removes steps, at any depth.
    fileprivate mutating func remove(where isGone: (RoutineStep) -> Bool) {
        removeAll(where: isGone)
        for index in indices { self[index].steps.remove(where: isGone) }
    }
}
