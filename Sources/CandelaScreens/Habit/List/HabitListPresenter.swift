public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The habits with their streaks and today's checks.
public struct HabitListPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        HabitListCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.habitListLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.habitListErrorTitle() }

    /// Habits.
    public var deletes: Intent.RecordKind? { .habit }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: HabitListOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let (clock, now) = (kit.context.clock(for: journal), kit.context.now)
        var journal = journal
        // One pass over the records instead of one for each habit.
        journal.keepHistories(now: now, clock: clock)
        let deleted = options.deletedRows
        let shown = ShownRows(
            journal.habitsNewestFirst, of: "habits", in: options.windows,
            hiding: kit.hidden(deleted), id: \.id)
        let habits = shown.rows.map { habit in
            (habit: habit, streak: journal.history(of: habit.id, now: now, clock: clock).streak)
        }
        var content = ScreenContent(
            toolbar: Toolbar(trailing: { kit.addHabit }),
            cards: [
                habits.isEmpty
                    ? Card(kit.noHabits) : Card(HabitListCard(habits, in: shown, with: kit))
            ],
            validUntil: habits.map(\.streak.validUntil).min())
        let toast = kit.toast(
            deleted, of: .habit, deleted: { kit.phrases.habitListDeleted(count: $0) },
            failed: { kit.phrases.habitListDeletedFailed(count: $0) })
        content.show(toast, with: kit)
        return content
    }
}
