/// How long steps and routines are likely to take.
public struct RoutineDuration: Sendable, Hashable {
    /// Seconds of a task without parts.
    public var task: Int
    /// Seconds of each part of a task.
    public var part: Int
    /// Seconds of an app.
    public var app: Int
    /// Seconds of a website.
    public var website: Int
    /// Seconds of a shortcut.
    public var shortcut: Int
    /// Seconds of each item of a counter.
    public var item: Int
    /// Seconds of a measurement.
    public var measurement: Int
    /// Seconds of a question.
    public var question: Int

    /// 60, 45 a part; 300, 180, 120; 30 an item; 60; 30.
    public static let standard = RoutineDuration(
        task: 60, part: 45, app: 300, website: 180, shortcut: 120, item: 30, measurement: 60,
        question: 30)

    /// How long a step takes, in seconds.
    ///
    /// - Parameter routines: Those an included routine is looked up in; one that is not there, or
    ///   includes itself, takes no time.
    public func seconds(of step: RoutineStep, among routines: [Routine] = []) -> Int {
        seconds(of: step, among: routines, depth: 0)
    }

    /// How long a routine takes, in seconds.
    public func seconds(of routine: Routine, among routines: [Routine] = []) -> Int {
        sum(routine.steps, among: routines, depth: 0)
    }

    /// How long a routine takes, in whole minutes, seconds cut off.
    public func minutes(of routine: Routine, among routines: [Routine] = []) -> Int {
        seconds(of: routine, among: routines) / 60
    }

    private func seconds(of step: RoutineStep, among routines: [Routine], depth: Int) -> Int {
        if let seconds = step.seconds { return min(max(seconds, 0), 86_400) }
        switch step.kind {
        case .timer: return step.timer?.length ?? task
        case .action:
            switch step.target {
            case .website: return website
            case .shortcut: return shortcut
            case .app, nil: return app
            }
        case .counter: return item * max(1, step.items.count)
        case .measurement: return measurement
        case .question: return question
        case .sequence: return sum(step.steps, among: routines, depth: depth + 1)
        case .routine:
            guard let included = routines.first(where: { $0.id == step.routine }) else { return 0 }
            return sum(included.steps, among: routines, depth: depth + 1)
        default: return step.items.isEmpty ? task : part * step.items.count
        }
    }

    /// Nothing is taken apart further than eight levels: beyond that it holds itself.
    private func sum(_ steps: [RoutineStep], among routines: [Routine], depth: Int) -> Int {
        guard depth < 8 else { return 0 }
        return steps.reduce(0) { total, step in
            let (sum, overflow) = total.addingReportingOverflow(
                seconds(of: step, among: routines, depth: depth))
            return overflow ? .max : sum
        }
    }
}
