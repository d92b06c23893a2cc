import CandelaRules
import CandelaTokens

extension ScreenRecipe {
    /// The prediction by itself, in every status, the goal included.
    static let weightPrediction = ScreenRecipe(
        name: .weightPrediction, title: { $0.weightPredictionTitle() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { composer, journal, options throws(ScreenError) in
            composer.predictionScreen(journal, options)
        })

    /// The milestones that were reached, and above them the one to celebrate.
    static let weightCelebration = ScreenRecipe(
        name: .weightCelebration, title: { $0.weightCelebrationPage() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        content: { composer, journal, options throws(ScreenError) in
            composer.celebrationScreen(journal, options)
        })
}

extension Composer {
    fileprivate func predictionScreen(
        _ journal: Journal, _ options: ScreenOptions
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
            content.cards = [.prediction(self.prediction(prediction, in: outlook.unit))]
        } else {
            content.cards = [.message(noGoal)]
        }
        return content
    }

    fileprivate func celebrationScreen(
        _ journal: Journal, _ options: ScreenOptions
    ) -> Screen.Content {
        let outlook = WeightOutlook(journal, in: context)
        return Screen.Content(
            cards: [.milestoneHistory(milestoneHistory(outlook))],
            overlay: celebration(outlook, options).map { .milestoneCelebration($0) },
            announcements: dashboardAnnouncements(outlook, nil, options),
            validUntil: outlook.validUntil)
    }
}
