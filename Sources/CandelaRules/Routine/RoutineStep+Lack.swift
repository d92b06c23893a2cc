extension RoutineStep {
    /// Something without which a step cannot be gone through.
    public enum Lack: String, Sendable, Hashable, Codable, CaseIterable {
        /// A timer has no length.
        case length
        /// A question has no answers.
        case answers
        /// An action opens nothing.
        case target
    }

    /// The thing the step still lacks; `nil` for a step that can be gone through.
    ///
    /// A counter without items counts itself, and a timer may have its length as the step's own time.
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
    /// Whether there is a step to go through: one that lacks nothing.
    public var canBegin: Bool { steps.contains { $0.lack == nil } }
}
