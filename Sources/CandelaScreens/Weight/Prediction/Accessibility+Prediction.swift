public import CandelaElements
public import CandelaKit
public import CandelaRules

extension Accessibility {
    /// The accessibility of a prediction, as one combined element labelled “Goal prediction. Goal
    /// date: Saturday, October 24. In about 31 weeks”, with the goal and the trend as details.
    ///
    /// - Parameters:
    ///   - unit: The prediction's unit.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language.
    public static func goalPrediction(
        _ prediction: GoalPrediction, unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let texts = PredictionTexts(prediction, phrases)
        let text = texts.text { phrases.date($0, today: today).spoken }
        let label = phrases.weightPredictionLabel(
            title: texts.title.spokenText, text: text.spokenText, detail: texts.detail.spokenText)
        let goal = phrases.weight(phrases.milestoneNumber(prediction.goal), in: unit, .long)
        let rate = prediction.shownRate.flatMap {
            phrases.milestoneRateDetail(weekly: $0, in: unit)
        }
        return Accessibility(
            .text, label: label.said,
            details: [AccessibilityDetail(phrases.weightSettingsGoal().said, goal.said), rate]
                .compactMap(\.self), children: .combine)
    }
}
