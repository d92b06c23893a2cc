/// Estimated lengths of a journal's routines, including the routines they contain.
///
/// Included routines and sequences are followed for at most eight levels; deeper ones, which are
/// usually cycles, take no time. Each included routine's length is computed once per level, so that
/// nine routines that each include the next thirty times do not take exponential time.
public struct RoutineLengths: Sendable {
    private static let levels = 8

    private let duration: RoutineDuration
    private let routines: [String: Routine]

    /// The seconds of each included routine, by nesting level.
    private var included: [[String: Int]]

    /// Computes the lengths of included routines in advance.
    ///
    /// - Parameters:
    ///   - routines: The routines in which included ones are looked up; a missing routine takes no
    ///     time.
    ///   - duration: The duration of each kind of step.
    public init(of routines: [Routine], by duration: RoutineDuration = .standard) {
        self.duration = duration
        self.routines = Dictionary(
            routines.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        included = Array(repeating: [:], count: Self.levels)
        let parts = routines.reduce(into: Set<String>()) { $0.formUnion($1.includedIDs) }
        // Deepest level first, so that the lengths of included routines are available.
        for level in (1..<Self.levels).reversed() {
            for id in parts {
                guard let part = self.routines[id] else { continue }
                included[level][id] = sum(part.steps, at: level)
            }
        }
    }

    /// The first routine with an id; `nil` without one.
    public func routine(_ id: String) -> Routine? { routines[id] }

    /// The seconds for a step, including everything inside it.
    public func seconds(of step: RoutineStep) -> Int { seconds(of: step, at: 0) }

    /// The seconds for the steps with which a run of a routine begins (``Routine/readySteps``).
    public func seconds(of routine: Routine) -> Int { sum(routine.readySteps, at: 0) }

    /// The whole minutes for a routine, rounded down.
    public func minutes(of routine: Routine) -> Int { seconds(of: routine) / 60 }

    private func seconds(of step: RoutineStep, at level: Int) -> Int {
        guard step.seconds == nil else { return duration.seconds(of: step) }
        switch step.kind {
        case .sequence: return sum(step.steps, at: level + 1)
        case .routine:
            guard level + 1 < Self.levels, let id = step.routine else { return 0 }
            return included[level + 1][id]
                ?? routines[id].map { sum($0.steps, at: level + 1) } ?? 0
        default: return duration.seconds(of: step)
        }
    }

    private func sum(_ steps: [RoutineStep], at level: Int) -> Int {
        guard level < Self.levels else { return 0 }
        return steps.lazy.filter { $0.lack == nil }.reduce(0) { total, step in
            let (sum, overflow) = total.addingReportingOverflow(seconds(of: step, at: level))
            return overflow ? .max : sum
        }
    }
}
