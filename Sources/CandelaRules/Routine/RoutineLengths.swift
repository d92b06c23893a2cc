/// The likely lengths of the routines of a journal, with those that they include.
///
/// Nothing is taken apart further than eight levels: beyond that it includes itself, and takes no time.
/// The length of an included routine is worked out once for each level, so that nine routines that each
/// include the next one thirty times take no longer than any others.
public struct RoutineLengths: Sendable {
    private static let levels = 8

    private let duration: RoutineDuration
    private let routines: [String: Routine]

    /// The seconds of each included routine, by the level that it is on.
    private var included: [[String: Int]]

    /// Prepares the lengths of some routines.
    ///
    /// - Parameters:
    ///   - routines: Those an included routine is looked up in; one that is not there takes no time.
    ///   - duration: What each kind of step takes.
    public init(of routines: [Routine], by duration: RoutineDuration = .standard) {
        self.duration = duration
        self.routines = Dictionary(
            routines.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        included = Array(repeating: [:], count: Self.levels)
        let parts = routines.reduce(into: Set<String>()) { $0.formUnion($1.includedIDs) }
        // From the deepest level up, so that what a routine includes is known before it.
        for level in (1..<Self.levels).reversed() {
            for id in parts {
                guard let part = self.routines[id] else { continue }
                included[level][id] = sum(part.steps, at: level)
            }
        }
    }

    /// The first routine of an id; nil when there is none.
    public func routine(_ id: String) -> Routine? { routines[id] }

    /// The seconds of a step, with all that is inside it.
    public func seconds(of step: RoutineStep) -> Int { seconds(of: step, at: 0) }

    /// The seconds of a routine. Steps that lack something are not gone through.
    public func seconds(of routine: Routine) -> Int { sum(routine.steps, at: 0) }

    /// The whole minutes of a routine, seconds cut off.
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
