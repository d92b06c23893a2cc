import CandelaElements
public import CandelaKit
public import CandelaRules

/// The first screen of the practice app: streak, week and weekly progress.
public struct PracticeDashboardPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.practiceDashboardTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The celebrated milestones of the streak.
    public func celebration(_ options: PracticeDashboardOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }

    /// The streak, the week with its selected day, and the figures of the last seven days.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: PracticeDashboardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        return content(PracticeState(of: habit, in: journal, with: kit), options, with: kit)
    }

    /// The streak, the week with its selected day, and the figures of the last seven days.
    private func content(
        _ state: PracticeState, _ options: PracticeDashboardOptions, with kit: Kit
    ) -> ScreenContent {
        let chosen = options.selectedDay.map {
            Card(DayDetailCard(PracticeSpan($0), state, isOverlay: false, with: kit))
        }
        var content = ScreenContent()
        content.cards = [
            Card(StreakCounterCard(state: state.streaks, kit: kit)),
            Card(WeekStripCard(state, options, with: kit)), chosen,
            Card(WeeklyProgressCard(state, with: kit)),
        ].compactMap(\.self)
        content.announcements = state.streaks.announcements(kit.phrases)
        content.validUntil = state.validUntil
        return content
    }
}
