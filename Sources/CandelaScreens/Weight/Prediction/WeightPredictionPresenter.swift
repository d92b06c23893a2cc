public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The day the goal is reached, as a card by itself.
public struct WeightPredictionPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        PredictionCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightPredictionTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: WeightPredictionOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context, wasAtGoal: options.wasAtGoal ?? false)
        guard let goal = journal.goal else {
            return ScreenContent(
                cards: [Card(MessageCard.noGoal(kit.phrases.weightPredictionNoGoal(), with: kit))],
                validUntil: state.validUntil)
        }
        let prediction =
            state.prediction
            ?? GoalPrediction(
                nil, from: 0, to: goal.weight.value(in: state.unit), recorded: [], entries: 0,
                now: kit.context.now, clock: state.clock)
        return ScreenContent(
            cards: [Card(PredictionCard(prediction, in: state, with: kit))],
            validUntil: state.validUntil)
    }
}
