public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The length of the current streak.
public struct StreakCounterPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        StreakCounterCard.self, LoadingCard.self, MessageCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.streakTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.streakLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.streakErrorTitle() }

    /// A milestone of the streak.
    public func celebrates(_ options: StreakCounterOptions) -> Celebrated? {
        .streak(habit: options.habit)
    }

    /// The content of the screen for a journal.
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
