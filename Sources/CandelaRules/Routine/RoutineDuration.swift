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

    /// The seconds of a step by itself: an included routine takes no time, and neither do the
    /// steps of a sequence.
    func seconds(of step: RoutineStep) -> Int {
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
        case .sequence, .routine: return 0
        default: return step.items.isEmpty ? task : part * step.items.count
        }
    }
}
