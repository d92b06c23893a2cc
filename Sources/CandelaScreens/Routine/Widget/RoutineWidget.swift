import CandelaRules

/// The routine app's widgets with their content.
enum RoutineWidget {
    /// The routine that suits best.
    case topRoutine(Routine?)
    /// The most recently paused routine.
    case paused(PausedSession?)
    /// The longest streak.
    case streaksSmall(RoutineWithStreak?)
    /// The longest streaks.
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
