public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The first page of practice: streak, week and weekly progress.
public struct PracticeDashboardPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        StreakCounterCard.self, WeekStripCard.self, DayDetailCard.self,
        WeeklyProgressCard.self, LoadingCard.self, MessageCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.practiceDashboardTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.streakLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.streakErrorTitle() }

    /// A milestone of the streak.
    public func celebrates(_ options: PracticeDashboardOptions) -> Celebrated? {
        .streak(habit: options.habit)
    }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: PracticeDashboardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        return content(PracticeState(of: habit, in: journal, with: kit), options, with: kit)
    }

    /// The streak, the week with the day chosen in it, and the figures of the last seven days.
    private func content(
        _ state: PracticeState, _ options: PracticeDashboardOptions, with kit: Kit
    ) -> ScreenContent {
        let chosen = options.selectedDay.map {
            Card(DayDetailCard(PracticeSpan($0), state, isOverlay: false, with: kit))
        }
        var content = ScreenContent()
        content.cards = [
            Card(StreakCounterCard(state.streaks, with: kit)),
            Card(WeekStripCard(state, options, with: kit)), chosen,
            Card(WeeklyProgressCard(state, with: kit)),
        ].compactMap(\.self)
        content.announcements = state.streaks.announcements(kit.phrases)
        content.validUntil = state.validUntil
        return content
    }
}
