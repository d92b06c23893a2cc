import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineStreaks = Presenter(
        name: .routineStreaks, title: { $0.routineStreaksTitle() },
        loading: { $0.routineStreaksLoading() }, failure: { $0.routineStreaksErrorTitle() },
        content: { kit, journal, _ throws(ScreenError) in kit.streaks(journal) })
}

/// A routine with a weekly target, and how that was met.
typealias RoutineWithStreak = (routine: Routine, streak: WeeklyTargetStreak)

extension Kit {
    /// A card per routine with a weekly target, in the journal's order.
    fileprivate func streaks(_ journal: Journal) -> Screen.Content {
        let streaks = weeklyStreaks(of: journal)
        guard !streaks.isEmpty else {
            return Screen.Content(cards: [Card(noStreaks)])
        }
        let today = context.clock(for: journal).day(of: context.now)
        return Screen.Content(
            cards: streaks.map {
                Card(routineStreak($0.routine, $0.streak, today: today))
            }, validUntil: streaks.map(\.streak.validUntil).min())
    }

    private var noStreaks: EmptyCard {
        empty(
            "noStreaks",
            illustration: Illustration(
                icon: Icon(
                    .flame, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: phrases.routineStreaksEmptyTitle(), text: phrases.routineStreaksEmptyText(),
            button: nil)
    }

    /// The routines of a journal that have a weekly target, each with its streak.
    func weeklyStreaks(of journal: Journal) -> [RoutineWithStreak] {
        let clock = context.clock(for: journal)
        return journal.routines.compactMap { routine in
            guard let target = routine.weeklyTarget else { return nil }
            let index = ActivityIndex(
                journal, routine: routine.id, now: context.now, clock: clock)
            return (routine, WeeklyTargetStreak(index, target: target))
        }
    }
}
