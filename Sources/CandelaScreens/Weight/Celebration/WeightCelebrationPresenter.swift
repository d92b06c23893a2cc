public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The reached milestones, below the one being celebrated.
public struct WeightCelebrationPresenter: Presenter {
    /// The types of card the screen can contain.
    public let cards: [any CardContent.Type] = [
        MilestoneHistoryCard.self, MilestoneCelebrationCard.self, MessageCard.self,
        LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightCelebrationPage() }

    /// The text shown while the data loads.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightLoading() }

    /// The text shown when the data cannot be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.weightError() }

    /// The celebrated milestones: weight milestones.
    public func milestoneToCelebrate(_ options: WeightCelebrationOptions) -> CelebratedMilestone? {
        .weightMilestone
    }

    /// The reached milestones, with an overlay for a milestone to celebrate.
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
