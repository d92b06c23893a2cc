extension RoutineStep {
    /// A required part that is missing from a step.
    public enum Lack: String, Sendable, Hashable, Codable, CaseIterable {
        /// A timer without a length.
        case length
        /// A question without answers.
        case answers
        /// An action without a target.
        case target
    }

    /// The missing part; `nil` if the step is complete.
    ///
    /// A counter needs no items, because it can count the step itself. A timer may use the step's
    /// duration as its length.
    public var lack: Lack? {
        switch kind {
        case .timer: timer == nil && seconds == nil ? .length : nil
        case .question: items.isEmpty ? .answers : nil
        case .action: target == nil ? .target : nil
        default: nil
        }
    }
}

extension Routine {
    /// The steps with which a run begins: the complete ones, each id once.
    public var readySteps: [RoutineStep] {
        var seen: Set<String> = []
        return steps.filter { $0.lack == nil && seen.insert($0.id).inserted }
    }

    /// Whether the routine has a complete step.
    public var canBegin: Bool { steps.contains { $0.lack == nil } }
}
