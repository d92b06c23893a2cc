import CandelaRules
import CandelaTokens

extension Presenter {
    /// The prediction by itself, in every status, the goal included.
    static let weightPrediction = Presenter(
        name: .weightPrediction, title: { $0.weightPredictionTitle() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.predictionScreen(journal, options)
        })

    /// The milestones that were reached, and above them the one to celebrate.
    static let weightCelebration = Presenter(
        name: .weightCelebration, title: { $0.weightCelebrationPage() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.celebrationScreen(journal, options)
        })
}

extension Kit {
    fileprivate func predictionScreen(
        _ journal: Journal, _ options: ScreenBag
    ) -> Screen.Content {
        let outlook = WeightOutlook(
            journal, in: context, wasAtGoal: options.wasAtGoal ?? false)
        var content = Screen.Content(validUntil: outlook.validUntil)
        if let goal = journal.goal {
            let prediction =
                outlook.prediction
                ?? GoalPrediction(
                    nil, from: 0, to: goal.weight.value(in: outlook.unit), entries: 0,
                    now: context.now, clock: outlook.clock)
            content.cards = [Card(self.prediction(prediction, in: outlook.unit))]
        } else {
            content.cards = [Card(noGoal)]
        }
        return content
    }

    fileprivate func celebrationScreen(
        _ journal: Journal, _ options: ScreenBag
    ) -> Screen.Content {
        let outlook = WeightOutlook(journal, in: context)
        return Screen.Content(
            cards: [Card(milestoneHistory(outlook))],
            overlay: celebration(outlook, options).map {
                Screen.Overlay(Card($0), scrim: .scrimMilestone)
            },
            announcements: dashboardAnnouncements(outlook, nil, options),
            validUntil: outlook.validUntil)
    }
}
