import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The list of habits with their streaks and today's checkboxes.
public struct HabitListPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.habits

    /// The visible habits with their streaks, or the empty state; valid until a streak changes.
    public func content(
        of journal: Journal, _ options: HabitListOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let (clock, now) = (kit.context.clock(for: journal), kit.context.now)
        var journal = journal
        // One pass over the records instead of one per habit.
        journal.cacheHistories(now: now, clock: clock)
        let deleted = options.deletedRows
        let shown = VisibleRows(
            journal.habitsNewestFirst, of: "habits", in: options.windows,
            hiding: kit.hidden(deleted), id: \.id)
        let habits = shown.rows.map { habit in
            let history = journal.history(of: habit.id, now: now, clock: clock)
            return HabitToday(habit, history)
        }
        var content = ScreenContent(
            toolbar: Toolbar(trailing: { kit.addHabit }),
            cards: [
                habits.isEmpty
                    ? Card(kit.noHabits)
                    : Card(HabitListCard(habits: habits, shown: shown, kit: kit))
            ],
            validUntil: habits.map(\.streak.validUntil).min())
        let toast = kit.toast(
            deleted, of: .habit, deleted: { kit.phrases.habitsDeleted($0) },
            failed: { kit.phrases.habitsNotDeleted($0) })
        content.show(toast, with: kit)
        return content
    }
}

extension Phrases {
    /// The text of the toast after a number of habits were deleted.
    func habitsDeleted(_ count: Int) -> Phrase {
        count == 1 ? habitListDeleted() : habitListDeletedSeveral(count: count)
    }

    /// The text of the toast after a number of habits could not be deleted.
    func habitsNotDeleted(_ count: Int) -> Phrase {
        count == 1 ? habitListDeletedFailed() : habitListDeletedFailedSeveral(count: count)
    }
}
