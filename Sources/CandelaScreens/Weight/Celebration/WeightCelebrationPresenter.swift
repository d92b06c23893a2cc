import CandelaElements
public import CandelaKit
public import CandelaRules

/// The reached milestones, below the one being celebrated.
public struct WeightCelebrationPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightCelebrationPage() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The celebrated milestones: weight milestones.
    public func celebration(_ options: WeightCelebrationOptions) -> CelebratedMilestone? {
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
