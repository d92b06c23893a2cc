public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The milestones that were reached, under the one that is celebrated now.
public struct WeightCelebrationPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        MilestoneHistoryCard.self, MilestoneCelebrationCard.self, MessageCard.self,
        LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightCelebrationPage() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// A weight milestone.
    public func celebrates(_ options: WeightCelebrationOptions) -> Celebrated? { .weightMilestone }

    /// The content of the screen for a journal.
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
