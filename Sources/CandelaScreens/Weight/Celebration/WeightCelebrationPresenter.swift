public import CandelaRules

/// The milestones that were reached, under the one that is celebrated now.
public struct WeightCelebrationPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        MilestoneHistoryCard.self, MilestoneCelebrationCard.self, MessageCard.self,
        LoadingCard.self, ToastCard.self,
    ]

    /// What the app reminds of because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// What the screen is called.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightCelebrationPage() }

    /// What is said while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// What is said when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// A weight milestone.
    public func celebrates(_ options: WeightCelebrationOptions) -> Celebrated? { .weightMilestone }

    /// What the screen holds for a journal.
    public func content(
        of journal: Journal, _ options: WeightCelebrationOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context)
        var content = ScreenContent(
            cards: [Card(MilestoneHistoryCard(state, options.windows, with: kit))],
            validUntil: state.validUntil)
        content.celebrate(
            MilestoneCelebrationCard(state, canShare: options.canShare ?? false, with: kit))
        return content
    }
}
