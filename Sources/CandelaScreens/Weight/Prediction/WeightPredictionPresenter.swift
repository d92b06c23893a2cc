public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The predicted day of reaching the goal, as a single card.
public struct WeightPredictionPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.weightPredictionTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The prediction, or a prompt to set a goal.
    public func content(
        of journal: Journal, _ options: WeightPredictionOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let state = WeightState(journal, in: kit.context)
        guard let goal = journal.goal?.weight, let status = state.facts.status(of: journal) else {
            return ScreenContent(
                cards: [Card(MessageCard.noGoal(kit.phrases.weightPredictionNoGoal(), with: kit))],
                validUntil: state.validUntil)
        }
        return ScreenContent(
            cards: [Card(PredictionCard(status: status, goal: goal, state: state, kit: kit))],
            validUntil: state.validUntil)
    }
}
