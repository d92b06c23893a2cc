import CandelaRules

extension Presenter {
    /// The prediction by itself, in every status, the goal included.
    static let weightPrediction = Presenter(
        WeightPredictionOptions.self, title: { $0.phrases.weightPredictionTitle() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        cards: [PredictionCard.self, MessageCard.self, LoadingCard.self, ToastCard.self],
        content: WeightPredictionPresenter.content)
}

enum WeightPredictionPresenter {
    static func content(
        _ kit: Kit, _ journal: Journal, _ options: WeightPredictionOptions
    ) -> Screen.Content {
        let state = WeightState(journal, in: kit.context, wasAtGoal: options.wasAtGoal ?? false)
        guard let goal = journal.goal else {
            return Screen.Content(
                cards: [Card(MessageCard.noGoal(kit.phrases.weightPredictionNoGoal(), with: kit))],
                validUntil: state.validUntil)
        }
        let prediction =
            state.prediction
            ?? GoalPrediction(
                nil, from: 0, to: goal.weight.value(in: state.unit), recorded: [], entries: 0,
                now: kit.context.now, clock: state.clock)
        return Screen.Content(
            cards: [Card(PredictionCard(prediction, in: state, with: kit))],
            validUntil: state.validUntil)
    }
}
