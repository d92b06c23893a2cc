import CandelaRules
import CandelaTokens

extension Presenter {
    static let habitList = Presenter(
        name: .habitList, title: { $0.habitListTitle() }, loading: { $0.habitListLoading() },
        failure: { $0.habitListErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.habitList(journal, options.deletedRows)
        })
}

extension Kit {
    /// The list of habits, or the way to the first one.
    func habitList(_ journal: Journal, _ deleted: DeletedRows? = nil) -> Screen.Content {
        let clock = context.clock(for: journal)
        let gone = hidden(deleted)
        let habits = journal.habitsNewestFirst.filter { !gone.contains($0.id) }.map { habit in
            (
                habit: habit,
                streak: Streak.daily(habit: habit.id, in: journal, now: context.now, clock: clock)
            )
        }
        let add = button(
            action("add", .add, phrases.habitListAdd()), .plain, icon: .plus, type: .headline)
        let toast = toast(
            deleted, deleted: { phrases.habitListDeleted(count: $0) },
            failed: phrases.habitListDeletedFailed())
        var content = Screen.Content(
            toolbar: Toolbar(trailing: [add]), validUntil: habits.map(\.streak.validUntil).min())
        content.show(toast, with: self)
        guard !habits.isEmpty else {
            content.cards = [Card(noHabits)]
            return content
        }
        content.cards = [Card(habitList(habits))]
        return content
    }

    private var noHabits: EmptyCard {
        empty(
            "noHabits",
            illustration: Illustration(
                icon: Icon(
                    .plusCircleFilled, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: nil, text: phrases.habitListEmpty(), button: nil)
    }
}

extension Journal {
    /// The habits that are not put away, the newest first; those of one day in the journal's order
    /// reversed, since later ones are added at its end.
    var habitsNewestFirst: [Habit] {
        habits.enumerated().filter { !$0.element.isArchived }
            .sorted { left, right in
                let (first, second) = (left.element.created, right.element.created)
                if let first, let second, first != second { return first > second }
                if (first == nil) != (second == nil) { return second == nil }
                return left.offset > right.offset
            }
            .map(\.element)
    }
}
