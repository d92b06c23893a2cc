import CandelaRules

/// The routine app's widgets with their content.
enum RoutineWidget {
    /// The routine that suits best, or the first if none does; `nil` without routines.
    case topRoutine(Routine?)
    /// The most recently paused routine; `nil` if none is paused.
    case paused(PausedSession?)
    /// The longest streak; `nil` if no routine has a weekly target.
    case streaksSmall(RoutineWithStreak?)
    /// The longest streaks, at most three.
    case streaksMedium([RoutineWithStreak])

    var id: String {
        switch self {
        case .topRoutine: "topRoutine"
        case .paused: "paused"
        case .streaksSmall: "streaksSmall"
        case .streaksMedium: "streaksMedium"
        }
    }

    var isMedium: Bool { if case .streaksMedium = self { true } else { false } }

    var isPaused: Bool { if case .paused = self { true } else { false } }

    var paused: PausedSession? {
        if case .paused(let paused) = self { paused } else { nil }
    }

    var streaks: [RoutineWithStreak] {
        switch self {
        case .topRoutine, .paused: []
        case .streaksSmall(let top): top.map { [$0] } ?? []
        case .streaksMedium(let streaks): streaks
        }
    }

    var routines: [Routine] {
        switch self {
        case .topRoutine(let routine): routine.map { [$0] } ?? []
        case .paused(let paused): paused.map { [$0.routine] } ?? []
        case .streaksSmall, .streaksMedium: streaks.map(\.routine)
        }
    }
}
