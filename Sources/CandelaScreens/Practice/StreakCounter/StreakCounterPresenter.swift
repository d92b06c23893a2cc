public import CandelaRules

/// How long the current streak is.
public struct StreakCounterPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        StreakCounterCard.self, LoadingCard.self, MessageCard.self, ToastCard.self,
    ]

    /// What the app reminds of because it has the screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// A presenter.
    public init() {}

    /// What the screen is called.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.streakTitle() }

    /// What is said while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.streakLoading() }

    /// What is said when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.streakErrorTitle() }

    /// A milestone of the streak.
    public func celebrates(_ options: StreakCounterOptions) -> Celebrated? {
        .streak(habit: options.habit)
    }

    /// What the screen holds for a journal.
    public func content(
        of journal: Journal, _ options: StreakCounterOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = StreakState(
            of: try journal.habit(options), in: journal, context: kit.context)
        return ScreenContent(
            cards: [Card(StreakCounterCard(state, with: kit))],
            announcements: state.announcements(kit.phrases), validUntil: state.validUntil)
    }

}
