import CandelaElements
import CandelaKit
import CandelaRules

extension Accessibility {
    /// The accessibility of a prediction, as one combined element labelled “Goal prediction. Goal
    /// date: Saturday, March 28. In 10 days”, with the goal, the trend and the day of the last
    /// weigh-in as details.
    ///
    /// - Parameters:
    ///   - goal: The goal weight, in the displayed unit.
    ///   - language: The reader's language.
    static func goalPrediction(
        _ status: WeightFacts.Status, _ facts: WeightFacts, goal: Double, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let texts = PredictionTexts(status, facts, phrases, isSpoken: true)
        let text = texts.text
        let label =
            texts.detail.map { detail in
                phrases.weightPredictionLabel(
                    title: texts.title.spokenText, text: text.spokenText, detail: detail.spokenText)
            }
            ?? phrases.weightPredictionLabelShort(
                title: texts.title.spokenText, text: text.spokenText)
        let weight = phrases.weight(phrases.milestoneNumber(goal), in: facts.unit, .long)
        return Accessibility(
            .text, label: label.spokenWords,
            details: [
                AccessibilityDetail(phrases.weightSettingsGoal().spokenWords, weight.spokenWords),
                status.showsRate ? phrases.rateDetail(facts) : nil,
                texts.lastDay.map { phrases.lastWeighedDetail($0, facts) },
            ].compactMap(\.self), children: .combine)
    }
}

extension WeightFacts.Status {
    /// Whether the weekly rate is shown.
    var showsRate: Bool {
        switch self {
        case .atGoal, .insufficientData, .noData, .steady: false
        case .onTrack, .wrongDirection, .tooSlow: true
        }
    }
}
