/// Estimated durations by kind of step, in seconds.
public struct RoutineDuration: Sendable, Equatable {
    /// Seconds for a task without items.
    public var task: Int
    /// Seconds for each item of a task.
    public var part: Int
    /// Seconds for an action that opens an app.
    public var app: Int
    /// Seconds for an action that opens a website.
    public var website: Int
    /// Seconds for an action that runs a shortcut.
    public var shortcut: Int
    /// Seconds for each item of a counter.
    public var item: Int
    /// Seconds for a measurement.
    public var measurement: Int
    /// Seconds for a question.
    public var question: Int

    /// The default durations.
    public static let standard = RoutineDuration(
        task: 60, part: 45, app: 300, website: 180, shortcut: 120, item: 30, measurement: 60,
        question: 30)

    /// The seconds for a step alone, without the steps of a sequence or of an included routine. A
    /// duration entered by the person takes precedence, clamped to a day.
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
