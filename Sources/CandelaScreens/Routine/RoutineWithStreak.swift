import CandelaElements
import CandelaRules

/// A routine with a weekly target, and its streak.
struct RoutineWithStreak {
    let routine: Routine
    let streak: WeeklyTargetStreak

    /// The journal's routines with a weekly target, in the journal's order.
    static func all(in journal: Journal, _ context: Context) -> [RoutineWithStreak] {
        let clock = context.clock(for: journal)
        return journal.routines.compactMap { routine in
            guard let target = routine.weeklyTarget else { return nil }
            let index = ActivityIndex(journal, routine: routine.id, now: context.now, clock: clock)
            return RoutineWithStreak(
                routine: routine,
                streak: WeeklyTargetStreak(
                    index, target: target, earlier: routine.earlierTargets,
                    firstWeekday: journal.settings.firstWeekday))
        }
    }
}
