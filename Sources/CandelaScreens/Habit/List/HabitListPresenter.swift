import CandelaRules
import CandelaTokens

extension Presenter {
    /// The habits with their streaks and today's checks.
    static let habitList = Presenter(
        HabitListOptions.self, title: { $0.phrases.habitListTitle() },
        loading: { $0.habitListLoading() },
        failure: { $0.habitListErrorTitle() },
        cards: [
            HabitListCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
            habitList(of: journal, options, with: kit)
        })

    /// The list of habits, or an invitation to add the first one.
    static func habitList(
        of journal: Journal, _ options: HabitListOptions = HabitListOptions(), with kit: Kit
    ) -> Screen.Content {
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
        let add = kit.button(
            kit.action("add", .open(.habitForm, as: .sheet), kit.phrases.habitListAdd()), .plain,
            icon: .plus, type: .headline)
        var content = Screen.Content(
            toolbar: Toolbar(trailing: [add]),
            cards: [
                habits.isEmpty
                    ? Card(noHabits(kit)) : Card(HabitListCard(habits, in: shown, with: kit))
            ],
            validUntil: habits.map(\.streak.validUntil).min())
        let toast = kit.toast(
            deleted, of: .habit, deleted: { kit.phrases.habitListDeleted(count: $0) },
            failed: { kit.phrases.habitListDeletedFailed(count: $0) })
        content.show(toast, with: kit)
        return content
    }

    private static func noHabits(_ kit: Kit) -> EmptyCard {
        EmptyCard(
            "noHabits",
            illustration: .illustration(
                icon: Icon(
                    .plusCircleFilled, color: .textSecondary,
                    size: kit.size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: nil, text: kit.phrases.habitListEmpty(), button: nil, with: kit)
    }
}
