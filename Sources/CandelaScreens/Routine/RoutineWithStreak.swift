import CandelaElements
import CandelaRules

/// A routine with a weekly target, and its streak.
struct RoutineWithStreak {
    let routine: Routine
    let streak: WeeklyTargetStreak

    /// A routine without a weekly target is due every day.
    init(_ routine: Routine, in journal: Journal, _ context: Context) {
        let (now, clock) = (context.now, context.clock(for: journal))
        let index = ActivityIndex.byRoutine(journal, now: now, clock: clock)[routine.id]
        self.init(routine, index ?? ActivityIndex(now: now, clock: clock), journal.settings)
    }

    private init(_ routine: Routine, _ index: ActivityIndex, _ settings: JournalSettings) {
        self.routine = routine
        streak = WeeklyTargetStreak(
            index, target: routine.weeklyTarget ?? 7, earlier: routine.earlierTargets,
            firstWeekday: settings.firstWeekday)
    }

    /// The journal's routines with a weekly target, in the journal's order.
    static func all(in journal: Journal, _ context: Context) -> [RoutineWithStreak] {
        let clock = context.clock(for: journal)
        let indexes = ActivityIndex.byRoutine(journal, now: context.now, clock: clock)
        return journal.routines.compactMap { routine in
            guard routine.weeklyTarget != nil, let index = indexes[routine.id] else { return nil }
            return RoutineWithStreak(routine, index, journal.settings)
        }
    }
}
