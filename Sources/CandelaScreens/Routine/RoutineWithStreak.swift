import CandelaElements
import CandelaRules

/// A routine with a weekly target, and its streak.
struct RoutineWithStreak {
    let routine: Routine
    let streak: WeeklyTargetStreak

    /// A routine without a weekly target is due every day.
    init(_ routine: Routine, in journal: Journal, _ context: Context) {
        let index = ActivityIndex(
            journal, routine: routine.id, now: context.now, clock: context.clock(for: journal))
        self.routine = routine
        streak = WeeklyTargetStreak(
            index, target: routine.weeklyTarget ?? 7, earlier: routine.earlierTargets,
            firstWeekday: journal.settings.firstWeekday)
    }

    /// The journal's routines with a weekly target, in the journal's order.
    static func all(in journal: Journal, _ context: Context) -> [RoutineWithStreak] {
        journal.routines.filter { $0.weeklyTarget != nil }
            .map { RoutineWithStreak($0, in: journal, context) }
    }
}
