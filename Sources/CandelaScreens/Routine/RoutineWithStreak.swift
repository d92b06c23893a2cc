import CandelaElements
import CandelaRules

/// A routine with a weekly target, and its streak.
struct RoutineWithStreak {
    let routine: Routine
    let streak: WeeklyTargetStreak

    /// The journal's routines with a weekly target, in the journal's order.
    static func all(in journal: Journal, _ context: Context) -> [RoutineWithStreak] {
        let clock = context.clock(for: journal)
        let indexes = ActivityIndex.byRoutine(journal, now: context.now, clock: clock)
        return journal.routines.compactMap { routine in
            guard let target = routine.weeklyTarget, let index = indexes[routine.id] else {
                return nil
            }
            return RoutineWithStreak(
                routine: routine,
                streak: WeeklyTargetStreak(
                    index, target: target, earlier: routine.earlierTargets,
                    firstWeekday: journal.settings.firstWeekday))
        }
    }
}
