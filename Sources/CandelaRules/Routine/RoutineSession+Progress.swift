extension RoutineSession {
    /// The steps of the session: the routine's own and, after a question, those for the given
    /// answer.
    ///
    /// An answer leads to the question's step at the same index; if that is a sequence, to its
    /// steps. Incomplete steps are skipped (``RoutineStep/lack-swift.property``), and so are steps
    /// with a duplicate id, because sessions refer to steps by id.
    public func steps(of routine: Routine) -> [RoutineStep] {
        guard !values.isEmpty else { return routine.readySteps }
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

    /// The number of the session's steps that were done, however often.
    public func stepsCompleted(of routine: Routine) -> Int {
        let completed = Set(completed)
        return steps(of: routine).count { completed.contains($0.id) }
    }

    /// The number of the session's steps that were skipped and never done.
    public func stepsSkipped(of routine: Routine) -> Int {
        let skipped = Set(skipped).subtracting(completed)
        return steps(of: routine).count { skipped.contains($0.id) }
    }

    /// Whether all of the session's steps are done or skipped.
    public func isThrough(_ routine: Routine) -> Bool {
        let passed = Set(completed).union(skipped)
        return steps(of: routine).allSatisfy { passed.contains($0.id) }
    }

    /// Whether the session counts as done for streaks and weekly targets: it is finished, and not
    /// all of it was skipped.
    ///
    /// A session without any steps, such as one imported from another app, counts.
    public var isDone: Bool { state == .finished && (!completed.isEmpty || skipped.isEmpty) }

    /// The civil day on which a finished session ended, where it ended; ``day`` if its end is
    /// unknown.
    func lastDay(_ clock: DayClock) -> CalendarDay {
        guard let ended else { return day }
        return clock.day(of: ended)
    }

    /// The recorded value of a step; `nil` without one.
    public func value(of step: String) -> StepValue? {
        values.first { $0.step == step }
    }

    /// Records a step's value, replacing an earlier one; an empty value is removed.
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

    /// The steps for a question's answer.
    fileprivate func following(_ answer: String?) -> [RoutineStep] {
        guard kind == .question, let answer, let place = items.firstIndex(of: answer),
            steps.indices.contains(place)
        else { return [] }
        return steps[place].parts
    }
}
