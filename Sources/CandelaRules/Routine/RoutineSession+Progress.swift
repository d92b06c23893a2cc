extension RoutineSession {
    /// The steps to go through: the routine's own and, after a question, those that its answer leads
    /// to.
    ///
    /// An answer leads to the step at its place among the question's own, a sequence to all of its
    /// steps. A step whose id came before is left out, since the session could not tell them apart, and so
    /// is one that lacks something (``RoutineStep/lack-swift.property``).
    public func steps(of routine: Routine) -> [RoutineStep] {
        guard !values.isEmpty else { return routine.steps.filter { $0.lack == nil } }
        let answers = Dictionary(
            values.lazy.map { ($0.step, $0.answer) }, uniquingKeysWith: { first, _ in first })
        var found: [RoutineStep] = []
        var seen: Set<String> = []
        var ahead = Array(routine.steps.reversed())
        while let step = ahead.popLast() {
            guard step.lack == nil, seen.insert(step.id).inserted else { continue }
            found.append(step)
            ahead += step.following(answers[step.id] ?? nil).reversed()
        }
        return found
    }

    /// The number of a routine's steps that were done, each counted once.
    public func stepsCompleted(of routine: Routine) -> Int {
        let completed = Set(completed)
        return steps(of: routine).count { completed.contains($0.id) }
    }

    /// The number of a routine's steps that were skipped and not done, each counted once.
    public func stepsSkipped(of routine: Routine) -> Int {
        let skipped = Set(skipped).subtracting(completed)
        return steps(of: routine).count { skipped.contains($0.id) }
    }

    /// Whether none of a routine's steps is left to do: each is done or left out.
    public func isThrough(_ routine: Routine) -> Bool {
        let passed = Set(completed).union(skipped)
        return steps(of: routine).allSatisfy { passed.contains($0.id) }
    }

    /// Whether the session counts as one time the routine was done, for streaks and weekly targets: it
    /// is over, and not all of it was skipped.
    ///
    /// A session that names no steps at all, as one of another app may be, counts.
    public var isDone: Bool { state == .finished && (!completed.isEmpty || skipped.isEmpty) }

    /// What was noted for a step; nothing when it was not.
    public func value(of step: String) -> StepValue? {
        values.first { $0.step == step }
    }

    /// Notes something for a step in place of what was noted before; what is empty is left out.
    public mutating func note(_ value: StepValue) {
        let place = values.firstIndex { $0.step == value.step }
        values.removeAll { $0.step == value.step }
        guard !value.isEmpty else { return }
        values.insert(value, at: min(place ?? values.count, values.count))
    }
}

extension RoutineStep {
    /// A sequence's steps, or the step itself.
    public var parts: [RoutineStep] { kind == .sequence ? steps : [self] }

    /// The steps that an answer to a question leads to.
    fileprivate func following(_ answer: String?) -> [RoutineStep] {
        guard kind == .question, let answer, let place = items.firstIndex(of: answer),
            steps.indices.contains(place)
        else { return [] }
        return steps[place].parts
    }
}
