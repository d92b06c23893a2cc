public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The length of the current streak.
public struct StreakCounterPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.streakTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The celebrated milestones of the streak.
    public func celebration(_ options: StreakCounterOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }

    /// The streak's card, with the announcements of a milestone and of a streak at risk.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: StreakCounterOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = StreakState(
            of: try journal.habit(options), in: journal, context: kit.context)
        return ScreenContent(
            cards: [Card(StreakCounterCard(state: state, kit: kit))],
            announcements: state.announcements(kit.phrases), validUntil: state.validUntil)
    }

}
